## Befehle
command-play = spielen
about-command-play = Einen Tisch eröffnen
command-games = partien
about-command-games = Deine Partien; zuerst die, die auf dich warten
command-move = zug
about-command-move = Dein Zug am Tisch, der am längsten auf dich wartet
command-board = brett
about-command-board = Dein Brett und der Tisch
command-replay = rückblick
about-command-replay = Die Partie oder eine Runde als Animation
command-history = verlauf
about-command-history = Was geschehen ist, Schritt für Schritt
command-pace = tempo
about-command-pace = Ein anderes Tempo für diesen Tisch vorschlagen
command-verify = prüfen
about-command-verify = Prüfen, ob in dieser Partie fair gelost wird
command-help = hilfe
about-command-help = Wie man hier spielt
command-rules = regeln
about-command-rules = In den Regeln suchen
command-profile = profil
about-command-profile = Deine Partien, deine Spielstärke und Zuverlässigkeit, und die von anderen
command-stats = statistik
about-command-stats = Wie ein Spiel läuft: Punkte, Siege, Dauer, Rekorde
command-ranks = rangliste
about-command-ranks = Wer auf diesem Server vorn liegt
parameter-words = worte
about-parameter-words = Wonach du suchst
parameter-game = spiel
about-parameter-game = Welches Spiel
parameter-player = mitspieler
about-parameter-player = Wessen Brett
parameter-round = runde
about-parameter-round = Welche Runde; ohne Angabe die ganze Partie
parameter-step = schritt
about-parameter-step = Die Nummer des Schritts; ohne Angabe der letzte
parameter-file = datei
about-parameter-file = Das Protokoll einer Partie zum Ansehen; am Ende gibt es das unter „Fairer Zufall“

## Begrüßung
greeting-setup = Serverleitung: `/einrichten` legt den Ort fest.
greeting-other-game = Ein anderes Spiel
greeting-game-begins = Deine Partie **{ $game }** gegen Computerspieler hat begonnen: { $link }
greeting-game-runs = So eine Partie **{ $game }** spielst du schon: { $link }. `/spielen` eröffnet einen weiteren Tisch.
greeting-guided-runs = Du bist schon mitten in dieser geführten Partie: { $link }. Spiel unten weiter, oder beginne sie von vorn.
greeting-ask-level = **{ $game }:** Wie gut sollen die Computerspieler spielen? *Leichte* verschätzen sich oft, *mittlere* ab und zu; *schwere* machen den besten Zug, den sie finden. Ich merke mir deine Wahl; mit `/einstellungen` änderst du sie.
button-play-now = Spielen
button-guided = Geführte Partie
button-begin = Los geht’s
button-again = Noch einmal
button-begin-again = Von vorn beginnen
button-alone = Weiter
button-real-game = Richtige Partie
lesson-begins = { $lit } zeigt, was sich lohnt; alles andere geht auch.
lesson-step = Lektion { $step } von { $steps }
lesson-step-alone = Lektion { $step } (bis zum Ende der Runde)
lesson-unmarked = Nichts ist markiert, wähle, was du möchtest
lesson-over = **Das war die Einführung.** { $done } { $standing } Mit allen markierten Möglichkeiten wären es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }. { $end }
lesson-followed = **Das war die Einführung, und du bist jeder Markierung gefolgt.** { $done } { $standing } { $end }
lesson-standing = { $ahead ->
    [1] Du liegst vorn: { $mine } Punkte, { $name } hat { $theirs }.
    [-1] { $name } liegt vorn: { $theirs } Punkte, du hast { $mine }.
   *[0] Du und { $name }, ihr habt je { $mine } Punkte.
  }
table-practice = Übung
error-no-guided-game = Für dieses Spiel gibt es keine geführte Partie.
button-introductory = Kennenlernpartie
button-how-it-works = So geht’s

## Lobby
lobby-choose-seat-count = Wie viele Plätze?
lobby-seat-count = { $seats } Plätze
lobby-host = Gastgeber: { $host }
lobby-seat = { $number }. { $name }
lobby-pace-of = { $name } · meist { $time } pro Zug
lobby-pace-about = Pro Zug: von der Frage bis zur letzten Entscheidung, ohne Nächte, freie Tage und Urlaube. Zu sehen ab 20 Zügen; `/einstellungen` verbirgt es.
lobby-computer = Computerspieler
computer-of-level = Computerspieler, { $level }
level-easy = leicht
level-medium = mittel
level-hard = schwer
lobby-free = frei
lobby-options = Optionen: { $options }
lobby-option-for = { $setting } ({ $names })
lobby-order = **{ $setting }:** { $names }
lobby-order-open = **{ $setting }:** { $names }, … (zählt erst, wenn alle genannt sind)
lobby-order-next = { $setting }: Wer ist Nummer { $number }?
lobby-order-change = { $setting }: ändern
lobby-order-anew = Von vorn
lobby-option-value = { $setting } ({ $value })
lobby-option-without = { $setting } (aus)
lobby-option-with = { $setting } (an)
lobby-value = { $setting }: { $value }
lobby-value-usual = { $setting }: { $value } (üblich)
lobby-started = Die Partie läuft: siehe Thread.
lobby-started-here = Die Partie läuft: siehe unten.
lobby-practice = Übungspartie: Sie begann mitten im Spiel und zählt nirgends mit.
lobby-fair = Fairer Zufall: `{ $commitment }` · `/prüfen`
lobby-join = Mitspielen
lobby-leave = Tisch verlassen
lobby-change-options = Optionen
lobby-start = Starten
lobby-add-computer = Computerspieler +
lobby-remove-computer = Computerspieler −
computers-title = **Computerspieler an Tisch { $table }**
computers-about = Wie gut soll der nächste spielen? *Leichte* verschätzen sich oft, *mittlere* ab und zu; *schwere* machen den besten Zug, den sie finden.
computers-characters = Diese haben ihren eigenen Stil und sind etwa so stark wie *mittel*:
computers-by-chance = Zufällig
computers-full = Alle Plätze sind besetzt. Wie gut sie spielen, kannst du noch ändern.
computers-choose = Wie gut soll { $name } spielen?
lobby-hints = Tipps
lobby-about-hints = wer am Zug ist, kann sich den besten Zug zeigen lassen und, wenn es einen Unterschied gibt, was ihn besser macht als den zweitbesten; die anderen erfahren danach, welche Züge mit Tipp gespielt wurden
lobby-rated = Gewertete Partie
lobby-about-rated = das Ergebnis zählt für die Spielstärke aller, und Tipps sind aus; du kannst sie wieder einschalten
lobby-reliable = Zuverlässige Mitspieler
lobby-about-reliable = nur wer mindestens 8 der letzten 10 Partien zu Ende gespielt und bei 100 Zügen weniger als 5 Fristen verpasst hat, kann mitspielen; Neulinge dürfen, und auch alle, die du einlädst
lobby-near = Etwa so stark wie der Gastgeber
lobby-about-near = am liebsten Leute, deren Spielstärke in diesem Spiel höchstens um { $n } von deiner abweicht (am Anfang 1000); **Offene Tische** zeigt ihnen den Tisch weiter oben, mitspielen können alle
lobby-rated-note = Gewertet: Das Ergebnis zählt für die Spielstärke aller.
lobby-reliable-note = Für zuverlässige Mitspieler: mindestens 8 der letzten 10 Partien zu Ende gespielt, weniger als 5 verpasste Fristen bei 100 Zügen. Neulinge sind willkommen.
lobby-near-note = Der Gastgeber möchte am liebsten mit etwa gleich starken Leuten spielen. Mitspielen können alle.
lobby-joined = Du bist dabei: { $game }. Ich schreibe dir Direktnachrichten.
lobby-joined-no-direct-messages = Du bist dabei: { $game }. Deine Direktnachrichten sind geschlossen; du wählst mit dem Knopf **Mein Zug** im Thread.
lobby-joined-unsure = Du bist dabei: { $game }. Gerade konnte ich dir nicht schreiben; wenn du dran bist, versuche ich es noch einmal.
lobby-joined-direct-later = Du bist dabei: { $game }. Die Tischkarte schicke ich dir per Direktnachricht, sobald Discord mich lässt.
lobby-left = Du hast den Tisch verlassen.
play-which-game = Welches Spiel?
lobby-opened-there = Dein Tisch ist eröffnet: { $link }
lobby-opened-direct = Dein Tisch ist offen: siehe die Direktnachricht, die ich dir gerade geschickt habe. Wer mitspielt, bekommt auch eine.
lobby-opened-direct-later = Dein Tisch ist offen. Die Tischkarte schicke ich dir per Direktnachricht, sobald Discord mich lässt. Wer mitspielt, bekommt auch eine.
table-direct = per Direktnachricht
error-direct-closed = An diesem Tisch wird per Direktnachricht gespielt, und meine Nachrichten erreichen dich nicht. Erlaube mir Direktnachrichten und versuch es dann noch einmal.
lobby-closed = Dieser Tisch ist geschlossen.
lobby-thread = { $game } · { $names }

lobby-seat-notice = Hallo { $name }! Du sitzt an einem Tisch von **{ $game }**: { $link }
    Wenn du etwas zu wählen hast, schreibe ich dir hier.

lobby-private = Privat: Nur Eingeladene können mitspielen. Mitglieder dieses Servers können zusehen.
lobby-private-ask = Privat: Wer nicht eingeladen ist, kann den Gastgeber mit **Mitspielen** um einen Platz bitten. Mitglieder dieses Servers können zusehen.
lobby-direct = Gespielt wird per Direktnachricht. **Offene Tische** in `/partien` zeigt diesen Tisch in Direktnachrichten mit mir und überall denen, die mich für sich selbst installiert haben.
lobby-direct-private = Gespielt wird per Direktnachricht. Privat: Nur Eingeladene können mitspielen.
lobby-direct-ask = Gespielt wird per Direktnachricht. Privat: **Offene Tische** in `/partien` zeigt diesen Tisch, und andere können den Gastgeber um einen Platz bitten.
lobby-kept = freigehalten für **{ $name }** bis { $when }
lobby-asking = { $host } möchte starten. Noch keine Antwort von: { $names }. Wer nicht bis { $until } ({ $when }) auf **Ich bin da** drückt, gibt seinen Platz ab, und die Partie kann ohne ihn beginnen.
lobby-starts = **Die Partie beginnt { $when }.** Mit jeder Änderung beginnt die halbe Minute von vorn.
lobby-held = { $name } möchte warten; die Partie beginnt noch nicht.
lobby-closes = Hier hat seit einer Woche niemand etwas geändert. Der Tisch schließt { $when }, wenn ihn niemand von euch offen halten möchte.
lobby-closed-host = Der Gastgeber hat diesen Tisch geschlossen.
lobby-closed-manager = Die Serverleitung hat diesen Tisch geschlossen.
lobby-closed-idle = Dieser Tisch wurde geschlossen, weil lange niemand etwas geändert hat.
lobby-here = Ich bin da
lobby-wait = Warten
lobby-keep-open = Offen halten
lobby-guests = Einladen
lobby-close = Tisch schließen
lobby-close-sure = Diesen Tisch endgültig schließen? Alle verlieren ihren Platz, und niemand kann sich mehr dazusetzen.
lobby-close-yes = Ja, schließen
lobby-close-done = Der Tisch ist geschlossen.
lobby-wait-done = Die Partie beginnt noch nicht.
lobby-wait-done-told = Die Partie beginnt noch nicht. { $host } erfährt davon.
lobby-wait-nothing = Gerade beginnt hier keine Partie.
lobby-here-done = Danke, du behältst deinen Platz.
lobby-here-last = Danke, damit sind alle da: Die Partie beginnt { $when }.
lobby-kept-open = Der Tisch bleibt offen.
lobby-start-asked = Von jemandem am Tisch war einen Tag lang nichts zu hören. Ich frage nach; die Partie beginnt, sobald alle geantwortet haben.
guests-title = **Wer spielt mit?** · Tisch { $table }
guests-about = Wer eingeladen ist, bekommt eine Direktnachricht, und der Platz wird 48 Stunden freigehalten.
guests-none = Zurzeit ist niemand eingeladen.
guests-choose = Jemanden einladen …
guests-withdraw = Eine Einladung zurückziehen …
guests-full = Alle Plätze sind besetzt oder freigehalten.
guests-private = Nur Eingeladene
guests-may-ask = Andere dürfen um einen Platz bitten
guests-about-ask = Dieser Tisch steht unter **Offene Tische**. Andere können dich um einen Platz bitten; für die Antwort hast du 48 Stunden.
guests-no-seat = Alle Plätze an diesem Tisch sind besetzt oder freigehalten.
guests-bot = Bots kann man nicht einladen. **Computerspieler +** setzt einen Computerspieler an den Tisch.
error-private = Dieser Tisch ist privat: Du brauchst eine Einladung von { $host }.
error-seats-kept = Die freien Plätze an diesem Tisch sind für Eingeladene freigehalten.
error-already-invited = Diese Person ist schon eingeladen.
error-invited-often = Diese Person war schon { $n ->
    [1] einmal
    [2] zweimal
   *[other] { $n }-mal
  } an diesen Tisch eingeladen.
error-many-invitations = Du kannst in 24 Stunden { $n } { $n ->
    [one] Einladung
   *[other] Einladungen
  } verschicken.
error-not-manager = Das kann nur { $host } oder die Serverleitung.
invitation-lobby = { $name } lädt dich an einen Tisch von **{ $game }** ein: { $link }
    { $terms }
    Dein Platz wird bis { $until } ({ $when }) freigehalten.
invitation-direct = { $name } lädt dich an einen Tisch von **{ $game }** ein. Gespielt wird per Direktnachricht.
    { $terms }
    Dein Platz wird bis { $until } ({ $when }) freigehalten.
invitation-accept = Platz nehmen
invitation-declined = Alles klar. { $name } erfährt davon.
invitation-not-coming = An deinem Tisch { $table }, **{ $game }**, nicht dabei: { $names }. Dort ist wieder Platz: { $link }
request-asking = { $n ->
    [one] Auf deine Antwort wartet: { $names }
   *[other] Auf deine Antwort warten: { $names }
  }
request-told = { $n ->
    [one] { $names } möchte
   *[other] { $names } möchten
  } an deinem Tisch { $table }, **{ $game }**, mitspielen: { $link }
    Antworte bis { $until } ({ $when }).
request-accept = Annehmen: { $name }
request-decline = Ablehnen: { $name }
request-accepted = { $name } hat einen Platz.
request-sent = Ich habe { $host } um einen Platz für dich gebeten. Du erfährst bis { $until } ({ $when }), ob du mitspielst.
request-call = { $name }: Jemand möchte an deinem Tisch { $table }, **{ $game }**, mitspielen. Antworte bis { $until } ({ $when }): { $link }
request-show = Zeigen, wer es ist
request-over-declined = { $host } hat deine Bitte um einen Platz an Tisch { $table }, **{ $game }**, abgelehnt. `/partien` zeigt, wo Plätze frei sind.
request-over-expired = { $host } hat auf deine Bitte um einen Platz an Tisch { $table }, **{ $game }**, nicht rechtzeitig geantwortet. `/partien` zeigt, wo Plätze frei sind.
request-over-late = Tisch { $table }, **{ $game }**, hat begonnen oder wurde geschlossen, bevor { $host } auf deine Bitte um einen Platz geantwortet hat. `/partien` zeigt, wo Plätze frei sind.
error-asked-open = Du hast { $host } schon um einen Platz gebeten. Du erfährst bis { $until }, ob du mitspielst.
error-asked-declined = { $host } hat deine Bitte um einen Platz an diesem Tisch abgelehnt. Du kannst an jedem Tisch einmal darum bitten.
error-asked-expired = { $host } hat auf deine Bitte um einen Platz an diesem Tisch nicht rechtzeitig geantwortet. Du kannst an jedem Tisch einmal darum bitten.
error-many-requests = Du kannst in 24 Stunden um { $n } { $n ->
    [one] Platz
   *[other] Plätze
  } bitten.
error-many-requests-here = Hier warten schon mehrere auf die Antwort des Gastgebers. Versuch es später noch einmal.
error-asked-before = Du hast hier schon um einen Platz gebeten.
error-not-asked = Diese Bitte um einen Platz ist nicht mehr offen.
lobby-call-invited = { $name }: { $host } lädt dich an Tisch { $table }, **{ $game }**, ein. Dein Platz wird bis { $until } ({ $when }) freigehalten: { $link }
lobby-call-here = { $name }: { $host } möchte Tisch { $table }, **{ $game }**, starten. Drück bis { $until } ({ $when }) auf **Ich bin da**, sonst gibst du deinen Platz ab.
lobby-told-host = Du bist jetzt Gastgeber von Tisch { $table }, **{ $game }**, denn der bisherige hat den Tisch verlassen: { $link }
    Du bestimmst die Optionen und startest die Partie.
lobby-told-here = Bist du noch da? Antworte bis { $until } ({ $when }), sonst gibst du deinen Platz an Tisch { $table }, **{ $game }**, ab. { $link }
    { $host } möchte starten, und die Partie kann ohne dich beginnen.
