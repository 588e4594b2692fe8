import { addDays, type PlainDate } from '@tabellion/kernel/date.ts';
import { type Decimal, formatDecimal } from '@tabellion/kernel/decimal.ts';
import { within } from '@tabellion/kernel/order.ts';
import { cashFor, type Exchanged, fractionsLost, newShares } from './acts/fractions.ts';
import type { Act } from './acts/kinds.ts';
import type { RightsAdjustedPayload } from './acts/rights-adjusted.ts';
import type { Source } from './acts/securities.ts';
import { type SplitPayload, sharesOfPools } from './acts/split.ts';
import type { Book, PendingSplit } from './book.ts';
import type { Certificate } from './entities.ts';
import { fold } from './fold.ts';
import type { CarriedVesting } from './terms/securities.ts';
import { acquisition, idOf, part, proRata, type Story, transfer } from './testing.ts';
import { carriedVesting, unvestedOf } from './vested.ts';
import { DEFAULT_VESTING, isDated, type VestingTerms } from './vesting.ts';
import { overNewShares } from './vesting-dated.ts';

/** Transactions of certificates in random histories; for tests. */

export const CLASSES = ['Common', 'Seed'];
/** Series that the directors fix, each of one of the classes. */
export const SERIES = ['Series A', 'First'];

/** Numbers from which a step chooses. */
export interface StepChoices {
  readonly name: string;
  readonly which: number;
  readonly shares: number;
  readonly on: PlainDate;
}

const folded = new WeakMap<Act, { readonly on: PlainDate; readonly book: Book }>();

/** The book of a story on a day; folded once as long as the story is told no further. */
function bookOn({ acts }: Story, on: PlainDate): Book {
  const last = acts.at(-1);
  const existing = last && folded.get(last);
  if (existing?.on === on) return existing.book;
  const book = fold(acts, { asOf: on });
  if (last) folded.set(last, { on, book });
  return book;
}

/** The certificate, if it has as many shares as is said. */
function rememberedAt(
  story: Story,
  { securityId, quantity }: Source,
  on: PlainDate,
): Certificate | undefined {
  const one = bookOn(story, on).tables.certificates.get(securityId);
  return String(one?.quantity) === quantity ? one : undefined;
}

/** Lays the vesting of a certificate on what comes of it, the last first; `gone` shares come back, unvested ones first. */
function withVesting<T extends { readonly securityId: string; readonly quantity: string }>(
  story: Story,
  from: Source,
  parts: readonly T[],
  { on, gone = 0n }: { readonly on: PlainDate; readonly gone?: bigint },
): (T & { vesting: CarriedVesting | null })[] {
  const source = rememberedAt(story, from, on);
  let left = source ? unvestedOf(source, on) - gone : 0n;
  return parts
    .toReversed()
    .map((one) => {
      const quantity = BigInt(one.quantity);
      const unvested = within(left, 0n, quantity);
      left -= unvested;
      return { ...one, vesting: source ? carriedVesting(source, on, { quantity, unvested }) : null };
    })
    .toReversed();
}

/** The terms of a certificate that has not vested, over the shares that it becomes by a ratio. */
function goingOn(
  story: Story,
  from: Source,
  { on, shares }: { readonly on: PlainDate; readonly shares: bigint },
): CarriedVesting | null {
  const source = rememberedAt(story, from, on);
  const unvested = source ? unvestedOf(source, on) : 0n;
  const carried = source && carriedVesting(source, on, { quantity: source.quantity, unvested });
  if (!carried || shares === 0n) return null;
  const terms = isDated(carried.terms) ? overNewShares(carried.terms, shares) : carried.terms;
  return { ...carried, terms, settled: '0', lapsed: '0', accelerated: '0' };
}

/** Terms from a day on, for so many shares: a schedule, or two dates. */
export function termsFrom(on: PlainDate, shares: bigint, which: number): VestingTerms {
  if (which % 2 === 0 || shares < 2n) return { ...DEFAULT_VESTING, period: 4, cliff: 0, start: on };
  const dates = [
    { on: addDays(on, 3), quantity: '1' },
    { on: addDays(on, 9), quantity: String(shares - 1n) },
  ];
  return { dates };
}

