title = Trajan
game-summary = Du verteilst Steine im Aktionskreis: So handelst, eroberst und baust du im Rom des Jahres 110 und stimmst im Senat ab. Für 2 bis 4 Personen.
game-duration = 30 Züge: 2 Stunden gegen Computer, sonst 3–6 Wochen.

## Kinds of moments in a history
happened-trajan = Erfüllte Trajanplättchen
happened-shipped = Verschifft
happened-forum = Vom Forum genommen
happened-military = Militär: Züge in Provinzen
happened-senate = Senat
happened-built = Arbeiter auf der Baustelle

## Optionen eines Tisches
setting-score_leftover_trajan_tiles = Punkte für übrige Trajanplättchen
setting-start_markers = Aktionssteine am Anfang
setting-time_track = Länge einer Runde
setting-wild_demand_for_bonus = Bedarfs-Joker für Bonustafeln
setting-extra_after_free_action = Zusatzaktion nach Gratisaktion
about-score_leftover_trajan_tiles = jedes Trajanplättchen, das am Ende noch neben dem Aktionskreis liegt, bringt 1 Punkt
about-start_markers = was vor dem ersten Zug in einer Mulde liegen darf
value-start_markers-free = beliebige
value-start_markers-two_colors = zwei Farben
value-start_markers-random = ausgelost
about-start_markers-free = ihr legt in jede Mulde zwei beliebige Aktionssteine
about-start_markers-two_colors = ihr legt in jede Mulde zwei Aktionssteine verschiedener Farbe
about-start_markers-random = in jede Mulde werden zwei Aktionssteine verschiedener Farbe gelost
about-time_track = wie viele Schritte der Zeitstein in einer Runde macht
value-time_track-short = kurz
value-time_track-long = lang
about-time_track-short = 11, 16 oder 21 Schritte zu zweit, zu dritt oder zu viert
about-time_track-long = 12, 17 oder 22 Schritte zu zweit, zu dritt oder zu viert
about-wild_demand_for_bonus = ein übriger Bedarfs-Joker zählt am Ende für eine Bonustafel Brot, Spiele oder Religion
about-extra_after_free_action = ein Zusatzaktionsplättchen darf auch eine Gratisaktion wiederholen
phase-setup = Aufbau
phase-first_cards = Erste Warenkarten
phase-first_tiles = Erste Trajanplättchen
phase-turn = Zug
call-setup = verteile deine Aktionssteine
call-first_cards = nimm deine ersten Warenkarten
call-first_tiles = nimm deine ersten Trajanplättchen
call-turn = du bist am Zug

## Aufbau
tray-markers = { $tray } ({ $colours })
prompt-markers = Aufbau: Wie verteilst du deine Aktionssteine? Du siehst das Ergebnis, bevor es gilt, und kannst es noch ändern.
markers-neighbours = Jede Farbe in zwei benachbarten Mulden
markers-opposite = Jede Farbe in zwei gegenüberliegenden Mulden
markers-pairs = Beide Steine einer Farbe in einer Mulde
about-markers-neighbours = in jeder Mulde zwei verschiedene Farben
about-markers-opposite = in jeder Mulde zwei verschiedene Farben
about-markers-pairs = in jeder Mulde eine Farbe
option-markers-own = Mulde für Mulde
prompt-markers-tray = Aufbau: Welche zwei Aktionssteine legst du in Mulde { $tray }?
option-markers-rest = Die übrigen Mulden für mich füllen
prompt-markers-review = Aufbau: So würden deine Aktionssteine liegen: { $trays }. Verteilst du sie so?
option-set-out = So verteilen
option-swap = Zwei Steine tauschen
prompt-markers-swap = Aufbau: Welcher Stein wechselt seinen Platz?
prompt-markers-swap-with = Aufbau: Mit welchem Stein tauscht er den Platz? Gewählt ist { $first }.
prompt-first-card = Aufbau: Woher nimmst du Warenkarte { $number } von { $of }?
first-card-pile = Nachziehstapel
first-card-discard = Ablagestapel { $pile }: { $card }
prompt-first-tile = Aufbau: Welches Trajanplättchen legst du auf Ablageplatz { $slot }? In der Mulde daneben: { $colours }.
event-MarkersSetOut = verteilt die Aktionssteine auf { $trays }
event-MarkersTakenBack = zwei einer Farbe in einer Mulde: Die Aktionssteine werden neu gelost
event-StartPlayerDrawn = wird als Startspieler ausgelost
event-BonusTileDrawn = bekommt als erste Bonustafel „{ $tile }“