lobby-told-freed = Dein Platz an Tisch { $table }, **{ $game }**, ist frei geworden, weil du nicht gesagt hast, dass du da bist: { $link }
lobby-told-silent = An deinem Tisch { $table }, **{ $game }**, kam kein **Ich bin da** von: { $names }. Dort ist wieder Platz: { $link }
lobby-told-held = { $name } möchte warten; an deinem Tisch { $table }, **{ $game }**, beginnt die Partie noch nicht: { $link }
lobby-told-too-few = An deinem Tisch { $table }, **{ $game }**, beginnt die Partie nicht: Jetzt sitzen dort zu wenige. { $link }
lobby-told-closing = An deinem Tisch { $table }, **{ $game }**, hat seit einer Woche niemand etwas geändert. Er schließt { $when }: { $link }
lobby-told-closed-host = Tisch { $table }, **{ $game }**, gibt es nicht mehr: Der Gastgeber hat ihn geschlossen.
lobby-told-closed-manager = Tisch { $table }, **{ $game }**, gibt es nicht mehr: Die Serverleitung hat ihn geschlossen.
lobby-told-closed-idle = Tisch { $table }, **{ $game }**, wurde geschlossen, weil lange niemand etwas geändert hat. `/spielen` eröffnet einen neuen.
lobby-told-closed-channel = Tisch { $table }, **{ $game }**, gibt es nicht mehr: Sein Kanal wurde gelöscht.
parameter-private = privat
about-parameter-private = Nur Eingeladene können mitspielen

## Zeit am Tisch
pace-reserve = Gemütlich
pace-brisk = Zügig
pace-h8 = 8 Stunden pro Zug
pace-h24 = 24 Stunden pro Zug
pace-h48 = 48 Stunden pro Zug
pace-d7 = 7 Tage pro Zug
pace-none = Ohne Fristen
about-pace-reserve = 5 Tage zu Beginn, mit jedem Zug 1 Tag mehr, nie mehr als 10
about-pace-brisk = 3 Tage zu Beginn, mit jedem Zug 8 Stunden mehr, nie mehr als 5 Tage
about-pace-plain = für jeden Zug gleich viel; was übrig bleibt, verfällt
about-pace-none = nach 21 Tagen ohne Zug frage ich, ob ihr weiterspielt
lobby-time = Zeit: { $terms }
term-pace = { $pace } ({ $numbers })
term-computer-moves = ist jemand zu spät, zieht ein Computerspieler
term-deleted = 30 Tage nach dem letzten Zug wird der Tisch gelöscht
term-no-vacations = Urlaub hält die Uhr nicht an
time-title = Zeit
time-about = Wie lange ihr für eure Züge habt. Deine Uhr läuft nur, solange du wach bist: nicht in deinen Ruhezeiten und nicht an deinen freien Tagen.
time-about-late = **Wenn jemand zu spät ist**, entscheiden die anderen: Sie warten, ein Computerspieler macht diesen einen Zug, oder der Platz wird jemand anderem angeboten. Du kannst den Computerspieler auch gleich ziehen lassen.
time-choose-pace = Wie viel Zeit?
time-late-ask = Zu spät: die anderen entscheiden
time-late-computer = Zu spät: ein Computerspieler zieht
time-vacations = Im Urlaub steht die Uhr
button-more = Mehr …
pace-now = Tempo an diesem Tisch: **{ $pace }** ({ $numbers }), solange du wach bist. Du kannst ein anderes vorschlagen; sind alle einverstanden, gilt es ab dem nächsten Zug.
pace-same = Dieses Tempo hat der Tisch schon.
pace-proposed = Ich frage die anderen im Thread: **{ $pace }** ({ $numbers }).
pace-proposal = { $table }: { $name } schlägt ein anderes Tempo vor: **{ $pace }** ({ $numbers }). Es gilt für alle ab ihrem nächsten Zug, sobald alle zugestimmt haben.
pace-answers = ✅ { $agreed } · noch keine Antwort von: { $asked }
pace-agreed = Neues Tempo, für alle ab ihrem nächsten Zug: **{ $pace }** ({ $numbers }).
pace-refused = Das Tempo bleibt, wie es ist. Gegen „{ $pace }“: { $names }.
pace-replaced = Hier ging es um „{ $pace }“. Inzwischen gibt es einen anderen Vorschlag.
pace-game-over = Hier wurde „{ $pace }“ vorgeschlagen. Inzwischen ist die Partie zu Ende.
pace-dormant = Hier wurde „{ $pace }“ vorgeschlagen. Inzwischen ruht der Tisch.
pace-needless = Hier wurde „{ $pace }“ vorgeschlagen. Wer das vorgeschlagen hat, spielt nicht mehr mit.
button-agree = Zustimmen
button-disagree = Lieber nicht

## Tisch
turn-prompt = **{ $phase }**: { $names }
standing-next = danach: { $name }
what-now = **Was nun?** { $parts }
what-now-behind = Nachholbedarf hast du bei „{ $part }“: bisher { $own }, { $seats ->
    [2] dein Gegner { $others }
   *[other] die anderen im Schnitt { $others }
  }.
standing-lead-own = **Du führst** mit { $margin } { $margin ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung auf { $name }, bisher vor allem durch „{ $part }“: { $first } zu { $second }.
standing-lead-other = **{ $name } führt** mit { $margin } { $margin ->
    [one] Punkt
   *[other] Punkten
  } Vorsprung auf dich, bisher vor allem durch „{ $part }“: { $first } zu { $second }.
standing-lead-level = **Gleichauf:** du und { $name }.
standing-parts = { $name } bisher: { $parts }
turn-together = **{ $phase }**: alle gleichzeitig
turn-ready = **{ $ready } von { $seats } fertig**
waits-mark = ⏳
waits-asked = gefragt { $since }
waits-until = bis { $moment } ({ $left })
waits-until-rested = bis { $moment } ({ $left }; deine Nächte zählen nicht)
waits-late = zu spät seit { $moment } ({ $left })
clock-stands = die Uhr steht
waits-ready = ✅ { $name }
waits-to-act = ⏳ { $name }
turn-again = Die Regeln wurden berichtigt: Diese Phase beginnt von vorn.
turn-thread-anew = Der Thread dieser Partie wurde gelöscht. Hier geht sie weiter.
button-move = Mein Zug
button-board = Mein Brett
button-table = Ganzer Tisch
button-large = Großes Bild
button-more-pictures = Weitere Bilder
button-words = In Worten
button-help = Hilfe
history-omitted = … und noch { $n }
history-hint = mit Tipp
scoring-title = Wertung
scoring-seat = **{ $name }: { $points }**
end-title = Die Partie ist zu Ende
end-seed = Fairer Zufall: `/prüfen` rechnet es nach. Startzahl: `{ $seed }`
end-rank = { $rank }. **{ $name }**: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
end-ties = (bei Gleichstand: { $ties })
end-winner = { $n ->
    [one] { $names } gewinnt!
   *[other] Gemeinsamer Sieg: { $names }!
  }

## Das Ende
end-agreed = Einvernehmlich beendet.
end-in-front = { $n ->
    [one] { $names } lag vorn.
   *[other] Gemeinsam vorn: { $names }.
  }
end-resigned = { $name } hat aufgegeben.
end-abandoned = Alle haben diese Partie verlassen. Niemand gewinnt.
end-managers = Die Serverleitung hat diesen Tisch geschlossen. Niemand gewinnt.
end-points = **{ $name }**: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
end-took-over = hat den Platz übernommen
end-hints = { $n } { $n ->
    [one] Tipp
   *[other] Tipps
  }
end-rating = Spielstärke { $change } → { $figure }
rating-games = { $n } von { $of } gewerteten Partien
profile-title = Profil: { $name }
profile-game = **{ $game }**: { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  }, { $won } gewonnen, höchste Punktzahl: { $best }
profile-rating = Spielstärke { $figure }
profile-all-games = **Alle Spiele**: { $figure }
profile-met = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  } mit { $name }: { $ahead }-mal davor, { $behind }-mal dahinter
profile-finished = Partien mit anderen zu Ende gespielt: { $n } von zuletzt { $begun }
profile-misses = Verpasste Fristen: { $n } (letzte Züge: { $moves })
profile-pace = Meist { $time } pro Zug, Nächte nicht gezählt
profile-choose = Ein anderes Profil ansehen
profile-own = Mein Profil
profile-choose-visible = Wer darf dein Profil sehen?
profile-for-me = Nur ich sehe es
profile-for-shared = Leute auf gemeinsamen Servern sehen es
profile-for-all = Alle sehen es
profile-picture = Plätze
profile-place-times = { place-nth }: { $n }
profile-places = { $game } – { $list }.
profile-choose-game = Punkte nach Quellen
profile-sources-title = { $game }: Punkte von { $name }
profile-sources-about = Der Schnitt aller beendeten Partien, in Klammern der von allen. Er wird kurz nach dem Ende einer Partie berechnet.
profile-sources-none = Noch gibt es nichts zu vergleichen. Der Schnitt wird kurz nach dem Ende einer Partie berechnet.
profile-sources-said = Punkte im Schnitt (der von allen): { $list }.
profile-sources-part = { $part } { $figures }
button-year = Mein Jahr
year-title = Mein Jahr { $year }
year-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  } zu Ende gespielt, { $won } gewonnen
year-about = Wenn du magst, schicke ich dir dein Jahr jeden Januar: `/einstellungen`.
year-letter-about = Das bekommst du jeden Januar, weil du es so eingestellt hast: `/einstellungen`.
year-none = In diesem Jahr keine Partie zu Ende gespielt.
year-months = Beendete Partien nach Monaten
year-by-game = Nach Spielen
year-won = { $n }, gewonnen { $won }
year-said = { $game }: { $n } zu Ende gespielt, { $won } gewonnen.
stats-title = { $game }: alle Tische
stats-title-here = { $game }: Tische dieses Servers
stats-none = Noch keine Partie zu Ende gespielt.
stats-none-here = Auf diesem Server ist noch keine Partie zu Ende gespielt.
stats-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  } zu Ende gespielt
stats-duration = Die Hälfte davon hat länger als { $time } gedauert.
stats-rounds = { $least } Runden.
stats-rounds-between = { $least } bis { $most } Runden.
stats-first = Erste Wahl „{ $choice }“: { $n }-mal, davon { $percent } % gewonnen
stats-percent = { $n } %
stats-record = Rekord: { $n } Punkte, Tisch { $table }, { $day }
stats-record-history = Tisch { $table }
stats-choose-game = Ein anderes Spiel
stats-here = Dieser Server
stats-everywhere = Alle Server
stats-picture = Statistik
stats-points = Punkte im Schnitt, nach Zahl der Mitspieler
stats-players = { $n ->
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu { $n }
  }
stats-wins = Siege nach Platz am Tisch
stats-seat = { $seat }. am Tisch
stats-sources = Punkte nach Quellen
stats-few = Ab { $n } Partien siehst du auch, welche Plätze am Tisch gewinnen und woher die Punkte kommen.
stats-said = Punkte im Schnitt: { $list }.
stats-said-points = { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  } { $n }
stats-said-wins = Siege: { $list }.
stats-said-seat = { $seat }. am Tisch { $percent } %
ranks-title = { $game }: Rangliste dieses Servers
ranks-title-quarter = { $game }: Rangliste dieses Servers, dieses Quartal
ranks-none = Noch steht hier niemand.
ranks-entry = **{ place-nth }** · { $name }: { $figure }, { $n ->
    [one] { $n } gewertete Partie
   *[other] { $n } gewertete Partien
  }
ranks-new = { $name }: { $games }
ranks-form = Letzte Plätze: { $places }
ranks-you = Du
ranks-own-unseen = Deinen Platz siehst nur du.
ranks-own-none = Du hast noch keinen Platz: Du hast hier noch keine gewertete Partie zu Ende gespielt.
ranks-own-none-quarter = Du hast dieses Quartal keinen Platz: Du hast hier seit Quartalsbeginn keine gewertete Partie zu Ende gespielt.
ranks-about = Hier steht, wer das möchte und auf diesem Server eine gewertete Partie zu Ende gespielt hat. Spielstärke, Zahl der Partien und Plätze gelten für alle Server; die neueste Partie steht vorn, „–“ heißt nicht zu Ende gespielt.
ranks-show = Mich in Ranglisten zeigen
ranks-no-server = Jeder Server hat seine eigene Rangliste: `/rangliste` zeigt sie dort. Hier bestimmst du, ob sie dich nennt.
ranks-quarter = Dieses Quartal
ranks-ever = Alle Zeiten
ranks-higher = ◀ Höher
ranks-lower = Tiefer ▶
ranks-choose-other = Meine Partien mit …
heads-title = Du und { $name }
heads-none = Ihr habt noch keine Partie zusammen zu Ende gespielt.
heads-games = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
  } zusammen: { $ahead }-mal davor, { $behind }-mal dahinter. Platz (Punkte), deine zuerst:
heads-game = { $table }, { $day }: { $place } ({ $points }) – { $others_place } ({ $others_points })
heads-latest = Das sind die letzten { $n }.
button-computer-ratings = Computerspieler
computer-ratings-title = Spielstärke der Computerspieler
computer-ratings-game = **{ $game }**: { $list }
computer-rating = { $level } { $figure }
computer-ratings-about = Sie stammt aus Partien der Stufen gegeneinander und ändert sich nie. In jedem Spiel sind „mittel“ und die Charaktere 1000, und dort beginnen alle.
end-lasted = Dauer: { $duration } ({ $began } bis { $ended }).
end-lasted-short = Dauer: { $duration } ({ $ended }).
panel-place = Du: { $place }. Platz von { $seats }, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
button-play-again = Noch einmal
button-look-back = Partie ansehen
button-analyse = Analysieren
button-boards = Bretter
button-replay = Animation
button-verify = Fairer Zufall
again-ask-level = Wie gut sollen die Computerspieler diesmal spielen?
again-as-before = Dieselben Gegner
again-opened = Ein neuer Tisch ist offen: { $card }. Für alle, die hier mitgespielt haben, bleibt 48 Stunden ein Platz frei.
again-invited = Alle, die hier mitgespielt haben, sind eingeladen; ihre Plätze bleiben 48 Stunden für sie frei.
again-joined = Du bist dabei: { $card }
again-seated = Du sitzt schon am neuen Tisch: { $card }
again-started = Die nächste Partie hat begonnen: { $card }
again-begun = Die nächste Partie hat ohne dich begonnen: { $card }
error-not-played = Du hast in dieser Partie nicht mitgespielt. `/spielen` eröffnet einen eigenen Tisch.
error-thread-locked = Der Thread dieser Partie ist gesperrt, dort kann ich nichts veröffentlichen. Die Serverleitung kann ihn entsperren.
error-no-place-again = Wo diese Partie gespielt wurde, kann ich nicht mehr schreiben. `/spielen` eröffnet woanders einen Tisch.
error-not-member = Du bist nicht mehr auf { $server }, wo diese Partie gespielt wurde.
error-not-over = Diese Partie ist noch nicht zu Ende.

## Dieser Tisch
command-table = tisch
about-command-table = Dieser Tisch: wer spielt, und was du dort tun kannst
button-this-table = Dieser Tisch
table-card = [Tischkarte]({ $link })
table-choose = Ein anderer Tisch …

