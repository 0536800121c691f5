## Ein Zug in sechs Zeilen
overview-sow = Nimm alle Steine aus einer Mulde und lege in jede folgende einen. Die letzte ist deine Zielmulde.
overview-time = Der Zeitstein rückt je Stein um einen Schritt vor. Ist er einmal herum, endet die Runde nach deinem Zug.
overview-accomplish = Liegen in der Zielmulde die Farben, die das Trajanplättchen daneben zeigt, bringt es Punkte und seine Wirkung.
overview-action = Dann darfst du die Aktion der Zielmulde ausführen und sie mit einem Zusatzaktionsplättchen wiederholen.
overview-quarter = Nach { $rounds } Runden endet das Quartal: Das Volk verlangt dreierlei, und was fehlt, kostet Punkte. Dann stimmt der Senat ab.
overview-score = Nach { $quarters } Quartalen zählen Hand, Lager, Bauplättchen und Bonustafeln. Wer die meisten Punkte hat, gewinnt.

## Ziel des Spiels
help-goal = Ziel des Spiels
help-goal-aim = Rom im Jahr 110: Du handelst, eroberst, baust und sammelst Stimmen. Wer am Ende die meisten Siegpunkte hat, gewinnt.
help-goal-length = **Dauer:** { $quarters } Quartale mit je { $rounds } Runden. Eine Runde dauert, bis der Zeitstein einmal herum ist; wie viele Züge das sind, steht nicht fest.
help-goal-points = **Punkte sofort:** für Trajanplättchen, Schiffe, Provinzen, Schritte im Senat und Bauplättchen. Ungedeckter Bedarf kostet Punkte.
help-goal-final = **Punkte am Ende:** für Handkarten, Spielfiguren in den Lagern, Sätze von Bauplättchen und Bonustafeln.

## Aufbau
help-setup = Aufbau
help-setup-board = **Spielplan:** In jeder der { $provinces } Provinzen liegt ein Forumsplättchen; auf dem Forum liegen { $yellow } Zusatzaktionsplättchen und { $two } Forumsplättchen zu zweit, { $three } zu dritt, { $four } zu viert.
help-setup-district = **Bauviertel:** Die { $sites } Bauplättchen werden auf seine { $sites } Bauplätze verteilt.
help-setup-seat = **Deine Figuren:** dein Feldherr und ein Legionär im Feldlager, ein Arbeiter im Arbeiterlager, { $supply } weitere Spielfiguren in deinem Vorrat. Dein Trajansbogen steht auf Ablageplatz I.
help-setup-markers = **Aktionssteine:** Alle legen gleichzeitig und geheim ihre { $markers } Steine aus, je 2 in { $colours } Farben, { $a_tray } in jede Mulde.
help-setup-senate = **Senat:** Dann wird der Startspieler ausgelost. Alle Scheiben liegen auf dem Startfeld, seine zuunterst. Jeder hat eine Bonustafel, { $bonus } liegen auf dem Spielplan, alle mit der gelben Seite nach oben.
help-setup-stacks = **Trajanplättchen:** { $stacks } Stapel mit je { $tiles }; das oberste liegt jeweils offen.
help-setup-cards = **Erste Karten:** Vom Startspieler an nimmt jeder { $cards } Warenkarten, eine nach der anderen, vom Nachziehstapel oder von einem Ablagestapel.
help-setup-tiles = **Erste Trajanplättchen:** Danach nimmt jeder { $tiles } von { $tiles } verschiedenen Stapeln und legt sie auf die Ablageplätze II, IV und VI. Der Nächste sieht, was jetzt oben liegt.
help-setup-demands = **Bedarfsplättchen:** { $removed } kommen aus dem Spiel; niemand weiß, welche.

## Ein Zug
help-turn = Ein Zug
help-turn-steps = **Drei Schritte:** Aktionssteine verteilen und den Zeitstein bewegen; wenn es geht, ein Trajanplättchen erfüllen; wenn du willst, die Aktion der Zielmulde ausführen.
help-turn-order = Dann ist im Uhrzeigersinn der Nächste am Zug, auch über das Ende einer Runde oder eines Quartals hinweg.
help-turn-time = **Zeitstein:** ein Schritt für jeden Stein, den du verteilst. Eine Runde hat zu zweit { $two } Schritte, zu dritt { $three }, zu viert { $four }.
help-turn-beyond = **Rundenende:** Erreicht oder überschreitet der Zeitstein sein Startfeld, endet die Runde nach deinem Zug. Was darüber hinausgeht, zählt für die nächste Runde.
help-turn-undo = Du kannst in deinem Zug alles zurücknehmen, bis eine Karte gezogen oder ein neues Trajanplättchen aufgedeckt wird oder du ihn beendest.

