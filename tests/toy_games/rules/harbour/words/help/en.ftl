help-harbour = Harbour
overview-draw = Draw cards and lay one on the discard pile.
overview-ship = Ship cards of one kind, or all different.
overview-pay = In the end all pay in secret.
help-harbour-actions = In your turn you have { $actions } actions. *Draw* brings { $drawn } cards; lay one of your hand on the discard pile. *Ship* brings as many points as cards times cards.
help-harbour-payment = Everybody pays up to { $most } cards face down, at the same time.
tip-action = Many equal cards on one ship bring most.