## Plätze laufender Partien
seat-on-offer = { $seat } · wird angeboten
seats-about-own = Keine Zeit mehr? Biete deinen Platz an: Du spielst weiter, bis ihn jemand nimmt. Oder verlasse die Partie: Dann übernimmt sofort ein Computerspieler.
seats-about-practice = Ein Übungstisch ist nur für dich. Wenn du ihn verlässt, ist er zu Ende.
seats-about-direct = An diesem Tisch wird per Direktnachricht gespielt. Wenn du ihn verlässt, übernimmt ein Computerspieler deinen Platz.
seats-about-offered = Dein Platz wird angeboten. Du spielst weiter, bis ihn jemand nimmt.
seats-about-free = Du kannst hier einen Platz nehmen. Du siehst, was man von dort bisher sehen konnte, und deine Zeit beginnt von vorn.
seats-about-back = Ein Computerspieler spielt deinen früheren Platz. Bis ihn jemand nimmt, kannst du zurückkommen oder jemanden einladen.
seats-invited-now = Eingeladen: { $users }
seats-invite-to-own = Wer soll deinen Platz übernehmen? Die Einladung kommt als Direktnachricht und gilt 48 Stunden. Bis dahin spielst du weiter.
seats-invite-to = Wer soll den Platz von { $name } übernehmen? Die Einladung kommt als Direktnachricht und gilt 48 Stunden.
seats-choose-user = Wer?
seats-invited = { $name } ist eingeladen.
seats-left = Du hast die Partie verlassen. Ein Computerspieler hat übernommen, und der Platz wird angeboten.
seats-left-last = Du hast die Partie verlassen. Nun spielt niemand mehr mit; sie ist zu Ende.
seats-taken = { $table }: Der Platz gehört dir. Du siehst, was man von dort bisher sehen konnte.
seats-back = { $table }: Dein Platz gehört wieder dir.
seats-declined = { $table }: Du hast abgesagt. Danke für die Antwort.
button-offer-seat = Meinen Platz anbieten
button-keep-seat = Meinen Platz behalten
button-invite-to-own = Jemanden einladen
button-invite-to = Auf den Platz von { $name } einladen
button-leave-game = Verlassen
button-take-seat-of = Platz von { $name } nehmen
button-back-here = Ich bin zurück
sure-leave-game = Willst du diese Partie verlassen? Ein Computerspieler übernimmt sofort, und der Platz wird angeboten. Du siehst dann nicht mehr, was dort verdeckt liegt.
sure-leave-last = Außer dir spielt hier kein Mensch mehr. Wenn du gehst, ist die Partie zu Ende, ohne dass jemand gewinnt. Willst du sie verlassen?
button-sure-leave-game = Partie verlassen
button-resign = Aufgeben
sure-resign = Willst du aufgeben? Dann ist die Partie zu Ende, und die andere Seite gewinnt.
button-sure-resign = Partie aufgeben
seats-resigned = Du hast aufgegeben.
stop-proposal = { $table }: { $name } schlägt vor, die Partie so zu beenden, wie sie jetzt steht. Sie endet, sobald alle zugestimmt haben.
stop-proposed = Ich frage die anderen im Thread.
stop-agreed = Alle haben zugestimmt: Die Partie ist zu Ende.
stop-refused = Die Partie geht weiter. Gegen das Ende: { $names }.
stop-needless = Hier wurde vorgeschlagen, die Partie zu beenden. Wer das vorgeschlagen hat, spielt nicht mehr mit.
stop-game-over = Hier wurde vorgeschlagen, die Partie zu beenden. Inzwischen ist sie zu Ende.
stop-dormant = Hier wurde vorgeschlagen, die Partie zu beenden. Inzwischen ruht der Tisch.
stop-asked-now = Es ist vorgeschlagen, diese Partie zu beenden. Noch keine Antwort von: { $asked }
button-propose-end = Gemeinsam beenden
sure-end-game = Soll die Partie so enden, wie sie jetzt steht? Sie endet, sobald alle zugestimmt haben. Wer lange zu spät ist, wird nicht gefragt.
button-sure-end-game = Ende vorschlagen
pause-proposal = { $table }: { $name } schlägt eine Pause vor, höchstens 30 Tage lang: Alle Uhren stehen, und niemand wird erinnert. Jeder kann sie beenden. Mehr als die Hälfte muss zustimmen.
pause-agreed = Die Partie pausiert, höchstens bis { $until }: Alle Uhren stehen. Jeder kann die Pause mit `/tisch` beenden.
pause-refused = Keine Pause. Dagegen: { $names }.
pause-needless = Hier wurde eine Pause vorgeschlagen. Wer das vorgeschlagen hat, spielt nicht mehr mit.
pause-game-over = Hier wurde eine Pause vorgeschlagen. Inzwischen ist die Partie zu Ende.
pause-dormant = Hier wurde eine Pause vorgeschlagen. Inzwischen ruht der Tisch.
pause-over = { $n ->
    [0] Die Pause ist vorbei, und die Uhren laufen wieder. { $users }
   *[other] { $name } beendet die Pause, und die Uhren laufen wieder. { $users }
}
pause-asked-now = Eine Pause ist vorgeschlagen. Noch keine Antwort von: { $asked }
pause-now = ⏸️ Pause, höchstens bis { $until }. Alle Uhren stehen.
dormant-now = 💤 Der Tisch ruht seit { $since }. Alle Uhren stehen, und niemand wird erinnert. Jeder Zug weckt ihn.
idle-question = { $table }: Geht die Partie weiter? Wenn bis { $until } niemand antwortet, ruht der Tisch, bis jemand zieht: keine Uhren, keine Erinnerungen. { $users } Seit { $since } hat niemand gezogen.
idle-woken = { $table }: Die Partie geht weiter.
idle-dormant = { $table }: Seit { $since } hat niemand gezogen, und niemand hat geantwortet.
idle-game-over = { $table }: Lange hat niemand gezogen. Inzwischen ist die Partie zu Ende.
dormant-told = 💤 { $table } ruht: Seit { $since } hat niemand gezogen. Alle Uhren stehen, und niemand wird erinnert. Es geht nichts verloren: Mit diesem Knopf oder mit einem Zug weckt ihr den Tisch.
dormant-on = { $table }: { $names } hat den Tisch geweckt. Die Partie geht weiter.
dormant-woken = { $table } ist wieder wach. Die Partie geht weiter.
dormant-game-over = { $table } hat geruht. Inzwischen ist die Partie zu Ende.
button-wake = Tisch wecken
wake-done = Der Tisch ist wieder wach: { $link }. Wer am Zug ist, bekommt Bescheid.
wake-awake = Dieser Tisch ist schon wach: { $link }
error-dormant = Dieser Tisch ruht. Wecke ihn zuerst: mit einem Zug oder mit **Tisch wecken** in `/tisch`.
button-propose-pause = Pause vorschlagen
error-paused = Dieser Tisch pausiert. Niemand wird erinnert, bis es weitergeht.
error-invited-bot = Das ist ein Bot. Wähle einen Menschen.
error-invited-knows = { $name } spielt an diesem Tisch oder hat dort gespielt und kann diesen Platz nicht nehmen.
seat-changed-left = { $table }: { $former } hat die Partie verlassen. Der Computerspieler { $present } spielt weiter.
seat-changed-silent = { $table }: Für { $former } spielt jetzt der Computerspieler { $present }, wie ihr entschieden habt. { $former } kann zurückkommen, bis jemand den Platz nimmt.
seat-changed-gone = { $table }: { $former } ist nicht mehr auf diesem Server. Der Computerspieler { $present } spielt weiter.
seat-changed-taken = { $table }: { $present } spielt ab jetzt den Platz von { $former }.
seat-changed-returned = { $table }: { $present } ist zurück und spielt wieder.
seat-offer = { $table }: { $name } bietet den eigenen Platz an und spielt weiter, bis ihn jemand nimmt.
seat-offer-over = { $table }: { $name } hat den eigenen Platz angeboten. Das Angebot gilt nicht mehr.
seat-offer-anybody = Alle, die hier noch nicht gespielt haben, dürfen den Platz nehmen.
seat-offer-invited = Der Tisch ist privat: Eingeladene dürfen den Platz nehmen.
button-take-seat = Platz nehmen
button-decline = Nein, danke
seat-lost-taken = { $table }: { $name } hat deinen Platz übernommen. Danke fürs Mitspielen!
seat-lost-silent = { $table }: Deine Zeit war um, und die anderen haben deinen Platz angeboten. Ein Computerspieler spielt für dich. Du kannst zurückkommen, bis jemand den Platz nimmt.
seat-lost-gone = { $table }: Du bist nicht mehr auf dem Server, darum spielt ein Computerspieler für dich. Du kannst zurückkommen, bis jemand den Platz nimmt.
seat-lost-stand-in = { $table }: Du vertrittst hier niemanden mehr. Auf dem Platz spielt jetzt jemand anderes.
seat-declined = { $table }: { $name } nimmt den Platz nicht.
seat-invitation-own = { $table }: { $by } bietet dir den eigenen Platz an. Die Einladung endet { $until }.
seat-invitation = { $table }: { $by } lädt dich ein, den Platz von { $name } zu übernehmen. Die Einladung endet { $until }.

## Aufrufe
table-title = { $game }, Tisch { $table }
call-line = { $table }: { $what }, { $until }
call-until = bis { $moment }
call-until-there = bis { $moment } ({ $place })
call-over = { $table }: Die Partie ist zu Ende
call-late = zu spät seit { $moment }
call-no-deadline = ohne Frist

## Auf Wunsch
news-next = { $table }: Du bist als Nächstes dran, nach { $names }
news-all-ready = Alle anderen sind fertig: { $call }

## Panel
panel-choose-of = Wähle: { $options }
panel-choose-count = { $n ->
    [1] Wähle
   *[other] { $several ->
        [1] Wähle aus { $n } Möglichkeiten
       *[other] Wähle eine von { $n } Möglichkeiten
    }
}
panel-choose-row = Zeile auswählen
panel-choose-group = Gruppe auswählen
panel-choose-page = Weitere
panel-several-exactly = Wähle genau { $n } und bestätige.
panel-several-up-to = Wähle bis zu { $most }.
panel-several-between = Wähle { $least } bis { $most } und bestätige.
panel-several-either = Wähle { $least } oder { $most } und bestätige.
panel-several-picked = Ausgewählt: **{ $picked }**
panel-several-few = Wähle noch { $n }.
panel-several-many = Du kannst höchstens { $most } wählen: Nimm { $n } weg.
panel-several-copy = { $option }, { $n } von { $copies }
panel-several-confirm = Bestätigen
panel-several-clear = Auswahl leeren
panel-several-none = Nichts wählen
panel-undo = Rückgängig
panel-back = Zurück
panel-restart = Neu beginnen
panel-more = Mehr
panel-less = Weniger
panel-story = Rückblick
panel-go-on = Weiter
button-hint = Tipp
button-why = Warum hat { $name } das getan?
hint-press = Tipp: { $option }.
hint-press-then = Tipp: { $option }; dann: { $line }.
hint-better = Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } besser als die zweitbeste Wahl, **{ $option }**.
hint-better-by = Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } besser als die zweitbeste Wahl, **{ $option }**: { $reasons }.
hint-alike = Etwa so gut wie die zweitbeste Wahl, **{ $option }**.
hint-purpose = Gegenüber dem Durchschnitt der anderen Möglichkeiten: { $reasons }.
hint-purpose-alone = Was das bringt: { $reasons }.
hint-chosen = Für dich gewählt: { $line }.
why-thinking = Ich sehe mir den Zug an …
why-played = **{ $name }**: { $line }
why-worse = Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } besser wäre gewesen: **{ $option }**.
why-worse-by = Etwa { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } besser wäre gewesen: **{ $option }** ({ $reasons }).
why-public = Berechnet aus dem, was alle wissen dürfen; Verdecktes ist geraten.
why-none = Von diesem Computerspieler gibt es noch keinen Zug zu erklären.
hint-but = { $better }, aber { $worse }
hint-then-same = dann dasselbe
hint-thinking = Ich überlege mir einen Tipp …
hint-needless = Hier gibt es nichts abzuwägen, also auch keinen Tipp.
hint-failed = Das ließ sich nicht ausrechnen. Versuch es gleich noch einmal.
panel-since-last-turn = Seit deinem letzten Zug
panel-this-turn = Dieser Zug: { $story }
panel-declined = „{ $option }“
panel-own-turn = Dein letzter Zug und was seitdem geschah
panel-outdated = Der Tisch ist schon weiter. So steht es jetzt:
panel-answered = Beantwortet.
panel-playing = Am Zug: { $names }.
panel-next-here = Deine nächste Wahl erscheint hier.
panel-next-by-message = Deine nächste Wahl kommt hier als neue Nachricht.
panel-next-choice = Deine nächste Wahl: { $link }.
panel-next-message = Für deine nächste Wahl gibt es eine eigene Nachricht.
panel-not-your-turn = Du bist nicht am Zug.
panel-waiting = Am Zug: { $names } (Stand: { $time }).
panel-waiting-together = Um { $time } { $ready ->
    [one] war
   *[other] waren
  } { $ready } von { $seats } fertig.
panel-over = Die Partie ist zu Ende.
panel-forecast = { $title }, Stand jetzt: **{ $points }**
panel-forecast-price = { $title }, Stand jetzt: **{ $points }**, wenn du { $price } zahlst ({ $payment })
panel-forecast-short = { $title }, Stand jetzt: **{ $potential }**, wenn du { $potential_price } zahlst ({ $owns ->
    [0] du hast nichts davon
   *[other] du hast { $owned }
  }: höchstens **{ $points }** ohne { $unpaid })
board-forecast-price = { $title }, Stand jetzt: **{ $points }** für { $price } ({ $payment })
board-forecast-short = { $title }, Stand jetzt: **{ $potential }** für { $potential_price } ({ $owns ->
    [0] hat nichts davon
   *[other] hat { $owned }
  }: höchstens **{ $points }** ohne { $unpaid })
panel-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
panel-tips-off = Die kleinen Hinweise unter den Fragen sind ausgeschaltet; **Hilfe** schaltet sie ein.
panel-asked-again = Wenn du wieder wählen musst, bekommst du eine Direktnachricht; in { $link } öffnet **Mein Zug** dasselbe.
panel-asked-again-mention = Wenn du wieder wählen musst, wirst du in { $link } erwähnt; dort öffnet **Mein Zug** deine Auswahl.
panel-undoable = Du kannst es zurücknehmen, bis andere es sehen.
panel-reveals = endgültig: deckt etwas auf
panel-all-reveal = Was du hier auch wählst: Es wird etwas aufgedeckt, und das lässt sich nicht zurücknehmen.
panel-some-reveal = Nicht zurückzunehmen, weil etwas aufgedeckt wird: { $options }
panel-final = Was du getan hast, kannst du noch zurücknehmen, bis du auf **{ $option }** drückst.
panel-end-now = Jetzt beenden
panel-which = { $option } › { $which }
panel-which-about = { $which }; { $option }
panel-and-end-turn = { $option } und Zug beenden
panel-turn-ends = Er endet in { $seconds ->
    [60] einer Minute
   *[other] { $seconds } Sekunden
  } von selbst.{ $undoable ->
    [0] { "" }
   *[other] { " " }Bis dahin kannst du noch alles zurücknehmen.
  }
panel-choose-rest = Für mich wählen
panel-choose-rest-about = **Für mich wählen** trifft alle Entscheidungen, die hier noch anstehen{ $hint ->
    [0] { "" }
   *[other] ; das zählt als Tipp
  }.{ $told ->
    [0] { " " }Wird dabei etwas aufgedeckt, lässt es sich nicht zurücknehmen.
   *[other] { "" }
  }

## Brett
board-choose-seat = Wessen Brett?
board-points = { $rank }. { $name }: { $points }
board-more = … und mehr: **In Worten**, auf **Mein Brett**.

## Replay
replay-round = { title }: { $round }
replay-title = **{ $game }**, { $n } { $n ->
    [one] Moment
   *[other] Momente
  }
replay-progress = Bild { $done } von { $total } …
analysis-progress = Züge werden bewertet: { $done } von { $total }{ $seconds ->
    [0] { "" }
    [one] , noch etwa { $seconds } Sekunde
   *[other] , noch etwa { $seconds } Sekunden
  } …
analysis-ready = Die Analyse ist fertig: { $table }.
analysis-choose-seat = Andere Spieler

## Ehrlich gezogen
verify-title = { $game }: fairer Zufall
verify-table = Tischkarte: { $card }
verify-running = Alles, was in dieser Partie gezogen wird, folgt aus einer geheimen Zahl, der Startzahl. Sie stand fest, als der Tisch eröffnet wurde. Das ist ihr Fingerabdruck:
verify-until-end = Aus dem Fingerabdruck kann niemand die Startzahl errechnen, und keine andere Zahl hat denselben. Wenn die Partie zu Ende ist, wird die Startzahl veröffentlicht; dann zieht `/prüfen` alles noch einmal und vergleicht. Hebe den Fingerabdruck auf, wenn du ganz sicher sein willst.
verify-later = Diese Partie hatte schon begonnen, bevor Tische eine Startzahl hatten. Was bis dahin gezogen wurde, lässt sich nicht nachweisen, alles danach schon.
verify-practice = Das ist eine Übungspartie: Sie begann mit { $n } vorgegebenen Schritten und zählt nirgends mit. Was danach gezogen wird, folgt aus einer Startzahl, die im Programm steht, damit alle dasselbe erleben.
verify-no-seed = Diese Partie war zu Ende, bevor Tische eine Startzahl hatten. Was in ihr gezogen wurde, lässt sich nicht nachweisen.
verify-honest = **Es wurde immer fair gelost.** { $n ->
    [one] Die eine Ziehung wurde
    [2] Beide Ziehungen wurden
   *[other] Alle { $n } Ziehungen wurden
  } aus der vorher festgelegten Startzahl wiederholt und { $n ->
    [one] ergab
   *[other] ergaben
  } dasselbe.
verify-honest-in-part = **Was sich nachweisen lässt, war fair:** { $n } { $n ->
    [one] Ziehung wurde aus der Startzahl wiederholt und brachte dasselbe.
   *[other] Ziehungen wurden aus der Startzahl wiederholt und brachten dasselbe.
  }
verify-early = { $n } { $n ->
    [one] Ziehung fand statt
   *[other] Ziehungen fanden statt
  }, bevor dieser Tisch eine Startzahl hatte. Ob dabei fair gelost wurde, lässt sich nicht nachweisen.
verify-given = { $n } { $n ->
    [one] Ziehung gehört
   *[other] Ziehungen gehören
  } zu den Schritten, mit denen dieser Übungstisch begann.
verify-other-rules = Die Schritte { $first } bis { $last } wurden nach Regeln gespielt, die seitdem berichtigt worden sind. Ihre Ziehungen lassen sich nicht wiederholen.
verify-void = Die Schritte { $first } bis { $last } zählen nicht: Die Regeln wurden berichtigt, und die Phase begann von vorn.
verify-wrong = **{ $n } { $n ->
    [one] Ziehung war
   *[other] Ziehungen waren
  } nicht fair:** Aus der Startzahl folgt etwas anderes. Jemand hat diese Partie verändert.
verify-wrong-draw = Schritt { $n }: „{ $due }“ hätte kommen müssen, nicht „{ $piece }“.
verify-other-seed = **Die Startzahl ist nicht die, die vorher feststand.** Jemand hat diese Partie verändert.
verify-seed =
    Startzahl: `{ $seed }`
    Fingerabdruck: `{ $commitment }`
