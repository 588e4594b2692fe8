/** Entries about entries: notes, corrections, proposals and imports. */
import type { LogRows } from '../logRow.ts';

/** An act on record was corrected: it may name the person, class, pool, certificate or instrument concerned. */
const correction = {
  subjects: [],
  mayName: ['person', 'shareClass', 'pool', 'security'],
  values: ['entry', 'act', 'from'],
} as const;

/** An entry is proposed: it may name the person, class, pool, certificate or instrument concerned. */
const proposed = {
  subjects: [],
  mayName: ['person', 'shareClass', 'pool', 'security'],
  values: ['proposal', 'act'],
} as const;

export const entryKinds = {
  /** A member's own note; the only kind that a client may add. */
  note: { group: 'entries', icon: 'StickyNote', subjects: [], values: [] },
  /** A correction of an act on record, by its root: it never happened, on another day, or with other words; or it did happen after all. */
  entry_voided: { group: 'entries', icon: 'Undo2', ...correction, does: 'takes_back' },
  entry_moved: { group: 'entries', icon: 'FilePen', ...correction },
  entry_corrected: { group: 'entries', icon: 'FilePen', ...correction },
  entry_restored: { group: 'entries', icon: 'FilePen', ...correction, does: 'restores' },
  /** An entry that waits before it is recorded, by the kind of its act; it may be withdrawn until then. */
  entry_proposed: { group: 'entries', icon: 'FilePen', ...proposed },
  proposal_withdrawn: {
    group: 'entries',
    icon: 'FileMinus2',
    ...proposed,
    supersedes: ['entry_proposed'],
    sameValue: 'proposal',
  },
  control_disposed: {
    group: 'control',
    icon: 'UserMinus',
    subjects: ['person'],
    values: [],
    needs: 'control.read',
  },
  /** A whole register, or holders of one, taken in as one batch. */
  register_imported: {
    group: 'entries',
    icon: 'FilePlus2',
    subjects: [],
    values: ['persons', 'certificates', 'batch'],
  },
  import_taken_back: {
    group: 'entries',
    icon: 'Undo2',
    subjects: [],
    values: ['batch'],
    supersedes: ['register_imported'],
    sameValue: 'batch',
  },
  imported_people_erased: { group: 'entries', icon: 'UserMinus', subjects: [], values: ['batch'] },
} as const satisfies LogRows;
