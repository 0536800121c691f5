title = Forum Trajanum
game-summary = Baue deine Colonia und schicke Gesandte auf das Trajansforum. Für 2 bis 4 Personen.
game-duration = 12 Runden: 1 Stunde mit Computern, sonst 2–4 Wochen.

## Güter
goods-builder = { $n } Baumeister
goods-blue = { $n } { $n ->
    [one] blauer
   *[other] blaue
  } Arbeiter
goods-green = { $n } { $n ->
    [one] grüner
   *[other] grüne
  } Arbeiter
goods-yellow = { $n } { $n ->
    [one] gelber
   *[other] gelbe
  } Arbeiter
goods-orange = { $n } { $n ->
    [one] orangefarbener
   *[other] orangefarbene
  } Arbeiter
goods-assistant = { $n } { $n ->
    [one] Assistent
   *[other] Assistenten
  }
goods-coin = { $n } Geld
goods-tribune = { $n } { $n ->
    [one] Tribun
   *[other] Tribune
  }

colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-orange = orangefarben
colour-eagle = Adler
crane-blue = blauer Baukran
crane-green = grüner Baukran
crane-yellow = gelber Baukran
crane-orange = orangefarbener Baukran
area-blue = blaues Farbfeld
area-green = grünes Farbfeld
area-yellow = gelbes Farbfeld
area-orange = orangefarbenes Farbfeld
area-eagle = Adlerfelder

## Gebäude
kind-triumphal_column = Siegessäule
kind-library = Bibliothek
kind-basilica = Basilika
kind-market = Markt
kind-fountain = Brunnen
kind-park = Park
kind-stable = Stallung
kind-house = Haus
plan-triumphal_column = Siegessäule
plan-library = Bibliothek
plan-basilica = Basilika
plan-market = Markt
plan-fountain = blauer Brunnen
plan-park = grüner Park
plan-stable = gelbe Stallung
plan-house = orangefarbenes Haus
plan-triumphal_column-park = Siegessäule + grüner Park
plan-library-fountain = Bibliothek + blauer Brunnen
plan-basilica-stable = Basilika + gelbe Stallung
plan-market-house = Markt + orangefarbenes Haus
plan-fountain-fountain = 2 blaue Brunnen
plan-park-park = 2 grüne Parks
plan-stable-stable = 2 gelbe Stallungen
plan-house-house = 2 orangefarbene Häuser

## Bürger
row-1 = Patrizier I
row-2 = Patrizier II
row-3 = Händler I
row-4 = Händler II
row-5 = Handwerker I
row-6 = Handwerker II
power-1 = Gesandte dürfen neue Farbfelder beginnen; Adler zählen auch diagonal
power-2 = zwei verschiedene Flächenboni
power-3 = Schieber umgedreht; Aufwertung bis zur nächsten Zypresse
power-4 = einmal pro Zug: Geld, Tribun, Assistent untereinander tauschen
power-5 = zweimal pro Zug: Assistent → beliebiger Arbeiter
power-6 = einmal pro Zug: Assistent → Baumeister
citizen-first = { $row } ({ $line })
citizen-second = { $row } ({ $line }), 2. Bürger

## Coloniaplättchen
tiles-blue_green = blauer + grüner Arbeiter
tiles-blue_yellow = blauer + gelber Arbeiter
tiles-blue_orange = blauer + orangefarbener Arbeiter
tiles-green_yellow = grüner + gelber Arbeiter
tiles-green_orange = grüner + orangefarbener Arbeiter
tiles-yellow_orange = gelber + orangefarbener Arbeiter
tiles-blue_blue = 2 blaue Arbeiter
tiles-green_green = 2 grüne Arbeiter
tiles-yellow_yellow = 2 gelbe Arbeiter
tiles-orange_orange = 2 orangefarbene Arbeiter
tiles-blue_assistant = blauer Arbeiter + Assistent
tiles-green_assistant = grüner Arbeiter + Assistent
tiles-yellow_assistant = gelber Arbeiter + Assistent
tiles-orange_assistant = orangefarbener Arbeiter + Assistent
tiles-builder = Baumeister
tiles-coins = 2 Geld
tiles-coin_tribune = Geld + Tribun
tiles-tribunes = 2 Tribune
tiles-assistants = 2 Assistenten
tiles-upgrade_coin = Aufwertung + Geld
tiles-upgrade_tribune = Aufwertung + Tribun
tiles-upgrade_assistant = Aufwertung + Assistent
tiles-patrician = Patrizier
tiles-merchant = Händler
tiles-craftsman = Handwerker
tiles-patrician_woman = Patrizierin
tiles-merchant_woman = Händlerin
tiles-craftsman_woman = Handwerkerin