## Verteilen
help-sowing = Steine verteilen
help-sowing-circle = **Aktionskreis:** { $trays } Mulden, im Uhrzeigersinn: I Hafen, II Forum, III Militär, IV Senat, V Trajan, VI Bau. Neben jeder ist ein Ablageplatz für ein Trajanplättchen.
help-sowing-take = **Startmulde:** Wähle eine Mulde mit mindestens einem Stein und nimm alle Steine heraus.
help-sowing-colours = **Einen nach dem anderen:** Lege im Uhrzeigersinn in jede folgende Mulde einen. Welche Farbe wohin kommt, entscheidest du.
help-sowing-target = **Zielmulde:** Das ist die Mulde, in die der letzte Stein kommt. Ihre Aktion gehört in diesem Zug dir.
help-sowing-many = **Viele Steine:** 6 enden dort, wo sie begonnen haben. Ab 7 bekommen manche Mulden zwei; die Startmulde wird nicht ausgelassen.
help-sowing-program = Zu jeder Mulde siehst du Ziel, Aktion, Zeit und die Plättchen, die du erfüllen könntest. Wo die Reihenfolge der Farben nichts ändert, wird sie nicht gefragt.

## Trajanplättchen
help-accomplishing = Trajanplättchen erfüllen
help-accomplishing-when = **Wann:** nach dem Verteilen und vor der Aktion, nur das Plättchen neben der Zielmulde. Es geschieht von selbst.
help-accomplishing-markers = **Steine:** In der Zielmulde muss zu jeder Farbe des Plättchens ein Stein liegen, zu einer doppelten zwei. Seit wann sie dort liegen und was sonst noch da ist, spielt keine Rolle. Die Steine bleiben.
help-accomplishing-effect = **Punkte und Wirkung:** Die Punkte bekommst du; auf die Wirkung darfst du verzichten. Was sie bringt, kannst du schon in diesem Zug nutzen.
help-accomplishing-cards = **Karten ({ $points }):** Ziehe 2 Warenkarten vom Nachziehstapel.
help-accomplishing-tokens = **Legionäre, Arbeiter:** 1 Spielfigur ({ $one }) oder 2 ({ $two }) aus deinem Vorrat kommen ins Feldlager oder ins Arbeiterlager.
help-accomplishing-plus2 = **[+2]-Marker ({ $points }):** kommt auf einen deiner sechs Plätze für Zusatzaktionsplättchen.
help-accomplishing-points = **Punkte ({ $points }):** sonst nichts.
help-accomplishing-demand = **Brot, Spiele, Religion ({ $points }):** Das Plättchen behältst du. Es deckt diesen Bedarf in jedem Quartal.
help-accomplishing-arch = Ein erfülltes Plättchen macht seinen Ablageplatz frei. Steht dein Trajansbogen in der Mitte, kommt er sofort dorthin, noch vor deiner Aktion.

## Hafen
help-seaport = Hafenaktion
help-seaport-one = **Eine von vier Möglichkeiten.** Es gibt { $kinds } Waren mit je { $copies } Karten.
help-seaport-draw = **Zwei ziehen:** Ziehe 2 Karten vom Nachziehstapel und lege dann eine beliebige Handkarte auf einen Ablagestapel, auch eine eben gezogene.
help-seaport-take = **Eine nehmen:** Nimm die oberste Karte eines Ablagestapels. Alle sehen, welche.
help-seaport-play = **Ausspielen:** Spiele 1 oder 2 Karten in deine Auslage und ziehe ebenso viele nach.
help-seaport-ship = **Verschiffen:** Lege Karten, die zu einem Schiff passen, in deine Auslage und erhalte Punkte. Du ziehst nicht nach.
help-seaport-piles = Ein leerer Ablagestapel bekommt die oberste Karte des Nachziehstapels. Dieser wird nie neu gemischt; ist er leer, wird nicht mehr gezogen.
help-seaport-hand = Deine Hand ist unbegrenzt und geheim, deine Auslage ist offen.

## Schiffe
help-ships = Schiffe
help-ships-load = **Ladung:** mindestens eine Karte, höchstens so viele, wie das Schiff zeigt.
help-ships-equal = **Gleiche:** Karten einer Sorte. 1, 2, 3, 4 Karten: { $colour } Punkte; grau { $gray }.
help-ships-pairs = **Paare:** verschiedener Sorten. 1, 2, 3 Paare: { $colour } Punkte; grau { $gray }.
help-ships-different = **Verschiedene:** Karten verschiedener Sorten. 1, 2, 3, 4 Karten: { $colour } Punkte; grau { $gray }.
help-ships-gray = **Grau:** Wer verschifft, dreht das Schiff auf die graue Seite. So bleibt es bis zum Ende des Quartals und kann weiter genutzt werden.
help-ships-wild = **Waren-Joker:** steht beim Verschiffen für eine beliebige Karte, auch mehrere zugleich, auch allein. Danach ist er aus dem Spiel.
help-ships-wild_pairs = Auf dem Schiff für Paare bildet ein Joker mit einer einzelnen Karte ein Paar; zwei Joker sind selbst ein Paar, und zwar einer Sorte, die sonst nicht dabei ist.
help-ships-number = { $n }

