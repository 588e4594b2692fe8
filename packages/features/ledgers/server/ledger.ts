/** A holder's ledger as it travels, with whoever was on the other side. */
import type { Certificate } from '@tabellion/book/entities.ts';
import { type LedgerLine as BookLine, ledgerOf } from '@tabellion/book/ledger.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { namesAt } from '../../registers/server/public/people.ts';
import { certificatesById } from '../../registers/server/public/shares.ts';
import type { LedgerLine } from '../ledgerShapes.ts';

/** So many others are named in a line. */
const othersNamed = 10;

export interface LedgerQuery extends ReadingAt {
  readonly certificates: readonly Certificate[];
  readonly classNames: ReadonlyMap<string, string>;
  /** Only the latest lines. */
  readonly most: number;
}

export interface Ledger {
  readonly lines: LedgerLine[];
  /** Balance of each class before the lines; empty where there are none. */
  readonly before: ReadonlyMap<string, bigint>;
}

/** The last lines of a holder’s ledger, with what the lines before them came to. */
export async function ledgerViews(
  q: Queries,
  orgId: string,
  { certificates, classNames, most, asOf, seq }: LedgerQuery,
): Promise<Ledger> {
  const all = ledgerOf(certificates);
  const [earlier, lines] = [all.slice(0, -most), all.slice(-most)];
  const ids = lines.flatMap(othersOf).flatMap((list) => list.slice(0, othersNamed));
  const others = await certificatesById(q, orgId, { asOf, seq, ids });
  const holders = [...new Set([...others.values()].map(({ personId }) => personId))];
  const names = await namesAt(q, orgId, { asOf, seq, ids: holders });
  const view = (line: BookLine): LedgerLine => {
    const [list = []] = othersOf(line);
    const shown = list.slice(0, othersNamed).flatMap((id) => others.get(id) ?? []);
    return {
      entry_id: line.act,
      on: line.on,
      is_on_or_before: isTakenOver(line),
      kind: line.kind,
      isVoid: line.isVoid,
      class_id: line.classId,
      className: classNames.get(line.classId) ?? '',
      ended: line.ended.map(certificateReference),
      opened: line.opened.map(certificateReference),
      others: shown.map((one) => ({
        person_id: one.personId,
        display_name: displayName(names.get(one.personId)),
        certificate: certificateReference(one),
      })),
      othersMore: list.length - shown.length,
      inExact: String(line.in),
      outExact: String(line.out),
      balanceExact: String(line.balance),
    };
  };
  return {
    lines: lines.map(view),
    before: new Map(earlier.map(({ classId, balance }) => [classId, balance])),
  };
}

/** Its shares were held before this register was opened. */
export const isTakenOver = ({ opened }: Pick<BookLine, 'opened'>): boolean =>
  opened.some(({ takenOver }) => takenOver !== undefined);

/** Whom shares went to; where none went, whom they came from. */
const othersOf = ({ into, from }: BookLine): (readonly string[])[] =>
  [into, from].filter((numbers) => numbers.length > 0).slice(0, 1);

export const certificateReference = ({ securityId, label }: Pick<Certificate, 'securityId' | 'label'>) => ({
  _id: securityId,
  label,
});
