"""The registers of a plain history: classes, persons, and issuances for money. Beyond that nothing is claimed."""

from fractions import Fraction

from rules import need

KNOWN = {"incorporated": 2, "class.created": 2, "person.added": 1, "issued": 2}
PLAIN_CLASS = ["amendment", "convertible", "seriesOf"]
PLAIN_ISSUE = ["form", "poolId", "takenOver", "vesting"]


class NotClaimed(Exception):
    """These acts say more than this reader knows."""


def compared(shown, acts, on, facts):
    try:
        computed = registers_on(acts, on, facts)
    except NotClaimed as reason:
        return f"the registers of {on} are not claimed: {reason}"
    place = first_difference(shown, computed, "")
    need(place is None, f"the registers of {on} differ from the acts at {place}")
    return f"the registers of {on} follow from the acts"


def first_difference(shown, computed, place):
    """A path to the first place that differs, null where there is none."""
    if isinstance(shown, dict) and isinstance(computed, dict) and set(shown) == set(computed):
        pairs = [(shown[name], computed[name], f"{place}/{name}") for name in sorted(shown)]
    elif isinstance(shown, list) and isinstance(computed, list) and len(shown) == len(computed):
        pairs = [(one, other, f"{place}/{at}") for at, (one, other) in enumerate(zip(shown, computed))]
    else:
        return None if type(shown) is type(computed) and shown == computed else place or "/"
    return next((found for found in (first_difference(*pair) for pair in pairs) if found is not None), None)


def claim(holds, reason):
    if not holds:
        raise NotClaimed(reason)


def registers_on(acts, on, facts):
    for act in acts:
        claim(act is not None, "an act is erased, or of another version")
        claim(KNOWN.get(act["kind"]) == act["v"], f"an act is of the kind {act['kind']}, version {act['v']}")
        claim(act["verb"] == "record" and act["supersedes"] is None, "an act corrects another")
        claim(act["effective_on"] <= on, "an act is effective later")
    payloads = {kind: [act["payload"] for act in acts if act["kind"] == kind] for kind in KNOWN}
    issues = [issue for payload in payloads["issued"] for issue in payload["issues"]]
    claim(all(each[name] is None for each in payloads["class.created"] for name in PLAIN_CLASS), "a class is not plain")
    claim(all(each[name] is None for each in issues for name in PLAIN_ISSUE), "an issuance is not plain")
    claim(all(each["consideration"]["kind"] == "money" for each in issues), "an issuance is not for money")
    names = {each["personId"]: name_in(each, facts) for each in payloads["person.added"]}
    claim(
        len(payloads["class.created"]) == len({each["personId"] for each in issues}) == 1,
        "there is more than one class, or holder",
    )
    order = sorted(issues, key=lambda issue: (issue["certificate"]["serial"], issue["securityId"]))
    table = cap_table(payloads["class.created"][0], issues, names)
    holders = [holding(issue, names) for issue in order]
    for issue, line in zip(order, holders):
        line["issued_on"] = next(
            act["effective_on"] for act in acts if act["kind"] == "issued" and issue in act["payload"]["issues"]
        )
    return {"acts": len(acts), "as_of": on, "cap_table": table, "directors": [], "holders": holders, "officers": []}


def name_in(person, facts):
    refs = [fact["ref"]["fact"] for fact in person["facts"] if fact["kind"] == "name"]
    return facts.get(refs[-1]) if refs else None


def holding(issue, names):
    line = {"certificate": issue["certificate"]["label"], "class": issue["classId"], "name": names[issue["personId"]]}
    return {**line, "person": issue["personId"], "quantity": issue["quantity"], "security": issue["securityId"]}


def cap_table(of_class, issues, names):
    """One class and one holder: all is his."""
    issued = sum(int(issue["quantity"]) for issue in issues)
    votes = Fraction(of_class["votesPerShare"]) * issued
    claim(votes.denominator == 1 and votes > 0, "votes are not whole")
    capital = sum(Fraction(issue["consideration"]["amount"]) for issue in issues)
    totals = {"diluted": str(issued), "votes": str(votes)}
    all_of_it = {**totals, "percent": "100.00", "percent_diluted": "100.00", "percent_votes": "100.00"}
    person, class_id = issues[0]["personId"], of_class["classId"]
    stated = f"{capital.numerator}/{capital.denominator}"
    line = {**all_of_it, "class": class_id, "issued": str(issued), "name": of_class["name"], "stated_capital": stated}
    holder = {
        **all_of_it,
        "name": names[person],
        "person": person,
        "shares": {class_id: str(issued)},
        "total": str(issued),
    }
    return {**totals, "classes": [line], "holders": [holder], "issued": str(issued), "promised": []}
