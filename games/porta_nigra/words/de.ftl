title = Porta Nigra
game-summary = Du baust das römische Trier: Du kaufst Bausteine, errichtest Amphitheater, Basilika, Stadtmauer und Porta Nigra und gewinnst Mehrheiten. Für 2 bis 4 Personen.
game-duration = 2 Stunden gegen Computer, sonst 2–5 Wochen.

## Kinds of moments in a history
happened-bricks = Gekaufte Bausteine
happened-built = Gebautes
happened-honor = Gekaufte Ehrenkarten
happened-rewards = Baumeisterbelohnungen

## Optionen eines Tisches
reconstruction = Spielmaterial: Die meisten Karten und Bauplätze sind rekonstruiert; das gedruckte Spiel weicht stellenweise ab.
setting-age_order = Von jung nach alt
setting-last_turn_without_cards = Letzter Zug ohne Karten
about-age_order = wer von Punktgleichen den Startspieler bestimmt: die Plätze von jung nach alt oder per Los
about-last_turn_without_cards = bei vorzeitigem Ende, wenn jemand alle Karten der Runde gespielt hat
value-last_turn_without_cards-reshuffle = neu mischen
value-last_turn_without_cards-skip = kein Zug
about-last_turn_without_cards-reshuffle = eigene Karten mischen, zwei ziehen, eine spielen
about-last_turn_without_cards-skip = kein letzter Zug

## Wie Teile und Orte heißen
colour-black = schwarz
colour-blue = blau
colour-red = rot
colour-yellow = gelb
colour-white = weiß
building-amphitheater = Amphitheater
building-basilica = Basilika
building-city_wall = Stadtmauer
building-porta_nigra = Porta Nigra
goods-sesterces = { $n } { $n ->
    [one] Sesterze
   *[other] Sesterzen
  }
goods-torches = { $n } { $n ->
    [one] Fackelmarker
   *[other] Fackelmarker
  }
goods-chips = { $n } { $n ->
    [one] Einflusschip
   *[other] Einflusschips
  }
goods-romans = { $n } { $n ->
    [one] Römer
   *[other] Römer
  }
goods-black = { $n } { $n ->
    [one] schwarzer Baustein
   *[other] schwarze Bausteine
  }
goods-blue = { $n } { $n ->
    [one] blauer Baustein
   *[other] blaue Bausteine
  }
goods-red = { $n } { $n ->
    [one] roter Baustein
   *[other] rote Bausteine
  }
goods-yellow = { $n } { $n ->
    [one] gelber Baustein
   *[other] gelbe Bausteine
  }
goods-white = { $n } { $n ->
    [one] weißer Baustein
   *[other] weiße Bausteine
  }

## Endwertung
area-amphitheater-A = Amphitheater, Reihe A
area-amphitheater-B = Amphitheater, Reihe B
area-amphitheater-C = Amphitheater, Reihe C
area-basilica-A = Basilika, Reihe A
area-basilica-B = Basilika, Reihe B
area-city_wall = Stadtmauer
area-porta_nigra-3 = Porta Nigra, Höhe 3
area-porta_nigra-4 = Porta Nigra, Höhe 4
area-porta_nigra-5 = Porta Nigra, Höhe 5
area-porta_nigra-6 = Porta Nigra, Höhe 6
area-porta_nigra-7 = Porta Nigra, Höhe 7
area-porta_nigra-8 = Porta Nigra, Höhe 8
place-1 = 1. Platz
place-2 = 2. Platz
place-3 = 3. Platz
place-4 = 4. Platz
goods-bricks = { $n } { $n ->
    [one] Baustein
   *[other] Bausteine
}
majority-bricks = { goods-bricks }
majority-bricks-colour = { goods-bricks }, die bessere Farbe entscheidet
majority-bricks-bricks = { goods-bricks }, das größere Bauwerksteil entscheidet
majority-bricks-shared = { goods-bricks }, Gleichstand
majority-elements = { $n } { $n ->
    [one] Bauwerksteil
   *[other] Bauwerksteile
}
majority-elements-colour = { majority-elements }, die bessere Farbe entscheidet
majority-elements-shared = { majority-elements }, Gleichstand
event-SetScored = { $n ->
    [one] Bauwerkskarte ({ $buildings })
   *[other] { $n } verschiedene Bauwerkskarten ({ $buildings })
}: +{ $points }
event-FinalCardScored = Endwertungskarte: +{ $points }
event-PlayAreaScored = Spielbereich ({ $goods }): +{ $points }
event-MajorityScored = { $area }, { $place } ({ $number }): +{ $points }
forecast-interim = Zwischenwertung (nach Runde { $round })
forecast-interim-bricks = { $bricks } { $bricks ->
    [one] Baustein
   *[other] Bausteine
  }, je { $each } { $each ->
    [one] Punkt oder Sesterze
   *[other] Punkte oder Sesterzen
  }
