/** Reports of the register of significant control. The ledger has no record of it. */

import type { LogEntryOf, LogRows } from '../logRow.ts';
import type { Report } from './report.ts';

export const controlLog = {
  /** Significant control: what was entered by hand, steps taken, filings, facts erased in time. */
  control_stated: {
    group: 'control',
    icon: 'UserPen',
    subjects: ['person'],
    values: [],
    needs: 'control.read',
  },
  control_ended: {
    group: 'control',
    icon: 'UserMinus',
    subjects: ['person'],
    values: [],
    needs: 'control.read',
  },
  control_reviewed: {
    group: 'control',
    icon: 'CalendarCheck2',
    subjects: [],
    values: [],
    needs: 'control.read',
  },
  control_filed: { group: 'control', icon: 'Send', subjects: [], values: [], needs: 'control.read' },
  control_taken_back: { group: 'control', icon: 'Undo2', subjects: [], values: [], needs: 'control.read' },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof controlLog>;

type Control = 'control.stated' | 'control.ended' | 'control.reviewed' | 'control.filed';

/** Not whom it was about: that is for those who may read this register. */
export const takenBack = (): readonly LogEntry[] => [{ kind: 'control_taken_back', params: {} }];

export const controlReports = (): { readonly [K in Control]: Report<K, LogEntry> } => ({
  'control.stated': {
    entries: ({ payload, effectiveOn }) =>
      payload.individuals.map((person) => ({ kind: 'control_stated', params: { person }, effectiveOn })),
    voidings: takenBack,
  },
  'control.ended': {
    needs: ({ controlId }) => ({ controls: [controlId] }),
    entries: ({ payload, effectiveOn }, facts) =>
      facts
        .individualsOf(payload.controlId)
        .map((person) => ({ kind: 'control_ended', params: { person }, effectiveOn })),
    voidings: takenBack,
  },
  'control.reviewed': {
    entries: ({ effectiveOn }) => [{ kind: 'control_reviewed', params: {}, effectiveOn }],
    voidings: takenBack,
  },
  'control.filed': {
    entries: ({ effectiveOn }) => [{ kind: 'control_filed', params: {}, effectiveOn }],
    voidings: takenBack,
  },
});
