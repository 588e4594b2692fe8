/** Words of the register of transfers. */
export const transfers = {
  'transfers.lead':
    'What went from one holder to another, or back to the corporation, and on which certificates.',
  'transfers.none': 'No transfer up to this date',
  'transfers.whyNone':
    'A transfer stands here from the day on which it took effect. Another date may show more.',
  'transfers.on': 'Date',
  'transfers.entryNumber': 'Entry {number}',
  'transfers.corrected': 'corrected',
  'transfers.from': 'From',
  'transfers.to': 'To',
  'transfers.corporation': 'The corporation',
  'transfers.certificates': 'Certificates',
  'transfers.becomes': '{ended} → {opened}',
  'transfers.kept': '{certificate} for the rest',
  'transfers.consideration': 'Consideration',
  'transfers.resolution': 'Resolution',
  'transfers.recorded': 'Recorded',
  'transfers.count': '{count, plural, one {# line} other {# lines}}',
  'transfers.filter': 'Where to',
  'transfers.filter.all': 'Everywhere',
  'transfers.filter.holder': 'To another holder',
  'transfers.filter.corporation': 'Back to the corporation',
} as const;
