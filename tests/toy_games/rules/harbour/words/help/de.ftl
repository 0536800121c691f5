help-harbour = Hafen
overview-draw = Zieht Karten und legt eine auf den Ablagestapel.
overview-ship = Verschifft Karten einer Sorte oder lauter verschiedene.
overview-pay = Am Ende zahlen alle geheim.
help-harbour-actions = In deinem Zug hast du { $actions } Aktionen. *Ziehen* bringt { $drawn } Karten; lege eine aus der Hand ab. *Verschiffen* bringt Karten mal Karten Punkte.
help-harbour-payment = Alle zahlen gleichzeitig und verdeckt bis zu { $most } Karten.
tip-action = Viele gleiche Karten auf einem Schiff bringen am meisten.