## Verteilen
prompt-sow = Welche Mulde verteilst du?
sow-route = { $tray } → { $target } { $action }
sow-order = { $route }: { $order }
sow-many = { $route }: Farben wie vorgeschlagen
sow-tray = { $route }: Farben wählen
short-sow-choose = { $tray }: wählen
short-sow-first = { $tray }: erst { $colour }
sow-brings = { $parts }
sow-steps = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
  }
sow-accomplishes = erfüllt das Plättchen: { $tile }
sow-could-accomplish = kann das Plättchen erfüllen: { $tile }
sow-ends-round = { $ends ->
    [game] die Partie endet
    [quarter] das Quartal endet
   *[round] { $rounds ->
        [1] die Runde endet
       *[other] { $rounds } Runden enden
      }
  }
sow-no-action = die Aktion ist nicht möglich
prompt-sow-order = { $route }: Welche Farben kommen der Reihe nach in { $trays }?
prompt-sow-marker = { $number ->
    [1] { $route }: Welcher Stein kommt in Mulde { $into }?
   *[other] { $route }: Welche { $number } Steine kommen in Mulde { $into }?
  }
sow-rest = { $order }
option-rest = Rest wie vorgeschlagen: { $order }
option-rest-many = Rest wie vorgeschlagen
marker-into = { $markers } in { $tray }
event-Sown = verteilt { $tray } → { $target } ({ $order }; Zeit +{ $steps })
headline-Sown = verteilt { $tray } → { $target } (Zeit +{ $steps })

## Erfüllen
prompt-tile-cards = Trajanplättchen erfüllt: Ziehst du { $n ->
    [one] die Warenkarte
   *[other] { $n } Warenkarten
  }?
prompt-tile-military_camp = Trajanplättchen erfüllt: Stellst du Legionäre ins Feldlager? Spielfiguren in deinem Vorrat: { $supply }.
prompt-tile-worker_camp = Trajanplättchen erfüllt: Stellst du Arbeiter ins Arbeiterlager? Spielfiguren in deinem Vorrat: { $supply }.
prompt-tile-plus2 = Trajanplättchen erfüllt: Für welche Aktion nimmst du den [+2]-Marker? Ein Zusatzaktionsplättchen wiederholt sie dann zweimal.
option-draw-cards = { $n ->
    [one] { $n } Warenkarte ziehen
   *[other] { $n } Warenkarten ziehen
  }
option-deploy-military_camp = { $n ->
    [one] { $n } Legionär ins Feldlager
   *[other] { $n } Legionäre ins Feldlager
  }
option-deploy-worker_camp = { $n } Arbeiter ins Arbeiterlager
option-plus-two = [+2] für { $action }
option-no-effect = Auf die Wirkung verzichten
skip-effect = auf die Wirkung verzichten
event-TileAccomplished = erfüllt auf { $slot } das Trajanplättchen „{ $tile }“
event-PlusTwoPlaced = [+2]-Marker für { $action }

