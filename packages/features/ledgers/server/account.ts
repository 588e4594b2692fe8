/** The stated capital account of a class: what moved it, act by act, and how it stood then. */
import type { CarriedDeduction, Deduction } from '@tabellion/book/acts/deduction.ts';
import type { AcquiredFractions } from '@tabellion/book/acts/fractions.ts';
import type { Act } from '@tabellion/book/acts/kinds.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { type Refusal, refuse } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { classNameIn } from '@tabellion/law/className.ts';
import type { ReadingContext } from '@tabellion/platform/http/context.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { type PageReading, pageReading, standsOn } from '../../people/server/public.ts';
import { displayName } from '../../registers/facts.ts';
import { foundingOrRegister } from '../../registers/server/public/acts.ts';
import {
  type AccountAt,
  accountTotalOn,
  authorizedSince,
  type Movement,
  movementsOn,
} from '../../registers/server/public/classes.ts';
import { namesAt } from '../../registers/server/public/people.ts';
import { actsKnown, classesAt } from '../../registers/server/public/shares.ts';
import * as contract from '../accountContract.ts';
import { broughtForward } from '../accountRegister.ts';

export const readCapitalAccount = serveOrganization(
  contract.readCapitalAccount,
  async (ctx, { params, query }) => {
    const reading = await pageReading(ctx, query);
    if (!reading.ok) return reading;
    const account = await openAccount(ctx, params.classId, reading.value);
    if (!account.ok) return account;
    const { at, from, line, limit } = reading.value;
    const { on, beside, className, listed, hasLeft, earlier } = account.value;
    const passed = Number(line ?? 0);
    const [first, last] = placesOf(listed, { passed, limit, isFalling: query.sort === '-on' });
    const [rising, authorized] = await Promise.all([
      accountEntries(ctx, account.value, { first, last }),
      authorizedSince(ctx.q, ctx.orgId, { ...at, classId: params.classId }),
    ]);
    const [oldest] = rising;
    const entries = query.sort === '-on' ? rising.toReversed() : rising;
    const changes = account.value.total.movements - earlier;
    return ok({
      class_id: params.classId,
      className,
      authorized,
      forward: oldest === undefined || first === 1 ? null : broughtForward(oldest),
      entries,
      ...on,
      before: from === null ? null : beside,
      total: {
        lines: account.value.total.movements,
        joined: hasLeft ? 0 : changes,
        left: hasLeft ? changes : 0,
        same: earlier,
      },
      next:
        passed + entries.length < listed.last - listed.first + 1
          ? `${passed + entries.length}.${at.seq}`
          : null,
      ...standsOn(reading.value),
    });
  },
);

type Stands = NonNullable<contract.CapitalAccount['before']>;

export interface OpenAccount {
  readonly className: string;
  /** The later of the two dates. */
  readonly at: AccountAt;
  /** Entries dated after this day lie between the two dates. */
  readonly since: PlainDate;
  readonly isCompared: boolean;
  /** The date of the reading is the earlier one. */
  readonly hasLeft: boolean;
  readonly total: { readonly movements: number };
  /** How many entries stood there on the earlier date. */
  readonly earlier: number;
  /** The places of the entries that are listed, both included. */
  readonly listed: Places;
  readonly on: Stands;
  readonly beside: Stands;
}

interface Places {
  readonly first: number;
  readonly last: number;
}

export async function openAccount(
  { q, orgId, language }: ReadingContext<'language'>,
  classId: string,
  { at: { asOf, seq }, from, onlyChanges }: Pick<PageReading, 'at' | 'from' | 'onlyChanges'>,
): Promise<Result<OpenAccount, Refusal<'REGISTERS.NOT_INCORPORATED' | 'GENERAL.NOT_FOUND'>>> {
  if ((await foundingOrRegister(q, orgId)) === 'founding') return refuse('REGISTERS.NOT_INCORPORATED');
  const classes = await classesAt(q, orgId, { asOf, seq });
  const terms = classes.find((one) => one.classId === classId)?.terms;
  if (terms === undefined) return refuse('GENERAL.NOT_FOUND');
  const on = (date: PlainDate) => accountTotalOn(q, orgId, { asOf: date, seq, classId });
  const other = from ?? asOf;
  const [shown, beside] = await Promise.all([on(asOf), on(other)]);
  const hasLeft = other > asOf;
  const [earlier, later] = hasLeft ? [shown, beside] : [beside, shown];
  return ok({
    className: classNameIn(language, terms),
    at: { asOf: hasLeft ? other : asOf, seq, classId },
    since: hasLeft ? asOf : other,
    isCompared: from !== null,
    hasLeft,
    total: later,
    earlier: earlier.movements,
    listed: { first: onlyChanges ? earlier.movements + 1 : 1, last: later.movements },
    on: standsAt(shown),
    beside: standsAt(beside),
  });
}

const standsAt = ({ shares, balance }: { shares: string; balance: string }): Stands => ({
  sharesExact: shares,
  balance,
});