/** A certificate for an act to end: mostly one that is open then, now and then any, and now and then misremembered. */
function sourceAt(story: Story, { which, shares, on }: Omit<StepChoices, 'name'>): Source | undefined {
  const then = [...bookOn(story, on).tables.certificates.now()].map(({ value }) => value);
  const open = then.filter(({ status }) => status === 'open');
  const among = shares % 8 === 0 || open.length === 0 ? then : open;
  const chosen = among[(which * 5 + shares) % among.length];
  if (chosen === undefined) return undefined;
  const { securityId, classId, personId, quantity } = chosen;
  const wrong = shares % 11 === 0 ? 1n : 0n;
  return { securityId, classId, personId, quantity: String(quantity + wrong) };
}

/** Pro rata deduction from accounts as they are then, sometimes with a wrong number. */
function accountOn(
  story: Story,
  classIds: readonly string[],
  { which, shares, on, least }: Omit<StepChoices, 'name'> & { readonly least: bigint },
) {
  const totals = classIds.map((classId) => bookOn(story, on).totals(classId));
  const issued = totals.reduce((sum, one) => sum + one.shares, 0n);
  const capital = totals.reduce((sum, one) => sum + one.capital, 0n);
  const existing = shares % 13 === 0 || capital < 0n ? '233.3333333333' : formatDecimal(capital as Decimal);
  return {
    ...proRata(existing, String(issued > least ? issued : least)),
    ...(which % 2 ? { places: 2, rounding: 'down' as const } : {}),
  };
}

/** Numbers that no other act of the story gives. */
const serialAfter = (story: Story): number => (story.lastSeq + 1) * 100 + 1000;

function prefixOf({ classId }: Pick<Source, 'classId'>): string {
  return (
    [...CLASSES, ...SERIES]
      .find((name) => idOf(name) === classId)
      ?.slice(0, 2)
      .toUpperCase() ?? 'XX'
  );
}

const bought = { price: '1', paid: null, solvencyOn: null, ground: 'agreement' } as const;

/** All of a certificate or a part of it, to one holder or two; the balance reissued, or now and then cancelled. */
export function tellTransfer(story: Story, step: StepChoices): void {
  const from = sourceAt(story, step);
  if (from === undefined || from.personId === idOf(step.name)) return;
  const { which, shares, name, on } = step;
  const prefix = prefixOf(from);
  const serial = serialAfter(story);
  const all = BigInt(from.quantity);
  const some = which % 3 === 0 || BigInt(shares) >= all ? all : BigInt(shares);
  const half = shares % 4 === 0 && some > 1n && idOf('Bo') !== from.personId ? some / 2n : 0n;
  const to = [
    { holder: name, shares: some - half, serial, prefix },
    ...(half > 0n ? [{ holder: 'Bo', shares: half, serial: serial + 1, prefix }] : []),
  ];
  const rest = all - some;
  const balance = rest > 0n ? { shares: rest, serial: serial + 2, prefix } : null;
  const isCancelled = rest > 0n && which % 3 === 1;
  const gone = isCancelled ? rest : 0n;
  const plain = transfer(from, to, balance);
  const kept = isCancelled || plain.balance?.outcome !== 'reissued' ? [] : [plain.balance];
  const transfers = withVesting(story, from, [...plain.transfers, ...kept], { on, gone });
  const deduction = accountOn(story, [from.classId], { which, shares, on, least: all });
  const particulars = shares % 2 ? { by: 'surrendered' as const } : { by: 'repurchased' as const, ...bought };
  const quantity = String(rest);
  const returnsTo = returningOf(story, from, step);
  const cancelled = {
    outcome: 'cancelled' as const,
    quantity,
    deduction,
    particulars,
    returnsTo,
    resolution: null,
  };
  const remainder = kept[0] ? { ...kept[0], vesting: transfers.at(-1)?.vesting ?? null } : null;
  story.record('transferred', on, {
    ...plain,
    transfers: plain.transfers.map((one, i) => ({ ...one, vesting: transfers[i]?.vesting ?? null })),
    balance: remainder ?? (isCancelled ? cancelled : null),
  });
}