## Wie Teile und Orte heißen
commodities-columns = Säulen
commodities-furs = Felle
commodities-scrolls = Schriftrollen
commodities-oil = Öl
commodities-fruit = Obst
commodities-pottery = Keramik
commodities-wine = Wein
commodities-fish = Fisch
commodities-jewelry = Schmuck
commodities-gems = Edelsteine
commodities-cattle = Vieh
commodities-wheat = Weizen
action-seaport = Hafen
action-forum = Forum
action-military = Militär
action-senate = Senat
action-trajan = Trajan
action-construction = Bau
colour-yellow = Gelb
colour-orange = Orange
colour-green = Grün
colour-white = Weiß
colour-pink = Rosa
colour-blue = Blau
demand-bread = Brot
demand-games = Spiele
demand-religion = Religion
type-stairs = Treppe
type-door = Tür
type-fountain = Brunnen
type-roof = Dach
type-window = Fenster
stack-cards = Warenkarten
stack-legionnaires = Legionäre
stack-workers = Arbeiter
stack-plus2 = [+2]-Marker
stack-points = Siegpunkte
stack-demand = Bedarf
ship-equal = gleiche
ship-pairs = Paare
ship-different = verschiedene
bonus-scrolls-oil = Schriftrollen und Öl
bonus-wine-fish = Wein und Fisch
bonus-jewelry-gems = Schmuck und Edelsteine
bonus-columns-furs = Säulen und Felle
bonus-fruit-pottery = Obst und Keramik
bonus-cattle-wheat = Vieh und Weizen
bonus-bread = Brot
bonus-games = Spiele
bonus-religion = Religion
bonus-workers = Arbeiter
bonus-legionnaires = Legionäre
bonus-bonus = gelbe Bonustafeln
tray-I = I
tray-II = II
tray-III = III
tray-IV = IV
tray-V = V
tray-VI = VI
province-alpes = Alpes
province-raetia = Raetia
province-noricum = Noricum
province-narbonensis = Narbonensis
province-lugudunensis = Lugudunensis
province-belgica = Belgica
province-germania_superior = Germania Superior
province-aquitania = Aquitania
province-britannia = Britannia
province-germania_inferior = Germania Inferior
province-military_camp = Feldlager
tile-bread = Brot
tile-games = Spiele
tile-religion = Religion
tile-senate-2 = Senatsplättchen (2 Stimmen)
tile-senate-3 = Senatsplättchen (3 Stimmen)
tile-senate-4 = Senatsplättchen (4 Stimmen)
tile-senate-5 = Senatsplättchen (5 Stimmen)
tile-wild-commodity = Waren-Joker
tile-wild-demand = Bedarfs-Joker
tile-wild-construction = Bau-Joker
tile-wild-extra = Zusatzaktions-Joker
tile-extra-seaport = Zusatzaktion Hafen
tile-extra-forum = Zusatzaktion Forum
tile-extra-military = Zusatzaktion Militär
tile-extra-senate = Zusatzaktion Senat
tile-extra-trajan = Zusatzaktion Trajan
tile-extra-construction = Zusatzaktion Bau
short-tile-extra = Zusatz: { $action }
construction-tile = { $type } ({ $points })