## Straßen
line-row-number = Zeile { $number }
street-or = { $first } oder { $second }
line-row = Zeile { $number } · { $symbol }
line-column = Spalte { $letter }
line-column-symbol = Spalte { $letter } · { $symbol }
from-line-row-number = { line-row-number }
from-line-row = { line-row }
from-line-column = { line-column }
from-line-column-symbol = { line-column-symbol }
street-row = Straße { $symbol } (Zeile)
street-column = Straße { $symbol } (Spalte)

## Prämien und Boni
step-sign = { $step }
step-benefit = { $name }: { $brings }
brings-benefit = Prämie: { $brings } ({ $name })
step-library = Bibliothek { $step }
step-basilica = Basilika { $step }
step-market = Markt { $step }
reason-second = Zweiter Bürger, { $row }
reason-built = { $number ->
    [1] { $building } gebaut
   *[other] { $building } { $n } von { $number }
  }
reason-area = Ein { $area } komplettiert
effect-or = { $first } oder { $second }
effect-goods = { $goods }
effect-worker = { $second ->
    [1] 1 Arbeiter deiner Wahl
   *[other] beliebiger Arbeiter
  }
effect-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
effect-upgrades = { $number } { $number ->
    [one] Aufwertung
   *[other] Aufwertungen
  }
effect-envoy-eagle = ein Gesandter auf ein Adlerfeld
effect-envoy-coloured = { $second ->
    [1] ein Gesandter auf ein beliebiges freies farbiges Feld
   *[other] ein Gesandter auf ein beliebiges farbiges Feld
  }
effect-bonus = { $number ->
    [0] Flächenbonus
    [1] ein Flächenbonus
   *[other] { $number } verschiedene Flächenboni
  }
effect-single-bonus = genau ein Flächenbonus
effect-building = eine zusätzliche Bauaktion
effect-tile = { $brief ->
    [1] Plättchen aus deinem Raster
   *[other] Plättchen aus dem eigenen Straßenraster nehmen und sofort nutzen
  }

## Trajanaufträge
task-I-1-build = grau, farbig, grau direkt nebeneinander
task-I-2-build = die Felder direkt über und direkt unter einem Tempel bebaut
task-I-3-build = 2 verschiedene graue Gebäude direkt untereinander
task-I-4-build = beide Seiten eines Baukrans bebaut (verdeckt, freigelegt oder gewertet)
task-II-1-build = ein Quadrat aus 4 bebauten Feldern
task-II-2-build = farbig, grau, farbig direkt untereinander
task-II-3-build = alle vier Farben, irgendwo
task-II-4-build = grau, farbig, grau direkt untereinander
task-III-1-build = farbig, grau, grau, farbig direkt untereinander
task-III-2-build = 3 verschiedene Farben direkt untereinander
task-III-3-build = die 4 Ecken eines Tempels mit farbigen Bauwerken bebaut
task-III-4-build = 3 verschiedene graue Gebäude direkt untereinander
task-collect = { $wanted }
wanted-worker = { $n } Arbeiter
wanted-colours = { $n ->
    [1] 2 verschiedenfarbige Arbeiter
   *[other] { $n }-mal 2 verschiedenfarbige Arbeiter
  }
wanted-classes = { $n ->
    [1] 2 aktive Bürger verschiedener Gesellschaftsschichten
   *[other] { $n }-mal 2 aktive Bürger verschiedener Gesellschaftsschichten
  }
wanted-all_classes = { $n } { $n ->
    [one] aktiver
   *[other] aktive
  } Bürger jeder Gesellschaftsschicht
wanted-ship = { $n } { $n ->
    [one] Gesandter
   *[other] Gesandte
  } auf dem Schiff
