/** Words of the page of deadlines, which fetches them when it opens. */
export const scheduling = {
  'deadline.feed.subscribe': 'Subscribe',
  'deadline.feed.title': 'Deadlines in your calendar',
  'deadline.feed.lead':
    'Your calendar app reads the deadlines of all your organizations from a private address and stays up to date.',
  'deadline.feed.madeOn':
    'Your address was created on {date}. It was shown once; create a new one if you need it again.',
  'deadline.feed.make': 'Create address',
  'deadline.feed.makeAgain': 'Create a new address',
  'deadline.feed.makeAgainHint': 'The current address then stops working.',
  'deadline.feed.address': 'Private address',
  'deadline.feed.keep': 'Copy it now: it is shown only once. Anyone who has it can read your deadlines.',
  'deadline.feed.copy': 'Copy address',
  'deadline.feed.copied': 'Address copied.',
  'deadline.feed.open': 'Open in calendar app',
  'deadline.feed.end': 'Remove address',
} as const;