## Forum
help-forum = Forumsaktion
help-forum-take = **Nimm ein Plättchen** vom Forum, ein gelbes oder ein grünes. Du darfst von jedem beliebig viele haben.
help-forum-kinds = **Plättchen:** Brot, Spiele und Religion decken Bedarf; Senatsplättchen bringen 2 bis 5 Stimmen; Zusatzaktionsplättchen wiederholen eine Aktion; Joker stehen für eine Ware, einen Bedarf, ein Bauplättchen oder eine Zusatzaktion.
help-forum-keep = **Wie lange:** Brot, Spiele und Religion, bis du sie abgibst; Senatsplättchen bis zum Ende des Quartals; Zusatzaktionsplättchen und Joker, bis sie genutzt sind.

## Militär
help-military = Militäraktion
help-military-one = **Eine von drei Möglichkeiten.**
help-military-token = **Spielfigur:** Eine aus deinem Vorrat kommt ins Feldlager und ist von nun an ein Legionär.
help-military-leader = **Feldherr:** Er zieht in eine Nachbarprovinz. Das Plättchen dort nimmst du. Feldherren dürfen sich eine Provinz teilen; ins Lager kehrt keiner zurück.
help-military-legionnaire = **Legionär:** Einer kommt aus dem Lager in die Provinz deines Feldherrn, wenn dort noch keiner von dir ist.
help-military-points = **Punkte:** so viele, wie die Provinz zeigt, für jeden Legionär eines anderen dort { $less } weniger, aber nie weniger als { $least }.
help-military-stay = Legionäre bleiben bis zum Ende des Spiels, wo sie sind.

## Trajan
help-trajan = Trajanaktion
help-trajan-take = **Nimm** das offene Plättchen eines der sechs Stapel und lege es auf den Ablageplatz mit deinem Trajansbogen.
help-trajan-arch = **Bogen:** Danach kommt er im Uhrzeigersinn auf den nächsten freien Ablageplatz. Ein Plättchen kann nicht in dem Zug erfüllt werden, in dem du es hinlegst.
help-trajan-full = **Kein Platz frei:** Der Bogen kommt in die Mitte. Bis ein Platz frei wird, hast du keine Trajanaktion.

## Senat
help-senate = Senatsaktion
help-senate-step = **Ein Schritt:** Deine Scheibe rückt ein Feld vor, und du erhältst so viele Punkte, wie dort stehen, { $first } bis { $last }.
help-senate-stack = Deine Scheibe kommt auf die, die dort schon liegen: Wer höher liegt, gewinnt bei Gleichstand.
help-senate-last = Auf dem letzten Feld, { $last }, hast du bis zum Ende des Quartals keine Senatsaktion mehr.

## Bau
help-construction = Bauaktion
help-construction-one = **Eine von zwei Möglichkeiten.**
help-construction-token = **Spielfigur:** Eine aus deinem Vorrat kommt ins Arbeiterlager und ist von nun an ein Arbeiter.
help-construction-worker = **Arbeiter:** Einer kommt aus dem Lager auf einen Bauplatz: der erste auf einen beliebigen, jeder weitere neben einen eigenen, nicht diagonal. Nie zwei eigene auf einem Bauplatz.
help-construction-tile = **Plättchen:** Wer als Erster auf einem der { $sites } Bauplätze ist, nimmt sein Plättchen und erhält dessen 2 bis 5 Punkte.
help-construction-free = **Erstes Plättchen einer Sorte:** Es gibt dir sofort eine Gratisaktion: { $gives }.
help-construction-first_tile = { $tile }: { $action }
help-construction-others = **Bauplätze mit Arbeitern anderer:** Dorthin darfst du; ein Plättchen bringt das nicht, aber dein nächster Arbeiter kann von dort aus weiter.

## Zusatzaktionen
help-extra = Zusatzaktionen
help-extra-repeat = **Zusatzaktionsplättchen:** Gib nach einer Aktion ein Plättchen dieser Aktion ab und führe sie noch einmal aus, auf jede ihrer Arten.
help-extra-plus2 = **[+2]-Marker:** Liegt bei dieser Aktion einer, wiederholst du sie bis zu { $repeats }-mal. Der Marker bleibt.
help-extra-one = **Ein Plättchen pro Zug.** Auch eines, das du in diesem Zug bekommen hast. Eine Aktion, die nicht ausgeführt wurde, kann nicht wiederholt werden.
help-extra-wild = **Zusatzaktions-Joker:** steht für jedes Zusatzaktionsplättchen, auch wenn du das passende hast.
help-extra-free = **Gratisaktionen:** Statt der Aktion des Zuges darf ein Plättchen eine Gratisaktion wiederholen. Gratisaktionen, die eine Wiederholung bringt, können nicht wiederholt werden.

