"""The points of M4.4 in named parts, for events and previews; never called without a listener."""

from durbar.core.bits import members
from durbar.core.events import Part
from durbar.games.maharaja import points
from durbar.games.maharaja.tables import MaharajaTables


def parts(t: MaharajaTables, antiques: int, collections: int, money: int) -> tuple[Part, ...]:
    """What each antique, each collection and the money bring; their sum is `points_for`."""
    found = [Part("antique", t.antique_names[a], t.value[a]) for a in members(antiques)]
    found += [Part("collection", t.collection_names[c], t.points[c]) for c in members(collections)]
    if for_money := points.points_for_money(money):
        found.append(Part("rupees", str(money), for_money))
    return tuple(found)
