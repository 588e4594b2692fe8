import type { Issue } from '@tabellion/book/acts/issued.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import { type Report, type ReportFacts, shareholder } from './report.ts';

export const shareLog = {
  /** Told beside the first shares issued to somebody. */
  shareholder_added: { group: 'people', icon: 'UserPlus', subjects: ['person'], values: [] },
  shares_issued: {
    group: 'shares',
    icon: 'FilePlus2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  issuance_corrected: {
    group: 'shares',
    icon: 'FilePen',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_transferred: {
    group: 'shares',
    icon: 'ArrowLeftRight',
    subjects: ['person', 'to', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_repurchased: {
    group: 'shares',
    icon: 'Undo2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_redeemed: {
    group: 'shares',
    icon: 'Undo2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_surrendered: {
    group: 'shares',
    icon: 'Undo2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_cancelled: {
    group: 'shares',
    icon: 'FileMinus2',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  shares_converted: {
    group: 'shares',
    icon: 'ArrowLeftRight',
    subjects: ['person', 'shareClass', 'into'],
    values: ['quantity', 'security'],
  },
  certificates_replaced: {
    group: 'shares',
    icon: 'FilePen',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  acknowledgment_chosen: {
    group: 'shares',
    icon: 'FileMinus2',
    subjects: ['security', 'person'],
    values: [],
  },
  certificate_chosen: { group: 'shares', icon: 'FilePlus2', subjects: ['security', 'person'], values: [] },
  vesting_set: { group: 'shares', icon: 'CalendarCheck2', subjects: ['security', 'person'], values: [] },
  vesting_stopped: { group: 'shares', icon: 'CalendarCheck2', subjects: ['security', 'person'], values: [] },
  vesting_accelerated: {
    group: 'shares',
    icon: 'CalendarCheck2',
    subjects: ['security', 'person'],
    values: [],
  },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof shareLog>;

type Acquired = 'repurchased' | 'redeemed' | 'surrendered' | 'cancelled';
type Shares = 'issued' | 'transferred' | Acquired | 'converted' | 'reissued' | 'form.chosen' | Vesting;

export const shareReports = (): { readonly [K in Shares]: Report<K, LogEntry> } => ({
  issued: {
    needs: ({ issues }) => ({ recipients: issues.map(({ personId }) => personId) }),
    entries: ({ payload, effectiveOn }, facts) =>
      payload.issues.flatMap(({ price, ...issue }) => [
        ...shareholderAdded(issue.personId, effectiveOn, facts),
        { kind: 'shares_issued', params: paramsOf(issue, issue.quantity), effectiveOn, ...priceOf(price) },
      ]),
    corrections: ({ payload: { issues } }, before) => {
      const was = new Set(before.payload.issues.map((one) => canonicalJson(one)));
      const changed = issues.filter((one) => !was.has(canonicalJson(one)));
      return (changed.length > 0 ? changed : issues).map(({ price, ...issue }) => ({
        kind: 'issuance_corrected',
        params: paramsOf(issue, issue.quantity),
        ...priceOf(price),
      }));
    },
    records: ({ issues }) => issues.map(({ personId }) => shareholder(personId)),
  },
  transferred: {
    needs: ({ transfers }) => ({ recipients: transfers.map(({ personId }) => personId) }),
    entries: transferEntries,
    records: ({ source, transfers }) => [source, ...transfers].map(({ personId }) => shareholder(personId)),
  },
  repurchased: returned('shares_repurchased'),
  redeemed: returned('shares_redeemed'),
  surrendered: returned('shares_surrendered'),
  cancelled: returned('shares_cancelled'),
  converted: {
    entries: ({ payload: { source, quantity, into }, effectiveOn }) => [
      {
        kind: 'shares_converted',
        params: { ...paramsOf(source, quantity), into: into.classId },
        effectiveOn,
      },
    ],
    records: ({ source }) => [shareholder(source.personId)],
  },
  reissued: {
    entries: ({ payload: { sources }, effectiveOn }) => {
      const quantity = String(sources.reduce((sum, one) => sum + BigInt(one.quantity), 0n));
      return sources
        .slice(0, 1)
        .map((first) => ({ kind: 'certificates_replaced', params: paramsOf(first, quantity), effectiveOn }));
    },
    records: ({ sources }) => sources.map(({ personId }) => shareholder(personId)),
  },
  'form.chosen': {
    needs: ({ securityId }) => ({ securities: [securityId] }),
    entries: ({ payload: { securityId: security, form }, effectiveOn }, facts) => [
      { kind: `${form}_chosen`, params: { security, person: facts.holderOf(security) }, effectiveOn },
    ],
  },
  'vesting.set': vesting('vesting_set'),
  'vesting.stopped': vesting('vesting_stopped'),
  'vesting.accelerated': vesting('vesting_accelerated'),
});

/** Nothing for whoever held shares before. */
export const shareholderAdded = (
  person: string,
  effectiveOn: PlainDate,
  facts: ReportFacts,
): readonly LogEntry[] =>
  facts.newShareholders.has(person) ? [{ kind: 'shareholder_added', params: { person }, effectiveOn }] : [];

/** Left out where it is not known. */
export const priceOf = (price: Issue['price']) => (price === null ? {} : { price: decimal(price) });

interface Source {
  readonly personId: string;
  readonly classId: string;
  readonly securityId: string;
}

const paramsOf = ({ personId, classId, securityId }: Source, quantity: string) => ({
  person: personId,
  shareClass: classId,
  quantity,
  security: securityId,
});

function transferEntries(
  { payload: { source, transfers, balance }, effectiveOn }: ChangeAct<'transferred'>,
  facts: ReportFacts,
): readonly LogEntry[] {
  const transferred = transfers.flatMap(({ personId: to, quantity }): LogEntry[] => [
    ...shareholderAdded(to, effectiveOn, facts),
    { kind: 'shares_transferred', params: { ...paramsOf(source, quantity), to }, effectiveOn },
  ]);
  return balance?.outcome === 'cancelled'
    ? [...transferred, { kind: 'shares_cancelled', params: paramsOf(source, balance.quantity), effectiveOn }]
    : transferred;
}

/** Shares that came back to the corporation. */
function returned(kind: `shares_${Acquired}`) {
  return {
    entries: ({ payload, effectiveOn }: ChangeAct<Acquired>): readonly LogEntry[] => [
      {
        kind,
        params: paramsOf(payload.source, payload.quantity),
        effectiveOn,
        ...priceOf('price' in payload ? payload.price : null),
      },
    ],
    records: ({ source }: ChangeAct<Acquired>['payload']) => [shareholder(source.personId)],
  };
}

type Vesting = 'vesting.set' | 'vesting.stopped' | 'vesting.accelerated';

function vesting(kind: 'vesting_set' | 'vesting_stopped' | 'vesting_accelerated') {
  return {
    needs: ({ securityId }: ChangeAct<Vesting>['payload']) => ({ securities: [securityId] }),
    entries({ payload, effectiveOn }: ChangeAct<Vesting>, facts: ReportFacts): readonly LogEntry[] {
      const { securityId: security } = payload;
      return [{ kind, params: { security, person: facts.holderOf(security) }, effectiveOn }];
    },
  };
}
