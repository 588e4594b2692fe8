/** Entries about the corporation itself: its facts before incorporation, deadlines, filings and changes. */
import type { LogRows } from '../logRow.ts';

const deadline = {
  group: 'corporation',
  icon: 'CalendarCheck2',
  subjects: [],
  values: ['deadline', 'occasion', 'earlier'],
} as const;

/** A filing, by the deadline that it answers. */
const filing = {
  ...deadline,
  values: ['deadline', 'occasion', 'registration'],
  needs: 'filings.read',
} as const;

const change = {
  group: 'corporation',
  icon: 'FilePen',
  subjects: [],
  values: [],
  needs: 'changes.read',
} as const;

export const corporationKinds = {
  organization_created: { group: 'corporation', icon: 'Landmark', subjects: [], values: [] },
  organization_updated: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  articles_saved: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  tax_info_updated: { group: 'corporation', icon: 'Pencil', subjects: [], values: [] },
  filing_year_set: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: ['year'] },
  incorporation_submitted: { group: 'corporation', icon: 'Send', subjects: [], values: [] },
  incorporation_rejected: { group: 'corporation', icon: 'FilePen', subjects: [], values: [] },
  incorporated: { group: 'corporation', icon: 'Landmark', subjects: [], values: ['number'] },
  dissolved: { group: 'corporation', icon: 'FileMinus2', subjects: [], values: [] },
  /** Deadlines of one kind: the latest, and how many earlier ones with it. */
  deadline_done: deadline,
  deadline_not_applicable: deadline,
  deadline_reopened: { ...deadline, icon: 'Undo2' },
  /** Something went to a registry, the registry answered, or a member says that it was filed elsewhere. */
  filing_sent: filing,
  filing_accepted: { ...filing, values: [...filing.values, 'number'] },
  filing_rejected: { ...filing, icon: 'Undo2' },
  filing_marked: filing,
  filing_reopened: { ...filing, icon: 'Undo2' },
  filing_corrected: { ...filing, icon: 'Pencil' },
  /** A corporate change, which only admin and full access see. */
  change_drafted: change,
  change_edited: { ...change, icon: 'Pencil' },
  change_sent: { ...change, icon: 'Send' },
  change_approved: change,
  change_met: change,
  change_refused: { ...change, icon: 'Undo2' },
  change_withdrawn: { ...change, icon: 'Undo2' },
  dividend_released: change,
  dividend_withheld: { ...change, icon: 'Undo2' },
  /** Another official e-mail address or primary activity. */
  registry_particular_stated: { ...filing, icon: 'Pencil', values: ['particular'] },
  /** The key by which a registry lets others file; the log never shows it. */
  registry_key_kept: { group: 'corporation', icon: 'Pencil', subjects: [], values: ['registration'] },
  /** A deadline that the organization sets itself: added, changed or removed. */
  own_deadline_set: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: [] },
  own_deadline_removed: { group: 'corporation', icon: 'Undo2', subjects: [], values: [] },
  /** A deadline runs from the event, and no register holds it. */
  event_reported: { group: 'corporation', icon: 'CalendarCheck2', subjects: [], values: ['event'] },
} as const satisfies LogRows;