advice-majorities = Baue hier noch { $n } { $n ->
    [one] Baustein
   *[other] Bausteine
  }: { $area }. Dann bist du dort vor { $seat }, +{ $points } in der Endwertung.
advice-elements = Baue hier, du hast alles dafür: { $site } (+{ $points }).
advice-bricks = Kaufe Bausteine und baue hier: { $site } (+{ $points }). Dir fehlt noch: { $bricks }.
forecast-final = Endwertung (nach { $early ->
    [1] den letzten Zügen
   *[other] Runde { $round }
  })

## Phasen
phase-setup = Aufbau
phase-refill = Nachfüllphase
phase-turn = Zug
call-setup = der Tisch wird aufgebaut
call-refill = der Markt wird aufgefüllt
call-turn = du bist am Zug

## Aufbau und Nachfüllen
event-StartPlayerDrawn = wird als Startspieler ausgelost
event-AgeOrderSet = Von jung nach alt, für den Gleichstand (abgemacht oder ausgelost): { $seats }
event-SupplyCardDrawn = Nachschubkarte: { $shops }
event-SupplyCardsShuffled = Die Nachschubkarten werden gemischt
event-BuildingCardsTurnedUp = Neue Bauwerkskarten: { $cards }
event-BuildingCardsTurnedUp-whole = { $cards_number } Bauwerkskarten werden aufgedeckt
event-HonorCardsTurnedUp-whole = { $cards_number } Ehrenkarten werden aufgedeckt
event-HonorCardsTurnedUp = Neue Ehrenkarten: { $cards }

## Karten, Symbole und Bauplätze in Worten
actions-A1 = A1
actions-A2 = A2
actions-A3 = A3
actions-A4 = A4
actions-A5 = A5
actions-A6 = A6
actions-A7 = A7
actions-A8 = A8
torches-on-card = { $n } { $n ->
    [one] Fackel
   *[other] Fackeln
  }
action-card = { $card }: { $symbols }
action-card-full = Karte { $card }
action-card-drawn = { $card } ({ $symbols })
building-card-amphitheater-black = schwarzes Amphitheater
building-card-amphitheater-blue = blaues Amphitheater
building-card-amphitheater-red = rotes Amphitheater
building-card-amphitheater-yellow = gelbes Amphitheater
building-card-amphitheater-white = weißes Amphitheater
building-card-basilica-black = schwarze Basilika
building-card-basilica-blue = blaue Basilika
building-card-basilica-red = rote Basilika
building-card-basilica-yellow = gelbe Basilika
building-card-basilica-white = weiße Basilika
building-card-city_wall-black = schwarze Stadtmauer
building-card-city_wall-blue = blaue Stadtmauer
building-card-city_wall-red = rote Stadtmauer
building-card-city_wall-yellow = gelbe Stadtmauer
building-card-city_wall-white = weiße Stadtmauer
building-card-porta_nigra-black = schwarze Porta Nigra
building-card-porta_nigra-blue = blaue Porta Nigra
building-card-porta_nigra-red = rote Porta Nigra
building-card-porta_nigra-yellow = gelbe Porta Nigra
building-card-porta_nigra-white = weiße Porta Nigra
symbol-buy-any = beliebige Farbe kaufen
symbol-buy-black = schwarz kaufen
symbol-buy-blue = blau kaufen
symbol-buy-red = rot kaufen
symbol-buy-yellow = gelb kaufen
symbol-buy-white = weiß kaufen
symbol-build = bauen
effect-substitute = Ersatzbauwerkskarte ({ $building })
effect-final = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
  } am Ende
effect-add-brick = 1 Baustein auf die Porta Nigra
goods-points = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
  }