verify-log = Ist es der Fingerabdruck von der Tischkarte? Nur das zeigt, dass die Startzahl vorher feststand. Die Datei enthält die ganze Partie, auch Verdecktes und Zurückgenommenes; wie du sie selbst prüfst, steht in den Unterlagen des Programms: docs/fair-chance.md.

## Partien
games-none = Du spielst gerade nichts. `/spielen` eröffnet einen Tisch.
games-waiting = Warten auf dich
games-others = Warten auf andere
games-dormant = Ruhen
games-lobbies = Noch nicht begonnen
games-finished = Zuletzt beendet
games-seats = { $taken } von { $seats } Plätzen besetzt
games-ended = beendet { $when }
games-dormant-since = seit { $since }
games-invited = Einladungen
games-invited-until = für dich freigehalten bis { $when }
games-offered = Angebotene Plätze
games-seats-offered = { $n ->
    [one] ein Platz wird angeboten
   *[other] { $n } Plätze werden angeboten
  }
games-take-seat = Platz: Tisch { $table }
games-damaged = Dieser Tisch ist geschlossen: Was von ihm gespeichert ist, ist beschädigt.
games-removed = Ich bin nicht mehr auf diesem Server. Du kannst hier ziehen.
games-move = Mein Zug: Tisch { $table }
games-nudge = Anstupsen: Tisch { $table }
games-wake = Wecken: Tisch { $table }
games-leave = Verlassen: Tisch { $table }
games-choose = Mein Zug am Tisch …
games-look-back = Partie ansehen …
games-place = { place-nth } von { $of }

## Erinnerungen
reminder-call = Wartet auf dich: { $call }
reminder-nudge = Dein Tisch wartet: { $call }
reminder-digest = Heute: { $call }
reminder-others = Außerdem warten auf dich:
reminder-nudged = { $call } (der Tisch wartet)
reminder-more = … und { $n ->
    [one] ein weiterer
   *[other] { $n } weitere
  }: `/partien`
button-my-games = Meine Partien
button-mute = Stumm bis morgen
button-unmute = Wieder erinnern
button-table-number = Tisch { $table }
button-nudge = Anstupsen
muted-until = Keine Erinnerungen bis { $moment }. Wenn dich ein Tisch braucht, kommt seine Nachricht trotzdem, aber lautlos.
mute-ended = Du bekommst wieder Erinnerungen.
nudge-now = { $name } wird erinnert. Niemand erfährt, von wem das kommt.
nudge-later = { $name } möchte gerade nicht gestört werden und wird später erinnert.
nudge-tomorrow = { $name } ist heute schon zweimal erinnert worden. Diese Erinnerung kommt, wenn dort der nächste Tag beginnt.
nudge-told = { $name } hat erst vor Kurzem Bescheid bekommen. Ein Tisch kann jede Person einmal am Tag erinnern.
nudge-away = { $name } ist im Urlaub und wird bis dahin nicht erinnert.
nudge-nobody = Der Tisch wartet sonst auf niemanden.

## Einstellungen
command-settings = einstellungen
about-command-settings = Wann du wach bist, wie du benachrichtigt wirst, deine Sprache
parameter-city = stadt
about-parameter-city = Stellt deine Zeitzone ein: deine Stadt, dein Land oder wie spät es bei dir ist
settings-title = Einstellungen
settings-time = Deine Zeit
settings-zone-title = Deine Zeitzone
settings-calls = Benachrichtigungen
settings-language-title = Deine Sprache
settings-zone = **Zeitzone:** { $city } (dort ist es { $time })
settings-zone-guessed = **Zeitzone:** nicht eingestellt, vermutlich { $city } (dort ist es { $time })
settings-quiet-hours = **Ruhezeit:** { $from } bis { $to }
settings-no-quiet-hours = **Ruhezeit:** keine
settings-days-off = **Freie Tage:** { $days }
settings-no-days-off = **Freie Tage:** keine
settings-turn-end = **Wenn nichts mehr zu tun ist:** { $when }
settings-turn-end-minute = dein Zug endet nach einer Minute von selbst
settings-turn-end-once = dein Zug endet sofort, mit deiner letzten Wahl
settings-turn-end-press = du beendest deinen Zug selbst
settings-vacation = **Urlaub:** { $first } bis { $last }
settings-no-vacation = **Urlaub:** keiner
settings-arrive = **Ich frage dich:** { $where }
settings-direct = als Direktnachricht
settings-thread = im Thread des Tisches
settings-both = als Direktnachricht und im Thread
settings-called = **Du wirst benachrichtigt:** { $how }
settings-each = bei jeder Entscheidung, mit Erinnerungen
settings-digest = einmal am Tag um { $time }, mit einer Übersicht
settings-told = **Zusätzliche Nachrichten:** { $what }
settings-told-nothing = **Zusätzliche Nachrichten:** keine
settings-tell-next = wenn du als Nächstes dran bist
settings-tell-year = dein Jahr, jeden Januar
settings-tell-all-ready = wenn alle anderen fertig sind
settings-muted = **Stumm** bis { $until }
settings-language = **Sprache:** { $language }
settings-language-of-discord = **Sprache:** { $language }, wie in deinem Discord
language-en = Englisch
language-de = Deutsch
language-ru = Russisch
settings-level-title = Computerspieler
settings-level = **Computerspieler in Partien, die du allein beginnst:** { $level }
settings-level-not-set = ich frage dich
settings-choose-level = Wie gut sollen sie spielen?
settings-about-level = Das gilt für Partien, die du ab jetzt mit **Spielen** oder **Kennenlernpartie** beginnst. An anderen Tischen entscheidet der Gastgeber.
button-computers = Computerspieler
settings-about-time = In der Ruhezeit und an freien Tagen läuft deine Zeit nicht, und wenn ein Tisch dich braucht, kommt seine Nachricht lautlos an. Wartet er noch, wenn du aufwachst, bekommst du eine Erinnerung. Was du hier änderst, gilt ab morgen für neue Züge; deine erste Zeitzone gilt sofort.
settings-about-time-guessed = Solange deine Zeitzone nicht eingestellt ist, rate ich deine Nacht nur: In ihr läuft deine Zeit nicht, aber wenn ein Tisch dich braucht, kommt seine Nachricht mit Ton.
settings-about-pace = Bevor eine Partie beginnt, zeigt die Tischkarte, wie lange du meist für einen Zug brauchst (ab 20 Zügen). Das kannst du verbergen.
settings-about-turn-end = Kannst du nur noch deinen Zug beenden, endet er nach einer Minute von selbst (ohne andere Menschen nach 5 Sekunden); bis dahin kannst du alles zurücknehmen. Endet er sofort, ist deine letzte Wahl endgültig; ihr Knopf sagt es.
button-hide-pace = Mein Tempo verbergen
settings-is-it = **Zeigt deine Uhr die Zeit von { $city }?** Als ich das schrieb, war es dort { $there } und auf deinem Gerät { $here }.
settings-about-zone = Wähle, wie spät es bei dir ist, und dann die nächste Stadt. Oder tippe hinter `/einstellungen` eine Stadt, ein Land oder die Uhrzeit ein.
settings-about-calls = Du bekommst höchstens zwei Erinnerungen am Tag, für alle Tische zusammen. Wählst du die Übersicht, kommt sonst nichts mit Ton: Sie nennt alle Tische, die auf dich warten, die eiligsten zuerst.
settings-about-language = In dieser Sprache ist alles, was ich nur dir schreibe. Die Texte in einem Thread sind in der Sprache des Servers.
settings-as-discord = Wie in meinem Discord
settings-choose-quiet-from = Wann beginnt deine Ruhezeit?
settings-choose-quiet-to = Wann endet sie?
settings-choose-days-off = Freie Tage (höchstens { $n })
settings-choose-turn-end = Wenn nichts mehr zu tun ist: Wann endet dein Zug?
settings-choose-hour = Wie spät ist es bei dir?
settings-choose-city = Welche Stadt?
settings-choose-arrive = Wo soll ich dich fragen?
settings-choose-calls = Wie soll ich dich benachrichtigen?
settings-choose-digest-hour = Wann soll die Übersicht kommen?
settings-choose-language = Welche Sprache?
settings-always-awake = Keine Ruhezeit
settings-quiet-from = Ruhe ab { $time }
settings-quiet-to = Ruhe bis { $time }
settings-digest-at = Übersicht um { $time }
switch-on = { $setting }: an
switch-off = { $setting }: aus
button-settings = Einstellungen
button-time = Zeit
button-calls = Benachrichtigungen
button-language = Sprache
button-zone = Zeitzone
button-this-zone = Ja, die Zeit von { $city }
button-other-zone = Nein
button-zone-later = Später
zone-later = In Ordnung. Bis du deine Zeitzone mit `/einstellungen` einstellst, rate ich sie.
button-tell-next = Wenn ich als Nächstes dran bin
button-tell-year = Mein Jahr im Januar
button-tell-all-ready = Wenn alle anderen fertig sind
error-no-such-city = Einen Ort „{ $typed }“ kenne ich nicht. Versuch es mit der größten Stadt in deiner Nähe, mit deinem Land oder mit der Uhrzeit bei dir, etwa 21:45.
button-vacation = Urlaub

## Urlaub
vacation-title = Urlaub
vacation-about = Solange du im Urlaub bist, steht deine Zeit still, und deine Tische sehen, bis wann. Du hast { $days } Tage im Jahr; ein Tag zählt für jeden Urlaub, in den er fällt. Wenn du möchtest, spielt inzwischen jemand für dich.
vacation-left = { $n ->
    [0] Du hast dieses Jahr keine Tage mehr.
    [one] Du hast dieses Jahr noch einen Tag.
   *[other] Du hast dieses Jahr noch { $n } Tage.
  }
vacation-choose-begin = Wann beginnt er?
vacation-choose-end = Welcher Tag ist der letzte?
vacation-change-end = Ein anderer letzter Tag
vacation-now = jetzt
vacation-earlier-days = Frühere …
vacation-later-days = Spätere …
vacation-begins = Beginn: **{ $first }**
vacation-confirm = Urlaub ab **{ $first }** bis einschließlich **{ $last }** ({ $n ->
    [one] ein Tag
   *[other] { $n } Tage
  })
vacation-until = Du bist bis einschließlich **{ $last }** im Urlaub.
vacation-from-to = Du bist von **{ $first }** bis einschließlich **{ $last }** im Urlaub.
vacation-table = { $game }, Tisch { $table } ({ $place })
vacation-clock-stands-at = Deine Zeit steht still an diesen Tischen:
vacation-clock-runs-at = { $n ->
    [one] An diesem Tisch ist ausgemacht, dass Urlaub nicht zählt. **Deine Zeit läuft dort weiter:**
   *[other] An diesen Tischen ist ausgemacht, dass Urlaub nicht zählt. **Deine Zeit läuft dort weiter:**
  }
vacation-play-anyway = Du bist bis einschließlich { $last } im Urlaub. Spielen und den Urlaub beenden?
button-other-days = Andere Tage
button-announce = Ankündigen
button-back-now = Ich bin zurück
button-withdraw = Urlaub absagen
button-play-anyway = Urlaub beenden und spielen

## Vertretung
stand-in-about = Soll inzwischen jemand für dich spielen? Es muss jemand sein, der nicht am Tisch sitzt, oder ein Computerspieler. Die Vertretung sieht, was du siehst. In einer Direktnachricht bietet Discord nur wenige Leute an; mit `/einstellungen` auf dem Server alle.
stand-in-choose = Wer soll für dich spielen?
stand-in-asked = Ich habe { $name } gefragt. Eine Antwort gibt es noch nicht.
stand-in-accepted = { $name } spielt für dich, solange du weg bist.
stand-in-declined = { $name } kann nicht für dich spielen. Du kannst jemand anderen fragen.
stand-in-computer = Ein Computerspieler spielt für dich, solange du weg bist.
stand-in-not-at = { $n ->
    [one] Nur an diesem Tisch geht es nicht, denn dort spielt die Vertretung selbst oder hat schon für jemand anderen gespielt:
   *[other] Nur an diesen Tischen geht es nicht, denn dort spielt die Vertretung selbst oder hat schon für jemand anderen gespielt:
  }
stand-in-plays = { $name } spielt für dich (letzter Tag: { $last }). Um selbst zu spielen, drück auf **Ich bin zurück**: Das beendet deinen Urlaub.
stand-in-computer-plays = Ein Computerspieler spielt für dich (letzter Tag: { $last }). Um selbst zu spielen, drück auf **Ich bin zurück**: Das beendet deinen Urlaub.
stand-in-offer = { $name } bittet dich um Vertretung von { $first } bis einschließlich { $last }: { $tables }
    Du siehst dann, was { $name } sieht, und ich schreibe dir, wenn etwas zu wählen ist.
stand-in-later-tables = die nächsten Tische im Turnier
stand-in-refused = In Ordnung, du spielst nicht für { $name }.
stand-in-begins = Danke! Von jetzt an spielst du für { $name }. Wenn etwas zu wählen ist, schreibe ich dir.
stand-in-will-begin = Danke! Du spielst ab { $first } für { $name }. Wenn etwas zu wählen ist, schreibe ich dir.
stand-in-over = Du musst nicht mehr für { $name } spielen. Danke!
stand-in-has-accepted = { $name } spielt für dich, solange du weg bist.
stand-in-has-declined = { $name } kann nicht für dich spielen, solange du weg bist. In deinen Einstellungen unter **Urlaub** kannst du jemand anderen fragen.
button-computer-stand-in = Ein Computerspieler
button-no-stand-in = Doch niemand
button-stand-in = Ich spiele
button-do-not-stand-in = Ich kann nicht
button-give-back = Ich kann nicht mehr

## Wer weg ist
away-until = { $name } ist bis einschließlich { $last } im Urlaub.
away-from-to = { $name } ist von { $first } bis einschließlich { $last } im Urlaub.
away-clock-stands = Die Zeit steht so lange still.
away-clock-runs = An diesem Tisch läuft die Zeit weiter.
away-plays = Inzwischen spielt { $name }.
away-computer-plays = Inzwischen spielt ein Computerspieler.
away-plays-now = { $stand_in } spielt jetzt für { $name }.
away-computer-plays-now = Ein Computerspieler spielt jetzt für { $name }.
away-nobody-plays = Niemand spielt mehr für { $name }.
away-back = { $name } ist zurück.
away-withdrawn = { $name } geht doch nicht in den Urlaub.
away-asks = { $asked }: { $name } bittet dich um Vertretung.
away-has-played = { $stand_in } hat für { $name } gespielt.
away-computer-has-played = Ein Computerspieler hat für { $name } gespielt.
waits-away = im Urlaub bis einschließlich { $last }
waits-stand-in = inzwischen spielt { $name }
waits-computer-plays = inzwischen spielt ein Computerspieler
panel-yours-again = Du spielst wieder selbst. Wenn etwas zu wählen ist, gibt es eine neuere Nachricht.
panel-passed-on = Hier spielst du nicht mehr.
panel-stand-in = Du spielst für { $name } (letzter Tag: { $last }).
games-stand-in = Du spielst für { $name }.
panel-on-vacation = Du bist bis einschließlich { $last } im Urlaub. Was du hier wählst, beendet ihn.

## Zeitpunkte
moment-today = heute, { $time }
moment-yesterday = gestern, { $time }
moment-weekday = { $weekday }, { $time }
moment-date = { $date }, { $time }

## Hilfe
guide-round = Das Spiel in sechs Zeilen
guide-short = **Wie man hier spielt**
    - Wenn du wählen musst, bekommst du eine Direktnachricht mit allem, was du brauchst. **Mein Zug** im Thread des Tisches öffnet dasselbe nur für dich.
    - **Hilfe** unter deiner Auswahl erklärt dir, was du gefragt wirst.
    - Niemand sieht, was du wählst, bevor dein Zug vorbei ist. Bis dahin nimmt **Rückgängig** eine Wahl zurück und **Neu beginnen** (unter **Mehr**) alle, solange nichts Verdecktes aufgedeckt wurde.
    - `/spielen` eröffnet einen Tisch, `/partien` zeigt deine. In `/einstellungen` sagst du, wann du schläfst: Dann läuft deine Zeit nicht, und nichts ist zu hören.