## Rundenende
help-round_end = Ende einer Runde
help-round_end-demand = **Bedarf:** Ein Bedarfsplättchen wird aufgedeckt.
help-round_end-next = Der Nächste ist am Zug. Der Zeitstein bleibt, wo er ist.
help-round_end-quarter = **Quartal:** Am Ende von Runde { $rounds } liegen schon { $demands } Bedarfsplättchen da. Kein weiteres wird aufgedeckt: Das Quartal endet.

## Bedarf
help-demands = Bedarf
help-demands-three = **{ $demands } Bedarfsplättchen:** Jedes deckst du mit einem Forumsplättchen seines Symbols, das aus dem Spiel kommt, oder mit einem Trajanplättchen seines Symbols, das bleibt. Jedes deckt eines.
help-demands-must = **Pflicht:** Was du decken kannst, musst du decken, auch mit Bedarfs-Jokern.
help-demands-unmet = **Nicht gedeckt:** eines kostet { $one } Punkte, zwei { $two }, drei { $three }. Du kannst unter 0 Punkte fallen.
help-demands-wild = **Womit:** zuerst mit Trajanplättchen, dann mit Forumsplättchen, dann mit Bedarfs-Jokern. Gefragt wirst du nur, wenn du mit einem Joker ein Forumsplättchen behalten könntest.
help-demands-secret = Wer gefragt wird, wählt geheim; alle sehen die Zahlungen gemeinsam.

## Abstimmung im Senat
help-vote = Konsul und Vizekonsul
help-vote-votes = **Stimmen:** die deines Feldes auf der Senatsleiste und die deiner Senatsplättchen.
help-vote-ties = **Gleichstand:** Wer auf der Leiste weiter ist, gewinnt, dann wer im Stapel höher liegt.
help-vote-consul = **Konsul:** die meisten Stimmen; er wählt eine der { $bonus } Bonustafeln und legt sie gelb vor sich. **Vizekonsul:** die zweitmeisten; er nimmt die andere und legt sie grau vor sich. Stimmen braucht dafür niemand.
help-vote-stack = **Neuer Stapel:** Alle Scheiben kommen in dieser Reihenfolge zurück auf das Startfeld, die des Konsuls obenauf. Alle Senatsplättchen kommen aus dem Spiel.

## Neues Quartal
help-refill = Das nächste Quartal
help-refill-removed = **Aus dem Spiel:** abgegebene Forumsplättchen, Senatsplättchen, alles auf dem Forum und die drei Bedarfsplättchen.
help-refill-new = **Neu:** zwei Bonustafeln; ein Forumsplättchen in jede Provinz ohne Feldherrn, Legionär und Plättchen; Plättchen auf alle Felder des Forums. Graue Schiffe werden zurückgedreht.
help-refill-piles = Reicht ein Stapel nicht, bleibt der Rest leer. Nach dem letzten Quartal wird nichts mehr aufgefüllt.

## Schlusswertung
help-final = Schlusswertung und Spielende
help-final-hand = **Hand:** { $points } für jede Warenkarte.
help-final-camps = **Lager:** { $worker } für jeden Arbeiter im Arbeiterlager, { $legionnaire } für jeden Legionär im Feldlager.
help-final-sets = **Sätze von Bauplättchen:** { $three } Punkte für 3 einer Sorte, { $four } für 4. Von jeder Sorte höchstens ein Satz.
help-final-wild = **Bau-Joker** füllen Sätze auf, auch mehrere in einem. Es zählt die beste Verteilung.
help-final-bonus = **Bonustafeln:** siehe Kapitel „Bonustafeln“.

## Bonustafeln
help-bonus = Bonustafeln
help-bonus-sides = **Zwei Seiten:** Gelb bringt mehr als Grau.
help-bonus-cards = **Waren ({ $tiles }):** { $yellow } oder { $gray } Punkte für jede solche Karte in deiner Auslage.
help-bonus-demand = **Brot, Spiele, Religion:** { $yellow } oder { $gray } Punkte, wenn du nach der letzten Zahlung noch ein Forumsplättchen mit diesem Symbol hast. Trajanplättchen zählen nicht.
help-bonus-legionnaires = **Legionäre:** { $yellow } oder { $gray } für jeden eigenen in einer Provinz.
help-bonus-workers = **Arbeiter:** { $yellow } für jeden eigenen auf einem Bauplatz; grau je ein halber Punkt, die Summe aufgerundet.
help-bonus-yellow = **Gelbe Bonustafeln:** { $yellow } oder { $gray } für jede deiner gelben, sie selbst eingeschlossen, wenn sie gelb liegt.
help-bonus-wild = Ein übriger Waren-Joker zählt als Karte einer deiner Waren-Bonustafeln, der besten.

## Ende des Spiels
help-end-last = Das Spiel endet mit der Schlusswertung nach Quartal { $quarters }, egal, wer am Zug war.
help-end-ties = **Gleichstand:** Es gewinnt, wer in der letzten Abstimmung des Senats besser stand.

