import type { PlainDate } from '@tabellion/kernel/date.ts';
import * as z from 'zod/mini';
import type { NewestActVersion } from '../act.ts';
import type { AssignedValues } from '../assigned.ts';
import type { Book } from '../book.ts';
import type { Certificate } from '../entities.ts';
import type { ReadWriteSet, Subject } from '../readWriteSet.ts';
import { consideration, exemption, formAndLegends } from '../terms/securities.ts';
import { coversAll, hasVestingStart, plannedVestingShape, withVestingStart } from '../vesting.ts';
import { amount, date, eachOnce, id, quantity, resolution, rule } from './atoms.ts';
import { formAndLegendsOf } from './exchange.ts';
import { addOutstandingShares } from './fractions.ts';
import type { Kind } from './kind.ts';
import { certificate, takeNumber } from './numbers.ts';
import { poolSubject, takeFromPool } from './pools.ts';
import { identityOf } from './securities.ts';

const issueShape = z.strictObject({
  securityId: id,
  /** Null only in a draft. */
  certificate: z.nullable(certificate),
  personId: id,
  classId: id,
  /** The pool of which the shares are taken, where they are issued under a plan; null for all others. */
  poolId: z.nullable(id),
  quantity,
  /** Dollars per share, exact; null where a register that was taken over does not say. */
  price: z.nullable(amount),
  /** Null where a register that was taken over does not say. */
  consideration: z.nullable(consideration),
  /** Set for a security that stood in a register kept before: what was received for it lies in the account that was
   *  opened with it, so it brings nothing more. `issuedOn` is the day printed on it, which may lie before the act's;
   *  null where it is not known. Null for shares that come into being. */
  takenOver: z.nullable(z.strictObject({ issuedOn: z.nullable(date) })),
  /** Shares are issued only when fully paid (CBCA s. 25(3)); null where an import does not say. */
  paidOn: z.nullable(date),
  exemption: z.nullable(exemption),
  vesting: z.nullable(plannedVestingShape),
  ...formAndLegends,
});

/** Dates of vesting are those of all shares. */
const vestsWhole = z.refine<Pick<z.infer<typeof issueShape>, 'quantity' | 'vesting'>>(
  ({ quantity, vesting }) => coversAll(vesting, BigInt(quantity)),
  { path: ['vesting'] },
);

export const issue = issueShape.check(vestsWhole);

/** Shares that come into being for what an option or an instrument gave a right to: what is paid for them is known. */
export const paidIssue = z
  .strictObject({
    ...issueShape.shape,
    price: amount,
    consideration,
    takenOver: z.literal(null),
    /** The grant has taken them of its pool. */
    poolId: z.literal(null),
  })
  .check(vestsWhole);

const draftSchema = z.strictObject({
  issues: z.array(issue).check(
    z.minLength(1),
    z.maxLength(10_000),
    eachOnce((one) => one.securityId),
  ),
  resolution: z.nullable(resolution),
});

export type Issue = Readonly<z.infer<typeof issue>>;
export type PaidIssue = Readonly<z.infer<typeof paidIssue>>;
export type IssuedPayload = Readonly<z.infer<typeof draftSchema>>;

/** Shares come into being: one act of the directors, one or many holders, one security for each. */
export const issued: Kind<IssuedPayload> = {
  v: 2,
  schema: draftSchema.check(
    rule('issues', ({ issues }) =>
      issues.every((one) => one.certificate !== null && hasVestingStart(one.vesting)),
    ),
  ),
  gives: ({ issues }) => issues.map(identityOf),
  opens: ({ issues }) => issues,
  readWriteSet: ({ issues }) => issueReadWriteSet(issues),
  apply(book, act) {
    if (!book.requireCorporation(act)) return;
    for (const [index, one] of act.payload.issues.entries())
      applyIssue(book, act, one, { path: `issues.${index}` });
  },
  applyVoided: keepVoidIssues,
  draft: {
    schema: draftSchema,
    complete: completeIssues,
    ownDates: ({ issues, resolution }) => ({
      resolution: resolution?.date ?? null,
      payment: latestPayment(issues),
    }),
  },
};

/** Dependencies of issues, whatever act makes them. */
export const issueReadWriteSet = (issues: readonly Issue[]): ReadWriteSet => ({
  reads: [{ of: 'corporation' }, ...issues.map(({ personId: id }) => ({ of: 'person' as const, id }))],
  writes: issues.flatMap(({ securityId, poolId, certificate: number }): Subject[] => [
    { of: 'security', id: securityId },
    ...(poolId === null ? [] : [poolSubject(poolId)]),
    ...(number === null ? [] : [{ of: 'number' as const, number }]),
  ]),
  counts: [...new Set(issues.map(({ classId }) => classId))],
});

