import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { NewestActVersion } from '../act.ts';
import type { Book } from '../book.ts';
import type { Certificate, EndingKind } from '../entities.ts';
import type { CarriedVesting } from '../terms/securities.ts';
import { unvestedOf } from '../vested.ts';
import { takeNumber } from './numbers.ts';
import type {
  GivenSecurities,
  OpenedCertificate,
  OpeningShape,
  Source,
  SpoiledCertificate,
} from './securities.ts';
import { vestingAddsUp } from './vestingSum.ts';

/** How the fold applies an act that ends securities: it ends them, opens their successors, and keeps the
 *  numbers of void ones. */

/** The open security that the act means; otherwise the act is flagged. */
export function findOpenSource(
  book: Book,
  act: NewestActVersion,
  { securityId, classId, personId, quantity }: Source,
  path: string,
): Certificate | undefined {
  const security = book.tables.certificates.get(securityId);
  if (security === undefined) book.flag(act, 'no_security', `${path}.securityId`, { securityId });
  else if (security.status !== 'open') book.flag(act, 'not_open', `${path}.securityId`, { securityId });
  else if (
    security.classId !== classId ||
    security.personId !== personId ||
    security.quantity !== BigInt(quantity)
  )
    book.flag(act, 'source_differs', path, { securityId, quantity: String(security.quantity) });
  else return security;
  return undefined;
}

/** Whether the holders are in the register and the ids are new; otherwise the act is flagged, once for each that is not. */
export function mayOpen(
  book: Book,
  act: NewestActVersion,
  all: readonly Pick<OpenedCertificate, 'securityId' | 'personId' | 'path'>[],
): boolean {
  const refused = all.filter(({ securityId, personId, path }) => {
    if (!book.requirePerson(act, personId, `${path}.personId`)) return true;
    if (!book.tables.certificates.has(securityId) && !book.tables.instruments.has(securityId)) return false;
    book.flag(act, 'already_exists', `${path}.securityId`, { securityId });
    return true;
  });
  return refused.length === 0;
}

interface Exchange {
  readonly by: EndingKind;
  readonly ending: readonly Certificate[];
  readonly opening: readonly OpenedCertificate[];
  /** How many of the shares come back to the corporation; null where they become others by a ratio. */
  readonly comingBack: bigint | null;
}

/** Ends securities and opens those that come of them, at the price at which the shares were issued where each stays one.
 *  Counts nothing. */
export function exchange(book: Book, act: NewestActVersion, exchanged: Exchange): void {
  const { by, ending, opening } = exchanged;
  const { certificates } = book.tables;
  const { root, effectiveOn: on } = act;
  const into = openedOf(exchanged);
  for (const security of ending) {
    const { securityId } = security;
    const ended = { by, root, on, into: (into.get(securityId) ?? []).map((one) => one.securityId) };
    certificates.put(securityId, { ...security, status: 'ended', ended }, act);
  }
  const sources = ending.length === 1 ? undefined : new Map(ending.map((one) => [one.securityId, one]));
  for (const one of opening) {
    takeNumber(book, act, one, one.path);
    // Most acts end one certificate, of which all that they open comes.
    const from = sources === undefined ? ending : one.from.flatMap((id) => sources.get(id) ?? []);
    const price = one.isRepriced === true ? null : sameOf(from.map((each) => each.price));
    const poolId = sameOf(from.map((each) => each.poolId ?? null));
    certificates.put(one.securityId, securityOf(act, one, { by, price, poolId, status: 'open' }), act);
  }
  requireVesting(book, act, exchanged, into);
}

/** Opened certificates by the security that each comes from. */
function openedOf({ ending, opening }: Exchange): ReadonlyMap<string, readonly OpenedCertificate[]> {
  const [only] = ending;
  if (only !== undefined && ending.length === 1) return new Map([[only.securityId, opening]]);
  const bySource = new Map<string, OpenedCertificate[]>(ending.map(({ securityId }) => [securityId, []]));
  for (const one of opening) for (const id of one.from) bySource.get(id)?.push(one);
  return bySource;
}

/** The value that all share; null where they differ. */
function sameOf(all: readonly (string | null)[]): string | null {
  const [one = null] = all;
  return all.every((each) => each === one) ? one : null;
}

/** The shares that the terms count. */
const scheduled = (quantity: string, { settled, lapsed }: CarriedVesting): bigint =>
  BigInt(quantity) + BigInt(settled) + BigInt(lapsed);