## Woraus die Stapel bestehen
help-pieces = Woraus die Stapel bestehen
help-pieces-known = Woraus jeder Stapel besteht, dürfen alle wissen; die Reihenfolge kennt niemand.
help-pieces-forum = **{ $n } Forumsplättchen:** { $tiles }.
help-pieces-extra = **{ $n } Zusatzaktionsplättchen:** { $tiles }.
help-pieces-demands = **{ $n } Bedarfsplättchen:** je 5 für Brot, Spiele und Religion; { $removed } sind nicht im Spiel.
help-pieces-stack = **Stapel „{ $stack }“:** { $tiles }.
help-pieces-trajan_tile = { $points } ({ $first }, { $second })

## Optionen eines Tisches
help-options = Optionen eines Tisches
help-options-score_leftover_trajan_tiles = **{ $name }:** Jedes Trajanplättchen, das am Ende noch neben deinem Kreis liegt, bringt 1 Punkt.
help-options-start_markers = **{ $name }:** zwei beliebige Steine in jede Mulde, oder in jede zwei verschiedene Farben, oder zugelost mit zwei verschiedenen Farben in jeder.
help-options-time_track = **{ $name }:** Die lange hat zu zweit { $two } Schritte, zu dritt { $three }, zu viert { $four }.
help-options-wild_demand_for_bonus = **{ $name }:** Jeder am Ende übrige Bedarfs-Joker zählt für eine Bonustafel mit Brot, Spielen oder Religion, die dir sonst nichts brächte, die wertvollste zuerst.
help-options-extra_after_free_action = **{ $name }:** Ein Zusatzaktionsplättchen darf eine Gratisaktion wiederholen. Ausgeschaltet wiederholt es nur die Aktion des Zuges.

## Entscheidungen, wo die Spielregel offen ist
help-decisions = Entscheidungen, wo die Spielregel offen ist
help-decisions-open = Was die Spielregel offen lässt oder was sich verschieden lesen lässt, wird so gespielt.
help-decisions-setup = **Aufbau:** Erst wird der Spielplan ausgelegt, dann legen alle ihre Steine aus; erst danach kommen Trajanstapel, Startspieler, Bonustafeln und Karten. In einer Mulde dürfen zwei Steine einer Farbe liegen. Ein leerer Ablagestapel wird sofort aufgefüllt.
help-decisions-time = **Zeit:** Zu zweit können 12 verteilte Steine zwei Runden beenden; beide Rundenenden folgen aufeinander.
help-decisions-accomplishing = **Erfüllen** geschieht von selbst; die Wirkung ist freiwillig.
help-decisions-seaport = **Hafen:** Ist noch eine Karte im Nachziehstapel, zieht „Zwei ziehen“ diese eine; ist keine da, gibt es diese Möglichkeit nicht. Der Stapel wird nie neu gemischt.
help-decisions-wild = **Waren-Joker:** nur beim Verschiffen und am Ende als Karte einer Waren-Bonustafel.
help-decisions-leader = **Feldherr:** kehrt nie ins Feldlager zurück; das Lager ist keine Provinz.
help-decisions-sites = **Bauplätze:** nie zwei Arbeiter eines Spielers auf einem.
help-decisions-free = **Gratisaktionen:** freiwillig; was nicht möglich ist, verfällt.
help-decisions-extra = **Zusatzaktionsplättchen:** auch eines aus diesem Zug, auch der Joker, obwohl du das passende hast, auch für eine Gratisaktion (Option „{ $name }“). Nie zwei in einem Zug.
help-decisions-demands = **Bedarf:** So viel wie möglich muss gedeckt werden, auch mit Jokern.
help-decisions-provinces = **Neue Forumsplättchen** kommen nur in Provinzen ohne Plättchen.
help-decisions-sets = **Sätze von Bauplättchen:** von jeder Sorte höchstens einer; 4 Plättchen zählen als ein Satz von 4.
help-decisions-leftover = **Übrige Trajanplättchen** neben dem Kreis bringen nichts (Option „{ $name }“).
help-decisions-tie = **Gleichstand:** Die letzte Abstimmung entscheidet, Senatsplättchen eingeschlossen; der Sieg wird nie geteilt.

## Wie sicher das Spielmaterial ist
help-components = Wie sicher das Spielmaterial ist
help-components-known = Das ganze Material ist das des gedruckten Spiels. Für wenige Angaben gibt es nur eine Quelle:
help-components-time = **Zeitleiste:** die Schritte einer Runde; eine andere Quelle hat einen mehr (Option).
help-components-copies = **Wie viele gleiche:** von jeder Sorte Forums-, Zusatzaktions- und Bedarfsplättchen. Zusammen sind es so viele, wie die Spielregel sagt.
help-components-names = **Namen der Waren:** Auf den Karten sind nur Bilder; die Namen sind von uns.