/** Numbers, open starts of vesting, and the day of the payment that was awaited, filled in; undefined while a number is missing. */
export function completeIssues<P extends { readonly issues: readonly Issue[] }>(
  payload: P,
  assigned: AssignedValues,
  on: PlainDate | undefined,
): (P & { issues: Issue[] }) | undefined {
  const issues = payload.issues.map((one) => ({
    ...one,
    certificate: one.certificate ?? assigned.nextCertificate(one.classId) ?? null,
    paidOn: one.paidOn ?? assigned.dates.payment ?? null,
    vesting: one.vesting && on ? withVestingStart(one.vesting, on) : one.vesting,
  }));
  return issues.every((one) => one.certificate !== null) ? { ...payload, issues } : undefined;
}

/** The numbers of issues that were voided stay in the register. */
export function keepVoidIssues(book: Book, act: NewestActVersion<Issuing>): void {
  for (const [index, one] of act.payload.issues.entries()) {
    if (book.tables.certificates.has(one.securityId)) continue;
    takeNumber(book, act, one, `issues.${index}`);
    book.tables.certificates.put(one.securityId, securityOf(act, one, 'void', BigInt(one.quantity)), act);
  }
}

type Issuing = Pick<IssuedPayload, 'issues' | 'resolution'>;

/** @param origin  what the shares are issued for, where it is no subscription
 *  @param granted  the pool of the option for which they are */
export function applyIssue(
  book: Book,
  act: NewestActVersion<Issuing>,
  one: Issue,
  {
    path,
    origin,
    granted = null,
  }: {
    readonly path: string;
    readonly origin?: Certificate['origin'];
    readonly granted?: string | null;
  },
): void {
  const { certificates, classTerms, instruments } = book.tables;
  const { securityId, classId, personId, poolId } = one;
  const terms = classTerms.get(classId);
  if (!terms) book.flag(act, 'no_class', `${path}.classId`, { classId });
  if (!book.requirePerson(act, personId, `${path}.personId`) || !terms) return;
  if (certificates.has(securityId) || instruments.has(securityId)) {
    book.flag(act, 'already_exists', `${path}.securityId`, { securityId });
    return;
  }
  const shares = BigInt(one.quantity);
  if (poolId !== null) {
    const use = { poolId, classId, shares, path: `${path}.poolId` };
    if (!takeFromPool(book, act, use, `${path}.quantity`)) return;
  }
  addOutstandingShares(book, act, terms, { shares, path: `${path}.quantity` });
  takeNumber(book, act, one, path);
  const security = securityOf(act, one, 'open', shares);
  const more = origin && { origin, ...(granted !== null && { poolId: granted }) };
  certificates.add(securityId, more ? { ...security, ...more } : security, act);
  book.enter(act, securityId, { classId, securityId, kind: 'issue', amount: capitalOf(one), shares });
}

/** Dollars that an issue adds to stated capital (CBCA s. 26(2)). */
export const capitalOf = ({
  takenOver,
  consideration,
}: Pick<Issue, 'takenOver' | 'consideration'>): string =>
  takenOver === null && consideration !== null ? consideration.amount : '0';

/** Spelled out, because copying with a rest costs ten times as much and the fold does it for every share issued. */
function securityOf(
  act: NewestActVersion<Issuing>,
  one: Issue,
  status: Certificate['status'],
  quantity: bigint,
): Certificate {
  const security = {
    securityId: one.securityId,
    classId: one.classId,
    personId: one.personId,
    prefix: one.certificate?.prefix ?? null,
    label: one.certificate?.label ?? null,
    serial: one.certificate?.serial ?? null,
    quantity,
    status,
    issuedOn: act.effectiveOn,
    price: one.price,
    consideration: one.consideration,
    paidOn: one.paidOn,
    resolution: act.payload.resolution,
    exemption: one.exemption,
    vesting: one.vesting,
  };
  if (isPlain(one)) return security;
  return {
    ...security,
    ...formAndLegendsOf(one),
    ...(one.takenOver && { takenOver: one.takenOver }),
    ...(one.poolId !== null && { poolId: one.poolId }),
  };
}

const isPlain = ({ form, legends, takenOver, poolId }: Issue): boolean =>
  form === null && legends.length === 0 && takenOver === null && poolId === null;

/** The day on which the last of them was paid; null while one is not. */
function latestPayment(issues: readonly Issue[]): PlainDate | null {
  let latest: PlainDate | null = null;
  for (const { paidOn } of issues) {
    if (paidOn === null) return null;
    if (latest === null || paidOn > latest) latest = paidOn;
  }
  return latest;
}
