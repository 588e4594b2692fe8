/** Everything from which documents are made, read from the registers as of a date. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { openedByChange } from '@tabellion/book/assignedValues.ts';
import type { Instant, PlainDate } from '@tabellion/kernel/date.ts';
import { type AddressInWords, addressInWords, wholeAddressLine } from '@tabellion/law/address.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { importedBatches } from '../../exchange/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import { residencyGrounds } from '../../people/shapes.ts';
import { isOfFormerBook } from '../../registers/rules/deciders.ts';
import {
  openSlices,
  type Registers,
  annualResolutions as readAnnualResolutions,
  readRegisters,
  readRegistersAbout,
  resolutionsPassed,
  seqKnownAt,
  standingActs,
} from '../../registers/server/public/acts.ts';
import { displayName, factsOf, type PersonFacts } from '../../registers/server/public/people.ts';
import { readPlannedFounding } from '../../registers/server/public/proposals.ts';
import { addressAsFiled, incorporatorName } from '../../registry/rules/incorporator.ts';
import { incorporatorsOf, submissionOf } from '../../registry/server/public.ts';
import { inFixedOrder } from '../rules/fixedOrder.ts';
import { genderIn } from '../rules/gender.ts';
import { endsShareholdersAgreement } from '../rules/unanimousAgreement.ts';
import { statuteName } from '../templates/jurisdictions.ts';
import type {
  AnnualResolution,
  BookFacts,
  DocumentLanguage,
  PlannedFacts,
  PrintedPerson,
  Statute,
} from '../templates/template.ts';
import { capitalized } from '../templates/words.ts';
import { decidersFactsOf, endedBy, sinceIn } from './decidersFacts.ts';
import { selectAgreements, selectVotedApart } from './store/documentFacts.ts';
import { selectPaperSince } from './store/formerBooks.ts';

interface FactsQuery extends BookQuery {
  readonly asOf: PlainDate;
}

interface BookQuery {
  /** Now where it is left out. */
  readonly knownAt?: Instant | undefined;
  /** The language of the articles unless another is asked for. */
  readonly language?: DocumentLanguage | undefined;
  /** The last act of a transaction that is under way. */
  readonly seq?: number | undefined;
}

/** The facts of a corporation on any day, from acts that were read once. */
export interface FactsOfDays {
  /** The last act that is known. */
  readonly seq: number;
  /** Undefined on a day before the corporation existed. */
  on(day: PlainDate): Promise<BookFacts | undefined>;
}

/** More than any corporation passes. */
const EVERY_RESOLUTION = 100_000;

/** Undefined before the corporation exists. `seq` is the last act that is known. */
export async function readBookFacts(
  q: Queries,
  orgId: string,
  { asOf, ...query }: FactsQuery,
): Promise<{ readonly facts: BookFacts; readonly seq: number } | undefined> {
  const { seq, on } = await wholeBook(q, orgId, query);
  const facts = await on(asOf);
  return facts && { seq, facts };
}

/** The whole registers are read: each day costs what they hold. */
export async function wholeBook(q: Queries, orgId: string, query: BookQuery): Promise<FactsOfDays> {
  const { knownAt, language } = query;
  const seq = query.seq ?? (await seqKnownAt(q, orgId, knownAt));
  const pause = openSlices();
  const [company, acts] = await Promise.all([companyOf(q, orgId), standingActs(q, orgId, seq)]);
  await pause();
  const made = madeByOf(acts);
  const first = acts.map(({ recordedAt }) => recordedAt).reduce(earlier, acts[0]?.recordedAt);
  return {
    seq,
    async on(asOf) {
      const [read, resolutions] = await Promise.all([
        readRegisters(q, orgId, { asOf, ...(knownAt && { knownAt }) }),
        resolutionsPassed(q, orgId, { asOf, most: EVERY_RESOLUTION }),
      ]);
      await pause();
      const personFacts = await factsOf(q, orgId, read.persons);
      await pause();
      const facts = factsOn(company, {
        ...read,
        language,
        personFacts,
        resolutions,
        acts,
        madeBy: made,
        begunAt: first,
      });
      const planned =
        facts?.isFoundedHere && knownAt === undefined ? await plannedFacts(q, orgId, facts) : undefined;
      return facts && planned ? { ...facts, planned } : facts;
    },
  };
}