/** Flags an act after which other shares are unvested than before, those apart that come back, and dates of vesting that are
 *  not those of all shares which they count. Where they become others by
 *  a ratio, only that their vesting goes on is asked. */
function requireVesting(
  book: Book,
  act: NewestActVersion,
  { ending, opening, comingBack }: Exchange,
  bySource: ReadonlyMap<string, readonly OpenedCertificate[]>,
): void {
  const { certificates } = book.tables;
  const { effectiveOn: on } = act;
  for (const { vesting, quantity, securityId, path } of opening)
    if (vesting !== null) {
      const shares = scheduled(quantity, vesting);
      vestingAddsUp(book, act, vesting.terms, { securityId, shares, path: `${path}.vesting` });
    }
  // A ratio makes others of each certificate by itself. Otherwise those that become one are compared together.
  const groups =
    comingBack === null
      ? ending.map((one) => ({ sources: [one], into: bySource.get(one.securityId) ?? [] }))
      : [{ sources: ending, into: opening }];
  for (const { sources, into } of groups) {
    const [first] = into;
    if (first === undefined) continue;
    const opened = into.flatMap(({ securityId }) => certificates.get(securityId) ?? []);
    const [before, after] = [unvestedIn(sources, on), unvestedIn(opened, on)];
    const isSound =
      comingBack === null
        ? before === 0n || opened.some(({ vesting }) => vesting !== null)
        : after <= before && after >= before - comingBack;
    if (isSound) continue;
    const params = {
      securityId: sources[0]?.securityId ?? '',
      unvested: String(before),
      after: String(after),
    };
    book.flag(act, 'vesting_differs', `${first.path}.vesting`, params);
  }
}

const unvestedIn = (all: readonly Certificate[], on: PlainDate): bigint =>
  all.reduce((sum, one) => sum + unvestedOf(one, on), 0n);

/** Spoiled certificates stay in the register as void. */
export const keepSpoiled = (
  book: Book,
  act: NewestActVersion,
  by: EndingKind,
  all: readonly SpoiledCertificate[],
): void => keepVoid(book, act, by, { openings: [], spoiled: all });

/** The numbers of an act that was voided stay in the register. */
export function keepVoid(
  book: Book,
  act: NewestActVersion,
  by: EndingKind,
  { openings, spoiled }: GivenSecurities,
): void {
  const none = { vesting: null, form: null, legends: [], from: [] };
  const all = [...openings, ...spoiled.map((one, i) => ({ ...one, ...none, path: `spoiled.${i}` }))];
  for (const one of all) {
    if (book.tables.certificates.has(one.securityId)) continue;
    takeNumber(book, act, one, one.path);
    book.tables.certificates.put(
      one.securityId,
      securityOf(act, one, { by, price: null, poolId: null, status: 'void' }),
      act,
    );
  }
}

/** Form and legends for the row of a security; a fact that no act states is absent. */
export const formAndLegendsOf = ({ form, legends }: Pick<OpeningShape, 'form' | 'legends'>) => ({
  ...(form && { form }),
  ...(legends.length > 0 && { legends }),
});

function securityOf(
  act: NewestActVersion,
  one: OpenedCertificate,
  {
    by,
    price,
    poolId,
    status,
  }: Pick<Certificate, 'price' | 'status'> & { readonly by: EndingKind; readonly poolId: string | null },
): Certificate {
  const { securityId, classId, personId, vesting, from } = one;
  const security = {
    securityId,
    classId,
    personId,
    prefix: one.certificate?.prefix ?? null,
    label: one.certificate?.label ?? null,
    serial: one.certificate?.serial ?? null,
    quantity: BigInt(one.quantity),
    status,
    issuedOn: act.effectiveOn,
    price,
    consideration: null,
    paidOn: null,
    resolution: null,
    exemption: null,
    vesting: vesting?.terms ?? null,
    origin: { by, root: act.root, from },
  };
  if (vesting === null && poolId === null && one.form === null && one.legends.length === 0) return security;
  const changed = vesting !== null && (vesting.stoppedOn !== null || vesting.accelerated !== '0');
  return {
    ...security,
    ...formAndLegendsOf(one),
    ...(poolId !== null && { poolId }),
    ...(vesting && {
      schedule: { shares: String(scheduled(one.quantity, vesting)), settled: vesting.settled },
    }),
    ...(changed && {
      vestingChanges: { stoppedOn: vesting.stoppedOn, accelerated: vesting.accelerated },
    }),
  };
}