site-bricks = { $building } { $place }: { $bricks }
site-any-height = { $building } { $place }: { $colour }, 3 bis 8 Bausteine
site-here = { $place }: { $bricks }
site-here-heights = { $place }: { $colour }, { $least }–{ $most } Bausteine
site-name = { $building } { $place }
site-place = { $place }

## Ein Zug
prompt-builder = In welchem Viertel beginnt deine Baumeisterfigur? Das ist kostenlos; später kostet jede Grenze 1 Sesterze, und rückwärts geht es nicht.
option-quarter = { $quarter }
quarter-about = Laden: { $shop }
prompt-card = Welche Karte spielst du? Du hast { $stock }. { $turns }
prompt-act = { $done ->
    [0] Was möchtest du tun?
   *[other] Dein Zug ist fertig.
  } Du hast { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}{ $turns }
  }
option-symbol = { $symbol }
option-take-goods = { $goods } nehmen
short-priced = { $what } für { $least }{ $several ->
    [0] {""}
   *[1] –{ $most }
  }
symbol-about-one = { $empty ->
    [0] {""}
   *[other] Laden ausverkauft;{" "}
  }{ $brick }: { $about }
symbol-about-any = { $empty ->
    [0] {""}
   *[other] Laden ausverkauft:{" "}
  }{ $shops } Läden, { $least } bis { $most } Sesterzen mit dem Weg
symbol-about-any-same = { $empty ->
    [0] {""}
   *[other] Laden ausverkauft:{" "}
  }{ $shops } Läden, je { $most } { $most ->
    [one] Sesterze
   *[other] Sesterzen
  } mit dem Weg
symbol-about-build = { $sites } { $sites ->
    [one] Bauplatz
   *[other] Bauplätze
  }: { $buildings }
option-on-site = { $option } › { $site }
build-in = { $building } ({ $n })
card-buys = { $bricks }
card-builds = Bauplätze: { $sites }
brick-for = { $brick } für { $least }
brick-for-range = { $brick } für { $least }–{ $most }
buys-any = beliebige Farbe
buys-black = { colour-black }
buys-blue = { colour-blue }
buys-red = { colour-red }
buys-yellow = { colour-yellow }
buys-white = { colour-white }
brick-instead = { $brick } statt { $symbol }
instead-black = { colour-black }
instead-blue = { colour-blue }
instead-red = { colour-red }
instead-yellow = { colour-yellow }
instead-white = { colour-white }
early-end-near = { board-early-end }.
turns-left-round = { $n ->
    [one] Das ist dein letzter Zug der Runde.
   *[other] Noch { $n } Züge in der Runde.
  }
turns-left-game = { $n ->
    [one] Das ist dein letzter Zug der Partie.
   *[other] Noch { $n } Züge in der Partie.
  }
symbol-token = −1 Fackelmarker
option-coin-torch = Fackel der Karte → 1 Sesterze
option-coin-token = Fackelmarker → 1 Sesterze
option-end = Zug beenden
end-draws = endgültig: du ziehst eine Karte
end-brings = +{ $torches } { $torches ->
    [one] Sesterze für die übrige Fackel
   *[other] Sesterzen für übrige Fackeln
  }
prompt-end = { $torches ->
    [one] Auf der Karte ist noch eine Fackel, und ein Symbol könntest du damit nutzen.
   *[other] Auf der Karte sind noch { $torches } Fackeln, und du könntest damit Symbole nutzen.
  } Den Zug trotzdem beenden?
prompt-shop = Symbol „{ $symbol }“: { $empty ->
    [0] {""}
   *[other] Der Laden ist ausverkauft, du darfst in jedem anderen kaufen.{" "}
  }Welchen Baustein kaufst du? Du hast { $stock }.
shop-price = Preis { $price }{ $move ->
    [0] {""}
   *[other] {" "}+ Weg { $move }
  }
shop-instead = statt { $symbol }, der Laden ist ausverkauft
sesterces-left = danach { $left }
shop-opens = dann möglich: { $site }{ $more ->
    [0] {""}
   *[other] {" "}und noch { $more }
  }
