### Advice: what a bot would do in the reader's place, and why.
### Reasons are clauses whose subject is the choice; $way is gains, keeps or loses. The figure
### behind a clause, in points of the final score, is added to it.

advice-points = { $sign ->
    [minus] −{ $points }
   *[plus] +{ $points }
}
advice-because = This { $reasons }.
advice-nothing = It changes little on the table.
advice-figures = chance to win { $win } %, expected lead { $lead }, tried { $visits } of { $simulations } times
advice-turn = In the same turn: { $line }
advice-then = Then perhaps: { $line }
advice-ply = { $player }: { $action }

## For all games

advice-points-scored = { $way ->
    [gains] scores points
    [keeps] keeps the points
   *[loses] costs points
}
advice-rest = { $way ->
    [gains] improves other prospects
    [keeps] keeps other prospects
   *[loses] worsens other prospects
}
advice-rivals = { $way ->
    [gains] spoils the rivals' prospects
    [keeps] holds the rivals back
   *[loses] helps the rivals
}

## Das Vermächtnis des Maharaja

advice-maharaja-money = { $way ->
    [gains] brings money
    [keeps] saves money
   *[loses] costs money
}
advice-maharaja-antiques = { $way ->
    [gains] makes { grammar-colour } antiques count more
    [keeps] keeps the worth of { grammar-colour } antiques
   *[loses] makes { grammar-colour } antiques count less
}
advice-maharaja-collection = { $owned ->
    [yes] { $way ->
        [gains] brings home the { $collection }
        [keeps] keeps the { $collection }
       *[loses] costs the { $collection }
    }
   *[no] { $way ->
        [gains] brings the { $collection } nearer
        [keeps] keeps the { $collection } in reach
       *[loses] puts the { $collection } out of reach
    }
}

## Taj Mahal

advice-taj-mahal-hand = { $way ->
    [gains] strengthens the hand
    [keeps] saves cards of the hand
   *[loses] costs cards of the hand
}
advice-taj-mahal-specials = { $way ->
    [gains] wins a special card
    [keeps] keeps the special cards
   *[loses] loses a special card
}
advice-taj-mahal-tiles = { $way ->
    [gains] adds to the influence tiles
    [keeps] keeps the influence tiles
   *[loses] turns influence tiles in
}
advice-taj-mahal-goods = { $way ->
    [gains] adds goods
    [keeps] keeps the goods growing
   *[loses] lets the goods count less
}
advice-taj-mahal-network = { $way ->
    [gains] joins the network to provinces to come
    [keeps] keeps the network joined to provinces to come
   *[loses] leaves the network aside of provinces to come
}
advice-taj-mahal-prizes = { $way ->
    [gains] may win { $prizes }
    [keeps] keeps the chance to win { $prizes }
   *[loses] gives up chances in this visit
}
advice-taj-mahal-due = { $way ->
    [gains] brings palaces or a tile that score at once
    [keeps] keeps the best place for what was won
   *[loses] uses what was won in this visit
}

## Java

advice-java-fame = { $way ->
    [gains] scores fame
    [keeps] keeps the fame
   *[loses] costs fame
}
advice-java-cards = { $way ->
    [gains] brings a palace card
    [keeps] saves palace cards
   *[loses] costs palace cards
}
advice-java-action-points = { $way ->
    [gains] brings action points
    [keeps] saves action points
   *[loses] costs action points
}
advice-java-tokens = { $way ->
    [gains] brings an action token
    [keeps] saves the action tokens
   *[loses] costs an action token
}
advice-java-tiles = { $way ->
    [gains] brings tiles
    [keeps] saves tiles of the own supply
   *[loses] costs a tile of the own supply
}
advice-java-developers = { $way ->
    [gains] places the developers better
    [keeps] keeps the developers well placed
   *[loses] places the developers worse
}
advice-java-city = { $way ->
    [gains] { $rank ->
        [0] counts in the city at { $space }
       *[other] brings rank { $rank } in the city at { $space }
    }
    [keeps] { $rank ->
        [0] keeps the city at { $space }
       *[other] keeps rank { $rank } in the city at { $space }
    }
   *[loses] loses ground in the city at { $space }
}
advice-java-palace = { $way ->
    [gains] opens { $fame } fame at { $space }
    [keeps] keeps { $fame } fame open at { $space }
   *[loses] uses up the room for a palace at { $space }
}
advice-java-water = { $way ->
    [gains] brings the water at { $space } nearer
    [keeps] keeps first rank beside the water at { $space }
   *[loses] gives up the water at { $space }
}
advice-java-festival = { $way ->
    [gains] leads in the festival
    [keeps] keeps the lead in the festival
   *[loses] gives up the festival
}
