## On every picture
picture-round = Quarter { $quarter } · Round { $round }
picture-setup = Setup
picture-over = End of the game

## Alt texts: all pictures
picture-at-turn = It is { $seat }’s turn.
picture-start = { $seat } is the start player.

## On the action circle and the turn

## On the board and its close-ups
picture-title-military = Provinces
picture-title-district = Construction district
picture-title-port = Ships and cards
picture-title-forum = Forum
picture-title-senate = Senate and time
picture-supply = Supply
picture-pile = Draw pile
picture-discard = Discard pile { $number }
picture-first-tile = First tile
picture-in-hand = In hand
picture-displays = On display
picture-demands = Demands
picture-may-come = May still come
picture-bonus-tiles = Bonus tiles
picture-votes = Votes
picture-steps-left = Steps left: { $steps }
picture-stacks = Trajan tiles: the open one of each stack, and how many are left

## On hands, mats, sheets, end and chart

## Alt texts: action circle and turn

## Alt texts: board and its close-ups

## Alt texts: hands, mats, sheets, end and chart