brings-early-end = beendet die Partie vorzeitig: +{ $points }
brings-majority = Mehrheit: { $place }. Platz
brings-majority-more = { brings-majority } (+{ $points })
brings-majority-less = { brings-majority } (−{ $points })
event-BuilderPlaced = stellt die Baumeisterfigur ins Viertel { $quarter }
event-CardPlayed = spielt { $card } ({ $torches }; { $symbols })
event-SymbolUsed = setzt einen Fackelmarker ein
event-TorchesTurnedToCoins-card = tauscht { $number } { $number ->
    [one] Fackel
   *[other] Fackeln
  } der Karte gegen { $sesterces }
event-TorchesTurnedToCoins-token = tauscht { $number } Fackelmarker gegen { $sesterces }
event-CardsDrawn = zieht { $cards }
event-BuilderMoved = zieht ins Viertel { $quarter } (−{ $sesterces })
event-BrickBought = kauft einen { $colour }en Baustein (−{ $sesterces })
event-GoodsTaken = +{ $goods }

## Bauen
build-by-symbol = Symbol der Karte
build-by-chips = Für { $price }
build-by-honor-card = Ehrenkarte
prompt-building = { $means }: In welchem Bauwerk baust du? Du hast { $stock }.{ $last ->
    [0] {""}
   *[other] {" "}Dieses Bauwerksteil beendet die Partie vorzeitig.
  }
prompt-site = { $means }, { $building }: Auf welchem Bauplatz baust du? { $move ->
    [0] Deine Baumeisterfigur ist schon da, du hast { $left }.
   *[other] Der Weg kostet { $move }, danach hast du { $left }.
  }{ $last ->
    [0] {""}
   *[other] {" "}Dieses Bauwerksteil beendet die Partie vorzeitig.
  }
option-building = { $building }
building-sites = { $n } { $n ->
    [one] Bauplatz
   *[other] Bauplätze
  }
building-reward = Belohnung: höchstens { $goods }
prompt-height = Bauplatz { $site }. Wie hoch baust du?
prompt-white = Bauplatz { $site }. Welche Bausteine nimmst du?
prompt-building-card = Dein Bauwerksteil ({ $site }, { $bricks }) bringt eine Bauwerkskarte: { $card }. Nimmst du sie?
option-height = { $n } { $n ->
    [one] Baustein
   *[other] Bausteine
  } hoch
option-bricks = { $bricks }
bricks-left = danach im persönlichen Vorrat: { $left }
option-take-card = Nehmen: { $card }
card-brings = Sets: +{ $points } am Ende
option-leave-card = In der Auslage lassen
element-points = { $least ->
    [1] +{ $least } Punkt
   *[other] +{ $least } Punkte
  }
element-points-range = +{ $least } bis +{ $most } Punkte
element-card = Karte
element-white = davon { $white } { $white ->
    [one] weißer
   *[other] weiße
  }
element-reward = Belohnung: { $goods }
element-reward-short = Belohnung: nur { $goods }
element-reward-none = Belohnung: nichts mehr da
element-to-go = danach noch { $bricks } { $bricks ->
    [one] Baustein
   *[other] Bausteine
  } bis zur Belohnung
element-way = Weg { $move }
event-ElementBuilt = baut { $building } { $place } ({ $bricks }), +{ $points }
event-ElementBuilt-card = baut { $building } { $place } ({ $bricks }), +{ $points }; nimmt die Bauwerkskarte „{ $card }“
event-RewardTaken = Baumeisterbelohnung ({ $building }): { $goods }
event-RewardTaken-nothing = bekommt keine Baumeisterbelohnung ({ $building }): Es ist nichts mehr da

## Einfluss und Ehrenkarten
option-influence-build = Bauwerksteil für { $price } bauen
option-influence-roman = 1 Römer für { $price } nehmen
option-influence-honor = Ehrenkarte kaufen
influence-honor-about = { $cards } zur Auswahl; du hast { $chips }
influence-roman-leaves = danach { $romans }, { $chips }; im Vorrat noch { $supply }
chips-left = danach { $chips }
prompt-honor-card = Welche Ehrenkarte kaufst du? Eine pro Zug. Du hast { $chips }.
option-honor-card = { $card } für { $chips } { $chips ->
    [one] Chip
   *[other] Chips
  }
