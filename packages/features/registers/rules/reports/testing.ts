/** Reports spelled out, for tests. */
import type { Act } from '@tabellion/book/acts/kinds.ts';
import { idOf } from '@tabellion/book/testing.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { ReportFacts, Seat } from '../../../activity/acts/report.ts';
import type { LogEntry } from '../../../activity/kinds.ts';
import { ledgerChangesOf, logEntriesOf, type ReportedAct, reportedOf } from './reports.ts';

const names = new Map(
  [
    'Ann',
    'Bo',
    'Ann and Bo',
    'Northgate Ltd.',
    'Common',
    'Preferred',
    'Seed',
    'Plan',
    'a1',
    'a2',
    'CO-1',
    'CO-2',
    'CO-3',
    'CO-8',
    'CO-9',
    'OP-1',
    'CN-1',
    'act 1',
    'act 2',
    'act 3',
    'act 4',
  ].map((name) => [idOf(name), name]),
);
/** The name for an id. */
export const named = (value: unknown) => names.get(String(value)) ?? String(value);

export const director: Seat & { readonly id: string } = {
  id: idOf('a1'),
  personId: idOf('Ann'),
  position: 'director',
  isActive: true,
};

/** Ann is a director with a certificate; Bo held nothing before. */
export const facts: ReportFacts = {
  orgId: 'Maple',
  isFounding: false,
  newShareholders: new Set([idOf('Bo')]),
  holderOf: () => idOf('Ann'),
  seat: (id) => (id === director.id ? director : undefined),
  individualsOf: () => [idOf('Ann')],
  seatsOf: (id) => (id === director.personId ? [director] : []),
  hasCertificates: (id) => id === idOf('Ann'),
  isNew: () => false,
};

/** An entry of the log with its parameters by name. */
export const spelled = ({ kind, params, price }: LogEntry) => {
  const values = Object.entries({
    ...params,
    ...(price && { price: `$${formatDecimal(price)}` }),
  });
  return [kind, ...values.map(([name, value]) => `${name}: ${named(value)}`).sort()].join(', ');
};
export const logOf = (reported: readonly ReportedAct[], context = facts) =>
  logEntriesOf(reported, context).map(({ entry }) => spelled(entry));
export const ledgerOf = (reported: readonly ReportedAct[], context = facts) =>
  ledgerChangesOf(reported, context).map(
    ({ kind, id, deleted, seq }) => `${seq} ${kind} ${named(id)}${deleted ? ' deleted' : ''}`,
  );
export const reportedAlone = (...acts: readonly Act[]) => reportedOf(acts, acts);