guide-here = Spielen auf Discord
guide-here-tables = **Tische:** Mit `/spielen` eröffnest du einen Tisch in einem Kanal. Andere setzen sich dazu, du startest, und die Partie bekommt ihren eigenen Thread. Die Serverleitung legt mit `/einrichten` fest, wo und von wem Tische eröffnet werden.
guide-here-computers = **Computerspieler:** Vor dem Start setzt der Gastgeber sie mit **Computerspieler +** an den Tisch, in drei Stufen: leicht, mittel, schwer. Für alle, die aufhören oder weg sind, spielt ein mittlerer.
guide-here-turn = **Dein Zug:** Wenn du etwas zu wählen hast, bekommst du eine Direktnachricht mit allem, was du brauchst. Sind deine Direktnachrichten geschlossen, wirst du im Thread gerufen, und **Mein Zug** öffnet dasselbe nur für dich. Kannst du nur noch deinen Zug beenden, endet er nach einer Minute von selbst; mit `/einstellungen` änderst du das.
guide-here-secrecy = **Geheim:** Niemand sieht, was du wählst, bevor dein Zug vorbei ist, außer dem, was die Regeln aufdecken. Solange es niemand gesehen hat und nichts Verdecktes aufgedeckt wurde, nimmt **Rückgängig** eine Wahl zurück und **Neu beginnen** (unter **Mehr**) alle.
guide-here-boards = **Bretter:** Hinter **Mein Brett** siehst du, woher die Punkte aller kommen und was vor dir liegt; dort kannst du dir auch die Bretter der anderen ansehen.
guide-here-pictures = **Bilder:** Was du wählen kannst, hat einen hellen Rahmen, was du gewählt hast, einen goldenen Haken; hell gefüllt ist, wohin es kommen könnte. Was andere seit deinem letzten Zug getan haben, ist in ihrer Farbe umrandet und der Reihe nach nummeriert; das letzte Teil steht zwischen dunklen Eckwinkeln.
guide-here-help = **Hilfe:** Unter deiner Auswahl erklärt sie, was du gefragt wirst, und **Warum nicht …?**, warum etwas nicht zur Wahl steht; im Thread öffnet sie diese Übersicht. Bis du eine Partie zu Ende gespielt hast, sagt eine kleine Zeile unter jeder Frage, warum sie wichtig ist; ein Knopf unter der Hilfe schaltet diese Hinweise aus und ein.
guide-here-hint = **Tipp:** Hinter **Mehr**, wenn du etwas zu wählen hast. Er zeigt, was du aus dem Rest deines Zugs am besten machst, soweit du es wissen kannst, und vergleicht es mit dem Zweitbesten: ★ steht vor dem, was du zuerst drückst. Die anderen erfahren davon, sobald sie deinen Zug sehen, und das Ergebnis nennt, wie viele Tipps es waren; in den Optionen eines Tisches lassen sich Tipps ausschalten.
guide-here-chance = **Zufall:** Alles, was gezogen wird, folgt aus einer geheimen Zahl, die feststeht, sobald der Tisch eröffnet ist. Ihr Fingerabdruck steht auf der Tischkarte. Zurücknehmen, warten oder doppelt drücken ändert nichts daran, was kommt. Wenn die Partie zu Ende ist, zeigt `/prüfen`, dass immer fair gelost wurde.
guide-here-time = **Zeit:** Wie viel Zeit ihr habt, steht auf der Tischkarte. Deine Zeit läuft nur, während du wach bist. `/tempo` schlägt dem Tisch ein anderes Tempo vor. In `/einstellungen` stellst du Zeitzone, Ruhezeit und freie Tage ein, ob du bei jeder Entscheidung benachrichtigt wirst oder mit einer Übersicht am Tag, wo ich dich frage, und deine Sprache. Dort kündigst du auch Urlaub an: Dann steht deine Zeit still, und wenn du möchtest, spielt inzwischen jemand für dich.
guide-here-leaving = **Aufhören:** Mit `/tisch` im Thread bietest du deinen Platz an und spielst weiter, bis ihn jemand nimmt. Oder du verlässt die Partie sofort: Dann übernimmt ein Computerspieler. Kommst du zurück, spielst du mit der Zeit weiter, die du noch hattest, und was vorher gewählt wurde, bleibt. Angebotene Plätze stehen in `/partien`.
guide-here-commands = **Befehle:** `/partien` zeigt, was auf dich wartet und auf wen du wartest, `/tisch`, was du an einem Tisch tun kannst, `/zug` öffnet die Partie, die am längsten wartet, `/brett` zeigt dein Brett, `/verlauf` die Partie Schritt für Schritt, `/rückblick` die Partie als Animation, `/prüfen`, ob fair gelost wurde, `/einstellungen` deine Einstellungen, `/regeln` sucht in den Regeln, `/hilfe` zeigt diese Hilfe. Wer mich für sich selbst installiert, kann `/partien`, `/zug`, `/tisch`, `/verlauf` und `/einstellungen` überall auf Discord benutzen.
guide-overview = Übersicht
button-symbols = Symbole
guide-symbols = Symbole
guide-symbols-about = Was die Symbole bedeuten, geordnet nach den Kapiteln der Regeln.
guide-pages = Regeln nach Kapiteln
guide-this-table = **Optionen an diesem Tisch:** { $options }
guide-games = Ein anderes Spiel
tips-on = Hinweise sind eingeschaltet: Eine kleine Zeile unter jeder Frage sagt, warum sie wichtig ist.
tips-off = Hinweise sind ausgeschaltet.
help-back = Zurück zum Spiel
button-why-not = Warum nicht …?
why-not-nothing = Du kannst alles wählen, was es gibt.
why-not-all = Was noch fehlt; zuerst, wo es am wenigsten ist
why-not-help = Hilfe
rules-title = Regeln: { $game }
rules-found = { $n ->
    [one] Zu „{ $wanted }“: { $n } Absatz.
   *[other] Zu „{ $wanted }“: { $n } Absätze, die passendsten zuerst.
  }
rules-found-nothing = In den Regeln steht nichts zu „{ $wanted }“.
rules-read = Regel lesen
button-hide-tips = Hinweise ausschalten
button-show-tips = Hinweise einschalten

## Was nicht geht
error-not-your-seat = Das ist nicht dein Platz.
error-before-you = Das wurde gewählt, bevor du den Platz übernommen hast oder auf ihn zurückgekehrt bist, und lässt sich nicht zurücknehmen.
error-not-your-table = An diesem Tisch spielst du nicht mit.
error-no-table = Hier ist kein Tisch. Nimm den Thread einer Partie oder `/partien`.
error-nothing-waits = Kein Tisch wartet auf dich.
error-full = Dieser Tisch ist voll: Alle Plätze sind besetzt oder für Eingeladene freigehalten.
error-profile-hidden = { $name } zeigt dir dieses Profil nicht.
error-profile-bot = Bots haben kein Profil.
error-reliable = Dieser Tisch ist für zuverlässige Mitspieler.
error-reliable-games = Von deinen letzten { $begun } Partien hast du { $finished } zu Ende gespielt; nötig sind 8 von 10.
error-reliable-misses = Bei deinen letzten { $moves } Zügen hast du { $n ->
    [one] { $n } Frist
   *[other] { $n } Fristen
  } verpasst; es müssen weniger als 5 von 100 sein.
error-reliable-recovers = Jede Partie, die du zu Ende spielst, und jeder Zug in der Zeit hilft.
error-already-seated = Du sitzt schon an diesem Tisch.
error-not-seated = Du sitzt nicht an diesem Tisch.
error-not-host = Das kann nur { $host }.
error-outdated = Das hat sich inzwischen geändert. Bitte sieh noch einmal nach.
error-too-few = Es { $n ->
    [one] muss mindestens ein Platz
   *[other] müssen mindestens { $n } Plätze
  } besetzt sein.
error-too-many = Hier { $n ->
    [one] sitzt schon eine Person
   *[other] sitzen schon { $n }
  }.
error-started = Diese Partie hat schon begonnen.
error-not-started = Diese Partie hat noch nicht begonnen.
error-no-seat = Dort sitzt niemand.
error-no-replay = Von diesem Spiel gibt es keine Bilder, also auch keine Animation.
error-no-round = Von dieser Runde gibt es noch nichts zu zeigen.
error-large-replay = Diese Animation passt nicht in { $size } MB. Versuch es mit einer einzelnen Runde.
error-no-such-table = Diesen Tisch gibt es nicht mehr.
error-damaged = Dieser Tisch ist geschlossen: Was von dieser Partie gespeichert ist, ist beschädigt. Die Betreiber des Bots können sehen, warum. Deine anderen Tische laufen weiter.
error-no-such-control = Dieser Knopf ist aus einer anderen Version des Bots und bewirkt nichts mehr. `/partien` zeigt deine Tische.
error-no-computer = Hier sitzt kein Computerspieler.
error-missing-permissions = Mir fehlen hier Berechtigungen: { $permissions }
error-missing-permissions-there = Mir fehlen in { $channel } Berechtigungen: { $permissions }
error-no-channel = Ein Tisch braucht einen Textkanal auf einem Server.
error-tables-channel-gone = Der Kanal für Tische wurde gelöscht. Die Serverleitung kann mit `/einrichten` einen anderen wählen.
error-tables-channel-hidden = Tische werden in einem Kanal eröffnet, den du nicht siehst.
error-forum-tag = In { $channel } muss jeder Beitrag getaggt sein, und meine Tags fehlen. Die Serverleitung kann sie mit `/einrichten` erstellen.
error-managers-open = Auf diesem Server darf nur die Serverleitung Tische eröffnen. Du kannst dich an jeden offenen Tisch setzen.
error-role-opens = Auf diesem Server eröffnet { $role } die Tische. Du kannst dich an jeden offenen Tisch setzen.
error-setup-managers = Das kann nur die Serverleitung.
error-busy = Ich kann gerade nichts speichern. Es hat sich nichts geändert; versuch es bitte in einer Minute noch einmal.
error-outcome-unknown = Die Verbindung zu meiner Datenbank ist abgebrochen, als ich das gerade gespeichert habe: Es zählt vielleicht schon. Sieh bitte in einer Minute nach, bevor du es wiederholst.
error-discord-busy = Discord nimmt gerade keine weiteren Nachrichten von mir an. Was du gedrückt hast, zählt vielleicht schon: Drück in ein paar Sekunden noch einmal, um zu sehen, wie es steht.
error-stopping = Ich werde gerade neu gestartet. Versuch es bitte in einer Minute noch einmal; es geht nichts verloren.
error-too-fast = Das war mir zu schnell: Nicht alles, was du gedrückt hast, hat gezählt. Warte bitte ein paar Sekunden.
error-server-busy = Hier warten gerade zu viele Eingaben, deshalb hat diese nicht gezählt. Versuch es bitte in einer halben Minute noch einmal.
limit-used-up = { $scope ->
    [person] Mehr kann eine einzelne Person an einem Tag nicht nutzen
   *[server] Mehr kann ein einzelner Server an einem Tag nicht nutzen
} ({ $kind ->
    [presses] { $n } Eingaben
    [completions] { $n } Vorschläge
    [tables] { $n } neue Tische
    [pictures] { $n } Bilder
    [replays] { $n } Animationen
    [hints] { $n } Tipps
    [analyses] { $n } Analysen
    [pages] { $n } Spielseiten
    [uploads] { $n } hochgeladene Protokolle
    [reports] { $n } Meldungen
    [posts] { $n } gepostete Schritte
   *[searches] { $n } Suchen
}). Weiter geht es { $again }.
error-no-such-command = Dieser Befehl hat sich geändert. Wähle ihn bitte noch einmal aus der Liste; hilft das nicht, starte Discord neu.
error-many-lobbies-of-user = Du hast { $n ->
    [one] einen Tisch eröffnet, der noch nicht begonnen hat. Starte oder verlasse ihn
   *[other] { $n } Tische eröffnet, die noch nicht begonnen haben. Starte oder verlasse einen davon
  }, dann kannst du den nächsten eröffnen.
error-many-tables = Du spielst an { $n ->
    [one] einem Tisch
   *[other] { $n } Tischen
  } mit anderen, mehr geht im Moment nicht. Jede Partie, die du zu Ende spielst, erlaubt einen Tisch mehr. Private Tische zählen nicht.
error-many-lobbies-on-server = { $n ->
    [one] Auf diesem Server ist ein Tisch offen, der noch nicht begonnen hat. Startet ihn bitte erst oder verlasst ihn.
   *[other] Auf diesem Server sind { $n } Tische offen, die noch nicht begonnen haben. Startet bitte erst einige davon oder verlasst sie.
  }
error-replay-running = Deine letzte Animation wird noch erstellt. Warte bitte, bis sie da ist.
error-no-page = Von diesem Spiel gibt es keine Bilder, deshalb lässt sich die Partie nicht als Datei speichern.
error-page-running = Deine letzte Datei entsteht noch. Warte bitte, bis sie da ist.
error-many-pages = Gerade warten viele auf eine Datei. Versuch es bitte in ein paar Minuten noch einmal.
error-large-page = Diese Partie passt nicht in eine Datei von { $size } MB.
error-unexpected = Bei mir ist etwas schiefgegangen. Es ist nichts verloren; versuch es bitte noch einmal.
error-written = Das hast du geschrieben:
error-long-note = Deine Notiz hat { $n } Zeichen, höchstens { $most } passen. Es hat sich nichts geändert.
permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
error-not-away = Das ist nicht mehr nötig: Der Urlaub ist vorbei, oder jemand anderes wurde gefragt.
error-seat-not-free = Dieser Platz ist nicht frei: Er wird nicht angeboten, oder jemand hat ihn gerade genommen.
error-knows-another-seat = Du spielst in dieser Partie einen anderen Platz oder hast ihn gespielt. Du weißt, was dort verdeckt lag, und kannst diesen hier nicht nehmen.
error-not-invited = Diese Einladung ist nicht mehr offen.
error-already-away = Du hast schon einen Urlaub angekündigt.
error-no-such-days = An diesen Tagen geht der Urlaub nicht. Wähle bitte noch einmal.
error-stand-in-nobody = Diese Person kann nicht für dich spielen. Wähle jemand anderen.
error-stand-in-sits = { $name } kann nicht für dich spielen: { $name } sitzt an all diesen Tischen selbst oder hat dort schon für jemand anderen gespielt.

## Hinweise
notice-no-permission = In { $channel } (**{ $server }**) fehlt mir: **{ $permissions }**. Die Partien dort gehen per Direktnachricht weiter. Die Serverleitung kann das ändern: Kanaleinstellungen → Berechtigungen.
notice-removed = { $tables }: Ich bin nicht mehr auf dem Server.
    { $n ->
        [one] Die Partie geht
       *[other] Die Partien gehen
    } ohne die Threads dort weiter: Was du gefragt wirst, kommt hierher, und `/partien` öffnet jederzeit deine Züge.
notice-removed-lobbies = { $tables }: Ich bin nicht mehr auf dem Server.
    { $n ->
        [one] Die Partie beginnt
       *[other] Die Partien beginnen
    } erst, wenn ich zurück bin. Über `/partien` kannst du den Tisch verlassen.
notice-removed-invite = Was zu tun ist: Bitte die Serverleitung, mich wieder einzuladen. Dann geht auch dort alles weiter.
notice-server-closed = Die Betreiber haben mich für diesen Server gesperrt.
place-choose = { $table }: Der Kanal wurde gelöscht.
    Die Partie geht per Direktnachricht weiter. Wähle, in welchen Kanal sie umzieht: Dort bekommt sie einen neuen Thread, und alle erfahren es.
place-none = { $table }: Der Kanal wurde gelöscht.
    Die Partie geht per Direktnachricht weiter. Ich finde keinen anderen Kanal, den du siehst und in dem ich alles Nötige darf; `/einrichten` zeigt der Serverleitung, was fehlt. Sieh dann hier noch einmal nach.
place-choose-result = { $table }: Der Kanal wurde gelöscht, bevor das Ergebnis dort stand.
    Wähle den Kanal, in dem es alle sehen sollen.
place-none-result = { $table }: Der Kanal wurde gelöscht, bevor das Ergebnis dort stand.
    Ich finde keinen anderen Kanal, den du siehst und in dem ich alles Nötige darf; `/einrichten` zeigt der Serverleitung, was fehlt. Sieh dann hier noch einmal nach.
place-moved-result = Das Ergebnis von { $table } steht in { $channel }.
place-gone-result = Der Kanal dieses Tisches wurde gelöscht, bevor das Ergebnis dort stand. Der Gastgeber oder die Serverleitung kann einen anderen wählen.
place-gone-yours-result = Der Kanal dieses Tisches wurde gelöscht, bevor das Ergebnis dort stand. Du kannst einen anderen wählen.
place-select = Wo geht es weiter?
place-here = { $table }: Der Kanal wurde gelöscht, die Partie geht hier weiter.
    { $users }
place-moved = { $table } geht in { $channel } weiter.
place-gone = Der Kanal dieses Tisches wurde gelöscht. Der Gastgeber oder die Serverleitung kann einen anderen wählen; bis dahin geht die Partie per Direktnachricht weiter.
place-gone-yours = Der Kanal dieses Tisches wurde gelöscht. Du kannst wählen, wo es weitergeht.
button-look-again = Noch einmal nachsehen
button-other-channel = Kanal wählen
error-place-unfit = { $channel } eignet sich nicht für den Tisch: Mir fehlen dort Berechtigungen, oder du siehst ihn nicht. Wähle einen anderen Kanal.
error-place-host = Das entscheidet der Gastgeber oder die Serverleitung.
error-server-gone = Ich bin gerade nicht auf dem Server dieses Tisches.
error-not-under-way = Diese Partie läuft nicht.
notice-lobby-gone = Der Kanal mit deinem Tisch **{ $game }** wurde gelöscht; der Tisch ist damit geschlossen.
    Was zu tun ist: Eröffne mit `/spielen` einen neuen in einem anderen Kanal.
