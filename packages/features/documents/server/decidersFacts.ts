/** Facts of the minute book on which it rests which body decides an entry: the day with which the book begins, and unanimous agreements.
 *  Papers, the check and entries share them. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { Corporation } from '@tabellion/book/entities.ts';
import { dateInZone, instant, LAST_DAY, type PlainDate } from '@tabellion/kernel/date.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import type { AgreementTime, DecidersFacts } from '../../registers/rules/deciders.ts';
import { corporationActs, corporationAt, firstRecordedAt } from '../../registers/server/public/acts.ts';
import type { ReadDecidersFacts } from '../../registers/server/public/proposals.ts';
import { endsUnanimousAgreement, isUnanimousAgreement } from '../rules/unanimousAgreement.ts';
import { selectAgreements } from './store/documentFacts.ts';
import { selectPaperSince } from './store/formerBooks.ts';

/** The day from which a writing holds: its own, else that of its filing. */
export const sinceIn =
  (zone: string) =>
  ({ datedOn, filedAt }: Pick<Agreement, 'datedOn' | 'filedAt'>): PlainDate =>
    datedOn ?? dateInZone(filedAt, zone);

/** An agreement of a day, until the first of the ends after that day. An end of the same day is that of an agreement before it. */
export function endedBy(since: PlainDate, ends: readonly PlainDate[]): AgreementTime {
  const until = ends.filter((end) => end > since).toSorted()[0];
  return until === undefined ? { since } : { since, until };
}

type Agreement = Awaited<ReturnType<typeof selectAgreements>>[number];

interface KeptBook {
  readonly isFoundedHere: boolean;
  /** The day that was stated; undefined where nobody stated one. */
  readonly paperSince: PlainDate | undefined;
  /** Agreements of every kind. */
  readonly agreementsOnFile: readonly Agreement[];
}

interface RegisteredBook {
  readonly corporation: Pick<Corporation, 'incorporatedOn' | 'jurisdiction'>;
  readonly acts: readonly ChangeAct[];
  readonly begunAt: string | undefined;
}

/** The day with which the book begins, and the unanimous agreements of the registers and on file. */
export function decidersFactsOf(
  { isFoundedHere, paperSince: stated, agreementsOnFile }: KeptBook,
  { corporation, acts, begunAt }: RegisteredBook,
): DecidersFacts {
  const { incorporatedOn, jurisdiction } = corporation;
  const zone = zoneOf(jurisdiction as JurisdictionId);
  const begunOn = begunAt === undefined ? incorporatedOn : dateInZone(instant(begunAt), zone);
  const named = agreementsOnFile.filter(({ template }) => template === null);
  const ends = named.filter(({ title }) => endsUnanimousAgreement(title)).map(sinceIn(zone));
  const made = acts.flatMap((act) => (act.kind === 'agreement.made' ? act.effectiveOn : []));
  const filed = named.filter(({ title }) => isUnanimousAgreement(title)).map(sinceIn(zone));
  const tookOverOn = stated !== undefined && stated < begunOn ? stated : begunOn;
  return {
    isFoundedHere,
    beganOn: isFoundedHere ? incorporatedOn : tookOverOn,
    agreements: [...filed, ...made].map((since) => endedBy(since, ends)),
  };
}

/** The same read by themselves, at a cost that does not grow with the registers. */
export const readDecidersFacts: ReadDecidersFacts = async ({ tx, orgId, lastSeq }) => {
  const seq = Number(lastSeq());
  const [organization, paperSince, agreementsOnFile, begunAt, acts, corporation] = await Promise.all([
    organizationOf(tx, orgId),
    selectPaperSince(tx, orgId),
    selectAgreements(tx, orgId),
    firstRecordedAt(tx, orgId, seq),
    corporationActs(tx, orgId, { asOf: LAST_DAY, seq }),
    corporationAt(tx, orgId, { asOf: LAST_DAY, seq }),
  ]);
  if (corporation === undefined) return null;
  const isFoundedHere = organization.company_type === 'new';
  const book = { isFoundedHere, paperSince, agreementsOnFile };
  return decidersFactsOf(book, { corporation, acts, begunAt });
};