/** Acts that wait for the organizing resolution. Those who take part in it are on record. */
async function plannedFacts(
  q: Queries,
  orgId: string,
  { asOf, madeBy: known }: BookFacts,
): Promise<PlannedFacts | undefined> {
  const planned = await readPlannedFounding(q, orgId, asOf);
  if (planned === undefined) return undefined;
  const { acts, registers, resolutions } = planned;
  const madeBy = madeByOf(acts);
  const inOrder = registers && inFixedOrder(registers, new Map([...known, ...madeBy]));
  return {
    appointments: inOrder?.appointments.filter(({ appointmentId }) => madeBy.has(appointmentId)) ?? [],
    certificates: inOrder?.certificates.filter(({ securityId }) => madeBy.has(securityId)) ?? [],
    acts,
    madeBy,
    resolutions: resolutions.map((one) => ({ ...one, isOrganizing: true })),
  };
}

const earlier = (one: string | undefined, other: string): string =>
  one === undefined || other < one ? other : one;

/** As far as some entries have to do with it, at a cost that does not grow with the registers. Everybody who holds shares is not in
 *  it (`Template.isOfAll`). @param roots  of the entries */
export async function bookAbout(
  q: Queries,
  orgId: string,
  { roots, language, ...query }: Omit<BookQuery, 'knownAt'> & { readonly roots: readonly string[] },
): Promise<FactsOfDays> {
  const seq = query.seq ?? (await seqKnownAt(q, orgId, undefined));
  const [company, about] = await Promise.all([
    companyOf(q, orgId),
    readRegistersAbout(q, orgId, { roots, seq }),
  ]);
  const { acts, begunAt } = about;
  const madeBy = madeByOf(acts);
  return {
    seq,
    async on(asOf) {
      const resolutions = about.resolutions.filter(({ datedOn }) => datedOn <= asOf);
      return factsOn(company, { asOf, language, ...about.on(asOf), resolutions, acts, madeBy, begunAt });
    },
  };
}

/** Facts that are the same on every day. */
async function companyOf(q: Queries, orgId: string) {
  const [
    organization,
    submission,
    incorporators,
    annualResolutions,
    imported,
    agreementsOnFile,
    paperSince,
    votedApart,
  ] = await Promise.all([
    organizationOf(q, orgId),
    submissionOf(q, orgId),
    incorporatorsOf(q, orgId),
    readAnnualResolutions(q, orgId),
    importedBatches(q, orgId),
    selectAgreements(q, orgId),
    selectPaperSince(q, orgId),
    selectVotedApart(q, orgId),
  ]);
  return {
    isFoundedHere: organization.company_type === 'new',
    isSpecimen: submission?.is_specimen === true,
    incorporators: incorporators.map((one) => ({
      name: incorporatorName(one),
      isBody: one.kind === 'body_corporate',
      address: addressAsFiled(one.address),
    })),
    // No other body has an annual one.
    annualResolutions: annualResolutions as readonly AnnualResolution[],
    imported,
    paperSince,
    votedApart,
    agreementsOnFile,
  };
}

type Company = Awaited<ReturnType<typeof companyOf>>;

interface TablesOfDay extends Omit<Registers, 'asOf' | 'totals' | 'proposed' | 'madeBy'> {
  readonly asOf: PlainDate;
  readonly language: DocumentLanguage | undefined;
  readonly personFacts: ReadonlyMap<string, PersonFacts>;
  readonly resolutions: BookFacts['resolutions'];
  readonly acts: readonly ChangeAct[];
  readonly madeBy: BookFacts['madeBy'];
  /** When the first act was recorded. */
  readonly begunAt: string | undefined;
}