wanted-triumphal_column = { $n } { $n ->
    [one] Siegessäule
   *[other] Siegessäulen
  }
wanted-scored_crane = { $n } { $n ->
    [one] gewerteter Baukran
   *[other] gewertete Baukräne
  }
wanted-marker = { $n } { $n ->
    [one] eigener
   *[other] eigene
  } Forumsmarker neben der Trajanssäule

## Fragen
prompt-crane = Aufbau, { $crane }: In welche Ecke kommt er?
on-corner = { $piece } auf { $corner }
prompt-woman = Aufbau: In welche Ecke legst du die { $face }? Die { $other } kommt in die diagonal gegenüberliegende Ecke.
prompt-handicap = Startvorteil: Nimmst du einen zweiten Bürger aus einer Ecke? Das legt den Baukran dort frei.
prompt-take = { $taken ->
    [1] { $empty ->
        [0] Nimm ein Plättchen aus { $streets }.
       *[other] In den Straßen dieser Runde liegt in deiner Colonia kein Plättchen.
      }
   *[other] Genommen: { $face }. { $empty ->
        [0] Nimm dein zweites Plättchen aus { $streets }.
       *[other] In der anderen Straße liegt kein Plättchen mehr.
      }
  }
prompt-take-anywhere = Welches Plättchen nimmst du? Du hast die freie Wahl und gibst dafür { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  } ab.
prompt-keep = Welches Plättchen behältst du für deinen Zug? Das andere bekommt { $receiver }.
prompt-use = { $tiles ->
    [both] Welches Plättchen nutzt du? Das andere wird abgelegt: das eigene aufs Schiff, das erhaltene neben die Colonia.
    [own] Du hast nichts erhalten: Nutzt du dein eigenes Plättchen oder eines, das neben deiner Colonia liegt? Nutzt du das eigene nicht, kommt es aufs Schiff.
   *[beside] Du hast in dieser Runde kein Plättchen: Nutzt du eines, das neben deiner Colonia liegt?
  }{ $both ->
    [0] { "" }
   *[other] { " " }Beide zu nutzen kostet { $price } { $price ->
        [one] Tribun
       *[other] Tribune
      }; du hast { $tribunes }.
  }
prompt-row = { $drawn ->
    [1] Aufbau: Du hast die { $face } gezogen. In welche Zeile kommt sie?
   *[other] In welche Zeile kommt „{ $face }“? Die Zeile ist danach aktiv.
  }
prompt-gain = { $worker ->
    [1] { $reason }: Welchen Arbeiter nimmst du?
   *[other] { $reason }: Was nimmst du?
  }
prompt-bonus = { $number ->
    [1] { $reason }: Wähle einen Flächenbonus.
   *[other] { $reason }: Wähle zwei verschiedene Flächenboni.
  }
prompt-envoy = { $reason }: Wohin schickst du einen Gesandten ({ $colours })? Auf deinem Schiff: { $envoys }.
prompt-build = { $plans ->
    [0] { $free ->
        [0] Du kannst nichts bauen: Du hast kein freies Feld.
       *[other] Du kannst gerade keinen Bau bezahlen.
      }
   *[other] Was baust du? Angeboten wird nur, was du bezahlen kannst.
  }
prompt-built = { $exchanges ->
    [0] Du hast gebaut. Dein Zug ist fertig.
   *[other] Du hast gebaut. Tauschst du noch etwas, bevor du den Zug beendest?
  }
prompt-build-more = { $reason }: Was baust du zusätzlich? Es muss bezahlt werden.
prompt-exchange-kind = Wie tauschst du?
prompt-exchange = Was tauschst du ({ $kind })?
prompt-place = { $halves ->
    [1] Wo baust du { $kind ->
        [market] den Markt
        [fountain] den Brunnen
        [park] den Park
        [house] das Haus
       *[other] die { $building }
      }?
   *[other] Doppelbauplättchen ({ $plan }): Wo baust du { $kind ->
        [market] den Markt
        [fountain] den Brunnen
        [park] den Park
        [house] das Haus
       *[other] die { $building }
      }? Die andere Hälfte kommt daneben.
  }
