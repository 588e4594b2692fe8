/** Corporations incorporated before the registers held what the wizard asked: their entries are recorded once, at a start. */
import type { Act, ChangeAct } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import { type OrganizationWrite, organizationOf, underHead } from '../../organizations/server/public.ts';
import {
  initialParticularsDrafts,
  readRegisters,
  recordActs,
  replaceDraft,
} from '../../registers/server/public/acts.ts';
import {
  actsRestingOnOrganizing,
  incorporationOf,
  organizationsWithoutFacts,
  organizingReference,
  organizingResolutionDate,
  passOrganizingResolution,
} from '../../registers/server/public/proposals.ts';
import { readInitialParticulars } from '../../registers/statedFacts.ts';
import { selectArticles } from './store/answers.ts';

/** Harmless to repeat: a corporation whose incorporation tells its language and business is done.
 *  @returns how many corporations it recorded facts of */
export async function recordFactsOfOlderCompanies(db: Database, now: Instant): Promise<number> {
  const orgIds = await db.asNobody(organizationsWithoutFacts);
  for (const orgId of orgIds) {
    const outcome = await db.transaction(orgId, (tx) =>
      underHead(tx, orgId, { userId: null, now }, recordFacts),
    );
    if (!outcome.ok)
      throw new Error(`the facts of ${orgId} could not be recorded: ${outcome.error.textCode}`);
  }
  return orgIds.length;
}

/** A correction of the incorporation, the first office and year end with its date, and the organizing resolution in the
 *  entries that rest on it. */
async function recordFacts(write: OrganizationWrite) {
  const { tx, orgId, today } = write;
  const incorporated = await incorporationOf(tx, orgId);
  if (incorporated === undefined) return refuse('REGISTERS.NOT_INCORPORATED');
  const dating = { on: incorporated.effectiveOn };
  const [articles, organization, { corporation }] = await Promise.all([
    selectArticles(tx, orgId),
    organizationOf(tx, orgId),
    readRegisters(tx, orgId, { asOf: today, part: { named: [] } }),
  ]);
  const stated = readInitialParticulars(organization, incorporated.effectiveOn);
  const missing = {
    ...stated,
    office: corporation?.registeredOffice === undefined ? stated.office : null,
    yearEnd: corporation?.yearEnd === undefined ? stated.yearEnd : null,
  };
  const kept = { language: articles?.language ?? null, sector: articles?.sector ?? null };
  const { payload } = incorporated;
  const corrected = { ...payload, articles: { ...payload.articles, ...kept } };
  const drafts: DraftAct[] = [
    replaceDraft(incorporated, corrected, dating, { basis }),
    ...initialParticularsDrafts(missing, dating),
    ...(await namingOrganizing(write)),
  ];
  return recordActs(write, drafts, { today, isBatch: true });
}

/** A code: what the product writes itself is no sentence (decision 057). */
const basis = 'wizard_answers';

async function namingOrganizing(write: OrganizationWrite): Promise<readonly DraftAct[]> {
  const { tx, orgId } = write;
  const on = await organizingResolutionDate(tx, orgId);
  if (on === null) return [];
  await passOrganizingResolution(write, on);
  const resolution = await organizingReference(tx, orgId);
  const resting = await actsRestingOnOrganizing(tx, orgId);
  return resting
    .filter(isWithoutResolution)
    .flatMap((act) =>
      act.effectiveOn < on
        ? []
        : [replaceDraft(act, { ...act.payload, resolution } as never, { on: act.effectiveOn }, { basis })],
    );
}

const isWithoutResolution = (act: Act): act is ChangeAct<'issued' | 'appointed'> =>
  (act.kind === 'issued' || act.kind === 'appointed') &&
  act.payload !== null &&
  act.payload.resolution === null;
