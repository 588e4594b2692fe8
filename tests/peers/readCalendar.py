"""Prints the events of a calendar file as JSON, read by icalendar: uid, summary, first day, day after the last, sequence, state, alarms."""
import json
import sys

from icalendar import Calendar

with open(sys.argv[1], "rb") as file:
    calendar = Calendar.from_ical(file.read())

print(
    json.dumps(
        [
            {
                "uid": str(event["uid"]),
                "summary": str(event["summary"]),
                "from": event["dtstart"].dt.isoformat(),
                "until": event["dtend"].dt.isoformat(),
                "sequence": int(event["sequence"]),
                "status": str(event["status"]),
                "alarms": [str(alarm["trigger"].dt) for alarm in event.subcomponents],
            }
            for event in calendar.walk("vevent")
        ],
        ensure_ascii=False,
    )
)