## Runden und Quartale
round-name = Quartal { $quarter } von { $quarters }, Runde { $round } von { $rounds }
quarter-scored = Quartal { $quarter } von { $quarters } gewertet
phase-round_end = Ende der Runde
phase-demands = Bedarf des Volkes
phase-senate = Abstimmung im Senat
phase-refill = Auffüllen
phase-final_scoring = Schlusswertung
call-round_end = die Runde endet
call-demands = decke den Bedarf
call-senate = wähle eine Bonustafel
call-refill = der Spielplan wird aufgefüllt
event-DemandTurnedUp = Runde { $round } beginnt; neuer Bedarf: { $demand }
event-QuarterEnded = Quartal { $quarter } endet
event-DemandsMet-met = { $tiles_number ->
    [0] {""}
   *[other] gibt { $tiles } ab und{" "}
}deckt den ganzen Bedarf{ $trajan_number ->
    [0] {""}
   *[other] ; Trajanplättchen decken { $trajan }
}
event-DemandsMet-unmet = kann { $unmet } nicht decken ({ $points }){ $tiles_number ->
    [0] {""}
   *[other] ; gibt { $tiles } ab
}{ $trajan_number ->
    [0] {""}
   *[other] ; Trajanplättchen decken { $trajan }
}
votes-of = { $seat } { $votes }
votes-of-consul = { $seat } { $votes } (Konsul: „{ $tile }“)
votes-of-vice = { $seat } { $votes } (Vizekonsul: „{ $tile }“)
event-VotesCounted = Stimmen: { $seats }
event-BonusTileTaken-consul = ist Konsul und nimmt die Bonustafel „{ $tile }“, gelbe Seite oben
event-BonusTileTaken-vice = ist Vizekonsul und nimmt die Bonustafel „{ $tile }“, graue Seite oben
event-DiscsStacked = Reihenfolge der Scheiben im Senat, von oben: { $seats }
event-BoardCleared = Bedarf, alle Senatsplättchen und alle Plättchen des Forums kommen aus dem Spiel
event-BonusTilesLaid = Bonustafeln auf dem Spielplan: { $tiles }
tile-in-province = { $province } – { $tile }
tiles-more = { $first }; { $second }
event-ProvincesFilled = Neu in den Provinzen: { $tiles }
event-ForumFilled = Neu im Forum: { $tiles }
event-QuarterBegan = Quartal { $quarter }, Runde 1; alle Schiffe zeigen wieder ihre farbige Seite
prompt-demands = Bedarf: { $demands }.{ $trajan_number ->
    [0] {""}
    [one] {" "}Einen davon deckt ein Trajanplättchen von dir.
   *[other] {" "}{ $trajan_number } davon decken Trajanplättchen von dir.
} Was gibst du ab?
give-tiles = { $tiles }
demands-kept = bleibt: { $kept }; Bonustafeln dann am Ende +{ $points }
prompt-consul = Du bist Konsul mit { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}. Welche Bonustafel nimmst du? { $vice } bekommt die andere, mit der grauen Seite nach oben.
bonus-each = { $tile }, je { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
bonus-once = { $tile }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
take-bonus = Bonustafel: { $tile }
consul-brings = nach jetzigem Stand +{ $points }; die andere brächte { $vice } +{ $vice_points }

## Schlusswertung
forecast-quarter = Ende von Quartal { $quarter } (nach Runde { $rounds })
forecast-final = Schlusswertung
forecast-unmet = ungedeckter Bedarf ({ $demands }): { $points }
advice-demands = Nimm dir im Forum (Mulde II) { $demands }, bevor das Quartal endet: Jeder ungedeckte Bedarf kostet Punkte.
advice-spare = Bis zur nächsten Wertung { $n ->
    [one] kommt noch 1 Bedarfsplättchen
   *[other] kommen noch { $n } Bedarfsplättchen
  }: Nimm dir im Forum (Mulde II) { $demands }, das fehlt dir.
advice-trajan = { $n ->
    [0] Lege deinen letzten Stein in Mulde { $tray }: Die Farben für ihr Trajanplättchen liegen schon dort
    [one] Bringe noch einen Stein ({ $markers }) in Mulde { $tray } und ende dort: Das erfüllt ihr Trajanplättchen
   *[other] Bringe noch Steine ({ $markers }) in Mulde { $tray } und ende dort: Das erfüllt ihr Trajanplättchen
  } (+{ $points }).
advice-trajan-new = Nimm dir ein neues Trajanplättchen (Mulde V).
advice-ships = Verschiffe im Hafen (Mulde I) { $cards } mit dem Schiff „{ $ship }“: +{ $points }.
advice-draw = Ziehe im Hafen (Mulde I) Warenkarten, um sie später zu verschiffen.
advice-provinces = Militär (Mulde III): { $moves ->
    [0] Stelle einen Legionär nach { $province }, wo dein Feldherr steht
   *[other] Ziehe deinen Feldherrn nach { $province } und stelle dort einen Legionär auf
  }, +{ $points }{ $camp ->
    [0] {" "}(vorher muss eine Spielfigur ins Feldlager)
   *[other] {""}
  }.
advice-construction = Bau (Mulde VI): Stelle einen Arbeiter auf { $site }, +{ $points }{ $camp ->
    [0] {" "}(vorher muss eine Spielfigur ins Arbeiterlager)
   *[other] {""}
  }.
advice-senate = Senat (Mulde IV): Dein nächster Schritt dort bringt +{ $points }.
event-HandScored = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand: +{ $points }
event-CampsScored = in den Lagern (Arbeiter { $workers }, Legionäre { $legionnaires }): +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
   *[other] , davon Joker: { $wild }
}: +{ $points }
event-BonusTileScored = Bonustafel „{ $tile }“ ({ $yellow ->
    [1] gelb
   *[other] grau
}) × { $counted }{ $wild ->
    [0] {""}
   *[other] {" "}(davon { $wild } Joker)
}: +{ $points }
event-LeftoverTilesScored = { $tiles } { $tiles ->
    [one] übriges
   *[other] übrige
} Trajanplättchen: +{ $points }
ties = { $first ->
    [0] zuletzt im Senat
    [one] im Senat vor einem anderen
   *[other] im Senat vor { $first } anderen
}