prompt-place-beside = Doppelbauplättchen ({ $plan }): Auf welchem Feld neben { $space } baust du { $kind ->
    [fountain] den Brunnen
    [park] den Park
    [house] das Haus
   *[other] die { $building }
  }?
prompt-pay = Womit bezahlst du: { $plan } auf { $spaces }?
prompt-first-half = Doppelbauplättchen ({ $plan }): Welche Hälfte wirkt zuerst?
prompt-benefit = Dein Forumsmarker erreicht { $step }: Nimmst du diese Prämie oder eine frühere?
prompt-turn-up = { $reason }: Welches Plättchen deiner Colonia nimmst und nutzt du sofort?
prompt-pay-citizens = { $last ->
    [0] { "" }
   *[other] Letzte Wertung:{" "}
  }Welche Bürger bezahlst du? Du hast { $coins } Geld; unbezahlte Bürger { $last ->
    [0] werden inaktiv.
   *[other] zählen nicht.
  }
confirm-end = Du hast noch nicht gebaut. Du könntest noch bauen: { $plans }{ $more ->
    [0] {""}
   *[other] {" "}und noch { $more }
  }. Den Zug trotzdem beenden?

## Optionen
option-tribune = { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  }: beliebiges Plättchen nehmen
option-exchange = Tauschen
option-end = Zug beenden
build-on = auf { $space } bauen
option-pay-none = Niemanden bezahlen
option-no-tile = Kein Plättchen nehmen
option-no-use = Kein Plättchen nutzen
option-no-envoy = Keinen Gesandten schicken
option-no-benefit = Keine Prämie nehmen
option-no-building = Nichts weiter bauen
option-no-citizen = Keinen zweiten Bürger nehmen
corner-tile = { $space }: { $face }
take-tile = { $tile } nehmen
take-for-tribune = { $tile } für { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  } nehmen
square = { $space } ({ $colour })
taken-tile = Behalten: { $face } ({ $space })
use-own = Eigenes: { $face }
use-received = Erhaltenes: { $face }
use-beside = Neben der Colonia: { $face }
use-both = { $first }, dann { $second }
use-both-full = Für { $price } { $price ->
    [one] Tribun
   *[other] Tribune
  }: { use-both }
one-of = { $goods }
bonuses = { $bonuses }
exchange-builder = Zwei gleichfarbige Arbeiter → Baumeister
exchange-colour = Assistent ändert die Farbe eines Arbeiters
exchange-merchant_2 = Händler II
exchange-craftsman_1 = Handwerker I: Assistent → Arbeiter
exchange-craftsman_2 = Handwerker II: Assistent → Baumeister
exchange = { $gave } → { $took }
exchange-only = Tauschen: { $exchange }
way = { $goods }
way-abilities = { $goods } ({ $abilities })
take-goods = nehmen: { $goods }
pay-way = zahlen: { $way }
half-first = zuerst { $half }
pay-rows = { $n } Geld: { $rows }

## Was eine Wahl bringt
brings-both = { $first }; { $second }
brings-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
brings-scoring = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } in der Wertung
forecast-scoring = Wertung { $cycle } von { $cycles } (nach { $left ->
    [0] dieser Runde
   *[other] Runde { $rounds }
  })
forecast-rows = { $rows }
advice-coins = Nimm Plättchen und Prämien mit Geld: Mit noch { $n } Geld zur Wertung kannst du die Bürger aller Zeilen bezahlen, das bringt +{ $points }.
advice-rows = In Zeile { $row } fehlt dir noch: { $kinds }. Jedes davon bringt dort bei jeder Wertung +{ $points }.
advice-crane = Baue in der Farbe deines freigelegten Krans ({ $crane }): Er zählt einmal, +{ $points } für jedes Bauwerk (du hast { $n }).
advice-corner = Nimm das Plättchen aus der Ecke { $corner }, wenn ihre Zeile oder Spalte dran ist: Der Kran darunter ({ $crane }) bringt dann +{ $points } für jedes Bauwerk seiner Farbe (du hast { $n }).
advice-collect = { $whole ->
    [1] Erfülle den Trajanauftrag „{ $task }“: +{ $points }.
   *[0] Für den Trajanauftrag „{ $task }“ fehlt dir noch: { $things } (+{ $points }).
  }