## Hinweise
tip-markers = Ein Plättchen braucht seine Farben in einer Mulde. Verschiedene Farben je Mulde halten viele Plättchen in Reichweite.
tip-markers-tray = Neben II, IV und VI kommen die ersten Trajanplättchen: Farben, die dort schon liegen, sind ein halbes Plättchen.
tip-markers-review = Deine ersten Trajanplättchen wählst du danach: Sie können sich nach deinen Mulden richten.
tip-markers-swap = Welche Farben zusammen in einer Mulde liegen, entscheidet, welche Trajanplättchen du bald erfüllst.
tip-markers-swap-with = Welche Farben zusammen in einer Mulde liegen, entscheidet, welche Trajanplättchen du bald erfüllst.
tip-first-card = Gleiche Karten bringen die wertvollsten Ladungen; Waren deiner Bonustafel zählen in deiner Auslage.
tip-first-tile = Nimm Plättchen, deren Farben schon in der Mulde liegen oder in ein, zwei Zügen dorthin kommen.
tip-sow = Der letzte Stein bestimmt deine Aktion. Jeder Stein ist ein Schritt der Zeit: Volle Mulden bringen den Bedarf näher.
tip-sow-order = Die Farben entscheiden, welches Trajanplättchen du jetzt erfüllst und welches als nächstes.
tip-sow-marker = Die Farben entscheiden, welches Trajanplättchen du jetzt erfüllst und welches als nächstes.
tip-tile-cards = Karten füllen Schiffe und deine Auslage; jede, die am Ende auf deiner Hand ist, bringt 1 Punkt.
tip-tile-military_camp = Jede Figur wird für immer Legionär. Im Lager bringt sie am Ende 1 Punkt, in einer Provinz mehr.
tip-tile-worker_camp = Jede Figur wird für immer Arbeiter. Im Lager bringt sie am Ende 1 Punkt, auf einem Bauplatz mehr.
tip-tile-plus2 = Nimm eine Aktion, für die du ein Zusatzaktionsplättchen hast oder bekommen kannst: Es zählt dann doppelt.
tip-demands = Was du behältst, zählt für eine Bonustafel mit seinem Symbol und deckt später Bedarf. Ein Joker passt für jeden Bedarf.
tip-consul = Welche Tafel passt zu dem, was du noch sammelst? Die andere bekommt der Vizekonsul; sie zählt dort weniger.
tip-seaport = Vier gleiche Karten bringen { $points } Punkte: Sammeln lohnt sich. Farbig bringt ein Schiff am meisten; andere können schneller sein.
tip-discard = Alle sehen die Karte, und wer nach dir kommt, darf sie nehmen. Behalte, was zu Schiffen und zu deinen Bonustafeln passt.
tip-play = In der Auslage zählen Karten nur durch Bonustafeln; dafür ziehst du neue. Auf der Hand ist jede am Ende { $points } Punkt wert.
tip-ship = Das Schiff wird für alle grau, bis das Quartal endet. „Am Ende“ rechnet ein, dass eine Karte auf der Hand dann { $points } Punkt bringt.
tip-load = Bei gleichen Karten bringt die letzte am meisten. Joker kommen aus dem Spiel; Karten deiner Bonustafeln zählen am Ende noch einmal.
tip-forum = Ungedeckter Bedarf kostet bis zu { $most } Punkte. Senatsplättchen zählen nur bis zum Ende des Quartals.
tip-military = Der Feldherr geht voran und nimmt Plättchen; ein Legionär folgt, wo wenige andere sind. Ferne Provinzen bringen am meisten.
tip-trajan = Welche Farben bringst du in die Mulde neben diesem Platz? Erfüllt wird das Plättchen nur, wenn dein letzter Stein dort landet.
tip-senate = Jedes Feld bringt mehr als das vorige, und wer am Ende des Quartals die meisten Stimmen hat, wählt die bessere Bonustafel.
tip-construction = Das erste Plättchen einer Sorte bringt eine Gratisaktion; drei oder vier einer Sorte bringen am Ende { $three } oder { $four } Punkte.
tip-extra = Nur ein solches Plättchen pro Zug. Heb es auf, wenn die Aktion später mehr bringt; am besten ist es mit einem [+2]-Marker.
tip-end = Bis du den Zug beendest, kannst du alles zurücknehmen, solange nichts gezogen oder aufgedeckt wurde.
tip-end-impossible = Dein letzter Stein darf trotzdem dort landen: für ein Trajanplättchen oder um deine Farben zu ordnen.

## Die geführte Partie
guided-goal = Du lebst in Rom; die Steine in deinem Kreis bestimmen, was du tust. Nach vier Quartalen gewinnt, wer die meisten Punkte hat; das erste ist fast um.
guided-parts =
    1. Mulde: Lege ihre Steine einzeln in die nächsten.
    2. Trajanplättchen: Die letzte Mulde braucht seine Farben.
    3. Aktionen: Du führst die der letzten Mulde aus.
    4. Bedarf: Das verlangt das Volk in diesem Quartal.
    5. Schritte: Nach so vielen Steinen endet die Runde.