notice-thread-locked = Der Thread { $thread } auf **{ $server }** ist gesperrt; die Partie **{ $game }** geht per Direktnachricht weiter. Die Serverleitung kann ihn entsperren.
notice-forum-tags = { $table }: In { $channel } auf **{ $server }** muss jeder Beitrag getaggt sein, und ich darf keine Tags vergeben. Bis die Serverleitung das mit `/einrichten` klärt, geht die Partie per Direktnachricht weiter.
notice-forum-tags-lobby = { $table }: In { $channel } auf **{ $server }** muss jeder Beitrag getaggt sein, und ich darf keine Tags vergeben. Der Tisch bekommt seinen Beitrag, sobald die Serverleitung das mit `/einrichten` klärt.
notice-blocked-server = { $table }: Die automatische Moderation von **{ $server }** lässt nicht durch, was ich in { $channel } schreibe. Vielleicht liegt es an einem Wort in einem Namen.
    Was zu tun ist: Bitte die Serverleitung, meine Rolle von der Regel auszunehmen, in den Servereinstellungen unter „AutoMod“. Oder bitte die Person, an deren Namen es liegt, sich auf diesem Server anders zu nennen.
notice-blocked-discord = { $table }: Ein Filter von Discord lässt nicht durch, was ich in { $channel } auf **{ $server }** schreibe. Vielleicht liegt es an einem Wort in einem Namen.
    Was zu tun ist: Bitte die Person, an deren Namen es liegt, sich auf diesem Server anders zu nennen.
notice-refused = { $table }: Discord lässt mich in { $channel } auf **{ $server }** nicht schreiben. { $reason }
refused-members = Der Thread hat so viele Mitglieder, wie Discord erlaubt.
    Was zu tun ist: Bitte die Serverleitung, Leute aus dem Thread zu entfernen, die nicht mitspielen.
refused-channel = In einem Kanal dieser Art geht das nicht.
    Was zu tun ist: Bitte die Serverleitung, ihn wieder zu einem Textkanal zu machen.
refused-location = Der Server ist dort, wo ich laufe, nicht verfügbar.
    Was zu tun ist: Eröffne den nächsten Tisch auf einem anderen Server.
refused-boosts = Dafür braucht der Server mehr Boosts.
    Was zu tun ist: Frag die Serverleitung danach.
refused-history = Ich darf dort den Nachrichtenverlauf nicht sehen.
    Was zu tun ist: Bitte die Serverleitung, mir die Berechtigung „Nachrichtenverlauf anzeigen“ zu geben, in den Einstellungen des Kanals unter „Berechtigungen“.
refused-files = Discord hat eingeschränkt, was auf dem Server veröffentlicht werden kann.
    Was zu tun ist: Frag die Serverleitung, ob Discord ihr etwas mitgeteilt hat.
notice-refused-goes-on = Bis dahin spielt weiter, wen ich per Direktnachricht erreiche; für alle anderen steht die Uhr. Ich versuche es jede Stunde noch einmal.
notice-refused-lobby = Ich versuche es jede Stunde noch einmal.
notice-too-many-threads = Auf **{ $server }** sind so viele Threads offen, wie Discord erlaubt. Bis die Serverleitung einige schließt, geht eine Partie **{ $game }** per Direktnachricht weiter.
notice-too-many-threads-lobby = Auf **{ $server }** sind so viele Threads offen, wie Discord erlaubt. Ein Tisch für **{ $game }** bekommt seinen Beitrag, sobald die Serverleitung einige schließt.

## Wenn jemand zu spät ist
late-question = { $table }: { $name } { $n ->
    [one] ist
   *[other] sind
  } zu spät. Was nun?
late-question-long = { $table }: { $name } { $n ->
    [one] hat
   *[other] haben
  } seit 21 Tagen nicht gezogen. Was nun?
late-about = Mehr als die Hälfte der Gefragten entscheidet; bis dahin { $n ->
    [one] kann { $name } noch ziehen. Bietet ihr den Platz an, spielt dort ein Computerspieler, bis ihn jemand nimmt oder { $name } zurückkommt.
   *[other] können { $name } noch ziehen. Bietet ihr die Plätze an, spielen dort Computerspieler, bis sie jemand nimmt oder { $name } zurückkommen.
  }
late-said-wait = Weiter warten: { $names }
late-said-computer = Ein Computerspieler zieht: { $names }
late-said-offer = Platz anbieten: { $names }
button-late-wait = Weiter warten ({ $n })
button-late-computer = Computerspieler zieht ({ $n })
button-late-offer = Platz anbieten ({ $n })
late-wait = { $name } ist zu spät: Der Tisch wartet weiter.
late-computer = { $name } ist zu spät: Dieses Mal zieht ein Computerspieler, so habt ihr entschieden.
late-offer = { $name } war zu spät: Der Platz wird angeboten, so habt ihr entschieden.
late-automatic = { $table }: Die Zeit von { $name } ist um. Dieses Mal zieht ein Computerspieler, wie in der Lobby vereinbart.
late-moved = Ein Computerspieler hat für { $name } gezogen.
late-sleeps = { $name } ist zu spät, und inzwischen sind es alle: Der Tisch wartet, bis jemand zieht.
late-void = { $name } war zu spät und ist wieder da: Es gibt nichts mehr zu entscheiden.
late-needless = { $name } war zu spät: Es gibt nichts mehr zu entscheiden.
late-dormant = { $name } war zu spät. Inzwischen ruht der Tisch.
late-settled = Diese Frage ist erledigt.
late-yourself = Du bist selbst zu spät. Zieh einfach: Damit ist es erledigt.
asleep-late = { $table }: Alle sind zu spät, darum wartet der Tisch, bis jemand zieht.
asleep-late-about = Es geht weiter, sobald jemand von euch zieht.
asleep-still = { $table }: Seit 21 Tagen hat niemand gezogen. Geht die Partie weiter?
asleep-still-about = Ein Druck auf den Knopf genügt, ein Zug auch.
asleep-goes-on = { $table }: Die Partie geht weiter, sagt { $names }.
asleep-dormant = { $table }: Niemand hat gezogen, und inzwischen ruht der Tisch.
button-go-on = Es geht weiter
missed-line = Deine Zeit ist um. { $call }
missed-asked = Die anderen werden gefragt, ob sie weiter warten. Du kannst noch ziehen: Dann hat es sich erledigt.
missed-computer = Dieses Mal zieht ein Computerspieler für dich, wie am Tisch vereinbart.
missed-waits = Die anderen warten auf dich. Du kannst noch ziehen.
missed-asleep = Alle an diesem Tisch sind zu spät. Er wartet, bis jemand von euch zieht.
missed-others = Auch hier ist deine Zeit um:
missed-other-asked = { $call } (die anderen werden gefragt)
missed-other-computer = { $call } (dieses Mal zieht ein Computerspieler)
missed-other-waits = { $call } (der Tisch wartet weiter)
missed-other-asleep = { $call } (der Tisch wartet, bis jemand zieht)
missed-first = Das kann passieren: Das erste Mal zählt nicht.
missed-again = Seit dem ersten Mal, das nicht zählt, ist es dir an { $n ->
        [one] einem weiteren Tag
       *[other] { $n } weiteren Tagen
    } passiert. Wenn dir Zeit fehlt: Mit `/einstellungen` nimmst du Urlaub, mit `/tempo` schlägst du ein ruhigeres Tempo vor.

## Offene Tische
open-table = { $role } **{ $game }**: { $host } hat einen Tisch eröffnet. { $free ->
    [one] Ein Platz ist frei
   *[other] { $free } Plätze sind frei
    }: { $link }
open-table-begun = **{ $game }**: Am Tisch, den { $host } eröffnet hat, wird jetzt gespielt: { $link }
open-table-closed = **{ $game }**: Der Tisch, den { $host } eröffnet hat, wurde geschlossen.
open-table-private = **{ $game }**: Am Tisch von { $host } spielen jetzt nur Eingeladene.
forum-tag-open = Offen
forum-tag-running = Läuft
forum-tag-finished = Beendet
forum-tags-reason = Tags für die Tische

## Einrichten
command-setup = einrichten
about-command-setup = Für die Serverleitung: wo und wer Tische eröffnet, Tempo, Sprache, meine Berechtigungen
setup-title = Einrichtung von { $server }
setup-anywhere = **Tische:** in dem Kanal, in dem jemand `/spielen` benutzt
setup-channel = **Tische:** in { $channel }
setup-forum = **Tische:** im Forum { $channel }, jeder als eigener Beitrag
setup-place-gone = **Tische:** Der gewählte Kanal wurde gelöscht. Bis du einen anderen wählst, kann niemand einen Tisch eröffnen.
setup-opens = **Tische eröffnen:** { $who }
setup-opens-role = **Tische eröffnen:** { $role } und die Serverleitung
setup-everybody = alle
setup-role = eine Rolle
setup-managers = nur die Serverleitung
setup-told = **Von offenen Tischen erfährt:** { $who }
setup-nobody = niemand
setup-role-gone = eine Rolle, die gelöscht wurde
setup-most = **Öffentliche Tische zugleich:** { $n } für jede Person, und einer mehr für jede Partie, die sie zu Ende gespielt hat
setup-pace = **Tempo neuer Tische:** { $pace }
setup-language = **Sprache der öffentlichen Texte:** { $language }
setup-language-of-server = **Sprache der öffentlichen Texte:** { $language }, wie der Server eingestellt ist
setup-no-faults = ✅ Ich habe alle Berechtigungen, die ich brauche.
setup-faults = ⚠️ Es fehlt etwas ({ $n }): siehe **Berechtigungen**.
setup-choose-channel = Wo werden Tische eröffnet?
setup-choose-opens = Wer darf Tische eröffnen?
setup-choose-opening-role = Welche Rolle darf Tische eröffnen?
setup-choose-told-role = Welche Rolle erfährt von offenen Tischen?
setup-choose-most = Wie viele öffentliche Tische zugleich?
setup-count = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
    }
setup-as-server = Wie der Server eingestellt ist
setup-lost = { $n ->
        [one] Der Kanal von { $tables } wurde gelöscht. Wähle den Tisch
       *[other] Die Kanäle von { $tables } wurden gelöscht. Wähle einen Tisch
    } und dann, wo es weitergeht.
setup-choose-lost = Ein anderer Kanal für …
setup-about-place = Wähle einen Textkanal oder ein Forum. In einem Forum ist jeder Tisch ein Beitrag; Tags zeigen, ob er offen ist, läuft oder beendet ist. Wenn du nichts wählst, entsteht ein Tisch dort, wo jemand `/spielen` benutzt. Tische, die es schon gibt, bleiben, wo sie sind.
setup-about-people = Die Serverleitung darf immer Tische eröffnen. Die Rolle wird bei jedem Tisch erwähnt, an den sich alle setzen dürfen, mit Ton höchstens alle zehn Minuten. Private Tische zählen nicht mit, und niemand erfährt von ihnen.
setup-about-tables = Der Gastgeber eines Tisches kann ein anderes Tempo wählen. Die Sprache gilt für neue Tische; was ich einer Person allein schreibe, ist in ihrer eigenen Sprache.
setup-place-whole = ✅ { $channel }: Hier fehlt nichts.
setup-channel-gone = Dieser Kanal wurde gelöscht.
setup-more-places = … und { $n ->
    [one] noch ein Kanal
   *[other] { $n } weitere Kanäle
    }, sobald das behoben ist.
setup-symbols-missing = { $n ->
    [one] Ein Symbol ist noch nicht hochgeladen; bis dahin steht dort nur der Text.
   *[other] { $n } Symbole sind noch nicht hochgeladen; bis dahin steht dort nur der Text.
    } Du musst nichts tun.
setup-missing = **{ $permission }** fehlt: Meine Rolle hat diese Berechtigung nicht (Servereinstellungen → Rollen). Ich brauche sie, { $why }.
setup-missing-denied = **{ $permission }** fehlt: Dieser Kanal verweigert diese Berechtigung (Kanal bearbeiten → Berechtigungen). Ich brauche sie, { $why }.
setup-tags-missing = Diese Tags fehlen: { $tags }. An ihnen sehen alle, welche Tische offen sind.
setup-cannot-add-tags = Ich darf sie nicht erstellen: Gib mir **Kanäle verwalten**, oder erstelle sie selbst.
setup-moderated = Diese Tags dürfen nur Moderatoren vergeben: { $tags }. Schalte das in den Einstellungen der Tags ab, oder gib mir **Threads verwalten**.
setup-tag-required = Hier muss jeder Beitrag getaggt sein. Bis das geklärt ist, kann hier niemand einen Tisch eröffnen.
setup-timed-out = Ich bin bis { $until } im Timeout und kann so lange nichts schreiben.
setup-told-in-vain = ⚠️ Ich kann { $role } nicht erwähnen. Erlaube allen, die Rolle zu erwähnen (Servereinstellungen → Rollen), oder gib mir **@everyone, @here und alle Rollen erwähnen**.
setup-roles-gone = Eine gewählte Rolle wurde gelöscht. Wähle unter **Leute** eine andere.
setup-reports = ⚠️ { $n ->
    [one] Eine Meldung ist offen.
   *[other] { $n } Meldungen sind offen.
  }
button-setup-reports = Meldungen
setup-shown = **Offene Tische:** Mitglieder dieses Servers sehen sie überall, wo sie mich benutzen
setup-not-shown = **Offene Tische:** nur auf diesem Server zu sehen
button-setup-shown = Offene Tische auch anderswo zeigen
setup-about-shown = Mitglieder, die mich hier schon benutzt haben, finden offene Tische dann mit `/partien` auch in Direktnachrichten und auf anderen Servern. Sonst niemand.
button-setup-queue = Tische aus der Mitspielersuche
setup-about-queue = Wer Mitspieler sucht, bekommt hier einen Tisch, im Kanal für Tische oder wo schon gespielt wird. Das geht nur, wenn alle Tische eröffnen dürfen, und lässt sich ausschalten.
button-setup-place = Kanal
button-setup-people = Leute
button-setup-tables = Neue Tische
button-setup-rights = Berechtigungen
button-check-again = Noch einmal prüfen
button-add-tags = Tags erstellen
permission-forum-send_messages = Beiträge erstellen
permission-forum-send_messages_in_threads = Nachrichten in Beiträgen senden
why-view_channel = um den Kanal überhaupt zu sehen
why-send_messages = um zu jedem Tisch die Tischkarte zu schreiben
why-create_public_threads = um für jede Partie einen Thread zu eröffnen
why-send_messages_in_threads = um im Thread zu sagen, was geschehen ist und wer dran ist
why-attach_files = um Bretter als Bilder zu zeigen
why-read_message_history = um meine eigenen Nachrichten wiederzufinden, damit nichts doppelt kommt
why-forum-send_messages = um für jeden Tisch einen Beitrag zu erstellen
why-forum-send_messages_in_threads = um im Beitrag zu sagen, was geschehen ist und wer dran ist

## Privacy
command-privacy = datenschutz
about-command-privacy = Was ich über dich speichere: als Datei bekommen oder löschen
privacy-title = Deine Daten
privacy-stored =
    Das speichere ich über dich:
    - wie du auf den Servern heißt, auf denen du gespielt hast, deine Sprache, deine Einstellungen
    - ob meine Direktnachrichten dich erreichen, und was ich dir zu sagen habe
    - deine Plätze an Tischen, was du dort wann gewählt hast, deine Ergebnisse, deine Notizen
    - wen du blockiert hast, Meldungen an Serverleitungen, Sperren für Tische
    - wie lange andere auf deine Züge gewartet haben, verpasste Fristen, Urlaube, Einladungen
privacy-seen = Andere sehen deinen Namen, deine Plätze und deine Züge, soweit das Spiel sie zeigt; deine Notizen siehst nur du. Wer dein Profil sieht (`/profil`) und ob du in Ranglisten stehst (`/rangliste`), bestimmst du. Nachrichten lese ich nicht, weder hier noch anderswo.
privacy-controls = Du kannst alles als Datei bekommen, und du kannst es löschen lassen.
privacy-file = Das ist alles, was ich im Moment über dich gespeichert habe. Alle Zeiten sind in UTC.
privacy-file-packed = Das ist alles, was ich im Moment über dich gespeichert habe; es ist so viel, dass die Datei gepackt ist (gzip). Alle Zeiten sind in UTC.
button-privacy = Deine Daten
button-data-file = Als Datei
button-erase = Alles löschen
button-erase-now = Ja, alles löschen
erase-title = Alles löschen?
erase-lobbies = Du verlässt { $n ->
        [one] einen Tisch, der noch nicht begonnen hat.
       *[other] { $n } Tische, die noch nicht begonnen haben.
    }
erase-seats = An { $n ->
        [one] einem laufenden Tisch
       *[other] { $n } laufenden Tischen
    } spielt sofort ein Computerspieler für dich weiter, und andere können den Platz übernehmen.
erase-cups = Du steigst aus { $n ->
        [one] einem Turnier
       *[other] { $n } Turnieren
    } aus.
erase-over = { $n ->
        [one] Eine beendete Partie bleibt
       *[other] { $n } beendete Partien bleiben
    } den anderen erhalten, ohne deinen Namen: Dort steht dann „{ former-player }“.
