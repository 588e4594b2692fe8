import { decimal } from '@tabellion/kernel/decimal.ts';
import * as z from 'zod/mini';
import type { SplitPoolShares } from '../book.ts';
import type { Certificate } from '../entities.ts';
import type { Subject } from '../readWriteSet.ts';
import type { SplitKind } from '../terms/securities.ts';
import { id, registryCertificate, resolution, rule } from './atoms.ts';
import { comparedAccounts, deductFraction, postShareChange, requireMatchingAccount } from './deduction.ts';
import { defineEndingAct } from './ending.ts';
import { exchange, findOpenSource, mayOpen } from './exchange.ts';
import {
  acquiredFractions,
  addOutstandingShares,
  areFractionsLost,
  type Exchanged,
  fractions,
  isExchangedByRatio,
  MOST_OF_A_CLASS,
  ratio,
} from './fractions.ts';
import { type Kind, passedByShareholders } from './kind.ts';
import { type OpenedCertificate, opening, source, spoiled, sumOf } from './securities.ts';

/** Every certificate of the class is reissued under a new number; one of which nothing whole remains only ends. A class
 *  of which no share is issued has none to list. */
const shape = z.strictObject({
  classId: id,
  ratio,
  fractions,
  reissued: z
    .array(z.strictObject({ source, into: z.nullable(z.strictObject(opening)) }))
    .check(z.maxLength(MOST_OF_A_CLASS)),
  /** The fractions that are paid for, with what they take from stated capital; absent where none are, and of older acts, of which
   *  nobody stated it. */
  acquired: z.exactOptional(acquiredFractions),
  resolution: z.nullable(resolution),
  registryCertificate,
  spoiled,
});

export type SplitPayload = Readonly<z.infer<typeof shape>>;

const draftSchemaOf = (isSplit: boolean) =>
  shape.check(
    rule('ratio', ({ ratio: { numerator, denominator } }) =>
      isSplit ? BigInt(numerator) > BigInt(denominator) : BigInt(numerator) < BigInt(denominator),
    ),
    rule('reissued', ({ classId, reissued }) => reissued.every(({ source }) => source.classId === classId)),
    rule('reissued', ({ reissued, ...terms }) => isExchangedByRatio(exchangedIn({ reissued }), terms)),
    rule(
      'acquired',
      ({ acquired, reissued, ...terms }) =>
        acquired === undefined || areFractionsLost(acquired, exchangedIn({ reissued }), terms),
    ),
  );

const exchangedIn = ({ reissued }: Pick<SplitPayload, 'reissued'>): readonly Exchanged[] =>
  reissued.map(({ source: { personId, quantity }, into }) => ({
    personId,
    from: BigInt(quantity),
    into: BigInt(into?.quantity ?? '0'),
  }));

/** Effect of a split on the certificates that came from pools, by pool.
 *  @param ending  the certificates that it takes; others are ignored */
export function sharesOfPools(
  { reissued }: Pick<SplitPayload, 'reissued'>,
  ending: readonly Pick<Certificate, 'securityId' | 'poolId'>[],
): ReadonlyMap<string, SplitPoolShares> {
  const pools = new Map(ending.map(({ securityId, poolId }) => [securityId, poolId]));
  const shares = new Map<string, SplitPoolShares>();
  for (const { source, into } of reissued) {
    const poolId = pools.get(source.securityId);
    if (poolId === undefined) continue;
    const { before, after } = shares.get(poolId) ?? { before: 0n, after: 0n };
    shares.set(poolId, {
      before: before + BigInt(source.quantity),
      after: after + BigInt(into?.quantity ?? '0'),
    });
  }
  return shares;
}

/** The division of the shares of a class as a subject: what is adjusted with it rests on it. */
export const divisionSubject = (classId: string): Subject => ({ of: 'division', id: classId });

const division = (kind: SplitKind, isSplit: boolean): Kind<SplitPayload> =>
  defineEndingAct(kind, {
    v: 1,
    schema: draftSchemaOf(isSplit),
    path: 'reissued',
    sources: ({ reissued }) => reissued.map(({ source }) => source),
    openings: openingsOf,
    number: (payload, withNumber) => ({
      ...payload,
      reissued: payload.reissued.map(({ source, into }) => ({
        source,
        into: into && withNumber(into, payload.classId),
      })),
    }),
    readWriteSet: ({ classId, acquired }) => ({
      writes: [{ of: 'class', id: classId }, divisionSubject(classId)],
      counts: [classId],
      accounts: acquired === undefined ? [] : comparedAccounts(acquired.deduction, classId),
      whole: [classId],
    }),
    apply(book, act, openings) {
      const { classId, ratio, reissued, acquired } = act.payload;
      const terms = book.tables.classTerms.get(classId);
      if (!terms) return book.flag(act, 'no_class', 'classId', { classId });
      const ending = reissued.flatMap(
        (one, index) => findOpenSource(book, act, one.source, `reissued.${index}.source`) ?? [],
      );
      if (!mayOpen(book, act, openings) || ending.length < reissued.length) return;
      const [taken, brought] = [sumOf(reissued.map((one) => one.source)), sumOf(openings)];
      book.requireWhole(act, classId, { shares: taken, path: 'reissued' });
      if (acquired)
        requireMatchingAccount(book, act, acquired.deduction, {
          classIds: [classId],
          path: 'acquired.deduction',
        });
      exchange(book, act, { by: kind, ending, opening: openings, comingBack: null });
      // A split that issues nothing exceeds no bound, whatever is outstanding already.
      if (openings.length > 0)
        addOutstandingShares(book, act, terms, { shares: brought - taken, path: 'ratio' });
      else book.count(classId, brought - taken);
      for (const { source, into } of reissued) {
        const shares = BigInt(into?.quantity ?? '0') - BigInt(source.quantity);
        postShareChange(book, act, { classId, securityId: source.securityId, kind: 'split', shares });
      }
      // The last certificate of each holder stands for him.
      const ofHolder = new Map(reissued.map(({ source }) => [source.personId, source.securityId]));
      for (const { personId, deducted } of acquired?.holders ?? []) {
        const securityId = ofHolder.get(personId);
        if (securityId !== undefined && decimal(deducted) > 0n)
          deductFraction(book, act, { classId, securityId, deducted });
      }
      const ofPools = sharesOfPools(act.payload, ending);
      book.divisions.set(classId, { root: act.root, on: act.effectiveOn, ratio, isFollowed: false, ofPools });
    },
  });

/** Every share of a class becomes more than one (CBCA s. 173(1)(h)), from the date of the certificate of amendment on.
 *  Stated capital stays, but for fractions that the corporation pays for. */
const split = division('class.split', true);

/** Several shares of a class become one (CBCA s. 173(1)(h)), as above. */
const consolidated = division('class.consolidated', false);

function openingsOf({ classId, reissued }: SplitPayload): readonly OpenedCertificate[] {
  return reissued.flatMap(({ source, into }, index): OpenedCertificate[] => {
    const { personId, securityId } = source;
    const path = `reissued.${index}.into`;
    return into === null ? [] : [{ ...into, classId, personId, from: [securityId], path, isRepriced: true }];
  });
}

export const divisionKinds = {
  'class.split': passedByShareholders(split),
  'class.consolidated': passedByShareholders(consolidated),
};
