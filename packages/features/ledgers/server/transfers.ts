import { quantityAsNumber } from '@tabellion/kernel/quantity.ts';
import { refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { InputOf } from '@tabellion/kit/endpoint.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { pageReading, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import type { ReadingAt } from '../../registers/server/public/acts.ts';
import { namesAt } from '../../registers/server/public/people.ts';
import { actsKnown, type MovedLine, movedShares, movedTotal } from '../../registers/server/public/shares.ts';
import { shortest } from '../../shares/rules/spell.ts';
import { movementReasonOf } from '../rules/movementReasonOf.ts';
import * as contract from '../transferRegisterContract.ts';
import { personsMatchingName } from './registers.ts';

type Names = Awaited<ReturnType<typeof namesAt>>;
type Query = InputOf<typeof contract.listRegisterTransfers>['query'];

/** Refused where `after` names no line before another: begin again. */
export const listRegisterTransfers = serveOrganization(
  contract.listRegisterTransfers,
  async ({ q, orgId, now }, { query }) => {
    const reading = await pageReading({ q, orgId, now }, query);
    if (!reading.ok) return reading;
    const { from, line, limit, onlyChanges } = reading.value;
    const { asOf, seq } = reading.value.at;
    const [earlier, later] = from !== null && from < asOf ? [from, asOf] : [asOf, from ?? asOf];
    const at = { asOf: later, seq };
    const listing = await transfersFilterAndSort({ q, orgId }, at, query);
    const [found, total] = await Promise.all([
      movedShares(q, orgId, at, {
        ...listing,
        since: onlyChanges ? earlier : null,
        after: line,
        limit: limit + 1,
      }),
      movedTotal(q, orgId, at, listing, earlier),
    ]);
    if (line !== null && found.length === 0) return refuseField('after', 'GENERAL.FIELD_INVALID');
    const shown = found.slice(0, limit);
    const last = shown.at(-1);
    const changes = total.lines - total.earlier;
    const hasLeft = from !== null && from > asOf;
    const change = hasLeft ? 'left' : 'joined';
    const changeOf = (one: MovedLine) => (one.on <= earlier ? 'same' : change);
    const lines = await transferLines({ q, orgId }, at, shown);
    return ok({
      lines: lines.map((view, index) => ({
        ...view,
        change: shown[index] ? changeOf(shown[index]) : 'same',
      })),
      total: {
        lines: total.lines,
        sharesExact: total.shares,
        joined: hasLeft ? 0 : changes,
        left: hasLeft ? changes : 0,
        same: total.earlier,
      },
      next: found.length > limit && last !== undefined ? `${last.line}.${seq}` : null,
      ...standsOn(reading.value),
    });
  },
);

/** The filter and the order that the register is asked in. */
export async function transfersFilterAndSort(
  ctx: ReadingContext,
  at: ReadingAt,
  {
    to,
    taken_back: takenBack,
    class: classId,
    name,
    sort = '-on',
  }: Pick<Query, 'to' | 'taken_back' | 'class' | 'name' | 'sort'>,
) {
  return {
    isTakenBack: takenBack === 'true',
    to: to ?? null,
    classId: classId ?? null,
    personIds: await personsMatchingName(ctx, at, name),
    order: sort.endsWith('shares') ? 'shares' : 'on',
    descending: sort.startsWith('-'),
  } as const;
}

/** Lines as they travel, with the names of the date and what their acts say. */
export async function transferLines(
  { q, orgId }: ReadingContext,
  at: ReadingAt,
  lines: readonly MovedLine[],
): Promise<Omit<contract.TransferLine, 'change'>[]> {
  const people = [...new Set(lines.flatMap(({ from, to }) => (to === null ? [from] : [from, to])))];
  const [names, acts] = await Promise.all([
    namesAt(q, orgId, { ...at, ids: people }),
    actsKnown(q, orgId, { seq: at.seq, roots: lines.map(({ act }) => act) }),
  ]);
  const named = (id: string) => ({ person_id: id, display_name: displayName(names.get(id)) });
  return lines.map((one) => {
    const act = acts.get(one.act);
    if (act === undefined) throw new Error('a line of the register has no act');
    const { consideration, ...stored } = movementReasonOf(act.stored, one.opened?.id ?? null);
    return {
      line_id: one.line,
      entry_id: one.act,
      entry: one.entry,
      recorded_at: act.first.recordedAt,
      corrected_at: act.newest.seq === act.first.seq ? null : act.newest.recordedAt,
      is_void: act.newest.verb === 'void',
      on: one.on,
      from: named(one.from),
      to: one.to === null ? null : named(one.to),
      class_id: one.classId,
      class_name: one.className,
      sharesExact: one.shares,
      ...asSpecified(one, names),
      surrendered: numbered(one.ended),
      issued: one.opened && numbered(one.opened),
      balance: one.balance && numbered(one.balance),
      consideration: consideration && {
        ...consideration,
        amount: consideration.amount === null ? null : shortest(consideration.amount),
      },
      ...stored,
    };
  });
}

/** Transfer (specification section 3). */
function asSpecified({ from, to, className, on, shares }: MovedLine, names: Names) {
  const name = to === null ? null : names.get(to);
  return {
    transferName: displayName(names.get(from)),
    firstname: name?.firstname ?? '',
    lastname: name?.lastname ?? '',
    companyName: name?.company_name ?? '',
    className,
    issuance_date: on,
    ownership: quantityAsNumber(BigInt(shares)),
  };
}

const numbered = ({ id, label }: MovedLine['ended']) => ({ _id: id, label });
