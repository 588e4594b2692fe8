/** Words of the register of transfers. */
export const transfers = {
  'transfers.lead':
    'Shares that went from one holder to another or back to the corporation, with their certificates.',
  'transfers.none': 'No transfers up to this date',
  'transfers.whyNone': 'A transfer appears here from its effective date. Try another date.',
  'transfers.on': 'Date',
  'transfers.corrected': 'corrected {at}',
  'transfers.undone': 'undone {at}',
  'transfers.from': 'From',
  'transfers.to': 'To',
  'transfers.corporation': 'The corporation',
  'transfers.certificates': 'Certificates',
  'transfers.becomes': '{ended} → {opened}',
  'transfers.kept': '{certificate} for the rest',
  'transfers.consideration': 'Consideration',
  'transfers.resolution': 'Resolution',
  'transfers.recorded': 'Recorded',
  'transfers.count': '{count, plural, one {# transfer} other {# transfers}}',
  'transfers.filter': 'Shown',
  'transfers.filter.all': 'All transfers',
  'transfers.filter.holder': 'To another holder',
  'transfers.filter.corporation': 'Back to the corporation',
} as const;
