/** Reports of options, other instruments and the pools that shares are reserved in. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { lostShares } from '@tabellion/book/acts/options-lost.ts';
import type { LogEntryOf, LogRows } from '../logRow.ts';
import { type Report, type ReportFacts, shareholder } from './report.ts';
import { priceOf, shareholderAdded, type shareLog } from './shares.ts';

export const instrumentLog = {
  option_pool_reserved: { group: 'instruments', icon: 'Layers', subjects: ['pool'], values: ['quantity'] },
  option_pool_changed: { group: 'instruments', icon: 'Layers', subjects: ['pool'], values: ['quantity'] },
  option_granted: {
    group: 'instruments',
    icon: 'FilePlus2',
    subjects: ['person', 'shareClass', 'security'],
    values: ['quantity'],
  },
  option_exercised: {
    group: 'instruments',
    icon: 'FilePlus2',
    subjects: ['person', 'shareClass', 'security'],
    values: ['quantity'],
  },
  option_expired: {
    group: 'instruments',
    icon: 'FileMinus2',
    subjects: ['person', 'security'],
    values: ['quantity'],
  },
  option_released: {
    group: 'instruments',
    icon: 'FileMinus2',
    subjects: ['person', 'security'],
    values: ['quantity'],
  },
  rights_adjusted: {
    group: 'instruments',
    icon: 'Layers',
    subjects: ['shareClass'],
    values: ['numerator', 'denominator'],
  },
  instrument_recorded: {
    group: 'instruments',
    icon: 'FilePlus2',
    subjects: ['person'],
    values: ['instrument', 'security'],
  },
  instrument_transferred: {
    group: 'instruments',
    icon: 'ArrowLeftRight',
    subjects: ['person', 'to', 'security'],
    values: [],
  },
  instrument_converted: {
    group: 'instruments',
    icon: 'ArrowLeftRight',
    subjects: ['person', 'shareClass'],
    values: ['quantity', 'security'],
  },
  instrument_ended: {
    group: 'instruments',
    icon: 'FileMinus2',
    subjects: ['person', 'security'],
    values: ['reason'],
  },
} as const satisfies LogRows;

type LogEntry = LogEntryOf<typeof instrumentLog> | LogEntryOf<typeof shareLog>;

type Issuing = 'option.exercised' | 'instrument.converted';
type Lost = 'option.expired' | 'option.released';
type Pools = 'pool.reserved' | 'pool.adjusted';
type Instruments =
  | Pools
  | 'option.granted'
  | Issuing
  | Lost
  | 'instrument.issued'
  | 'instrument.ended'
  | 'instrument.transferred'
  | 'rights.adjusted';

const ofSecurity = ({ securityId }: { readonly securityId: string }) => ({ securities: [securityId] });

export const instrumentReports = (): { readonly [K in Instruments]: Report<K, LogEntry> } => ({
  'pool.reserved': pool('option_pool_reserved'),
  'pool.adjusted': pool('option_pool_changed'),
  'option.granted': {
    entries({ payload, effectiveOn }) {
      const { personId: person, classId: shareClass, quantity, securityId: security } = payload;
      const params = { person, shareClass, quantity, security };
      return [{ kind: 'option_granted', params, effectiveOn }];
    },
  },
  'option.exercised': issuing('option_exercised'),
  'instrument.converted': issuing('instrument_converted'),
  'option.expired': lost('option_expired'),
  'option.released': lost('option_released'),
  'instrument.issued': {
    entries({ payload, effectiveOn }) {
      const { personId: person, kind: instrument, securityId: security } = payload;
      return [{ kind: 'instrument_recorded', params: { person, instrument, security }, effectiveOn }];
    },
  },
  'instrument.ended': {
    needs: ofSecurity,
    entries({ payload: { securityId: security, reason }, effectiveOn }, facts) {
      const params = { person: facts.holderOf(security), security, reason };
      return [{ kind: 'instrument_ended', params, effectiveOn }];
    },
  },
  'instrument.transferred': {
    entries: ({ payload: { source, into }, effectiveOn }) =>
      into.map(({ personId: to }) => ({
        kind: 'instrument_transferred',
        params: { person: source.personId, to, security: source.securityId },
        effectiveOn,
      })),
  },
  'rights.adjusted': {
    entries({ payload: { classId: shareClass, ratio }, effectiveOn }) {
      const { numerator, denominator } = ratio;
      return [{ kind: 'rights_adjusted', params: { shareClass, numerator, denominator }, effectiveOn }];
    },
  },
});

function pool(kind: 'option_pool_reserved' | 'option_pool_changed') {
  return {
    entries: ({ payload, effectiveOn }: ChangeAct<Pools>): readonly LogEntry[] => [
      { kind, params: { quantity: payload.quantity, pool: payload.poolId }, effectiveOn },
    ],
  };
}

/** Shares that an option or another instrument brought its holder. */
function issuing(kind: 'option_exercised' | 'instrument_converted') {
  return {
    needs: ({ issues }: ChangeAct<Issuing>['payload']) => ({
      recipients: issues.map(({ personId }) => personId),
    }),
    entries: (
      { payload: { issues, securityId: security }, effectiveOn }: ChangeAct<Issuing>,
      facts: ReportFacts,
    ): readonly LogEntry[] =>
      issues.flatMap(({ personId: person, classId: shareClass, quantity, price }) => [
        ...shareholderAdded(person, effectiveOn, facts),
        { kind, params: { person, shareClass, quantity, security }, effectiveOn, ...priceOf(price) },
      ]),
    records: ({ issues }: ChangeAct<Issuing>['payload']) =>
      issues.map(({ personId }) => shareholder(personId)),
  };
}

function lost(kind: 'option_expired' | 'option_released') {
  return {
    needs: ofSecurity,
    entries({ payload, effectiveOn }: ChangeAct<Lost>, facts: ReportFacts): readonly LogEntry[] {
      const { securityId: security } = payload;
      const params = { quantity: String(lostShares(payload)), person: facts.holderOf(security), security };
      return [{ kind, params, effectiveOn }];
    },
  };
}