own-final-card = Endwertungskarte ({ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  })
honor-hands-in = du wirfst ab: { $cards }
honor-hands-in-sets = du wirfst { $number } verschiedene Bauwerkskarten ab; Sets danach { $points } statt { $now }
honor-sets = Sets danach { $points } statt { $now }
honor-lapses = jetzt nicht möglich: { $effects }
honor-add-brick = passt auf { $n } { $n ->
    [one] Bauwerksteil von dir
   *[other] Bauwerksteile von dir
  }
honor-bricks-short = Bausteine im allgemeinen Vorrat: { $n }
prompt-hand-in = Welche { $number } Bauwerkskarten wirfst du ab, jede mit einem anderen Bauwerk? Deine Sets bringen dann { $points }.
hand-in-same = Zwei dieser Karten zeigen dasselbe Bauwerk: { $building }.
prompt-effect-bricks = Ehrenkarte: Welchen Baustein nimmst du zuerst? Bausteine im allgemeinen Vorrat: { $supply }.
prompt-add-brick = Ehrenkarte: Auf welches deiner Bauwerksteile in der Porta Nigra stellst du den Baustein? Er bringt keine Punkte, zählt aber für Höhe und Belohnung.
option-add-brick = { $building } { $place }, { $colour } (Höhe { $from } → { $to })
option-no-element = Nichts bauen
option-no-brick = Keinen Baustein dazustellen
event-ChipsPaid = bezahlt { $price }
event-HonorCardBought = kauft für { $price } die Ehrenkarte „{ $card }“
event-HonorCardBought-handing-in = kauft für { $price } die Ehrenkarte „{ $card }“ und wirft { $handed_in } ab
event-HonorPointsScored = Ehrenkarte, sofort +{ $points }
event-EffectLapsed = lässt den Effekt „{ $effect }“ aus
event-BrickAdded = stellt einen Baustein zu { $building } { $place }, Höhe { $height }

## Zwischen den Runden
round-name = Runde { $round } von { $rounds }
between-rounds = Zwischen Runde { $before } und { $after }
phase-interim = Zwischenwertung
phase-start_player = Neue Runde
phase-final_scoring = Endwertung
call-interim = teile die Zwischenwertung auf
call-start_player = bestimme, wer beginnt
prompt-interim = Zwischenwertung: { $total } für { $bricks ->
    [one] deinen Baustein
   *[other] { $bricks } Bausteine
  }. Wie viele Punkte, wie viele Sesterzen nimmst du?
prompt-interim-other = Zwischenwertung: Wie teilst du { $total } auf Punkte und Sesterzen auf?
option-interim-other = Andere Aufteilung
interim-split = { $goods }
interim-split-sign = { $points }
interim-leaves = danach { $points } und { $sesterces }
interim-group = { $least } bis { $most } Punkte
event-InterimScored = { $bricks } { $bricks ->
    [one] Baustein
   *[other] Bausteine
  } verbaut: +{ $points } { $points ->
    [one] Punkt
   *[other] Punkte
  }{ $sesterces_number ->
    [0] {""}
   *[other] {" "}und { $sesterces }
  }
prompt-start-player = Wer beginnt Runde { $round }? { $tied ->
    [1] Du hast die wenigsten Punkte ({ $points }).
   *[other] Du bist am jüngsten von denen mit den wenigsten Punkten ({ $points }).
  }
option-start-player = { $seat }
start-player-about = danach { $others }
event-CardsShuffled = mischt alle Aktionskarten für den letzten Zug
event-StartPlayerNamed = hat die wenigsten Punkte und beginnt die nächste Runde
event-StartPlayerNamed-other = hat die wenigsten Punkte und lässt { $named } beginnen
event-RoundBegan = Runde { $round } beginnt

## Das vorzeitige Ende
event-EarlyEndCame-bricks = Der Markt und der allgemeine Vorrat sind leer, die Partie endet vorzeitig: +{ $points }. { $last_turns_number ->
    [0] Niemand ist noch einmal am Zug
   *[other] Letzte Züge: { $last_turns }
  }
event-EarlyEndCame-elements = baut das { $elements }. Bauwerksteil, die Partie endet vorzeitig: +{ $points }. { $last_turns_number ->
    [0] Niemand ist noch einmal am Zug
   *[other] Letzte Züge: { $last_turns }
  }