## Der Tisch in Worten
board-time = Zeitstein: Schritt { $time } von { $steps }; Schritte bis zum Ende der Runde: { $left }
board-demands = Bedarf dieses Quartals: { $demands }
board-demand-counted = { $n } × { $demand }
board-demands-unseen = Noch nicht aufgedeckte Bedarfsplättchen: { $demands } ({ $removed } davon kommen nie)
board-senate = Senat { $place }: { $seat }, { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} (Leiste { $space }, Plättchen { $tiles })
board-senate-space = Senat { $place }: { $seat }, { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} (Leiste { $space }, Plättchen { $tiles }), weiter vorn auf der Leiste
board-senate-stack = Senat { $place }: { $seat }, { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
} (Leiste { $space }, Plättchen { $tiles }), höher im Stapel
board-discs-on = { $space } ({ $seats })
board-discs = Scheiben auf der Senatsleiste, jeder Stapel von oben: { $spaces }
board-bonus = Bonustafeln auf dem Spielplan: { $tiles }
board-at = { $space } { $what }
board-forum = Forum: { $tiles }
board-forum-left = Stapel der Forumsplättchen, noch { $n }: { $tiles }
board-legionnaire = Legionär von { $seat }
board-leader = Feldherr von { $seat }
board-province = { $province } ({ $points }): { $what }
board-camp = Feldlager: { $what }
board-workers = { $space } ({ $seats })
board-district = Bauviertel, Zeile { $row }: { $sites }
board-ship = Schiff { $ship }, farbig: { $points }
board-ship-gray = Schiff { $ship }, grau: { $points }
board-stack = Trajanstapel { $stack }: { $tile }; darunter { $n }
board-pile = Nachziehstapel: { $n } { $n ->
    [one] Karte
   *[other] Karten
}
board-discard = Ablagestapel { $pile }, von oben: { $cards }
board-unseen = Noch nicht gesehene Karten, im Stapel und auf den Händen der anderen: { $cards }
board-tray = Mulde { $tray }, { $action }: { $markers }. Ablageplatz: { $slot }
board-slot-free = frei
board-slot-arch = Trajansbogen
board-arch-centre = Der Trajansbogen steht in der Mitte
board-hand = Hand, { $n } { $n ->
    [one] Karte
   *[other] Karten
}: { $cards }
board-display = Auslage: { $cards }
board-tiles = Plättchen: { $tiles }
board-plus-two = [+2]-Marker: { $actions }
board-kept = Trajanplättchen für Bedarf, jedes einmal pro Quartal: { $demands }
board-demands-met = Jetzt gedeckt: { $demands }
board-demand-met = { $demand } ({ $by })
board-demand-unmet = { $demand } (ungedeckt)
board-by-trajan = Trajanplättchen
board-construction = Bauplättchen: { $tiles }
board-set = { $size } × { $type } ({ $points })
board-sets = Sätze, mit Jokern: { $sets }
board-own-bonus = Bonustafeln: { $tiles }
board-bonus-yellow = { $tile } (gelb, jetzt { $points })
board-bonus-gray = { $tile } (grau, jetzt { $points })
board-tokens = Spielfiguren: Vorrat { $supply }, Feldlager { $legionnaires }, Arbeiterlager { $workers }
board-military = Feldherr: { $leader }. Legionäre in Provinzen: { $provinces }
board-sites = Arbeiter auf Bauplätzen: { $sites }
board-foretold = { $title } nach jetzigem Stand: { $points } ({ $parts })

