import { addDecimals, decimal, formatDecimal, ZERO } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import { RIGHT_KINDS } from '../agreed.ts';
import type { Book } from '../book.ts';
import type { Instrument } from '../entities.ts';
import { leftOf, owedOf, vestedLeftOf } from '../options.ts';
import { withVestingStart } from '../vesting.ts';
import { id, positiveAmount, quantity, resolution, rule, words } from './atoms.ts';
import { mayOpen } from './exchange.ts';
import { keepVoidInstrument, LABEL_LENGTH, labelSubject, NEW, putNew } from './granted.ts';
import { findOpenInstrument } from './instruments.ts';
import { kindOf } from './kind.ts';
import { areDistinct } from './securities.ts';

/** Shares that are left of an option or a warrant, or the principal that is owed: one of the two. */
const size = { quantity: z.nullable(quantity), principal: z.nullable(positiveAmount) };

const part = { securityId: id, label: words(LABEL_LENGTH), ...size };

const transferredSchema = z
  .strictObject({
    /** As the register says on that day: what it is, whose it is, and all that is left of it. */
    source: z.strictObject({ securityId: id, kind: z.enum(RIGHT_KINDS), personId: id, ...size }),
    /** Each part is an instrument of its own, on the same terms. */
    into: z.array(z.strictObject({ ...part, personId: id })).check(z.minLength(1), z.maxLength(100)),
    /** The part that the holder keeps, under another number; null where nothing is kept. */
    balance: z.nullable(z.strictObject(part)),
    resolution: z.nullable(resolution),
  })
  .check(
    rule('into', ({ source, into }) => into.every((one) => one.personId !== source.personId)),
    rule('into', (payload) => areDistinct([payload.source, ...partsOf(payload)])),
    rule('into', (payload) => isSum(payload.source, partsOf(payload))),
  );

export type InstrumentTransferredPayload = Readonly<z.infer<typeof transferredSchema>>;

interface Size {
  readonly quantity: string | null;
  readonly principal: string | null;
}

interface InstrumentPart extends Size {
  readonly securityId: string;
  readonly label: string;
  readonly personId: string;
  readonly path: string;
}

function partsOf({ source, into, balance }: InstrumentTransferredPayload): readonly InstrumentPart[] {
  const parts = into.map((one, index) => ({ ...one, path: `into.${index}` }));
  return balance ? [...parts, { ...balance, personId: source.personId, path: 'balance' }] : parts;
}

/** Whether all are counted in the same, and the parts are the whole. */
function isSum(source: Size, parts: readonly Size[]): boolean {
  const counts = ({ quantity }: Size) => BigInt(quantity ?? 0);
  const dollars = ({ principal }: Size) => (principal === null ? ZERO : decimal(principal));
  const isOne = [source, ...parts].every(
    ({ quantity, principal }) => (quantity === null) !== (principal === null),
  );
  return (
    isOne &&
    parts.reduce((sum, one) => sum + counts(one), 0n) === counts(source) &&
    addDecimals(...parts.map(dollars)) === dollars(source)
  );
}

/** An option, a warrant, a note, an agreement or a debt goes to another holder, whole or in part. What is still vesting
 *  goes whole: which part of it has vested would otherwise be anybody's guess. */
export const instrumentTransferred = kindOf(transferredSchema, {
  gives: (payload) => partsOf(payload).map(({ securityId, label }) => `${securityId} ${label}`),
  readWriteSet: (payload) => ({
    reads: partsOf(payload).map(({ personId: id }) => ({ of: 'person', id })),
    writes: [
      { of: 'security', id: payload.source.securityId },
      ...partsOf(payload).flatMap(({ securityId, label }) => [
        { of: 'security' as const, id: securityId },
        labelSubject(label),
      ]),
    ],
  }),
  apply(book, act) {
    const parts = partsOf(act.payload);
    const one = sourceOf(book, act);
    if (one === undefined || !mayOpen(book, act, parts)) return;
    const isVesting = vestedLeftOf(one, act.effectiveOn) < leftOf(one);
    if (isVesting && parts.length > 1)
      return book.flag(act, 'still_vesting', 'into', { securityId: one.securityId });
    const { root, effectiveOn: on } = act;
    for (const each of parts) putNew(book, act, partOf(act, one, each, isVesting), `${each.path}.label`);
    const moved = one.moved + leftOf(one);
    const into = [...(one.into ?? []), ...parts.map(({ securityId }) => securityId)];
    const gone = { moved, ...(one.principal !== null && { discharged: one.principal }) };
    const ended = { by: 'instrument.transferred' as const, root, on };
    book.tables.instruments.put(one.securityId, { ...one, ...gone, status: 'ended', into, ended }, act);
  },
  applyVoided(book, act) {
    for (const each of partsOf(act.payload))
      keepVoidInstrument(book, act, voidPartOf(act, each), `${each.path}.label`);
  },
});

/** The open instrument that the act means; otherwise the act is flagged. */
function sourceOf(book: Book, act: NewestActVersion<InstrumentTransferredPayload>): Instrument | undefined {
  const { securityId, kind, personId, quantity, principal } = act.payload.source;
  const one = findOpenInstrument(book, act, securityId);
  if (one === undefined) return undefined;
  const isSame =
    one.kind === kind &&
    one.personId === personId &&
    (one.principal === null
      ? quantity === String(leftOf(one))
      : principal !== null && decimal(principal) === owedOf(one));
  if (isSame) return one;
  return book.flag(act, 'source_differs', 'source', { securityId, quantity: String(leftOf(one)) });
}

/** The number of a part stays, whatever has become of what it would have come of. */
const voidPartOf = (
  { root, effectiveOn: issuedOn, payload: { source } }: NewestActVersion<InstrumentTransferredPayload>,
  { securityId, label, personId, quantity }: InstrumentPart,
): Instrument => ({
  ...NEW,
  securityId,
  kind: source.kind,
  label,
  personId,
  quantity: BigInt(quantity ?? 0),
  issuedOn,
  expiresOn: null,
  exemption: null,
  resolution: null,
  terms: { of: 'untold' },
  origin: { by: 'instrument.transferred', root, from: [source.securityId] },
});

/** The part of an instrument that continues: terms, pool and class stay, the past of the rest does not. */
function partOf(
  { root, effectiveOn }: NewestActVersion,
  one: Instrument,
  { securityId, label, personId, quantity, principal }: InstrumentPart,
  isVesting: boolean,
): Instrument {
  const { schedule, vestingChanges, into: _i, ended: _e, ...terms } = one;
  const shares = schedule?.shares ?? String(one.quantity);
  const settled = BigInt(schedule?.settled ?? 0) + one.exercised + one.vestedLost;
  return {
    ...terms,
    ...NEW,
    classId: one.classId,
    poolId: one.poolId,
    price: one.price,
    currency: one.currency,
    securityId,
    label,
    personId,
    quantity: BigInt(quantity ?? 0),
    principal: principal === null ? null : formatDecimal(decimal(principal)),
    discharged: principal === null ? null : '0',
    issuedOn: effectiveOn,
    vesting: isVesting ? one.vesting && withVestingStart(one.vesting, one.issuedOn) : null,
    ...(isVesting && { schedule: { shares, settled: String(settled) } }),
    ...(isVesting && vestingChanges && { vestingChanges }),
    origin: { by: 'instrument.transferred', root, from: [one.securityId] },
  };
}
