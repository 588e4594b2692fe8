import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { Occurrence } from '../act.ts';
import type { Book } from '../book.ts';
import type { Gifts } from '../draft.ts';
import type { Certificate, EndingKind } from '../entities.ts';
import { CERTIFICATE_FORMS, LEGENDS } from '../issuing.ts';
import type { Write } from '../touches.ts';
import { unvestedOf } from '../vested.ts';
import { vestingShape } from '../vesting.ts';
import { date, id, quantity, wholeNumber } from './atoms.ts';
import type { OpenedSecurity } from './kind.ts';
import { type CertificateNumber, certificate, claimedBy, numbersOf } from './numbers.ts';
import { addsUp } from './vestingSum.ts';

/** What acts that end a security have in common: transfers, acquisitions, conversions, splits. A security is ended by
 *  the act even in part, and what remains gets a certificate of its own. Everything that comes of it stands in the
 *  payload; the fold computes no quantity and invents no id. */

/** The security as the act takes it. It repeats what the register says, so that the act reads by itself, and that it no
 *  longer fits is noticed when an earlier act is corrected. */
export const source = z.strictObject({ securityId: id, classId: id, personId: id, quantity });

/** Vesting that goes on in another security. The terms count the shares of the security and those that lie elsewhere:
 *  `settled` had vested, `lapsed` had not. So what has vested of it is what has vested of them all, less `settled`. */
const carriedVesting = z.strictObject({
  terms: vestingShape,
  settled: wholeNumber,
  lapsed: wholeNumber,
  /** The last day on which shares vested by the terms; null while they do. */
  stoppedOn: z.nullable(date),
  /** Shares that vested ahead of their dates. */
  accelerated: wholeNumber,
});

export type CarriedVesting = Readonly<z.infer<typeof carriedVesting>>;

export type CertificateForm = (typeof CERTIFICATE_FORMS)[number];
export type Legend = (typeof LEGENDS)[number];

/** What a holder's evidence of his shares is, and says beside them. */
export const borne = {
  /** What the holder chose: a certificate, or the acknowledgment of his right to one (CBCA s. 49(1)); null where the
   *  register does not tell. */
  form: z.nullable(z.enum(CERTIFICATE_FORMS)),
  /** The notices that it bears: that transfers are restricted, that a unanimous shareholder agreement stands, and the rights
   *  of its class (s. 49(8), (13)). */
  legends: z.array(z.enum(LEGENDS)).check(
    z.maxLength(LEGENDS.length),
    z.refine((all) => new Set(all).size === all.length),
  ),
};

/** What every security that comes of another bears; the certificate is null only in a draft. */
export const opening = {
  securityId: id,
  certificate: z.nullable(certificate),
  quantity,
  vesting: z.nullable(carriedVesting),
  ...borne,
};
const openingShape = z.strictObject(opening);

/** Certificates that an earlier version of the act opened and this one does not. A correction names them, so that their
 *  numbers stay in the register, as void. */
export const spoiled = z
  .array(z.strictObject({ securityId: id, certificate, classId: id, personId: id, quantity }))
  .check(z.maxLength(10_000));

export type Spoiled = Readonly<z.infer<typeof spoiled>[number]>;
export type Source = Readonly<z.infer<typeof source>>;
export type Opening = Readonly<z.infer<typeof openingShape>>;

/** A security to open, with where it comes from and where in the payload it stands. */
export interface Opened extends Opening {
  readonly classId: string;
  readonly personId: string;
  readonly from: readonly string[];
  readonly path: string;
  /** The price at which the shares were issued is not that of these. */
  readonly isRepriced?: boolean;
}

/** Ids and numbers that must stay when the act is corrected. */
export const identityOf = ({ securityId, certificate }: OpenedSecurity): string =>
  `${securityId} ${certificate ? numbersOf(certificate).join() : ''}`;

/** What a version opens and what it names as spoiled. */
export interface Given {
  readonly openings: readonly Opened[];
  readonly spoiled: readonly Spoiled[];
}

/** The ids and numbers that an act gives: of what it opens, and of what was spoiled. */
export const idsGiven = ({ openings, spoiled }: Given): readonly string[] =>
  [...openings, ...spoiled].map(identityOf);

/** Spoiled certificates of a payload that is said again over a later one, which may have given more. */
export function spoiledOver(said: Given, later: Given): Spoiled[] {
  const kept = new Set([...said.openings, ...said.spoiled].map(({ securityId }) => securityId));
  const lost = [...later.openings, ...later.spoiled].flatMap((one): Spoiled[] => {
    const { securityId, certificate, classId, personId, quantity } = one;
    if (kept.has(securityId) || certificate === null) return [];
    return [{ securityId, certificate, classId, personId, quantity }];
  });
  return [...said.spoiled, ...lost];
}

/** Whether each has its own id. */
export const areDistinct = (all: readonly Pick<Opening, 'securityId'>[]): boolean =>
  new Set(all.map(({ securityId }) => securityId)).size === all.length;

/** Shares in all. */
export const sumOf = (all: readonly { readonly quantity: string }[]): bigint =>
  all.reduce((sum, one) => sum + BigInt(one.quantity), 0n);

/** The next number of the class where the draft has none. */
export const numbered = <T extends Pick<Opening, 'certificate'>>(
  one: T,
  classId: string,
  gifts: Gifts,
): T => ({
  ...one,
  certificate: one.certificate ?? gifts.nextCertificate(classId) ?? null,
});

