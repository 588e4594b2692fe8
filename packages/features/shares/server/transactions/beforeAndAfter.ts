/** Effect of a previewed act on the registers of today: the rows that it closed and opened in its
 *  transaction, and the totals besides. A register of a hundred thousand holders is not read for it. */

import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { RegisterRow } from '@tabellion/book/rows.ts';
import { isDivision } from '@tabellion/book/terms/securities.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../../organizations/server/public.ts';
import type { PrivateHolders } from '../../../registers/privateIssuer.ts';
import type { RecordedEntry } from '../../../registers/server/public/acts.ts';
import { type Registers, readRegisters, recordActs } from '../../../registers/server/public/acts.ts';
import { displayName, namesAt } from '../../../registers/server/public/people.ts';
import { openProposals } from '../../../registers/server/public/proposals.ts';
import {
  type ChangedHolders,
  type ClassTotal,
  changedHolders,
  changedRows,
  classTotalsOn,
  privateHoldersAt,
  roundingOf,
  type ShownTable,
  shownTableAt,
} from '../../../registers/server/public/shares.ts';
import type { Preview } from '../../previewShape.ts';

export interface RegistersState {
  /** Only what the act changes. */
  readonly registers: Pick<Registers, 'asOf' | 'appointments' | 'certificates' | 'instruments' | 'pools'>;
  readonly classes: readonly ClassTotal[];
  /** The table with lines for whoever holds otherwise by the act, for the largest holders after it, and
   *  for everybody with a quarter of the votes before or after. */
  readonly table: ShownTable;
}

export interface StatesBeforeAndAfter {
  readonly before: RegistersState;
  readonly after: RegistersState;
  readonly changed: ChangedHolders;
  /** After the act. */
  readonly privateHolders: PrivateHolders | null;
}

export interface Compared extends StatesBeforeAndAfter {
  /** Names by the ids of the people. */
  readonly names: ReadonlyMap<string, string>;
  /** The condition that a subscription waits for. */
  readonly waitsFor: Preview['waits_for'];
  readonly done: RecordedEntry;
}

/** How many lines name a holder. */
export const NAMED = 6;

/**
 * Shares that are only subscribed for are issued today, whatever they wait for, so that what would come of them is
 * seen.
 * @returns what they still wait for
 */
export async function applySubscriptions(write: OrganizationWrite, ids: readonly string[]) {
  if (ids.length === 0) return ok([]);
  const { tx, orgId, today } = write;
  const { proposed } = await readRegisters(tx, orgId, {
    asOf: today,
    proposals: ids,
    part: { named: [] },
  });
  const proposals = (await openProposals(tx, orgId)).filter(({ id }) => ids.includes(id));
  const drafts = proposals.flatMap((one) => one.drafts.map((draft) => ({ ...draft, dating: { on: today } })));
  const issued = await recordActs(write, drafts, { today });
  return issued.ok ? ok([...new Set([...proposed.values()].flatMap(({ waitsFor }) => waitsFor))]) : issued;
}

/** @param since  the last act before those of the transaction */
export async function comparedSince(write: OrganizationWrite, since: number): Promise<StatesBeforeAndAfter> {
  const { tx, orgId, today: asOf } = write;
  const seq = Number(write.lastSeq());
  const [rows, changed] = await Promise.all([
    changedRows(tx, orgId, { asOf, since }),
    changedHolders(tx, orgId, { asOf, since, most: NAMED + 1 }),
  ]);
  const rounding = await roundingOf(tx, orgId, { asOf, seqs: [since, seq] });
  const query = { asOf, rounding, withQuarters: true } as const;
  const [then, now] = [
    { ...query, seq: since },
    { ...query, seq },
  ];
  const first = await shownTableAt(tx, orgId, { ...now, most: NAMED + 1, who: changed.personIds });
  const old = await shownTableAt(tx, orgId, { ...then, most: 0, who: idsIn(first) });
  // Somebody may lose his quarter and not be among the largest.
  const who = [...new Set([...idsIn(first), ...idsIn(old)])];
  const isWhole = who.length === first.largest.length;
  const table = isWhole ? first : await shownTableAt(tx, orgId, { ...now, most: 0, who });
  return {
    before: await standingOf(write, { rows: rows.before, table: old, seq: since }),
    after: await standingOf(write, { rows: rows.after, table, seq }),
    changed,
    privateHolders: (await privateHoldersAt(tx, orgId, { asOf, seq })) ?? null,
  };
}

const idsIn = ({ largest }: ShownTable): readonly string[] => largest.map(({ personId }) => personId);

interface ReadState {
  readonly rows: readonly RegisterRow[];
  readonly table: ShownTable;
  readonly seq: number;
}

async function standingOf(
  { tx, orgId, today: asOf }: OrganizationWrite,
  { rows, table, seq }: ReadState,
): Promise<RegistersState> {
  return {
    registers: {
      asOf,
      appointments: rows.flatMap((row) => (row.table === 'appointments' ? [row.value] : [])),
      certificates: rows.flatMap((row) => (row.table === 'certificates' ? [row.value] : [])),
      instruments: rows.flatMap((row) => (row.table === 'instruments' ? [row.value] : [])),
      pools: rows.flatMap((row) => (row.table === 'pools' ? [row.value] : [])),
    },
    classes: await classTotalsOn(tx, orgId, { asOf, seq }),
    table,
  };
}

/** How everybody is called of whom something is told; who is in the register no more, as before. */
export async function namesOfShown(
  { tx, orgId, today: asOf, lastSeq }: OrganizationWrite,
  since: number,
  { before, after, done }: Pick<StatesBeforeAndAfter, 'before' | 'after'> & { readonly done: RecordedEntry },
): Promise<ReadonlyMap<string, string>> {
  const paid = done.acts.flatMap(cashForFractions).map(({ personId }) => personId);
  const ids = [...new Set([...personsIn(before), ...personsIn(after), ...paid])];
  const names = new Map<string, string>();
  for (const seq of [since, Number(lastSeq())])
    for (const [id, name] of await namesAt(tx, orgId, { asOf, seq, ids })) names.set(id, displayName(name));
  return names;
}

const personsIn = ({ registers, table }: RegistersState): readonly string[] => [
  ...idsIn(table),
  ...[...registers.appointments, ...registers.certificates, ...registers.instruments].map(
    ({ personId }) => personId,
  ),
];

/** Cash paid to holders for fractions of a share. */
export function cashForFractions(act: Act) {
  if (!isDivision(act) && act.kind !== 'converted') return [];
  return act.payload?.fractions.cash?.paid ?? [];
}