erase-all = Dein Name, deine Sprache, Einstellungen, Urlaube, Einladungen und alles andere, was ich über dich gespeichert habe, wird gelöscht.
erase-digest = Damit niemand in einer Partie zwei Plätze spielt, behält jede laufende Partie bis zu ihrem Ende einen Fingerabdruck von dir. Wer du bist, verrät er niemandem.
erase-reports = Offene Meldungen über dich bleiben, bis die Serverleitung sie erledigt hat, höchstens 30 Tage. Dein Name wird daraus entfernt: Übrig bleiben der Tisch, der Schritt und der Text.
erase-discord = Sperren für Tische bleiben, damit niemand eine auf diesem Weg beendet. Was ich schon in Threads geschrieben oder dir geschickt habe, bleibt auf Discord, bis es dort gelöscht wird. In den Sicherungskopien der Betreiber bleiben die Daten, bis diese ersetzt werden.
erase-final = **Das lässt sich nicht rückgängig machen.**
erase-done = Alles, was ich über dich gespeichert hatte, ist gelöscht. Wenn du wieder einen Befehl oder Knopf von mir benutzt, lernen wir uns neu kennen.
former-player = Früherer Mitspieler
former-player-of-several = Früherer Mitspieler { $n }
data-member-name = Wie du auf Servern heißt (Server 0: auf Discord)
data-language = Deine Sprache
data-settings = Was du eingestellt hast: wann du wach bist, wie du benachrichtigt wirst, wie gut Computerspieler spielen
data-hints = Ob dir Hinweise gezeigt werden
data-report = Meldungen an Serverleitungen: die du geschrieben hast, und dass es eine über dich gibt. Wird alles über dich gelöscht, bleiben offene Meldungen über dich noch bis zu 30 Tage, ohne deinen Namen.
data-bar = Wo du für Tische gesperrt bist (Server 0: überall). Das bleibt, wenn alles andere gelöscht wird.
data-seeker = Was für einen Tisch du suchst, und seit wann
data-listener = Auf welchen Servern du von neuen Tischen und Turnieren erfahren möchtest
data-block = Wen du blockiert hast
data-regular = Mit wem du gern spielst, und wem du abgesagt oder wen du entfernt hast
data-direct = Ob Direktnachrichten dich erreichen
data-notice = Was du über Kanäle erfahren hast, in denen ich nicht schreiben konnte
data-outbox = Was ich dir als Direktnachricht zu sagen hatte oder habe
data-game = Die Tische, an denen du sitzt, gesessen hast oder jemanden vertreten hast
data-seat = Deine Plätze
data-move = Was du gewählt hast, Zug für Zug
data-note = Was du dir in Partien notiert hast, nur für dich
data-posted-step = Welche Schritte du an Tischen gepostet hast und was du dazu geschrieben hast
data-hint-use = Welche deiner Züge du mit einem Tipp gemacht hast
data-plan = Was du für deine nächsten Züge geplant hast
data-waiting = Die Tische, die auf dich warten, und wie lange du Zeit hast
data-reserve = Die Zeit, die du an Tischen noch hast, auch wo du deinen Platz aufgegeben hast
data-timer = Wann du erinnert wirst
data-miss = Fristen, die du verpasst hast
data-question = Was ein Tisch wegen deines Platzes gefragt wurde
data-vote = Was du geantwortet hast, wenn dein Tisch gefragt wurde
data-vacation = Deine Urlaube
data-stand-in-offer = Wen du um Vertretung gebeten hast, und wer dich
data-stand-in = Wer dich gerade vertritt, und wen du vertrittst
data-stood-in = Wo du vertreten hast
data-presence = Ob du da warst, als ein Tisch beginnen sollte
data-table-change = Plätze, die du übernommen oder aufgegeben hast
data-invitation = Einladungen an dich und von dir
data-seat-request = An welchen Tischen du um einen Platz gebeten hast
data-result = Deine Ergebnisse
data-rating = Was Partien an deiner Spielstärke geändert haben
data-analysis = Wie dein Platz gespielt hat, wo jemand eine Partie analysieren ließ
data-seat-statistics = Wie dein Platz zu seinen Punkten kam, und was er zuerst gewählt hat
data-hand-over = Wie lange andere auf deine letzten Züge gewartet haben, in Sekunden deiner wachen Zeit
data-seat-offer = Welche deiner Plätze zu haben sind
data-erasure = Wann du alles löschen lassen wolltest

## Notizen
button-note = Notiz
button-notes = Meine Notizen
note-title = Notiz zu Schritt { $n }
note-label = Deine Notiz
note-about = Ich zeige sie nur dir. Bleibt das Feld leer, wird sie gelöscht.
note-yours = Deine Notiz, nur für dich:
note-kept = Deine Notiz zu Schritt { $n } ist gespeichert. Ich zeige sie nur dir.
note-gone = Zu Schritt { $n } hast du jetzt keine Notiz.
note-kept-void = Deine Notiz ist gespeichert. Du findest sie unter *Meine Notizen*.
note-step = Schritt zeigen
note-of-step = Schritt { $n }
note-void = gilt nicht mehr, da eine Phase neu begonnen hat
note-none = Du hast in dieser Partie keine Notizen. *Notiz* schreibt eine zu dem Schritt, der gezeigt wird.
note-choose = Zum Schritt einer Notiz …
note-previous = ◀ Spätere Schritte
note-next = Frühere Schritte ▶

## Der Verlauf, Schritt für Schritt
button-history = Verlauf
history-step = Schritt { $n } von { $all }
history-now = Jetzt
history-first = Anfang
history-back = ◀ Zurück
history-on = Weiter ▶
history-last = Ende
history-mistake = Nächster Fehler
history-lost = −{ $n } · { $about }
history-since-turn = Seit meinem letzten Zug
history-rounds = Zu einer Runde …
history-scorings = Zu einer Wertung …
history-turns = Zu einem meiner Züge …
history-post = Schritt posten
post-title = Schritt { $n } posten
post-label = Dein Satz dazu (freiwillig)
post-about = Alle am Tisch sehen den Schritt, wie ihn alle sehen dürfen, deinen Namen und diesen Satz.
post-done = Schritt { $n } erscheint gleich für alle am Tisch.
post-same = Schritt { $n } hast du mit diesem Satz schon gepostet.
post-page = Für alle posten
post-page-done = Die Datei erscheint gleich für alle. Sie zeigt, was alle sehen konnten.
post-page-gone = Die Datei dieser Partie wurde entfernt: Jemand, der mitgespielt hat, hat seine Daten löschen lassen.
posted-by = **{ $name }** zeigt diesen Schritt:
posted-open = Hier öffnen
error-post-now = Diese Züge von dir sieht sonst noch niemand. Geh zu einem Schritt zurück, dann kannst du ihn posten.
error-long-post = Dein Satz hat { $n } Zeichen, höchstens { $most } passen. Es wurde nichts gepostet.
error-many-posted = An diesem Tisch lässt sich vorerst nichts mehr posten. Versuch es bitte morgen wieder.
error-page-posted = Die Datei dieser Partie wurde schon gepostet.
history-find = Moment finden
find-everybody = Alle
find-seats = Wessen Momente …
find-turns = Ganze Züge
find-kinds = Was geschah …
find-choose = Zu einem Schritt …
find-found = { $n ->
    [0] So etwas habe ich nicht gefunden.
    [one] { $n } Moment gefunden:
   *[other] { $n } Momente gefunden:
  }
history-pictures = Ein anderes Bild …
history-picture-turn = Wie im Thread
history-picture-of = { $picture }: { $name }
history-seats = Wie es andere sahen …
history-as-all = Wie es alle sahen
history-as-seat = Wie { $name } es sah
history-entry = { $n } · { $about }
history-in-thread = [Im Thread]({ $link })
history-begins = Die Partie beginnt.
history-nothing = Hier ist nichts Neues zu sehen.
history-done = { $names }: fertig
history-yours = Diese Züge von dir sieht noch niemand sonst.
history-show-taken = Zurückgenommenes zeigen
history-hide-taken = Zurückgenommenes verbergen
history-taken = Zurückgenommen:
history-void = Die Regeln wurden berichtigt, und eine Phase hat neu begonnen. Der Schritt, den du angesehen hast, gilt nicht mehr.
error-no-step = Diesen Schritt gibt es noch nicht. Der letzte ist { $n }.

# Von hier weiterspielen
history-play-on = Von hier weiterspielen
play-on-choose = **Ab Schritt { $n } weiterspielen.** Dort beginnt ein eigener Übungstisch für dich. Wessen Platz nimmst du? Die anderen übernehmen Computerspieler (Stufe: { $level }).
play-on-direct = Hier lässt sich kein Tisch eröffnen, deshalb steht er in deinen Direktnachrichten.
play-on-ends = Dein Übungstisch { $link } endet, sobald du wählst.
play-on-draws = Was ab hier gezogen wird, folgt aus einer neuen geheimen Zahl; es ist also nicht das, was in der Partie gezogen wurde. Das ist ihr Fingerabdruck:
play-on-practice = Das ist eine Übungspartie: Sie zählt nirgends mit, niemand wird erinnert, und 30 Tage nach dem letzten Zug wird sie gelöscht.
play-on-again = Diese Auswahl war zu alt, deshalb gibt es einen neuen Fingerabdruck. Bitte wähle noch einmal.
play-on-here = Hier beginnt dein Übungstisch, ab Schritt { $n }.
error-earlier-rules = Hier wurde noch nach früheren Regeln gespielt, deshalb lässt sich von hier nicht weiterspielen.
error-play-on-nowhere = Hier lässt sich kein Tisch eröffnen, und du nimmst keine Direktnachrichten von mir an. Erlaube sie, oder frag noch einmal, wo Tische eröffnet werden können; begonnen hat noch nichts.
verify-plays-on = Das ist eine Übungspartie: Sie geht ab Zeile { $n } des Protokolls von „{ $game }“ weiter und zählt nirgends mit.
verify-plays-on-file = Das ist eine Übungspartie: Sie geht ab Zeile { $n } eines angehängten Protokolls weiter und zählt nirgends mit. Der Fingerabdruck (SHA-256) der Datei: `{ $digest }`
verify-copied = { $n } { $n ->
    [one] Ziehung gehört
   *[other] Ziehungen gehören
  } zu der Partie, die diese Übungspartie fortsetzt.

## Ein Protokoll aus einer Datei
log-player = Spieler { $n }
log-title = { $game } · aus einer Datei ({ $digest })
log-proven = was gezogen wurde, folgt aus der Startzahl
log-not-proven = was gezogen wurde, ist nicht nachgewiesen
log-kept = da bis { $until }
log-earlier = Diese Partie wurde nach früheren Regeln gespielt: Was gezogen wurde, lässt sich nicht nachweisen, und von hier lässt sich nicht weiterspielen.
error-log-none = Diese Datei ist kein Protokoll einer Partie. Am Ende einer Partie bekommst du ihres unter *Fairer Zufall*.
error-log-game = Das ist das Protokoll eines Spiels, das ich nicht kenne.
error-log-rules = Dieses Protokoll passt nicht zu den heutigen Regeln: Eine andere Version von mir hat es geschrieben, oder jemand hat es verändert. Ich kann es nicht öffnen.
error-log-damaged = Dieses Protokoll ist beschädigt: Darin fehlt etwas, oder es wurde verändert. Lade es noch einmal herunter, und häng es unverändert an.
error-log-forged = Dieses Protokoll ist nicht echt: Was darin gezogen wurde, passt nicht zu seiner Startzahl.
error-log-large = Diese Datei ist zu groß: Ein Protokoll hat höchstens 2 MB.
error-log-slow = Dieses Protokoll nachzuprüfen, würde zu lange dauern. Ich kann es nicht öffnen.
error-log-unread = Discord hat mir die Datei nicht gegeben. Versuch es bitte noch einmal.
error-log-gone = Dieses Protokoll habe ich nicht mehr: Ich behalte eines höchstens eine halbe Stunde, und nur die neuesten. Häng es noch einmal an `/verlauf` an, dann geht auch diese Nachricht wieder.
error-log-running = Dein letztes Protokoll wird noch geprüft. Warte bitte, bis es da ist.
error-many-logs = Gerade lassen viele ein Protokoll prüfen. Versuch es bitte in ein paar Minuten noch einmal.

## Die Partie als Datei
button-take-along = Als Datei speichern
file-progress = { $done ->
    [0] Erst wird noch eine andere Datei erstellt. Deine erscheint dann hier.
   *[other] Die Datei entsteht: Schritt { $done } von { $total } …
  }
file-over = **Die ganze Partie in einer Datei.** Lade sie herunter und öffne sie im Browser: jeder Schritt mit den Brettern aller und den Punkten, auch offline.
file-running = **Die Partie bis jetzt in einer Datei, so wie du sie siehst.** Lade sie herunter und öffne sie im Browser: jeder Schritt mit den Brettern aller und den Punkten, auch offline.
file-yours = Auch was nur du sehen darfst, ist darin; gib sie also nicht weiter, solange die Partie läuft.
file-notes = Auch deine Notizen stehen darin.
file-analysis = Drückst du vorher *Analysieren*, zeigt die Datei auch, wo Punkte verschenkt wurden.
file-log = Das Protokoll der Partie gibt es unter *Fairer Zufall*: Damit kann jeder nachprüfen, was gezogen wurde.

## Wen jemand blockiert hat
full-others = Hier ist noch Platz:
full-join = Dazusetzen: Tisch { $table }
full-ask = Um Platz bitten: Tisch { $table }
button-people = Blockieren oder melden
button-blocked = Blockierte Leute
people-title = Leute am Tisch: { $table }
blocks-title = Blockierte Leute
blocks-about = Wen du blockierst, den triffst du von jetzt an an keinem Tisch mehr: Keiner von euch kann sich dazusetzen, wo der andere spielt, und keiner erreicht den anderen mit einer Einladung. Davon erfährt niemand. Laufende Partien gehen weiter, und an einem Tisch, der noch nicht begonnen hat, behaltet ihr beide euren Platz, bis einer von euch geht.
blocks-entry = { $name }, seit { $since }
blocks-none = Du hast niemanden blockiert.
blocks-choose = Jemanden blockieren …
blocks-choose-here = Jemanden davon blockieren …
blocks-unblock = Blockierung aufheben …
blocks-blocked = { $name } ist blockiert. `/datenschutz` zeigt alle, die du blockiert hast.
blocks-meet-cup = Ihr seid beide dabei: { $cup }. Dort könnt ihr euch begegnen. Wenn du das nicht willst, kannst du über die Nachricht des Turniers aussteigen. { $link }
blocks-meet-lobby = Ihr sitzt beide an Tisch { $table } ({ $place }), der noch nicht begonnen hat. Wenn du das nicht willst, verlass den Tisch.
blocks-unblocked = { $name } ist nicht mehr blockiert.
blocks-later = ◀ Spätere
blocks-earlier = Frühere ▶
error-block-nobody = Dich selbst und Bots kannst du nicht blockieren.
error-you-blocked = Du hast { $name } blockiert. `/datenschutz` zeigt alle, die du blockiert hast.
error-many-blocked = Du hast { $n } Leute blockiert, mehr geht nicht. Hebe zuerst eine Blockierung auf.

## Meldungen und Sperren
report-choose = Jemanden davon melden …
report-about = Eine Meldung geht nur an die Serverleitung. Sie steht dort mit deinem Namen in `/einrichten` und wird nach 90 Tagen gelöscht.
report-title = { $name } melden
report-label = Was ist passiert?
report-form-about = Die Serverleitung liest es mit deinem Namen.
report-sent = Deine Meldung ist an die Serverleitung gegangen.
report-head = Meldung über { $name }
    { $table }, bei Schritt { $step }: { $link }
    von { $by }, { $when }
report-done = Erledigt, löschen
report-gone = Diese Meldung ist erledigt und gelöscht.
report-bar = { $name } sperren
report-bar-sure = Soll { $name } an Tischen dieses Servers nicht mehr mitspielen? Auf den Plätzen dort spielt sofort ein Computerspieler weiter, und Tische, die noch nicht begonnen haben, werden verlassen. Die Sperre lässt sich jederzeit aufheben.
report-bar-yes = Ja, sperren
report-barred = { $name } spielt an Tischen dieses Servers nicht mehr mit.
report-lifted = { $name } kann an Tischen dieses Servers wieder mitspielen.
report-close-sure = { $table } endgültig schließen? Eine laufende Partie ist damit zu Ende, und niemand gewinnt. Die Leute am Tisch erfahren es.
reports-open = { $n ->
    [0] Keine Meldung ist offen.
    [one] Eine Meldung ist offen.
   *[other] { $n } Meldungen sind offen.
  }
reports-about = Meldungen kommen von Leuten, die mit der gemeldeten Person spielen. Gelöscht werden sie, wenn ihr sie erledigt habt, spätestens nach 90 Tagen. Hat die gemeldete Person alles über sich löschen lassen, fehlt ihr Name, und die Meldung wird nach höchstens 30 Tagen gelöscht. Wer gesperrt ist, kann auf anderen Servern weiterspielen.
reports-barred = Für Tische dieses Servers gesperrt: { $names }
reports-choose = Eine Meldung zeigen …
reports-bar-somebody = Jemanden für Tische dieses Servers sperren …
reports-lift = Sperre aufheben …
error-no-report = Eine Meldung braucht ein paar Worte.
error-long-report = Deine Meldung hat { $n } Zeichen, höchstens { $most } passen.
error-many-reports = Du kannst { $n } Meldungen am Tag schreiben. Sprich bitte direkt mit der Serverleitung.
error-bar-nobody = Dich selbst und Bots kannst du nicht sperren.
error-barred = Die Betreiber haben entschieden, dass du diesen Bot nicht mehr benutzen kannst. `/datenschutz` zeigt, was ich über dich speichere.
error-server-closed = Die Betreiber haben diesen Bot für diesen Server gesperrt. In Direktnachrichten kannst du weiterspielen, und `/datenschutz` zeigt, was ich über dich speichere.
server-closed = Die Betreiber haben diesen Bot für diesen Server gesperrt, deshalb verlasse ich ihn. In Direktnachrichten könnt ihr weiterspielen.
error-barred-here = Die Serverleitung hat entschieden, dass du an Tischen dieses Servers nicht mitspielst.

