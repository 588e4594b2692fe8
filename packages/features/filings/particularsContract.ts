/** Particulars that a registry has of a corporation and no register holds: official e-mail address, primary activity, and the
 *  key by which the registry lets others file. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';

export const particularsKinds = ['email', 'activity'] as const;
export type ParticularsKind = (typeof particularsKinds)[number];

/** The longest activity, and the longest key or company number, in characters. */
export const activityLength = 300;
export const keyLength = 60;

const Entry = z.strictObject({
  kind: z.enum(particularsKinds),
  value: z.string(),
  effective_on: z.string(),
  recorded_at: z.string(),
  recorded_by: z.string(),
});

const Particulars = z.strictObject({
  /** Those in force today; null where none was stated. */
  official_email: z.nullable(z.string()),
  primary_activity: z.nullable(z.string()),
  /** Every entry, the latest first. */
  history: z.array(Entry),
  /** Registries of which a key is kept, with when it was entered. */
  keys: z.array(z.strictObject({ registration: z.string(), changed_at: z.string() })),
});
export type RegistryParticulars = z.infer<typeof Particulars>;

export const readRegistryParticulars = endpoint({
  ...get('/api/organization/{id}/registry-particulars'),
  summary:
    'Official e-mail address and primary activity with their history, and of which registries a key is kept.',
  action: 'filings.read',
  ...ofOrganization,
  reply: Particulars,
});

export const stateRegistryParticular = endpoint({
  ...post('/api/organization/{id}/registry-particulars'),
  summary:
    'Records another official e-mail address or primary activity from a day on; a change asks for a notice.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({
    kind: z.enum(particularsKinds),
    value: z.string(),
    /** Today where it is left out. */
    effective_on: z.optional(LegalDate),
  }),
  reply: Particulars,
  ok: 'FILINGS.PARTICULARS_RECORDED',
  refusals: ['GENERAL.FIELD_INVALID'],
});

const registration = z.string().check(z.regex(/^[A-Z]{2}$/));

export const keepRegistryKey = endpoint({
  ...post('/api/organization/{id}/registry-keys'),
  summary: 'Keeps the key that a registry gave, and the company number that goes with it, sealed.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({ registration, key: z.string(), number: z.optional(z.string()) }),
  reply: Particulars,
  ok: 'FILINGS.KEY_KEPT',
  refusals: ['GENERAL.FIELD_INVALID'],
});

export const lookAtRegistryKey = endpoint({
  ...post('/api/organization/{id}/registry-keys/look'),
  summary: 'The key of a registry and its company number; the access log notes who looked.',
  action: 'filings.edit',
  ...ofOrganization,
  body: z.strictObject({ registration }),
  reply: z.strictObject({ key: z.nullable(z.string()), number: z.nullable(z.string()) }),
  limit: { perMinute: 30, by: 'session' },
});