/** That a certificate ends, as what others see of an act. */
export const endingWrite = ({ securityId }: Pick<Source, 'securityId'>): Write => ({
  subject: { of: 'security', id: securityId },
  seen: 'ended',
});

export const openingWrites = (
  all: readonly Pick<
    Opened,
    'securityId' | 'certificate' | 'classId' | 'personId' | 'quantity' | 'vesting'
  >[],
): Write[] =>
  all.flatMap(({ securityId, classId, personId, quantity, certificate: number, vesting }): Write[] => [
    {
      subject: { of: 'security', id: securityId },
      seen: `${classId} ${personId} ${quantity} ${JSON.stringify(vesting)}`,
    },
    ...(number === null ? [] : [{ subject: { of: 'number' as const, number }, seen: 'given' }]),
  ]);

/** That spoiled certificates keep their numbers, void, as what others see of an act. */
export const spoiledWrites = (all: readonly Spoiled[]): Write[] =>
  all.flatMap(({ securityId, certificate: number }): Write[] => [
    { subject: { of: 'security', id: securityId }, seen: 'void' },
    { subject: { of: 'number', number }, seen: 'given' },
  ]);

/** The open security that the act means; otherwise the act is flagged. */
export function openSource(
  book: Book,
  act: Occurrence<unknown>,
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
  act: Occurrence<unknown>,
  all: readonly Pick<Opened, 'securityId' | 'personId' | 'path'>[],
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
  readonly opening: readonly Opened[];
  /** How many of the shares come back to the corporation; null where they become others by a ratio. */
  readonly comingBack: bigint | null;
}

/** Ends securities and opens those that come of them, at the price at which the shares were issued where each stays one.
 *  Counts nothing. */
export function exchange(book: Book, act: Occurrence<unknown>, exchanged: Exchange): void {
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

/** What is opened, by the security that it comes of. */
function openedOf({ ending, opening }: Exchange): ReadonlyMap<string, readonly Opened[]> {
  const [only] = ending;
  if (only !== undefined && ending.length === 1) return new Map([[only.securityId, opening]]);
  const bySource = new Map<string, Opened[]>(ending.map(({ securityId }) => [securityId, []]));
  for (const one of opening) for (const id of one.from) bySource.get(id)?.push(one);
  return bySource;
}

/** What all of them say; null where they differ. */
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
  act: Occurrence<unknown>,
  { ending, opening, comingBack }: Exchange,
  bySource: ReadonlyMap<string, readonly Opened[]>,
): void {
  const { certificates } = book.tables;
  const { effectiveOn: on } = act;
  for (const { vesting, quantity, securityId, path } of opening)
    if (vesting !== null) {
      const shares = scheduled(quantity, vesting);
      addsUp(book, act, vesting.terms, { securityId, shares, path: `${path}.vesting` });
    }
  // By a ratio each certificate becomes others by itself. Otherwise those that become one are compared together.
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
  act: Occurrence<unknown>,
  by: EndingKind,
  all: readonly Spoiled[],
): void => keepVoid(book, act, by, { openings: [], spoiled: all });

/** The numbers of an act that was voided stay in the register. */
export function keepVoid(
  book: Book,
  act: Occurrence<unknown>,
  by: EndingKind,
  { openings, spoiled }: Given,
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

/** What the row of a security says of its form and legends: a fact that no act tells is absent. */
export const toldOf = ({ form, legends }: Pick<Opening, 'form' | 'legends'>) => ({
  ...(form && { form }),
  ...(legends.length > 0 && { legends }),
});

function securityOf(
  act: Occurrence<unknown>,
  one: Opened,
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
    ...toldOf(one),
    ...(poolId !== null && { poolId }),
    ...(vesting && {
      schedule: { shares: String(scheduled(one.quantity, vesting)), settled: vesting.settled },
    }),
    ...(changed && {
      vestingChanges: { stoppedOn: vesting.stoppedOn, accelerated: vesting.accelerated },
    }),
  };
}

/** Of two acts that give one number the later recorded one is wrong, whatever their dates. */
export function takeNumber(book: Book, act: Occurrence<unknown>, one: OpenedSecurity, path: string): void {
  const { certificate, securityId } = one;
  if (certificate) claimNumber(book, act, certificate, { securityId, path: certificateIn(path) });
}

/** Kept with every number: spelled once for each place in a payload, of which there are some ten thousand. */
function certificateIn(path: string): string {
  const known = certificatePaths.get(path);
  if (known !== undefined) return known;
  const spelled = `${path}.certificate`;
  certificatePaths.set(path, spelled);
  return spelled;
}

const certificatePaths = new Map<string, string>();

/** The same of the number of a certificate or of an instrument.
 *  @param path  where the payload says it */
export function claimNumber(
  book: Book,
  act: Occurrence<unknown>,
  number: CertificateNumber,
  { securityId, path }: { readonly securityId: string; readonly path: string },
): void {
  const { prefix, label } = number;
  const claim = { securityId, act, path };
  for (const name of claimedBy(number)) {
    const other = book.numbers.get(name);
    if (other === undefined) {
      book.numbers.set(name, claim);
      continue;
    }
    const [right, wrong] = other.act.rank <= act.rank ? [other, claim] : [claim, other];
    book.numbers.set(name, right);
    book.flag(wrong.act, 'number_taken', wrong.path, { prefix, label, securityId: right.securityId });
    return;
  }
}