## Listen von Gütern
goods-columns = { $n ->
    [1] { commodities-columns }
   *[other] { $n } × { commodities-columns }
}
goods-furs = { $n ->
    [1] { commodities-furs }
   *[other] { $n } × { commodities-furs }
}
goods-scrolls = { $n ->
    [1] { commodities-scrolls }
   *[other] { $n } × { commodities-scrolls }
}
goods-oil = { $n ->
    [1] { commodities-oil }
   *[other] { $n } × { commodities-oil }
}
goods-fruit = { $n ->
    [1] { commodities-fruit }
   *[other] { $n } × { commodities-fruit }
}
goods-pottery = { $n ->
    [1] { commodities-pottery }
   *[other] { $n } × { commodities-pottery }
}
goods-wine = { $n ->
    [1] { commodities-wine }
   *[other] { $n } × { commodities-wine }
}
goods-fish = { $n ->
    [1] { commodities-fish }
   *[other] { $n } × { commodities-fish }
}
goods-jewelry = { $n ->
    [1] { commodities-jewelry }
   *[other] { $n } × { commodities-jewelry }
}
goods-gems = { $n ->
    [1] { commodities-gems }
   *[other] { $n } × { commodities-gems }
}
goods-cattle = { $n ->
    [1] { commodities-cattle }
   *[other] { $n } × { commodities-cattle }
}
goods-wheat = { $n ->
    [1] { commodities-wheat }
   *[other] { $n } × { commodities-wheat }
}
goods-extra-seaport = { $n ->
    [1] { tile-extra-seaport }
   *[other] { $n } × { tile-extra-seaport }
}
goods-extra-forum = { $n ->
    [1] { tile-extra-forum }
   *[other] { $n } × { tile-extra-forum }
}
goods-extra-military = { $n ->
    [1] { tile-extra-military }
   *[other] { $n } × { tile-extra-military }
}
goods-extra-senate = { $n ->
    [1] { tile-extra-senate }
   *[other] { $n } × { tile-extra-senate }
}
goods-extra-trajan = { $n ->
    [1] { tile-extra-trajan }
   *[other] { $n } × { tile-extra-trajan }
}
goods-extra-construction = { $n ->
    [1] { tile-extra-construction }
   *[other] { $n } × { tile-extra-construction }
}
goods-bread = { $n ->
    [1] { tile-bread }
   *[other] { $n } × { tile-bread }
}
goods-games = { $n ->
    [1] { tile-games }
   *[other] { $n } × { tile-games }
}
goods-religion = { $n ->
    [1] { tile-religion }
   *[other] { $n } × { tile-religion }
}
goods-senate-2 = { $n ->
    [1] { tile-senate-2 }
   *[other] { $n } × { tile-senate-2 }
}
goods-senate-3 = { $n ->
    [1] { tile-senate-3 }
   *[other] { $n } × { tile-senate-3 }
}
goods-senate-4 = { $n ->
    [1] { tile-senate-4 }
   *[other] { $n } × { tile-senate-4 }
}
goods-senate-5 = { $n ->
    [1] { tile-senate-5 }
   *[other] { $n } × { tile-senate-5 }
}
goods-wild-commodity = { $n ->
    [1] { tile-wild-commodity }
   *[other] { $n } × { tile-wild-commodity }
}
goods-wild-demand = { $n ->
    [1] { tile-wild-demand }
   *[other] { $n } × { tile-wild-demand }
}
goods-wild-construction = { $n ->
    [1] { tile-wild-construction }
   *[other] { $n } × { tile-wild-construction }
}
goods-wild-extra = { $n ->
    [1] { tile-wild-extra }
   *[other] { $n } × { tile-wild-extra }
}

### Trajanplättchen
trajan-tile-cards = { $number } Warenkarten, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-legionnaires = { $number } { $number ->
    [one] Legionär
   *[other] Legionäre
  }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-workers = { $number } Arbeiter, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-plus2 = [+2]-Marker, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-bread = Brot, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-games = Spiele, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
trajan-tile-religion = Religion, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } ({ $colours })
short-trajan-tile-cards = { $number } { $number ->
    [one] Karte
   *[other] Karten
  }
short-trajan-tile-legionnaires = { $number } { $number ->
    [one] Legionär
   *[other] Legionäre
  }
short-trajan-tile-workers = { $number } Arbeiter
short-trajan-tile-plus2 = [+2]
short-trajan-tile-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

### Aktionen
occasion-main = Aktion
occasion-free = Gratisaktion
occasion-extra = Zusatzaktion
prompt-end = Dein Zug ist fertig.
prompt-end-impossible = Diese Aktion ist jetzt nicht möglich: { $action }. Dein Zug ist fertig.
prompt-extra = Nutzt du ein Zusatzaktionsplättchen oder beendest du deinen Zug?
confirm-end = Diese Aktion könntest du noch ausführen: { $action }. Den Zug trotzdem beenden?
option-end = Zug beenden
option-none = Keine Gratisaktion
extra-tile = Noch einmal: { $action } (Zusatzaktionsplättchen)
extra-wild = Noch einmal: { $action } (Zusatzaktions-Joker)
extra-brings = { $times ->
    [one] wiederholt die Aktion einmal
   *[other] wiederholt die Aktion bis zu { $times }-mal, dank deines [+2]-Markers
  }
event-ExtraTileUsed = wiederholt die Aktion { $action } mit einem Zusatzaktionsplättchen
event-ExtraTileUsed-wild = wiederholt die Aktion { $action } mit einem Zusatzaktions-Joker