/** A certificate is divided, or lost and reissued as one. */
export function tellReissue(story: Story, step: StepChoices): void {
  const from = sourceAt(story, step);
  if (from === undefined) return;
  const { which, on } = step;
  const all = BigInt(from.quantity);
  const isDivided = which % 2 === 0 && all > 1n;
  const serial = serialAfter(story);
  const parts = (isDivided ? [1n, all - 1n] : [all]).map((shares, i) =>
    part({ shares, serial: serial + i, prefix: prefixOf(from) }),
  );
  const into = withVesting(story, from, parts, { on });
  const reason = isDivided ? ('divided' as const) : ('lost' as const);
  story.record('reissued', on, { sources: [from], into, reason, resolution: null, spoiled: [] });
}

/** All of a certificate or a part of it comes back to the corporation, in one of the ways in which it may. */
export function tellReturn(story: Story, step: StepChoices): void {
  const from = sourceAt(story, step);
  if (from === undefined) return;
  const { which, shares, on } = step;
  const all = BigInt(from.quantity);
  const some = which % 2 === 0 || BigInt(shares) >= all ? all : BigInt(shares);
  const serial = serialAfter(story);
  const plain = acquisition(from, some, {
    balance: all > some ? { shares: all - some, serial, prefix: prefixOf(from) } : null,
    deduction: accountOn(story, [from.classId], { which, shares, on, least: all }),
  });
  const kept = withVesting(story, from, plain.balance ? [plain.balance] : [], { on, gone: some });
  const payload = { ...plain, balance: kept[0] ?? null, returnsTo: returningOf(story, from, step) };
  const paid = { kind: 'money' as const, total: String(some), paidOn: on };
  const given = { price: '1', paid, solvencyOn: on };
  if (shares % 4 === 0) story.record('repurchased', on, { ...payload, ...given, ground: 'purchase' });
  else if (shares % 4 === 1)
    story.record('redeemed', on, {
      ...payload,
      ...given,
      demandedBy: which % 2 ? 'holder' : 'corporation',
    });
  else if (shares % 4 === 2) story.record('surrendered', on, payload);
  else story.record('cancelled', on, { ...payload, reason: 'mistake' });
}

/** Mostly the pool of which the shares came; now and then one of which they did not. */
function returningOf(
  story: Story,
  { securityId }: Source,
  { which, shares, on }: StepChoices,
): string | null {
  if (shares % 11 === 0) return idOf('plan Common');
  return which % 3 ? (bookOn(story, on).tables.certificates.get(securityId)?.poolId ?? null) : null;
}

/** A holder chooses paper, or none. */
export function tellForm(story: Story, step: StepChoices): void {
  const source = sourceAt(story, step);
  if (source === undefined) return;
  const form = step.which % 2 ? 'acknowledgment' : 'certificate';
  story.record('form.chosen', step.on, { securityId: source.securityId, form });
}

/** Vesting of a certificate is agreed, stopped or accelerated. */
export function tellVesting(story: Story, step: StepChoices): void {
  const source = sourceAt(story, step);
  if (source === undefined) return;
  const { securityId, quantity } = source;
  const { which, shares, on } = step;
  const resolution = null;
  // Now and then for one share too many.
  const terms = termsFrom(on, BigInt(quantity) + (shares % 13 === 0 ? 1n : 0n), shares);
  if (which % 3 === 0) story.record('vesting.set', on, { securityId, terms, resolution });
  else if (which % 3 === 1)
    story.record('vesting.stopped', on, { securityId, reason: 'voluntary', resolution });
  else story.record('vesting.accelerated', on, { securityId, quantity: String(shares), resolution });
}

const RATIOS = [
  { numerator: '1', denominator: '1' },
  { numerator: '3', denominator: '2' },
  { numerator: '1', denominator: '2' },
] as const;
/** Rounded down, and the rest paid for. */
function roundedDown(all: readonly Exchanged[], ratio: SplitPayload['ratio']): SplitPayload['fractions'] {
  const cash = { perShare: '0.75', rounding: 'half_up' as const, paid: [] };
  const fractions = { per: 'certificate' as const, rounding: 'down' as const, cash };
  return { ...fractions, cash: { ...cash, paid: [...cashFor(all, { ratio, fractions })] } };
}

const DOWN = { per: 'certificate', rounding: 'down', cash: null } as const;