advice-build = Für den Trajanauftrag „{ $task }“ fehlt dir noch: { $things } (+{ $points }).
advice-space = { $kind ->
    [gray] ein graues Gebäude
    [coloured] ein farbiges Gebäude
   *[any] ein beliebiges Gebäude
  } auf { $space }
advice-envoy = Baue { $colour ->
    [blue] einen blauen Brunnen
    [green] einen grünen Park
    [yellow] eine gelbe Stallung
   *[orange] ein orangefarbenes Haus
  } und schicke den Gesandten auf { $space }{ $near ->
    [eagle] {" "}bei einem Adler
    [own] {" "}neben deine eigenen
   *[first] {""}
  }: +{ $points } bei jeder Wertung.
advice-column = Baue eine Siegessäule (1 Baumeister): sofort +{ $points }.
brings-last = { $benefit } und mind. { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
squares-blue = { $n ->
    [0] kein freies blaues Feld
    [one] { $n } blaues Feld
   *[other] { $n } blaue Felder
  }
squares-green = { $n ->
    [0] kein freies grünes Feld
    [one] { $n } grünes Feld
   *[other] { $n } grüne Felder
  }
squares-yellow = { $n ->
    [0] kein freies gelbes Feld
    [one] { $n } gelbes Feld
   *[other] { $n } gelbe Felder
  }
squares-orange = { $n ->
    [0] kein freies orangefarbenes Feld
    [one] { $n } orangefarbenes Feld
   *[other] { $n } orangefarbene Felder
  }
brings-envoy = { $envoys ->
    [1] Gesandter
   *[other] { $envoys } Gesandte
  }: { $squares }
brings-envoy-tile = auch als Gesandter: { $squares }
brings-either = { $first }; oder { $second }
brings-no-envoy = kein Gesandter auf dem Schiff
place-brings = in der Wertung: { $parts }
place-row = { $line } +{ $points }
place-task = Trajanauftrag +{ $points }
envoy-brings = { $parts }
envoy-on = auf einem Adler (+{ $points } je Wertung)
envoy-beside = neben einem Adler (+{ $points } je Wertung)
envoy-corner = Adler diagonal (+{ $points } je Wertung mit Patrizier I)
envoy-completes = komplettiert das Farbfeld
envoy-joins = Fläche aus { $envoys } Gesandten
leaves-game = kommt danach aus dem Spiel
uncovers-crane = { $crane } wird frei ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } je Bauwerk; { $structures } gebaut)
nothing-envoy = nichts: kein Gesandter auf dem Schiff
nothing-eagle = nichts: kein freier Adler
nothing-coloured = nichts: kein freies farbiges Feld
nothing-upgrade = keine Aufwertung: Der Schieber ist am Ende
nothing-to-build = nichts: Du kannst keinen Bau bezahlen
nothing-tile = nichts: kein Plättchen in der Colonia
nothing-row = „{ $face }“ hat keine Wirkung: Die Zeilen sind voll

## Ereignisse
event-CranePlaced = { $crane } auf { $corner }
event-FirstCitizenDrawn = zieht als ersten Bürger „{ $tile }“
event-LeftOverTileShipped = übriges Plättchen aufs Schiff ({ $tile })
event-WorkerDealt = bekommt einen { $colour }en Arbeiter
event-StartPlayerDrawn = wird als Startspieler ausgelost
round-name = Durchgang { $cycle } von { $cycles }, Runde { $round } von { $rounds }
event-RoundBegan = Durchgang { $cycle ->
    [1] I
    [2] II
   *[other] III
  }, Runde { $round }