/** Which of the entries stand on a page. */
function placesOf(
  { first, last }: Places,
  { passed, limit, isFalling }: { passed: number; limit: number; isFalling: boolean },
): readonly [first: number, last: number] {
  if (!isFalling) return [first + passed, Math.min(last, first + passed + limit - 1)];
  return [Math.max(first, last - passed - limit + 1), last - passed];
}

/** The entries of some places, rising. */
export async function accountEntries(
  { q, orgId }: ReadingContext,
  { at, since, isCompared, hasLeft }: OpenAccount,
  places: Places,
): Promise<contract.AccountEntry[]> {
  if (places.last < places.first) return [];
  const movements = await movementsOn(q, orgId, { ...at, ...places });
  const holders = [...new Set(movements.flatMap(({ holder }) => holder ?? []))];
  const [acts, names] = await Promise.all([
    actsKnown(q, orgId, { seq: at.seq, roots: movements.map(({ by }) => by) }),
    namesAt(q, orgId, { ...at, ids: holders }),
  ]);
  const change = hasLeft ? 'left' : 'joined';
  const changeOf = ({ on }: Movement) => (!isCompared || on <= since ? 'same' : change);
  return movements.map((one): contract.AccountEntry => {
    const { key, on, by: root, shares, label, holder } = one;
    const act = acts.get(root);
    if (act === undefined) throw new Error('an entry of the account has no act');
    const stored = particularsOf(act.newest);
    // A division takes dollars with fractions alone, which the directors resolve.
    const fractions = one.kind === 'acquisition' ? stored.fractions : null;
    return {
      entry_id: `${key} ${on}`,
      root,
      on,
      certificate: label,
      kind: stored.kind,
      corrected_at: act.newest.seq === act.first.seq ? null : act.newest.recordedAt,
      holder: holder === null ? null : { person_id: holder, display_name: displayName(names.get(holder)) },
      sharesExact: shares,
      amount: one.amount,
      sharesAfterExact: one.sharesAfter,
      balance: one.balance,
      // The part is explained where it leaves; fractions leave without shares.
      deduction: BigInt(shares) < 0n ? deductionView(stored.deduction) : fractionView(fractions),
      ground: stored.ground,
      purpose: stored.purpose,
      source: stored.source,
      stated_on: stored.stated_on,
      resolution: fractions === null ? stored.resolution : fractions.resolution,
      change: changeOf(one),
    };
  });
}

interface AccountParticulars
  extends Pick<contract.AccountEntry, 'kind' | 'ground' | 'purpose' | 'source' | 'stated_on' | 'resolution'> {
  readonly deduction: Deduction | CarriedDeduction | null;
  /** Null of acts that leave none, or pay for none. */
  readonly fractions: AcquiredFractions | null;
}

/** Particulars of the act; a retracted act moves nothing and has no entry. */
function particularsOf(act: Act): AccountParticulars {
  const nothing = {
    ground: null,
    purpose: null,
    source: null,
    stated_on: null,
    deduction: null,
    fractions: null,
    resolution: null,
  };
  if (act.verb === 'void') throw new Error('an entry of the account was taken back');
  const { payload } = act;
  const kind = act.kind as AccountParticulars['kind'];
  const resolution = 'resolution' in payload ? payload.resolution : null;
  switch (act.kind) {
    case 'capital.adjusted': {
      const { ground, purpose = null } = act.payload;
      return { ...nothing, kind, resolution, ground, purpose };
    }
    case 'capital.opened':
      return { ...nothing, kind, source: act.payload.source, stated_on: act.payload.statedOn };
    case 'repurchased':
    case 'redeemed':
    case 'surrendered':
    case 'cancelled':
    case 'converted':
      return { ...nothing, kind, resolution, deduction: act.payload.deduction };
    case 'transferred': {
      const { balance } = act.payload;
      const isBack = balance?.outcome === 'cancelled';
      return isBack
        ? { ...nothing, kind, resolution: balance.resolution, deduction: balance.deduction }
        : { ...nothing, kind, resolution };
    }
    case 'class.split':
    case 'class.consolidated':
      return { ...nothing, kind, resolution, fractions: act.payload.acquired ?? null };
    default:
      return { ...nothing, kind, resolution };
  }
}

function fractionView(fractions: AcquiredFractions | null): contract.AccountEntry['deduction'] {
  const view = deductionView(fractions?.deduction ?? null);
  return view && { ...view, rule: 'FRACTION' };
}

function deductionView(stored: AccountParticulars['deduction']): contract.AccountEntry['deduction'] {
  if (stored === null) return null;
  if (stored.rule === 'NONE' || stored.rule === 'STATED')
    return { rule: stored.rule, capitalBefore: null, sharesBeforeExact: null, places: null, rounding: null };
  const { rule, capitalBefore, sharesBefore: sharesBeforeExact, places, rounding } = stored;
  return { rule, capitalBefore, sharesBeforeExact, places, rounding };
}
