title = Trajan
game-summary = Verteile deine Aktionssteine im Kreis: Handle, erobere, baue und stimme ab im Rom des Jahres 110. Für 2 bis 4 Spieler.
game-duration = Etwa 30 Züge für jeden: rund zwei Stunden am Stück gegen den Computer oder drei bis sechs Wochen per Post, ein bis zwei Züge am Tag.

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
construction-tile = { $type } ({ $points })

## Runden und Quartale
round-name = Quartal { $quarter }, Runde { $round }
phase-round_end = Ende der Runde
phase-demands = Bedarf des Volkes
phase-senate = Abstimmung im Senat
phase-refill = Auffüllen
phase-final_scoring = Schlusswertung
call-round_end = die Runde endet
call-senate = wähle eine Bonustafel
call-refill = der Plan wird aufgefüllt
event-DemandTurnedUp = Runde { $round } beginnt; neuer Bedarf: { $demand }
event-QuarterEnded = Quartal { $quarter } endet
event-DemandsMet-met = deckt den ganzen Bedarf{ $trajan_number ->
    [0] {""}
   *[other] ; mit Trajansplättchen: { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; gibt ab: { $tiles }
}
event-DemandsMet-unmet = kann nicht decken: { $unmet }{ $trajan_number ->
    [0] {""}
   *[other] ; mit Trajansplättchen gedeckt: { $trajan }
}{ $tiles_number ->
    [0] {""}
   *[other] ; gibt ab: { $tiles }
}: { $points }
votes-of = { $seat } { $votes }
event-VotesCounted = Stimmen: { $seats }
event-BonusTileTaken-consul = ist Konsul und nimmt { $tile }, gelbe Seite oben
event-BonusTileTaken-vice = ist Vizekonsul und nimmt { $tile }, graue Seite oben
event-DiscsStacked = Reihenfolge der Scheiben im Senat, von oben: { $seats }
event-BoardCleared = Bedarf, alle Senatsplättchen und alle Plättchen des Forums kommen aus dem Spiel
event-BonusTilesLaid = Bonustafeln auf dem Plan: { $tiles }
tile-in-province = { $province } { $tile }
event-ProvincesFilled = Neu in den Provinzen: { $tiles }
event-ForumFilled = Neu im Forum: { $tiles }
event-QuarterBegan = Quartal { $quarter }, Runde 1; alle Schiffe zeigen wieder ihre farbige Seite
prompt-demands = Bedarf: { $demands }.{ $trajan_number ->
    [0] {""}
    [one] {" "}Einen davon deckt ein Trajansplättchen von dir.
   *[other] {" "}{ $trajan_number } davon decken Trajansplättchen von dir.
} Was gibst du ab?
give-tiles = { $tiles }
demands-kept = bleibt: { $kept }; deine Bonustafeln brächten dann am Ende { $points }
prompt-consul = Du bist Konsul mit { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}. Welche Bonustafel nimmst du? { $vice } bekommt die andere, grau.
consul-brings = nach jetzigem Stand +{ $points }; { $other } brächte { $vice } +{ $vice_points }

## Schlusswertung
forecast-quarter = Quartalsende
forecast-final = Schlusswertung
forecast-unmet = ungedeckter Bedarf ({ $demands }): { $points }
event-HandScored = { $cards } { $cards ->
    [one] Karte
   *[other] Karten
} auf der Hand: +{ $points }
event-CampsScored = in den Lagern (Arbeiter { $workers }, Legionäre { $legionnaires }): +{ $points }
event-SetScored = { $size } × { $type }{ $wild ->
    [0] {""}
   *[other] , davon Joker: { $wild }
}: +{ $points }
event-BonusTileScored = Bonustafel { $tile } ({ $yellow ->
    [1] gelb
   *[other] grau
}) × { $counted }{ $wild ->
    [0] {""}
   *[other] , davon Joker: { $wild }
}: +{ $points }
event-LeftoverTilesScored = übrige Trajansplättchen: { $tiles }, +{ $points }
ties = { $first ->
    [0] zuletzt im Senat
   *[other] im Senat vor { $first } anderen
}

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