event-StreetTurnedUp = Straßenkarte: { $street }
event-TribunePaid = gibt { $goods } ab
event-TileTaken = nimmt { $space } ({ $tile })
event-TileTaken-hidden = nimmt { $space }
event-TileKept = behält das Plättchen von { $space }
event-TileReceived = erhält ein Plättchen von { $giver } ({ $tile })
event-NothingReceived = erhält nichts von { $giver }
event-TilesOpened = Plättchen aufgedeckt ({ $tiles })
event-TribunesPaid = gibt { $goods } für beide Plättchen ab
event-TileFetched = nimmt ein Plättchen neben der Colonia ({ $tile })
event-TileTurnedUp = nimmt { $space } ({ $tile })
event-TileUsed = nutzt ein Plättchen ({ $tile })
event-CitizenPlaced = legt einen Bürger zu { $row }
event-Gained = +{ $goods }
event-Upgraded = Aufwertung (Schieber auf { $position })
event-PointsGained = +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
event-Exchanged = Tausch ({ $gave } → { $took })
event-Exchanged-ability = Tausch mit { $ability } ({ $gave } → { $took })
event-Paid = bezahlt ({ $goods })
event-Paid-abilities = bezahlt ({ $goods }; { $abilities })
event-TileBuilt = baut { $built ->
    [fountain] blauen Brunnen
    [park] grünen Park
    [triumphal_column-park] Siegessäule + grünen Park
    [library-fountain] Bibliothek + blauen Brunnen
   *[other] { $plan }
  } auf { $spaces }
event-ColumnScored = +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } (Säule { $fragment } + { $citizens } Bürger)
event-MarkerMoved = Forumsmarker auf Feld { $step } ({ $track })
event-BenefitTaken = nimmt Prämie { $name } ({ $brings })
event-MarkerAtColumn = Forumsmarker ({ $track }) neben die Trajanssäule
event-EnvoySent = Gesandter auf { $space }
event-AreaCompleted = komplettiert ein { $area } ({ $spaces })
event-CitizensPaid = bezahlt { $rows }
event-CitizensPaid-nobody = bezahlt niemanden
payday-paid = Alle Bürger sind bezahlt
payday-unpaid = Nicht bezahlte Bürger: { $seats }
payday-unpaid-of = { $seat } ({ $rows })
payday-nobody = Noch keine Bürger zu bezahlen
event-CraneScored = { $crane } auf { $corner }, { $structures } { $structures ->
    [one] Bauwerk
   *[other] Bauwerke
  }: +{ $points }
event-RowScored = { $line }, { $kinds } { $kinds ->
    [one] graue Gebäudeart
   *[other] graue Gebäudearten
  } × { $factor }{ $unpaid ->
    [0] { "" }
   *[other] {" "}(unbezahlt)
  }: +{ $points }
event-EaglesScored = Adler ({ $where }): +{ $points }
eagles-on = darauf { $n }
eagles-beside = daneben { $n }
eagles-corner = diagonal { $n } mit Patrizier I
event-AreaScored = größte Fläche, { $envoys } { $envoys ->
    [one] Gesandter
   *[other] Gesandte
  }{ $turned ->
    [0] {""}
   *[other] {", "}Schieber umgedreht
  }: +{ $points }
event-TaskScored = Auftrag „{ $task }“{ $times ->
    [1] { "" }
   *[other] {" "}× { $times }
  }: +{ $points }

## Kinds of moments in a history
happened-built = Gebautes
happened-citizens = Neue Bürger
happened-benefits = Prämien
happened-envoys = Gesandte aufs Forum
happened-areas = Komplettierte Farbfelder

## Optionen eines Tisches
setting-introductory = Kennenlernpartie
setting-side_b = Seite B
setting-random_mosaics = Zufällige Mosaike
setting-limited_tiles = Begrenzte Bauplättchen
setting-handicap = Startvorteil für Neueinsteiger
about-introductory = eine Trajankarte, nur am Ende gewertet
value-introductory-none = nein
value-introductory-random = irgendeine Karte
value-introductory-III-1 = Karte III-1
value-introductory-III-2 = Karte III-2
value-introductory-III-3 = Karte III-3
value-introductory-III-4 = Karte III-4
about-introductory-none = das volle Spiel: eine Trajankarte in jedem Durchgang
about-introductory-random = eine der vier Karten von Durchgang III, zu Beginn gezogen
about-introductory-III-1 = { task-III-1-build }
about-introductory-III-2 = { task-III-2-build }
about-introductory-III-3 = { task-III-3-build }
about-introductory-III-4 = { task-III-4-build }
about-side_b = jede Colonia hat ihre eigene Anordnung der Straßen
about-random_mosaics = Mosaiktableaus, die nicht in der Schachtel sind
about-limited_tiles = Bauplättchen können ausgehen
about-handicap = 1 Geld mehr und ein zweiter Bürger
phase-setup = Aufbau
phase-handicap = Startvorteil
phase-tiles = Plättchen nehmen und weitergeben
phase-turn = Zug
phase-payment = Bürger bezahlen
phase-scoring = Wertung
call-setup = baue deine Colonia auf
call-handicap = entscheide über den Startvorteil
call-tiles = wähle zwei Plättchen
call-turn = du bist am Zug
call-payment = bezahle deine Bürger
reconstruction = Spielmaterial: teils rekonstruiert; das gedruckte Spiel kann abweichen.
ties = { $first } { $first ->
    [one] aktiver
   *[other] aktive
  } Bürger, { $second } { $second ->
    [one] Ressource
   *[other] Ressourcen
  }