guided-sow-five = Verteile I: Ende in VI, Bau, und zweimal Orange erfüllt dort das Trajanplättchen.
guided-sow-to-forum = Verteile VI: Ende in II, Forum; Orange und Blau erfüllen dort das Trajanplättchen.
guided-sow-to-construction = Verteile IV: Ende in VI, Bau; dort bringt ein Plättchen eine Gratisaktion.
guided-sow-before-demand = Eine Mulde mit 3 Steinen führt drei Mulden weiter: Die Aktion dort ist dann deine. Jeder Stein ist auch ein Schritt der Zeit; nach { $left } { $left ->
    [one] Schritt
   *[other] Schritten
  } endet die Runde, und ein weiterer Bedarf wird aufgedeckt.
guided-sow = Eine Mulde mit 3 Steinen führt drei Mulden weiter: Die Aktion dort ist dann deine. Jeder Stein ist auch ein Schritt der Zeit; nach { $left } { $left ->
    [one] Schritt
   *[other] Schritten
  } endet die Runde und mit ihr das Quartal.
guided-sow-colours = Welche Farbe wohin kommt, entscheidest du: In Mulden mit einem Trajanplättchen brauchst du die Farben, die es zeigt.
guided-deploy-workers = Nimm die Arbeiter: Auf Bauplätzen holen sie Plättchen und Punkte.
guided-deploy = Nimm die Legionäre: In Provinzen bringen sie Punkte.
guided-take-religion = Nimm Religion: Sie wird { $asked ->
    [1] einmal
    [2] zweimal
   *[other] { $asked }-mal
  } verlangt, und was fehlt, kostet jedes Mal mehr.
guided-take-more-religion = Nimm noch einmal Religion: Das Volk verlangt sie in diesem Quartal { $asked ->
    [2] zweimal
   *[other] { $asked }-mal
  }, und jedes Plättchen deckt nur einen Bedarf.
guided-take-bread = Nimm das Brot: Das Volk verlangt es in diesem Quartal, und du hast noch keins.
guided-take-votes = Nimm das Senatsplättchen: Damit hast du { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
  }. Wer am Ende des Quartals die meisten hat, wählt zuerst eine Bonustafel.
guided-forum = Sieh zuerst auf den Bedarf: Was am Ende des Quartals fehlt, kostet Punkte. Senatsplättchen bringen Stimmen, Zusatzaktionsplättchen eine zweite Aktion.
guided-build-door = Besetze B4: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, und deine erste Tür bringt die Senatsaktion gratis.
guided-build-window = Besetze A4: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }, und dein erstes Fenster bringt die Militäraktion gratis.
guided-construction = Wer als Erster auf einem Bauplatz ist, nimmt das Plättchen und seine Punkte. Das erste Plättchen jeder Sorte bringt außerdem eine Gratisaktion.
guided-leader-to-religion = Ziehe nach Alpes: Dein Feldherr nimmt dort Religion, die das Volk verlangt.
guided-legionnaire = Ein Legionär bei deinem Feldherrn bringt die Punkte der Provinz und bleibt bis zum Ende des Spiels dort.
guided-military = Dein Feldherr nimmt das Plättchen jeder Provinz, in die er kommt. Nur wo er steht, kann ein Legionär Punkte bringen.
guided-senate = Ziehe weiter: sofort Punkte und am Ende des Quartals mehr Stimmen.
guided-trajan = Das Plättchen kommt an den Ablageplatz, an dem dein Trajansbogen steht. Du erfüllst es später, wenn dein letzter Stein in die Mulde daneben kommt und dort seine Farben liegen.
guided-seaport = Karten bringen Punkte, wenn du sie verschiffst. Die farbige Seite eines Schiffs bringt mehr als die graue, die es zeigt, sobald im Quartal jemand damit verschifft hat.
guided-extra = Ein Zusatzaktionsplättchen wiederholt die Aktion, die du eben ausgeführt hast; eines pro Zug darfst du einsetzen.
guided-end-before-demand = Beende den Zug. Mit dem Ende der Runde kommt ein weiterer Bedarf dazu.
guided-end-with-all-met = Beende den Zug: Du deckst jeden Bedarf und verlierst keine Punkte.
guided-end = Beende den Zug. Mit der Runde endet das Quartal: Was fehlt, kostet Punkte.
guided-consul = Du hast die meisten Stimmen und wählst eine Bonustafel: Sie bringt am Ende des Spiels Punkte, wenn du sammelst, was sie zeigt.
guided-done =
  { $done ->
    [0] Du hast kein Trajanplättchen erfüllt.
    [one] Du hast 1 Trajanplättchen erfüllt.
   *[other] Du hast { $done } Trajanplättchen erfüllt.
  }
guided-end-of-lesson = So endet jedes Quartal, und Stimmen entscheiden über Bonustafeln. Nach dem vierten zählen auch Handkarten, Lager und Bauplättchen.

