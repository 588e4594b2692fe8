/** Lines of a holder's ledger for acts that were taken back and left him no certificate: all of his shares stayed what they were. */
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { movedShares } from '../../registers/server/public/shares.ts';
import type { LedgerLine } from '../ledgerShapes.ts';
import type { TransferLine } from '../transferRegisterContract.ts';
import type { Ledger } from './ledger.ts';
import { transferLines } from './transfers.ts';

interface TakenBackQuery extends ReadingAt {
  readonly personId: string;
  /** Ids of the holder's certificates: the acts that opened them stand in his ledger already. */
  readonly certificates: ReadonlySet<string>;
  readonly ledger: Ledger;
  /** The latest so many acts. */
  readonly most: number;
}

/** The ledger with them, in the order of dates. */
export async function withTakenBack(
  ctx: Pick<OrganizationContext, 'q' | 'orgId'>,
  { personId, certificates, ledger, most, ...at }: TakenBackQuery,
): Promise<LedgerLine[]> {
  const moved = await movedShares(ctx.q, ctx.orgId, at, {
    isTakenBack: true,
    to: null,
    classId: null,
    personIds: [personId],
    since: null,
    order: 'on',
    descending: true,
    after: null,
    limit: most,
  });
  const unseen = moved.filter(
    ({ from, balance }) => from === personId && (balance === null || !certificates.has(balance.id)),
  );
  const parts = await transferLines(ctx, at, unseen);
  const lines = [...ledger.lines];
  for (const act of new Set(unseen.map((one) => one.act))) {
    const own = parts.filter(({ entry_id: entryId }) => entryId === act);
    place(lines, lineOf(own), ledger.before, most);
  }
  return lines;
}

type LedgerPart = Omit<TransferLine, 'change'>;

function lineOf(parts: readonly LedgerPart[]): Omit<LedgerLine, 'balanceExact'> | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  return {
    entry_id: first.entry_id,
    on: first.on,
    is_on_or_before: false,
    // The rest of a transfer may have come back besides.
    kind: parts.some(({ kind }) => kind === 'transferred') ? 'transferred' : first.kind,
    isVoid: true,
    class_id: first.class_id,
    className: first.class_name,
    ended: [first.surrendered],
    opened: [],
    others: parts.flatMap(({ to, issued }) => (to && issued ? [{ ...to, certificate: issued }] : [])),
    othersMore: 0,
    inExact: '0',
    outExact: '0',
  };
}

/** After whatever happened up to its day; not before the lines that are left out. */
function place(
  lines: LedgerLine[],
  line: Omit<LedgerLine, 'balanceExact'> | undefined,
  before: Ledger['before'],
  most: number,
): void {
  if (line === undefined) return;
  const at = lines.findLastIndex(({ on }) => on <= line.on) + 1;
  if (at === 0 && lines.length >= most) return;
  const last = lines.slice(0, at).findLast(({ class_id: classId }) => classId === line.class_id);
  const balanceExact = last?.balanceExact ?? String(before.get(line.class_id) ?? 0n);
  lines.splice(at, 0, { ...line, balanceExact });
}
