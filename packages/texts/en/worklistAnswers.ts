/** Lines of work, worded by the server, and answers of the worklist. */
export const worklistAnswers = {
  'work.year_end': 'Set the fiscal year end',
  'work.signatures': 'Signatures: {title}',
  'work.payment': 'Payment for a change',
  'work.attention': 'A proposed change no longer fits the registers',
  'work.matter':
    '{matter, select, incorporation {Incorporation stopped} founding_set {Organizing documents stopped} annual_filing {Annual return stopped} other {A change stopped}}',
  'work.unsigned': '{count, plural, one {# document is not signed} other {# documents are not signed}}',
  'work.incomplete':
    '{count, plural, one {Minute book: # error to fix} other {Minute book: # errors to fix}}',
  'work.rejection': 'Articles sent back by the registry',
  'work.comma': ', ',
  'work.waits.people': '{count, plural, one {# person} other {# people}}',
  'work.waits.registry': 'The registry',
  'work.waits.refiling': 'Another filing',
  'work.waits.payment': 'The payment',
  'work.waits.correction': 'Corrected articles',
  'work.export.title': 'Worklist',
  'work.export.due': 'Due',
  'work.export.what': 'What',
  'work.export.organization': 'Organization',
  'work.export.waiting': 'Waiting for',
  'work.export.charge': 'In charge',
  'WORKLIST.ASSIGNED': 'Assigned.',
  'WORKLIST.VIEW_SAVED': 'View saved.',
  'WORKLIST.VIEW_REMOVED': 'View removed.',
  'WORKLIST.TOO_MANY_VIEWS': 'You have 30 saved views. Remove one first.',
};
