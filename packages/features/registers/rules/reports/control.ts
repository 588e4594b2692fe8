/** Reports of the register of significant control. The ledger has no record of it. */
import type { LogEntry, Report } from './report.ts';

type Control = 'control.stated' | 'control.ended' | 'control.reviewed' | 'control.filed';

/** Not whom it was about: that is for those who may read this register. */
export const takenBack = (): readonly LogEntry[] => [{ kind: 'control_taken_back', params: {} }];

export const controlReports: { readonly [K in Control]: Report<K> } = {
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
};