### Hafen
prompt-seaport = { $occasion }: Hafen. Was möchtest du tun?
seaport-draw = { $n ->
    [one] Letzte Karte ziehen, eine ablegen
   *[other] { $n } Karten ziehen, eine ablegen
  }
short-seaport-draw = { $n } ziehen
draw-brings = im Nachziehstapel: { $left }
seaport-take = { $card } von Stapel { $pile } nehmen
seaport-play = 1 oder 2 Karten ausspielen
short-seaport-play = Ausspielen
seaport-play-card = { $card } ausspielen
play-draws = { $left ->
    [0] in deine Auslage; der Nachziehstapel ist leer
   *[other] in deine Auslage; du ziehst ebenso viele nach
  }
play-draws-short = in deine Auslage; du ziehst höchstens { $left } { $left ->
    [one] Karte
   *[other] Karten
  } nach: Mehr liegt nicht im Nachziehstapel
seaport-ship = { $ship } verschiffen
seaport-ship-gray = { $ship } verschiffen (grau)
ship-best = am besten: { $cards } für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
nothing-shipped = keine Punkte: { $cards } nur in deine Auslage
card-about = auf der Hand: { $hand }, in der Auslage: { $display }
card-about-bonus = auf der Hand: { $hand }, in der Auslage: { $display }; dort am Ende je +{ $bonus }
prompt-discard = Welche Karte legst du auf einen Ablagestapel?
discard-on = { $card } auf Stapel { $pile }, über { $top }
discard-on-empty = { $card } auf Stapel { $pile }, der leer ist
prompt-play = Welche 1 oder 2 Karten spielst du aus?
play-brings = { $drawn ->
    [0] der Nachziehstapel ist leer
    [one] du ziehst { $drawn } Karte nach
   *[other] du ziehst { $drawn } Karten nach
  }
play-brings-bonus = { $drawn ->
    [0] der Nachziehstapel ist leer
    [one] du ziehst { $drawn } Karte nach
   *[other] du ziehst { $drawn } Karten nach
  }; am Ende { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  }
prompt-ship = Schiff ({ $ship }): Was verschiffst du?
prompt-load = Schiff ({ $ship }): Welche Karten verschiffst du?
ship-load = { $cards }
ship-other = Andere Karten verschiffen
load-brings = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
load-brings-bonus = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }; am Ende { $more ->
    [1] +{ $bonus }
   *[other] { $bonus }
  }
wild-about = steht für jede Karte; kommt aus dem Spiel
objection-equal = Dieses Schiff nimmt nur Karten einer Sorte.
objection-pairs = Dieses Schiff nimmt Paare verschiedener Sorten: je zwei Karten.
objection-different = Dieses Schiff nimmt nur Karten verschiedener Sorten.
event-CardsDrawn = zieht { $cards_number ->
    [1] eine Karte
   *[other] Karten
  } ({ $cards })
event-CardTaken = nimmt { $card } von Ablagestapel { $pile }
event-CardDiscarded = legt { $card } auf Ablagestapel { $pile }
event-CardsPlayed = spielt { $cards } aus
event-Shipped = verschifft { $cards } ({ $ship }), +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }
event-DiscardFilled = Neu auf Ablagestapel { $pile }: { $card }

### Forum
prompt-forum = { $occasion }: Forum. Welches Plättchen nimmst du?
forum-tile = { $n ->
    [1] { $tile }
   *[other] { $tile } · { $n } liegen dort
  }
forum-tile-full = „{ $tile }“ vom Forum nehmen
brings-demand-tile = in diesem Quartal gefordert: { $asked }; du hast: { $owned }
brings-votes = dann hast du { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
  }
brings-extra-tile = { $twice ->
    [1] wiederholt die Aktion bis zu zweimal, dank deines [+2]-Markers
   *[other] wiederholt die Aktion einmal
  }
brings-wild-commodity = steht beim Verschiffen für jede Karte
brings-wild-demand = deckt jeden Bedarf
brings-wild-construction = ergänzt am Ende jeden Satz
brings-wild-extra = wiederholt jede Aktion
event-ForumTileTaken = nimmt „{ $tile }“ vom Forum