/** All of a certificate or a part of it becomes shares of the other class, where a whole one remains. */
export function tellConversion(story: Story, step: StepChoices): void {
  const from = sourceAt(story, step);
  if (from === undefined) return;
  const { which, shares, on } = step;
  const all = BigInt(from.quantity);
  const some = which % 2 === 0 || BigInt(shares) >= all ? all : BigInt(shares);
  const exchange = { ratio: RATIOS[shares % 3] ?? RATIOS[0], fractions: DOWN };
  const brought = newShares(some, exchange);
  const classId = idOf(CLASSES.find((name) => idOf(name) !== from.classId) ?? '');
  if (brought === 0n) return;
  const serial = serialAfter(story);
  const balance =
    all > some ? [part({ shares: all - some, serial: serial + 1, prefix: prefixOf(from) })] : [];
  const kept = withVesting(story, from, balance, { on });
  const prefix = prefixOf({ classId });
  const terms = { which, shares, on, least: all };
  const together = accountOn(story, [from.classId, classId], terms);
  const deduction =
    shares % 3 === 1
      ? { ...together, rule: 'INTERCONVERTIBLE' as const }
      : accountOn(story, [from.classId], terms);
  const shared = shares % 2 && brought > 1n ? [1n, brought - 1n] : [brought];
  const securities = shared.map((count, i) => ({
    ...part({ shares: count, serial: serial + 2 + i, prefix }),
    vesting: goingOn(story, from, { on, shares: count }),
  }));
  story.record('converted', on, {
    source: from,
    quantity: String(some),
    ratio: exchange.ratio,
    fractions: roundedDown([{ personId: from.personId, from: some, into: brought }], exchange.ratio),
    into: { classId, securities },
    balance: kept[0] ?? null,
    deduction,
    additional: which % 3 ? null : { kind: 'money', amount: '1.5', paidOn: on },
    resolution: null,
    spoiled: [],
  });
}

/** Every certificate of a class that is open then, now and then one too few, is reissued by a ratio. */
export function tellDivision(
  story: Story,
  { which, shares, on }: StepChoices,
): Pick<RightsAdjustedPayload, 'of' | 'classId' | 'ratio'> & Pick<PendingSplit, 'ofPools'> {
  const classId = idOf(CLASSES[which % 2] ?? '');
  const then = [...bookOn(story, on).tables.certificates.now()].map(({ value }) => value);
  const open = then.filter((one) => one.status === 'open' && one.classId === classId);
  const taken = shares % 5 === 0 ? open.slice(1) : open;
  const isSplit = shares % 2 === 0;
  const exchange = {
    ratio: isSplit ? { numerator: '2', denominator: '1' } : { numerator: '1', denominator: '3' },
    fractions: DOWN,
  };
  const serial = serialAfter(story);
  const reissued = taken.map(({ securityId, personId, quantity }, i) => {
    const source = { securityId, classId, personId, quantity: String(quantity) };
    const whole = newShares(quantity, exchange);
    const into = part({ shares: whole, serial: serial + i, prefix: prefixOf({ classId }) });
    const vesting = goingOn(story, source, { on, shares: whole });
    return { source, into: whole === 0n ? null : { ...into, vesting } };
  });
  const kind = isSplit ? 'class.split' : 'class.consolidated';
  const exchanged = reissued.map(({ source: { personId, quantity }, into }) => ({
    personId,
    from: BigInt(quantity),
    into: BigInt(into?.quantity ?? '0'),
  }));
  const fractions = roundedDown(exchanged, exchange.ratio);
  // Older acts pay for fractions without a word of the account.
  const least = exchanged.reduce((sum, { from }) => sum + from, 1n);
  const deduction = accountOn(story, [classId], { which, shares, on, least });
  const holders = fractionsLost(exchanged, { ratio: exchange.ratio, fractions }, deduction);
  const acquired = { solvencyOn: null, deduction, holders, resolution: null };
  const { root: of } = story.record(kind, on, {
    classId,
    ratio: exchange.ratio,
    fractions,
    reissued,
    ...(shares % 3 > 0 && { acquired }),
    resolution: null,
    registryCertificate: null,
    spoiled: [],
  });
  return { of, classId, ratio: exchange.ratio, ofPools: sharesOfPools({ reissued }, open) };
}
