/** Records of the specification (section 3, "Ledger records") from the registers, by the names of their fields. Addresses, birth
 *  dates, citizenship and gender are not among them (decisions section 10). Dates, quantities and prices are text. */
import type { Appointment, Certificate, ClassTerms } from '@tabellion/book/entities.ts';
import { isFromTreasury } from '@tabellion/book/ledger.ts';
import type { PlannedVesting } from '@tabellion/book/vesting.ts';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import type { Json } from '@tabellion/ledger/strictJson.ts';
import type { PersonFacts } from '../../registers/facts.ts';

export type Values = Readonly<Record<string, Json>>;

/** Whose record it is, and the label of whoever runs the ledger. */
export interface Owner {
  readonly orgId: string;
  readonly ownerOrg: string;
}

/** Name and contact of a person; null for what was erased. Null where there is no person. */
type NameAndContact = Pick<PersonFacts, 'name' | 'contact'>;

/** Whether the name is gone that a record would bear. */
export const isNameGone = ({ name }: NameAndContact): boolean => name === null || name === undefined;

function personValues(personId: string, { name, contact }: NameAndContact): Values {
  return {
    person_id: personId,
    firstname: name?.firstname || null,
    lastname: name?.lastname || null,
    company_name: name?.company_name || null,
    name_format: name?.name_format ?? null,
    email: contact?.email ?? null,
    phone_number: contact?.phone_number ?? null,
  };
}

export function positionValues(
  { orgId, ownerOrg }: Owner,
  { appointmentId, personId, position, from, status, ceasedOn }: Appointment,
  facts: NameAndContact,
): Values {
  return {
    org_id: orgId,
    id: appointmentId,
    ...personValues(personId, facts),
    position: position === 'director' ? 'directors' : position,
    type: position === 'director' ? 'director' : 'officer',
    elected_date: from,
    appointment_date: from,
    removal_date: ceasedOn,
    deleted: status === 'ceased',
    owner_org: ownerOrg,
  };
}

/** One security of a holder. His part of all shares is left out: it changes with everybody else's. */
export function holdingValues(
  { orgId, ownerOrg }: Owner,
  certificate: Certificate,
  { facts, className }: { readonly facts: NameAndContact; readonly className: string | null },
): Values {
  const { securityId, personId, classId, quantity, status, issuedOn, price, vesting } = certificate;
  return {
    org_id: orgId,
    id: personId,
    ...personValues(personId, facts),
    owner_org: ownerOrg,
    security_id: securityId,
    valid: status === 'open',
    ownership: String(quantity),
    Shareclass: classId,
    className,
    issuance_date: issuedOn,
    price,
    sources: isFromTreasury(certificate.origin?.by) ? 'Treasury' : 'Shareholder',
    vesting: vesting === null ? null : vestingValue(vesting),
  };
}

/** Terms as text throughout: bodies hold no number with a fraction. */
const vestingValue = (vesting: PlannedVesting): Json => JSON.parse(canonicalJson(spelled(vesting)));

const spelled = (value: unknown): unknown => {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, spelled(inner)]));
};

export function classValues({ orgId, ownerOrg }: Owner, terms: ClassTerms): Values {
  const { classId, name, createdOn, price, ...properties } = terms;
  return {
    org_id: orgId,
    id: classId,
    name,
    creation_date: createdOn,
    properties: JSON.parse(canonicalJson(spelled(properties))),
    price,
    owner_org: ownerOrg,
  };
}

export interface LogEntry {
  readonly id: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly price: string | null;
  readonly actorId: string | null;
  readonly recordedAt: string;
  /** A member's own words; null for all other kinds, and once they were emptied. */
  readonly body: string | null;
}

/** An entry of the log: its kind, and its particulars by ids, numbers and codes, as the log keeps them.
 *  @param txid  of the act of which it tells, in the ledger */
export function activityValues(
  { orgId, ownerOrg }: Owner,
  entry: LogEntry,
  { txid, price }: { readonly txid: string | null; readonly price: string | null },
): Values {
  const { id, kind, params, actorId, recordedAt, body } = entry;
  return {
    id,
    dataOwner: orgId,
    creator: actorId,
    txid,
    org_id: orgId,
    createdAt: recordedAt,
    owner_org: ownerOrg,
    activity_name: kind,
    activity: kind === 'note' ? body : canonicalJson(params),
    price,
  };
}

export interface StoredFile {
  readonly id: string;
  readonly version: number;
  readonly fileName: string | null;
  /** Null where its row is gone, and nobody said it. */
  readonly sha256: string | null;
  readonly bytes: bigint | null;
  readonly mediaType: string | null;
  readonly madeAt: string | null;
}

/** Versions are records of their own: none of them is ever changed. */
const fileId = ({ id, version }: Pick<StoredFile, 'id' | 'version'>): string => `${id}.${version}`;

export const fileValues = ({ orgId }: Owner, file: StoredFile): Values => ({
  org_id: orgId,
  file_id: fileId(file),
  filename: file.fileName,
  sha256: file.sha256,
  size: file.bytes === null ? null : String(file.bytes),
  media_type: file.mediaType,
  entrydate: file.madeAt,
});

export const dataHashValues = ({ orgId }: Owner, file: StoredFile): Values => ({
  org_id: orgId,
  hash_id: fileId(file),
  datahash: file.sha256,
  filename: file.fileName,
  entrydate: file.madeAt,
});

/** A record of which nothing is left but what it was called. */
export const goneValues = ({ orgId, ownerOrg }: Owner, id: string): Values => ({
  org_id: orgId,
  id,
  owner_org: ownerOrg,
});