### Militär
prompt-military = { $occasion }: Militär. Was möchtest du tun?
leader-to = Feldherr nach { $province }
leader-to-tile = Feldherr nach { $province }: { $tile }
leader-brings = ein Legionär dort{ $camp ->
    [0] , sobald einer im Lager ist
   *[other] {""}
  }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }{ $further ->
    [0] {""}
   *[other] ; eine Provinz weiter: bis zu { $further }
  }
leader-brings-none = du hast keinen Legionär mehr
leader-brings-own = dein Legionär ist schon dort{ $further ->
    [0] {""}
    [one] ; eine Provinz weiter: bis zu { $further } Punkt
   *[other] ; eine Provinz weiter: bis zu { $further } Punkte
  }
legionnaire-to = Legionär nach { $province }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
legionnaire-brings = { $others ->
    [0] sonst ist niemand dort
   *[other] { $printed } − { $less } × { $others } für fremde Legionäre
  }; dann im Feldlager: { $left }
short-legionnaire-to = Legionär: +{ $points }
short-military-to-camp = Ins Lager
military-to-camp = Eine Spielfigur ins Feldlager
construction-to-camp = Eine Spielfigur ins Arbeiterlager
camp-brings = dann im Lager: { $camp }; im Vorrat: { $supply }
event-TokensDeployed-military_camp = { $number } { $number ->
    [one] Spielfigur
   *[other] Spielfiguren
  } ins Feldlager
event-TokensDeployed-worker_camp = { $number } { $number ->
    [one] Spielfigur
   *[other] Spielfiguren
  } ins Arbeiterlager
event-LeaderMoved = Feldherr nach { $province }
event-LeaderMoved-tile = Feldherr nach { $province }, nimmt { $tile }
event-LegionnairePlaced = Legionär nach { $province }, +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

### Senat
prompt-senate = { $occasion }: Senat. Rückst du deine Scheibe ein Feld vor?
senate-advance = Ein Feld vor: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
senate-brings = dann hast du { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
  } und den { place-nth } im Senat
event-SenateAdvanced = ein Feld vor im Senat, +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }

### Trajan-Aktion
prompt-trajan = { $occasion }: Trajan. Welches Plättchen legst du auf Ablageplatz { $slot }?
trajan-brings = { $all ->
    [1] { $number ->
        [1] sein Stein fehlt
       *[other] beide Steine fehlen
      }
   *[other] { $number ->
        [0] alle Steine liegen schon dort
       *[other] es fehlt noch { $missing }
      }
  }{ $left ->
    [0] ; das letzte
   *[other] {""}
  }
put-tile = „{ $tile }“ auf Ablageplatz { $slot } legen
event-TrajanTileTaken = legt das Trajanplättchen „{ $tile }“ auf Ablageplatz { $slot }
event-StackTurnedUp = Neues Trajanplättchen: { $tile }

### Bau
prompt-construction = { $occasion }: Bau. Wohin schickst du einen Arbeiter?
site-tile = { $space }: { $tile }
site-empty = { $space }: kein Plättchen
site-brings-place = keine Punkte, nur der Platz
site-brings-tile = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; nicht das erste dieser Sorte ({ $type }): keine Gratisaktion
site-brings-free = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; Gratisaktion: { $action }
site-brings-lost = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; die Gratisaktion ({ $action }) ist jetzt nicht möglich
event-WorkerPlaced = Arbeiter auf { $site }
event-WorkerPlaced-tile = Arbeiter auf { $site } ({ $type }), +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }
event-WorkerPlaced-free = Arbeiter auf { $site } ({ $type }), +{ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  }; dazu Gratisaktion { $free }

## Parts of what a position is worth to a computer player
part-trajan = Trajanplättchen
part-senate = Senat
part-provinces = Provinzen
part-ships = Schiffe
part-construction = Bauwerke
part-demands = Bedarf
part-hand = Handkarten
part-camps = Lager
part-sets = Sätze von Bauplättchen
part-bonus = Bonustafeln
part-leftover = übrige Plättchen

## Characters of computer players
character-vitruvia = Vitruvia
about-character-vitruvia = Vitruvia baut zuerst und bezahlt später.
character-trebonius = Trebonius
about-character-trebonius = Trebonius kennt jedes Schiff im Hafen und weiß, was es lädt.
character-cornelia = Cornelia
about-character-cornelia = Cornelia lässt keine Abstimmung im Senat aus.