## Der Tisch in Worten
board-streets = Straßenkarten dieser Runde: { $streets }
board-played = Schon gespielt: { $streets }
board-trajan = Trajankarte { $card }, Durchgang { $cycle ->
    [1] I
    [2] II
   *[other] III
  }. Bauauftrag: { $build }. Sammelauftrag: { $collect }
board-area = Forum, { $area }: { $spaces }
board-envoy = { $space } ({ $seat })
board-stock = Vorrat: { $goods }
board-prestige = Schieber auf { $position } von { $last }, { $turned }; ein Trajanauftrag zählt { $trajan }
board-turned = umgedreht
board-basic = Basisseite
board-row = { $row }: { $n } Bürger, { $state }
board-active = aktiv
board-inactive = inaktiv
board-tracks = Prämienleisten: Bibliothek { $library }, Basilika { $basilica }, Markt { $market }
board-ship = Gesandte auf dem Schiff: { $n } ({ $tiles })
board-own = Eigenes Plättchen: { $tile }
board-received = Erhaltenes Plättchen: { $tile }
board-taken = Genommen von { $spaces }: { $tiles }
board-beside = Neben der Colonia: { $tiles }
board-building = { $space } { $building }
board-built = Gebaut: { $buildings }
board-free = Freie Felder: { $spaces }
board-covered = Verdeckte Plättchen: { $spaces }
board-crane = Ecke { $space }: { $what }
board-crane-covered = { $crane } unter „{ $tile }“
board-crane-open = { $crane }, freigelegt
board-crane-scored = { $crane }, gewertet
board-colours = Farbige Bauwerke: { $fountain } blau, { $park } grün, { $stable } gelb, { $house } orangefarben
board-column = Trajanssäule: das oberste Säulenfragment bringt { $points }
board-temples = Tempel: { $spaces }
board-supply = Bauplättchen übrig, einfach / doppelt: blau { $single_blue } / { $double_blue }, grün { $single_green } / { $double_green }, gelb { $single_yellow } / { $double_yellow }, orangefarben { $single_orange } / { $double_orange }
board-used = In diesem Zug genutzt: { $abilities }
board-markers = Forumsmarker neben der Trajanssäule: { $tracks }
board-largest = Größte Fläche der Gesandten: { $envoys }, bringt bei der nächsten Wertung { $points }
board-ship-hidden = Gesandte auf dem Schiff: { $n }
board-unseen = Noch verborgen: { $tiles }
board-symbols = Straßen: { $lines }
board-double = { $space } { $building } (ein Plättchen mit { $beside })
board-area-complete = Forum, { $area }, komplettiert: { $spaces }

## Teile dessen, was eine Stellung wert ist
part-column = Säulen
part-bonus = Flächenboni
part-cranes = Baukräne
part-rows = Zeilen der Colonia
part-eagles = Adler
part-area = größte Fläche
part-tasks = Trajanaufträge

## Characters of computer players
character-apollodorus = Apollodor
about-character-apollodorus = Apollodor bebaut seine Colonia Zeile für Zeile.
character-fabia = Fabia
about-character-fabia = Fabia übernimmt jeden Trajanauftrag, der sich lohnt.
character-plinius = Plinius
about-character-plinius = Plinius will die größte Fläche auf dem Forum, mit Blick auf die Adler.