## Einen Tisch finden
button-open-tables = Offene Tische
open-tables-none = Im Moment ist nirgends ein Platz für dich frei. `/spielen` eröffnet einen Tisch.
open-tables-about = Ich suche hier und auf Servern, auf denen du mich schon benutzt hast und deren Serverleitung das erlaubt. Gemeinsame Stunden stehen da, wenn alle ihre Zeitzone eingestellt haben.
open-tables-near = Etwa deine Stärke
open-tables-hours = gemeinsam wach: { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
  } am Tag
open-tables-pace = meist { $time } pro Zug
error-not-on-server = Dieser Tisch steht auf einem Server, auf dem du nicht bist.
button-find-people = Mitspieler finden
button-start-search = Suche beginnen
button-stop-search = Suche beenden
queue-off = Du suchst gerade keinen Tisch.
queue-on = Du suchst seit { $since } einen Tisch. Ich suche bis { $until }.
queue-found = Ich habe einen Tisch für dich gefunden: { $link } Wird daraus nichts, suche ich weiter.
queue-waits = Du hast schon so viele Tische mit anderen, wie erlaubt sind. Ich suche, sobald eine dieser Partien zu Ende ist.
queue-about = Sobald es Mitspieler für dich gibt, die zur selben Zeit wach sind und dasselbe Tempo möchten, eröffne ich einen Tisch auf einem Server, auf dem ihr alle seid, und frage alle einmal, ob sie da sind. Nach der Hälfte der Zeit genügt weniger: drei gemeinsame Stunden am Tag, oder das nächste ruhigere Tempo.
queue-about-level = Wenn **Etwa meine Stärke** an ist, nehme ich nur Leute, deren Spielstärke in diesem Spiel höchstens um { $n } von deiner abweicht (am Anfang ist sie 1000), nach der Hälfte der Zeit alle. Deine ersten { $games } Partien spielst du mit Leuten, die auch neu sind. Gibt es nach der Hälfte der Zeit zu wenige, spielen Computerspieler der Stufe *leicht* mit.
queue-near = Etwa meine Stärke
queue-about-direct = Wenn bei euch allen **Auch per Direktnachricht** an ist, braucht ihr keinen gemeinsamen Server.
queue-looked = Gestern haben gesucht: { $list }.
queue-looked-game = { $game } { $many }
queue-hardly-any = kaum jemand
queue-a-few = ein paar
queue-over = über { $n ->
    [5] fünf
    [10] zehn
   *[other] { $n }
  }
queue-busiest = Die meisten kamen zwischen { $begin } und { $end }.
queue-direct = Auch per Direktnachricht
queue-choose-games = Welche Spiele?
queue-choose-people = Zu wievielt?
queue-choose-days = Wie lange suchen?
queue-people = { $n ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $n }
  } (mit dir)
queue-people-range = { $n ->
    [2] zu zweit
    [3] zu dritt
   *[other] zu { $n }
  } bis { $most ->
    [3] zu dritt
    [4] zu viert
   *[other] zu { $most }
  } (mit dir)
queue-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  }
queue-matched = Ich habe einen Tisch von { $game } für dich gefunden, { $n ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $n }
  }: { $link }
    { $terms }
    Drück bis { $until } ({ $when }) auf *Ich bin da*, sonst verlierst du deinen Platz. Die Partie beginnt, wenn alle da sind.
queue-matched-easy = Es gab zu wenige, die auch neu sind: Auf den übrigen Plätzen spielen Computerspieler der Stufe *leicht* mit.
queue-again = Die Partie **{ $game }**, die ich für dich gefunden habe, beginnt vorerst nicht, weil nicht alle da waren: { $link }
    Ich suche weiter, und du behältst deinen Platz in der Warteschlange. An jenem Tisch behältst du deinen Platz, bis ich einen anderen für dich finde.
queue-still = Ich suche weiter nach einem Tisch für dich.
queue-in-vain = In der gewählten Zeit habe ich keinen Tisch für dich gefunden. `/partien` zeigt, wo Plätze frei sind.
error-queue-nowhere = Ich suche Mitspieler auf Servern, auf denen du mich schon benutzt hast, und keiner davon erlaubt es. Benutz mich zuerst auf einem Server.
button-tell-of-tables = Neue Tische und Turniere melden
button-tell-no-more = Nicht mehr Bescheid geben
tell-no-more-done = Von neuen Tischen und Turnieren auf diesem Server sage ich dir nichts mehr.
new-table = { $game }: { $host } hat einen Tisch eröffnet. { $link }
    { $terms }
new-table-direct = { $game }: { $host } hat einen Tisch eröffnet, gespielt wird per Direktnachricht.
    { $terms }

## Lieblingsmitspieler
button-regulars = Lieblingsmitspieler
regulars-about = Leute, mit denen du gern spielst. Lieblingsmitspieler seid ihr, sobald beide zustimmen; sonst sieht das niemand. Wer eine Absage bekommt oder entfernt wird, erfährt nichts davon. An deinen Tischen gibt es **Lieblingsmitspieler einladen**.
regulars-are = **Deine Lieblingsmitspieler:** { $names }
regulars-asked = **Gefragt, noch ohne Antwort:** { $names }
regulars-asking = **Haben dich gefragt:** { $names }
regulars-none = Noch niemand.
regulars-choose = Jemanden fragen …
regulars-choose-here = Als Lieblingsmitspieler anfragen …
regulars-agree = Zusagen …
regulars-drop = Absagen oder entfernen …
regulars-ask-done = Gefragt: { $name }. Deine Liste steht in `/profil`.
regulars-both = { $name } und du seid jetzt Lieblingsmitspieler.
regulars-dropped = { $name } steht nicht mehr auf deiner Liste.
button-tell-of-regulars = Melden, wenn sie Mitspieler suchen
button-invite-regulars = Lieblingsmitspieler einladen
regulars-invited = Eingeladen: { $names }.
regulars-none-to-invite = Von deinen Lieblingsmitspielern ist niemand mehr übrig, den du an diesen Tisch einladen kannst. Deine Liste steht in `/profil`.
regulars-letter-asked = Anfrage von { $names }: Wollt ihr Lieblingsmitspieler sein, also gern öfter zusammen spielen?
    Wenn du nicht antwortest, ändert sich nichts.
regulars-letter-looking = Lieblingsmitspieler von dir, die gerade Leute suchen: { $names }.
error-regular-gone = Diese Anfrage gibt es nicht mehr.
error-regular-nobody = Dich selbst und Bots kannst du nicht fragen.
error-many-regulars = Auf deiner Liste stehen schon { $n } Leute, die Gefragten mitgezählt; mehr passen nicht darauf. Entferne zuerst jemanden.
error-many-regulars-asked = In 24 Stunden kannst du { $n } Leute fragen. Versuch es später noch einmal.

## Turniere
command-cup = turnier
about-command-cup = Für die Serverleitung: ein Turnier mit Runden und Tabelle ansetzen, laufende ansehen
cup-title = Turnier { $n }: { $game }
cup-named = Turnier { $n } ({ $game })
cup-host = Veranstalter: { $host }
cup-limit = Höchstens { $size } Teilnehmer, { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  } am Tisch
cup-plan = { $size } Teilnehmer, { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  } am Tisch, { $rounds } Runden
cup-plan-groups = { $groups } Gruppen mit zusammen { $size } Teilnehmern, { $players ->
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu { $players }
  } am Tisch, { $rounds } Runden; danach spielen die besten { $finalists } das Finale in { $final } Runden
cup-so-far = Wenn sich sonst niemand anmeldet: { $plan }
cup-if-full = Wenn es voll wird: { $plan }
cup-dates = Beginn: { $begins } ({ $distance }), { $days } Tage pro Runde, Ende: { $ends }
cup-dates-now = Wenn du es jetzt ankündigst: Beginn { $begins } ({ $distance }), { $days } Tage pro Runde, Ende { $ends }.
cup-rules = { $groups ->
    [one] Alle treffen gleich oft aufeinander.
   *[other] Die Gruppen werden ausgelost. In einer Gruppe treffen alle gleich oft aufeinander; danach spielen die Sieger und die Besten der Übrigen das Finale.
  } Pro Tisch 1 Punkt für jeden, der hinter dir liegt, ½ bei Gleichstand; bei gleichen Punkten: direkter Vergleich, dann Anteil an den Punkten. Runden beginnen an ihrem Tag; Unfertiges spielen Computerspieler zu Ende. Keine Pausen, kein anderes Tempo; im Urlaub kann dich jemand vertreten. Steigst du aus, spielt ein Computerspieler weiter.
cup-enrolled = **Angemeldet: { $n } von { $size }** ({ $names })
cup-nobody = noch niemand
cup-gaps = Mit mindestens { $least } Angemeldeten findet das Turnier statt. Gehen die Tische nicht auf, spielen ein oder zwei Computerspieler mit ({ $level }).
cup-called-off = Dieses Turnier findet nicht statt: Es wurde abgesagt, oder bis zum Beginn waren weniger als { $least } angemeldet.
cup-round-name = Runde { $n }
cup-round-final = Runde { $n } (Finale)
cup-round = **{ $round }:** { $tables }
cup-round-runs = **{ $round }** (Ende { $until }): { $tables }
cup-round-next = { $round } beginnt { $begins }.
cup-table = Tisch { $n }
cup-final = **Finale**
cup-group = **Gruppe { $name }**
cup-standing = { $place }. { $name }: { $points } (Tische: { $tables })
cup-won = 🏆 { $n ->
    [one] { $names } gewinnt das Turnier.
   *[other] { $names } gewinnen das Turnier.
  }
cup-dropped = Ausgestiegen: { $names }
cup-computer = Computer { $n }
button-cup-enrol = Anmelden
button-cup-withdraw = Abmelden
button-cup-drop-out = Aussteigen
cup-enrol-done = Du bist angemeldet. Die erste Runde beginnt { $begins }; wenn du dran bist, schreibe ich dir.
cup-withdraw-done = Du bist abgemeldet.
cup-drop-sure = Aus dem Turnier aussteigen? Ein Computerspieler übernimmt deine Tische, und du stehst nicht mehr in der Tabelle. Zurück kannst du nicht.
cup-dropped-out = Du bist aus dem Turnier ausgestiegen. Danke fürs Mitspielen!
cup-round-ends = { $cup }: Turnierrunde { $n } endet { $distance } ({ $when }), und Tisch { $table } ist noch nicht fertig. Danach spielen ihn Computerspieler zu Ende, und dieses Ergebnis zählt.
cup-over = { $cup } ist zu Ende. { $n ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }
cup-over-own = Du bist auf Platz { $place } von { $of }. Tischpunkte: { $points }.
cup-told-too-few = { $cup } findet nicht statt: Bis zum Beginn waren zu wenige angemeldet.
cup-told-called-off = { $cup } findet nicht statt: Die Serverleitung hat es abgesagt.
cup-new = { $cup } ist angekündigt und beginnt { $distance } ({ $begins }); bis dahin kannst du dich anmelden. { $link }
    { $terms }
cup-setup-title = Ein Turnier ansetzen
cup-setup-about = Die Nachricht des Turniers kommt in diesen Kanal; dort meldet man sich an. Die Tische werden in { $place } eröffnet. Sind zu Beginn mindestens { $least } angemeldet, findet es statt, in passend großen Gruppen; gehen die Tische nicht auf, spielen ein oder zwei Computerspieler mit. Ist jemand zu spät, zieht ein Computerspieler, und Urlaub hält die Uhr nicht an.
cup-choose-size = Wie viele Teilnehmer höchstens?
cup-at-most = Höchstens { $n } Teilnehmer
cup-choose-players = Wie viele an einem Tisch?
cup-players = { $n } an einem Tisch
cup-choose-days = Wann geht es los?
cup-days = Beginn { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
  } nach der Ankündigung
cup-choose-round-days = Wie lange dauert eine Runde?
cup-round-days = { $n } Tage pro Runde
cup-about-level = Wie gut sollen Computerspieler sein, falls welche mitspielen?
cup-choose = Turniere auf diesem Server
cup-announced = { $cup } ist angekündigt: Die Nachricht kommt gleich hier.
cup-message-at = Zur Nachricht: { $link }
cup-no-message = Die Nachricht des Turniers fehlt. Zeig sie hier noch einmal, damit alle den Stand sehen.
button-cup-here = Nachricht hier zeigen
button-cup-call-off = Absagen
cup-call-off-sure = { $cup } absagen? Niemand kann sich mehr anmelden, und es findet nicht statt.
cup-call-off-done = Das Turnier ist abgesagt.
term-cup = { $round }. Runde von Turnier { $cup }
seats-about-cup = Turniertisch: Die Turnierrunde endet { $ends } ({ $distance }); was nicht fertig ist, spielen Computerspieler zu Ende. Gehst du, verlässt du das Turnier, und sie übernehmen alle deine Tische. Vertretung im Urlaub: `/einstellungen`.
seat-changed-round-over = { $table }: Die Turnierrunde ist um. Der Computerspieler { $present } spielt für { $former } zu Ende.
seat-lost-round-over = { $table }: Die Turnierrunde ist um, darum spielt ein Computerspieler deinen Platz zu Ende. Sein Ergebnis zählt für dich.
error-plays-in-cup = Tische eines Turniers pausieren nicht, behalten ihr Tempo und spielen zu Ende.
error-only-practice = Ein Übungstisch hat keine Fristen und deshalb auch kein anderes Tempo.
error-played-directly = Tische, an denen per Direktnachricht gespielt wird, pausieren nicht, behalten ihr Tempo und spielen zu Ende.
error-no-such-cup = Dieses Turnier gibt es nicht mehr, oder es ist schon angekündigt.
error-cup-begun = Dieses Turnier hat schon begonnen oder findet nicht statt.
error-cup-full = Dieses Turnier ist voll.
error-cup-enrolled = Du bist schon angemeldet.
error-cup-not-enrolled = Du bist für dieses Turnier nicht oder nicht mehr angemeldet.
error-many-cups = Auf diesem Server laufen schon { $n } Turniere.
data-cup = Turniere, die du angesetzt hast
data-cup-entrant = Turniere, an denen du teilnimmst

# Der Planungstisch: der nächste Zug eines Spielers, ausprobiert, während andere spielen

button-plan = Vorausplanen
button-plan-change = Plan ändern
button-plan-keep = Speichern
button-plan-at-once = Sofort spielen
button-plan-ask = Mich dann fragen
button-plan-drop = Plan verwerfen
button-plan-play = Plan spielen
button-plan-play-part = { $step ->
    [one] Nur den ersten Schritt spielen
   *[other] Nur die ersten { $step } Schritte spielen
}
plan-title = 🟨 **PLAN** · vor dir: { $names }
plan-cut = Schritt { $step } deines Plans geht so nicht mehr: { $why }. Hier steht er bis dahin.
plan-open-ended = Ab hier entscheidet der Zufall. Dein Plan endet hier; für den Rest wirst du gerufen.
plan-whole = Das wäre dein ganzer Zug.
plan-planned = 🟨 **Geplant**: { $steps }
plan-kept-not = Du hast diesen Plan noch nicht gespeichert: Er wird nicht gespielt.
plan-kept-at-once = Gespeichert: Er wird gespielt, sobald du am Zug bist.
plan-kept-ask = Gespeichert: Wenn du am Zug bist, genügt ein Klick.
plan-played-if = Dein Plan wird nur gespielt, wenn jeder Schritt dann noch dasselbe bewirkt, und nie nach einer Wertung. Sonst wirst du wie immer gerufen.
plan-signs = Auch anhalten, wenn …
plan-sign-words = sich geändert hat, was bei meinen Möglichkeiten steht
plan-sign-forecast = sich meine Vorschau geändert hat
plan-holds = 🟨 **Dein Plan geht noch auf**: { $steps }
plan-stopped = 🟨 **Dein Plan hält bei Schritt { $step } an**: { $why }. Geplant war: { $steps }
plan-played = { $table }: Dein Plan wurde gespielt. { $turn }
plan-played-undo = Du kannst ihn bis { $until } zurücknehmen.
plan-ends-turn = 🟨 Dein Plan wurde gespielt und beendet deinen Zug um { $until }. Bis dahin kannst du ihn noch zurücknehmen.
error-cannot-plan = Dein nächster Zug lässt sich gerade nicht planen.
plan-about = Während andere spielen, kannst du hier deinen nächsten Zug ausprobieren. Noch zählt nichts, und nur du siehst es.
games-planned = 🟨 Geplant
button-plan-decline = Jetzt nicht
button-offer-plans = Nach einem Zug planen?
plan-offer = Deinen nächsten Zug planen?