## Symbole
glossary-at-turn = wer am Zug ist
glossary-start-player = Startspieler
glossary-time = Zeitstein
glossary-kept-bread = Trajanplättchen: Brot
glossary-kept-games = Trajanplättchen: Spiele
glossary-kept-religion = Trajanplättchen: Religion
glossary-hand = Karten auf der Hand
glossary-display = Karten in der Auslage
glossary-pile = Nachziehstapel
glossary-legionnaire = Legionär
glossary-leader = Feldherr
glossary-camp = Lager
glossary-arch = Trajansbogen
glossary-worker = Arbeiter
glossary-plus-two = [+2]-Marker
glossary-consul = Konsul
glossary-vice-consul = Vizekonsul

## Warum nicht
thing-tray = Mulde { $tray }
thing-leader = Feldherr nach { $province }
thing-legionnaire = Legionär: { $province }
thing-discard = Ablagestapel { $pile }
thing-ship = Schiff „{ $ship }“
thing-stack = Stapel „{ $stack }“
unmet-tray-empty = kein Stein darin
unmet-has-plus-two = hat schon ihren [+2]-Marker
unmet-no-cards = keine Karten zum Ziehen, Nehmen, Ausspielen oder Verschiffen
unmet-pile-empty = der Nachziehstapel ist leer
unmet-discard-empty = dieser Ablagestapel ist leer
unmet-hand-empty = du hast keine Karten auf der Hand
unmet-no-load = { $ship ->
    [pairs] du hast kein Paar, auch nicht mit Jokern
   *[other] du hast keine Karten zum Verschiffen
  }
unmet-forum-empty = das Forum ist leer
unmet-not-in-forum = liegt nicht auf dem Forum
unmet-no-leader = dein Feldherr ist in keiner Provinz
unmet-leader-there = dein Feldherr ist schon dort
unmet-far-province = dein Feldherr steht in keiner Nachbarprovinz
unmet-no-legionnaire = du hast keinen Legionär im Feldlager
unmet-own-legionnaire = dort ist schon ein Legionär von dir
unmet-last-space = deine Scheibe liegt auf dem letzten Feld
unmet-no-slot = kein Ablageplatz frei
unmet-no-tiles = keine Plättchen mehr in den Stapeln
unmet-stack-empty = kein offenes Plättchen auf diesem Stapel
unmet-no-tokens = keine Spielfiguren mehr in deinem Vorrat
unmet-no-worker = du hast keinen Arbeiter im Arbeiterlager
unmet-own-worker = dort ist schon ein Arbeiter von dir
unmet-too-far = nicht neben einem deiner Arbeiter
unmet-no-extra-tile = du hast dieses Plättchen nicht
unmet-extra-used = du hast in diesem Zug schon ein Zusatzaktionsplättchen genutzt
unmet-free-action = an diesem Tisch lassen sich Gratisaktionen nicht wiederholen

## Search in the rules: groups of words that mean the same; what players ask about a paragraph in other words
help-same-words =
    joker beliebig; stein aktionsstein marker zeitstein; spielfigur figur; ware warenkarte; schiff verschiffen; mulde schale; bedarf bedarfsplättchen; strafe minus negativ gedeckt; trajansbogen bogen;
    feldherr general; bewegen zieht; stimme abstimmung; satz set; zusatzaktion zusatzaktionsplättchen; mancala verteilen
help-asked =
    goal-aim: gewinnen sieger thema worum; goal-length: lange spieldauer zeit züge; setup-cards: startkarten anfang; setup-markers: anfang startsteine; turn-steps: passen auslassen verzichten freiwillig;
    turn-time: zeitmarker; turn-beyond: wann runde endet; turn-undo: rückgängig; sowing-circle: mancala; sowing-colours: richtung reihenfolge mancala; accomplishing-when: wie erfüllen;
    accomplishing-markers: wie erfüllen voraussetzung; seaport-draw: karten bekommen; seaport-hand: handkartenlimit maximum handlimit; seaport-play: wie ausspielen; ships-load: wie viele karten
    verschiffen; ships-wild: joker; forum-kinds: joker arten sorten was machen; forum-take: limit wie viele; military-points: wertung; trajan-full: mitte; senate-step: punkte; construction-worker: wohin
    setzen diagonal; construction-free: bonus; extra-repeat: nochmal zweimal; extra-one: zwei mehrere; demands-must: freiwillig pflicht; demands-unmet: strafe minuspunkte negativ fehlend; vote-consul: wer
    bekommt; vote-ties: unentschieden; final-hand: restliche handkarten ende; final-camps: übrige arbeiter ende; final-sets: satz set bauplättchen; end-ties: unentschieden; end-last: vorbei schluss;
    setup-senate: startspieler beginnt erster; refill-new: forum auffüllen; construction-token: arbeiter bekommen arbeiterlager; military-token: legionäre bekommen feldlager
