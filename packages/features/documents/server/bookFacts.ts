/** Everything from which documents are made, read from the registers as of a date. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { openedByChange } from '@tabellion/book/assignedValues.ts';
import { dateInZone, type Instant, instant, type PlainDate } from '@tabellion/kernel/date.ts';
import { type AddressInWords, addressInWords, wholeAddressLine } from '@tabellion/law/address.ts';
import { printedCorporationNumber } from '@tabellion/law/corporationNumber.ts';
import { type JurisdictionId, zoneOf } from '@tabellion/law/jurisdictions.ts';
import type { Queries } from '@tabellion/platform/database/queries.ts';
import { importedBatches } from '../../exchange/server/public.ts';
import { addressAsFiled } from '../../onboarding/rules/filedArticles.ts';
import { incorporatorName } from '../../onboarding/rules/incorporators.ts';
import { incorporatorsOf, submissionOf } from '../../onboarding/server/public.ts';
import { organizationOf } from '../../organizations/server/public.ts';
import {
  annualResolutions as readAnnualResolutions,
  readRegisters,
  resolutionsPassed,
  seqKnownAt,
  standingActs,
} from '../../registers/server/public/acts.ts';
import { displayName, factsOf, type PersonFacts } from '../../registers/server/public/people.ts';
import { inFixedOrder } from '../rules/fixedOrder.ts';
import { isUnanimousAgreement } from '../rules/unanimousAgreement.ts';
import type {
  AnnualResolution,
  BookFacts,
  DocumentLanguage,
  PrintedPerson,
  Statute,
} from '../templates/template.ts';
import { capitalized, statuteName } from '../templates/words.ts';
import { selectAgreements } from './store/documents.ts';

interface FactsQuery {
  readonly asOf: PlainDate;
  /** Now where it is left out. */
  readonly knownAt?: Instant | undefined;
  /** Of the articles unless another is asked for. */
  readonly language?: DocumentLanguage | undefined;
  /** The last act of a transaction that is under way. */
  readonly seq?: number | undefined;
}

/** More than any corporation passes. */
const EVERY_RESOLUTION = 100_000;

/** Undefined before the corporation exists. `seq` is the last act that is known. */
export async function readBookFacts(
  q: Queries,
  orgId: string,
  { asOf, knownAt, language, seq: lastSeq }: FactsQuery,
): Promise<{ readonly facts: BookFacts; readonly seq: number } | undefined> {
  const seq = lastSeq ?? (await seqKnownAt(q, orgId, knownAt));
  const [
    organization,
    read,
    submission,
    incorporators,
    resolutions,
    annualResolutions,
    acts,
    imported,
    agreements,
  ] = await Promise.all([
    organizationOf(q, orgId),
    readRegisters(q, orgId, { asOf, ...(knownAt && { knownAt }) }),
    submissionOf(q, orgId),
    incorporatorsOf(q, orgId),
    resolutionsPassed(q, orgId, { asOf, most: EVERY_RESOLUTION }),
    readAnnualResolutions(q, orgId),
    standingActs(q, orgId, seq),
    importedBatches(q, orgId),
    selectAgreements(q, orgId),
  ]);
  const { corporation } = read;
  if (corporation === null) return undefined;
  const isFoundedHere = organization.company_type === 'new';
  const facts = await factsOf(q, orgId, read.persons);
  const nameOf = (id: string) => displayName(facts.get(id)?.name);
  const persons = new Map(
    read.persons.map(({ personId, kind, members = [] }) => [
      personId,
      printedPerson(facts.get(personId) ?? {}, kind !== 'individual', members.map(nameOf)),
    ]),
  );
  const jurisdiction = corporation.jurisdiction as JurisdictionId;
  const madeBy = new Map(acts.flatMap((act) => madeIn(act).map((id) => [id, act.root] as const)));
  return {
    seq,
    facts: {
      language: language ?? corporation.language ?? (jurisdiction === 'QC' ? 'fr' : 'en'),
      asOf,
      statute: statutes[jurisdiction] ?? null,
      corporation,
      number: corporation.number === null ? null : printedCorporationNumber(corporation.number, jurisdiction),
      isFoundedHere,
      beganOn: isFoundedHere
        ? corporation.incorporatedOn
        : (firstDayOf(acts, zoneOf(jurisdiction)) ?? corporation.incorporatedOn),
      isSpecimen: submission?.is_specimen === true,
      incorporators: incorporators.map((one) => ({
        name: incorporatorName(one),
        isBody: one.kind === 'body_corporate',
        address: addressAsFiled(one.address),
      })),
      ...inFixedOrder(read, madeBy),
      capitalEntries: read.capitalEntries,
      controls: read.controls,
      persons,
      resolutions,
      // No other body has an annual one.
      annualResolutions: annualResolutions as readonly AnnualResolution[],
      agreements: agreements
        .filter(({ title }) => isUnanimousAgreement(title))
        .map(({ datedOn, filedAt }) => ({ since: datedOn ?? dateInZone(filedAt, zoneOf(jurisdiction)) })),
      acts,
      imported: new Set(
        acts.flatMap(({ root, batchId }) => (batchId !== null && imported.has(batchId) ? root : [])),
      ),
      madeBy,
      registers: {},
    },
  };
}

function madeIn(act: ChangeAct): readonly string[] {
  if (act.kind === 'appointed') return [act.payload.appointmentId];
  if (act.kind === 'class.created') return [act.payload.classId];
  return openedByChange(act).map(({ securityId }) => securityId);
}

/** The day in `zone` on which the first of them was recorded. */
const firstDayOf = (acts: readonly ChangeAct[], zone: string): PlainDate | undefined => {
  const [first] = acts.map(({ recordedAt }) => recordedAt).toSorted();
  return first === undefined ? undefined : dateInZone(instant(first), zone);
};

const statutes: Readonly<Partial<Record<JurisdictionId, Statute>>> = { CA: 'cbca', ON: 'obca' };

/** The Act as it stands below a corporation's name. */
export const statuteHeading = (jurisdiction: JurisdictionId, language: DocumentLanguage): string =>
  capitalized(statuteName(statutes[jurisdiction] ?? null, language, jurisdiction));

const printedPerson = (
  { name, address, service_address, residential_address, resident_canadian }: PersonFacts,
  isBody: boolean,
  members: readonly string[],
): PrintedPerson => ({
  name: displayName(name),
  isBody,
  address: address ? lineOf(address) : null,
  serviceAddress: lineOf(service_address ?? address ?? null),
  formAddress: lineOf(service_address ?? residential_address ?? address ?? null),
  residentCanadian: resident_canadian?.resident_canadian ?? null,
  members,
});

const lineOf = (address: AddressInWords | null): string | null =>
  address === null ? null : wholeAddressLine(addressInWords(address)) || null;
