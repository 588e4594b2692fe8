/** Records of the specification (section 3, "Ledger records") as bodies: which fields of a request are stored, and which are
 *  taken and left out (decisions sections 3 and 10). */
import type { LeafKind } from '../record/leaf.ts';
import type { Json } from '../strictJson.ts';

export type RecordKind = Exclude<LeafKind, 'act' | 'heads' | 'erase' | 'origin'>;

/** The names of the fields of each schema, in order. They never change: other names are another version. */
export const NAMES: Readonly<Record<RecordKind, readonly string[]>> = {
  organization: ['id', 'plan_id', 'dataOwner', 'creator', 'owner_org'],
  shareholder: [
    'org_id',
    'id',
    'firstname',
    'lastname',
    'email',
    'phone_number',
    'company_name',
    'citizenship',
    'name_format',
    'person_id',
    'dataOwner',
    'creator',
    'owner_org',
    'security_id',
    'valid',
    'ownership',
    'ownershipPercentage',
    'ownership_type',
    'Shareclass',
    'className',
    'issuance_date',
    'price',
    'sources',
    'vesting',
  ],
  position: [
    'org_id',
    'id',
    'firstname',
    'lastname',
    'email',
    'phone_number',
    'company_name',
    'citizenship',
    'name_format',
    'person_id',
    'position',
    'type',
    'elected_date',
    'appointment_date',
    'removal_date',
    'deleted',
    'dataOwner',
    'creator',
    'owner_org',
  ],
  shareclass: [
    'org_id',
    'id',
    'name',
    'creation_date',
    'properties',
    'price',
    'dataOwner',
    'creator',
    'owner_org',
  ],
  activity: [
    'id',
    'dataOwner',
    'creator',
    'txid',
    'org_id',
    'createdAt',
    'owner_org',
    'activity_name',
    'activity',
    'price',
  ],
  file: ['org_id', 'file_id', 'filename', 'sha256', 'size', 'media_type', 'entrydate'],
  datahash: ['org_id', 'hash_id', 'datahash', 'filename', 'entrydate'],
};

export const schemaOf = (kind: RecordKind): string => `${kind}@1`;

/** Taken wherever they come, and stored nowhere: a guessed gender would seal a false fact, and where people live and when
 *  they were born is nobody's to prove. */
export const NOT_STORED = [
  'gender',
  'address',
  'residential_address',
  'address_line_1',
  'address_line_2',
  'city',
  'region',
  'province',
  'country',
  'postal_code',
  'latitude',
  'longitude',
  'birth_date',
  'date_of_birth',
  'tax_residence',
] as const;

/** The fields that a request has and that are not kept, in the order of the list above. */
export const leftOut = (body: Readonly<Record<string, unknown>>): string[] =>
  NOT_STORED.filter((name) => body[name] !== undefined && body[name] !== null && body[name] !== '');

/** The stored fields of a request. Empty text, with which forms begin, is no value. */
export function storedFields(
  kind: RecordKind,
  body: Readonly<Record<string, unknown>>,
): Record<string, Json> {
  const stored: Record<string, Json> = {};
  for (const name of NAMES[kind]) {
    const value = jsonOf(body[name]);
    if (value !== null && value !== '') stored[name] = value;
  }
  return stored;
}

/** Quantities, prices and dates are text in a body, and so is every other number. */
function jsonOf(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(jsonOf);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonOf(inner)]));
}