function factsOn(company: Company, read: TablesOfDay): BookFacts | undefined {
  const { asOf, language, corporation, acts, madeBy, personFacts, begunAt } = read;
  if (corporation === null) return undefined;
  const { isFoundedHere, isSpecimen, incorporators, annualResolutions, imported } = company;
  const nameOf = (id: string) => displayName(personFacts.get(id)?.name);
  const persons = new Map(
    read.persons.map(({ personId, kind, members = [] }) => [
      personId,
      printedPerson(personFacts.get(personId) ?? {}, kind !== 'individual', members.map(nameOf)),
    ]),
  );
  const jurisdiction = corporation.jurisdiction as JurisdictionId;
  const zone = zoneOf(jurisdiction);
  const { beganOn, agreements } = decidersFactsOf(company, { corporation, acts, begunAt });
  const named = company.agreementsOnFile.filter(({ template }) => template === null);
  const ends = named.filter(({ title }) => endsShareholdersAgreement(title)).map(sinceIn(zone));
  const signedHere = company.agreementsOnFile.filter(({ template }) => template !== null).map(sinceIn(zone));
  return {
    language: language ?? corporation.language ?? (jurisdiction === 'QC' ? 'fr' : 'en'),
    asOf,
    statute: statutes[jurisdiction] ?? null,
    corporation,
    number: corporation.number === null ? null : printedCorporationNumber(corporation.number, jurisdiction),
    isFoundedHere,
    beganOn,
    isSpecimen,
    incorporators,
    ...inFixedOrder(read, madeBy),
    capitalEntries: read.capitalEntries,
    controls: read.controls,
    persons,
    resolutions: read.resolutions,
    annualResolutions,
    votedApart: company.votedApart,
    holderAgreements: signedHere.map((since) => endedBy(since, ends)),
    agreements,
    acts,
    imported: new Set(
      acts
        .filter(
          ({ batchId, effectiveOn }) =>
            (batchId !== null && imported.has(batchId)) ||
            isOfFormerBook({ isFoundedHere, beganOn }, effectiveOn),
        )
        .map(({ root }) => root),
    ),
    madeBy,
    registers: {},
  };
}

const madeByOf = (acts: readonly ChangeAct[]): BookFacts['madeBy'] =>
  new Map(acts.flatMap((act) => madeIn(act).map((id) => [id, act.root] as const)));

function madeIn(act: ChangeAct): readonly string[] {
  if (act.kind === 'appointed') return [act.payload.appointmentId];
  if (act.kind === 'class.created') return [act.payload.classId];
  return openedByChange(act).map(({ securityId }) => securityId);
}

const statutes: Readonly<Partial<Record<JurisdictionId, Statute>>> = { CA: 'cbca', ON: 'obca' };

/** The Act as it stands below a corporation's name. */
export const statuteHeading = (jurisdiction: JurisdictionId, language: DocumentLanguage): string =>
  capitalized(statuteName(statutes[jurisdiction] ?? null, language, jurisdiction));

const printedPerson = (
  { name, address, service_address, residential_address, resident_canadian, gender }: PersonFacts,
  isBody: boolean,
  members: readonly string[],
): PrintedPerson => ({
  name: displayName(name),
  isBody,
  address: address ? lineOf(address) : null,
  serviceAddress: lineOf(service_address ?? address ?? null),
  formAddress: lineOf(service_address ?? residential_address ?? address ?? null),
  residentCanadian: resident_canadian?.resident_canadian ?? null,
  residentGround: residencyGrounds.find((one) => one === resident_canadian?.ground) ?? null,
  gender: genderIn(gender?.gender ?? ''),
  members,
});

const lineOf = (address: AddressInWords | null): string | null =>
  address === null ? null : wholeAddressLine(addressInWords(address)) || null;