## Der Tisch in Worten
board-card = Karte dieses Zuges: noch { $torches } { $torches ->
    [one] Fackel
   *[other] Fackeln
}; freie Symbole: { $symbols }
board-early-end = Bis zum vorzeitigen Ende: { $bricks } { $bricks ->
    [one] Baustein
   *[other] Bausteine
} im Markt und im allgemeinen Vorrat oder { $elements } { $elements ->
    [one] Bauwerksteil
   *[other] Bauwerksteile
} eines Spielers
board-ended = Vorzeitiges Ende durch { $seat }. Einen letzten Zug haben noch: { $seats }
board-age = Von jung nach alt, für den Gleichstand: { $seats }
board-price = { $colour } ({ $price })
board-shop = { $building }, { $shop }: { $n }
board-market = Markt, im Uhrzeigersinn, mit Preisen: { $shops }; in jedem Viertel weiß ({ $price }): { $white }
board-supply = Allgemeiner Vorrat: { $bricks } { $bricks ->
    [one] Baustein
   *[other] Bausteine
}. Nachschubkarten im Stapel, { $n }: { $cards }
parts-more = { $first }; { $second }
sentences-more = { $first } { $second }
board-sites = { $building }: { $sites }
board-sites-row = { $building }, Reihe { $row }: { $sites }
board-site = { $place } { $colour } { $n } ({ $points })
board-site-any = { $place } { $colour } 3–8
board-element = { $place } { $colour } { $n } { $seat }
board-majority = Mehrheit, { $area } ({ $first }/{ $second }): { $places }
board-place = { $place }. { $seat }, { $number }: { $points }
board-building-cards = Bauwerkskarten: { $cards }
board-building-pile = Bauwerkskarten im Stapel, { $n }: { $cards }
board-honor-cards = Ehrenkarten für { $chips } { $chips ->
    [one] Chip
   *[other] Chips
}: { $cards }
board-honor-buildings = { $effects } (kostet dazu { $n } verschiedene Bauwerkskarten)
board-honor-final = { $effects } (kostet dazu die Endwertungskarte mit { $points })
board-honor-pile = Ehrenkarten im Stapel, { $n }: { $cards }
board-action-card = Aktionskarte { $card }, { $torches } { $torches ->
    [one] Fackel
   *[other] Fackeln
}: { $symbols }
board-goods = Spielbereich: { $goods }. Römer im allgemeinen Vorrat: { $romans }
board-stock = Persönlicher Vorrat: { $bricks }
board-builder = Baumeisterfigur: { $quarter }
board-hand = Hand, { $n } { $n ->
    [one] Karte
   *[other] Karten
}: { $cards }
board-cards-left = In dieser Runde noch zu spielen, Hand und Stapel: { $cards } (Stapel: { $pile })
board-played = Gespielt: { $cards }
board-own-cards = Bauwerkskarten: { $cards } (Sets: { $points })
board-final-cards = Endwertungskarten: { $cards }
board-reward = { $building }, Bausteine: { $bricks }; bis zur nächsten Belohnung ({ $goods }) noch { $to_go }
board-buildable = Kann bauen, { $building }{ $sesterces ->
    [0] , ohne Weg
    [one] , { $sesterces } Sesterze für den Weg
   *[other] , { $sesterces } Sesterzen für den Weg
}: { $sites }
board-could-build = { $place } { $colour } { $bricks }{ $white ->
    [0] {""}
   *[other] , davon { $white } weiß
} ({ $brings })
board-brings-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
board-brings-card = Bauwerkskarte
board-brings-reward = { $goods }
board-foretold = { $title } nach jetzigem Stand: { $points } ({ $parts })

## Woraus der Wert einer Stellung besteht
part-elements = gebaute Bauwerksteile
part-cards_now = Ehrenkarten
part-interim = Zwischenwertung
part-early_end = vorzeitiges Ende
part-sets = Bauwerkskarten
part-final_cards = Endwertungskarten
part-play_area = Reste am Ende
part-majorities = Mehrheiten

## Characters of computer players
character-severa = Severa
about-character-severa = Severa baut, während andere noch ihre Bausteine zählen.
character-secundinus = Secundinus
about-character-secundinus = Secundinus hat lieber Karten in der Hand als Bausteine im Lager.
character-ausonius = Ausonius
about-character-ausonius = Ausonius zählt die Mehrheiten, nicht die Bausteine.
