import { isOutsideArticles } from '@tabellion/book/acts/classes.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { SplitKind } from '@tabellion/book/terms/securities.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import { type controlLog, takenBack } from './control.ts';
import { type Report, shareClass, shareholder } from './report.ts';

export const classLog = {
  share_class_added: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  share_class_edited: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  share_class_amended: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  share_class_split: {
    group: 'classes',
    icon: 'Layers',
    subjects: ['shareClass'],
    values: ['numerator', 'denominator'],
  },
  share_class_consolidated: {
    group: 'classes',
    icon: 'Layers',
    subjects: ['shareClass'],
    values: ['numerator', 'denominator'],
  },
  share_class_valued: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  authorized_shares_changed: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  stated_capital_opened: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
  stated_capital_adjusted: { group: 'classes', icon: 'Layers', subjects: ['shareClass'], values: [] },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof classLog> | LogEntryOf<typeof controlLog>;

type Classes =
  | 'class.created'
  | 'class.amended'
  | 'authorized.changed'
  | 'class.split'
  | 'class.consolidated'
  | 'class.valued'
  | 'capital.opened'
  | 'capital.adjusted';

type OfClass = ChangeAct<Exclude<Classes, 'class.created'>>;
type Kind = 'authorized_shares_changed' | 'stated_capital_opened' | 'stated_capital_adjusted';

const records = ({ classId }: { readonly classId: string }) => [shareClass(classId)];

const changed = (kind: Kind) => ({
  entries: ({ payload, effectiveOn }: OfClass): readonly LogEntry[] => [
    { kind, params: { shareClass: payload.classId }, effectiveOn },
  ],
  records,
});

/** All shares of a class become others. */
const divided = (kind: 'share_class_split' | 'share_class_consolidated') => ({
  entries({ payload, effectiveOn }: ChangeAct<SplitKind>): readonly LogEntry[] {
    const { numerator, denominator } = payload.ratio;
    return [{ kind, params: { shareClass: payload.classId, numerator, denominator }, effectiveOn }];
  },
  records: ({ classId, reissued }: ChangeAct<'class.split'>['payload']) => {
    const holders = new Set(reissued.map(({ source }) => source.personId));
    return [shareClass(classId), ...Array.from(holders, shareholder)];
  },
});

export const classReports = (): { readonly [K in Classes]: Report<K, LogEntry> } => ({
  'class.created': {
    // The classes with which a corporation begins were told of while its articles were drafted.
    entries: ({ payload: { classId, amendment }, effectiveOn }) =>
      amendment === null ? [] : [{ kind: 'share_class_added', params: { shareClass: classId }, effectiveOn }],
    records: ({ classId }) => [{ ...shareClass(classId), isMadeByAct: true }],
  },
  'class.amended': {
    // Terms that the corporation sets itself, its prefix and price, are no amendment of the articles.
    entries: ({ payload: { classId, changes }, effectiveOn }) => [
      {
        kind: isOutsideArticles(changes) ? 'share_class_edited' : 'share_class_amended',
        params: { shareClass: classId },
        effectiveOn,
      },
    ],
    records,
  },
  'authorized.changed': changed('authorized_shares_changed'),
  'class.split': divided('share_class_split'),
  'class.consolidated': divided('share_class_consolidated'),
  'capital.opened': changed('stated_capital_opened'),
  'capital.adjusted': changed('stated_capital_adjusted'),
  // It is for the register of significant control alone.
  'class.valued': {
    entries: ({ payload, effectiveOn }) => [
      { kind: 'share_class_valued', params: { shareClass: payload.classId }, effectiveOn },
    ],
    voidings: takenBack,
  },
});
