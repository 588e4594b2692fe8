/** The open certificates of a holder, and the pools of plans: what a share transaction may take. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';
import { NamedParty } from '../people/shapes.ts';
import { certificateForms } from './shapes.ts';

const OpenCertificate = z.strictObject({
  _id: z.string(),
  /** Its number as printed; null for one without. */
  label: z.nullable(z.string()),
  holder: NamedParty,
  class_id: z.string(),
  className: z.string(),
  sharesExact: z.string(),
  /** The holder's evidence of it; null where the register does not say. */
  form: z.nullable(z.enum(certificateForms)),
  /** Whether there are terms of vesting. */
  vests: z.boolean(),
});

export type OpenCertificate = z.infer<typeof OpenCertificate>;

export const PoolLine = z.strictObject({
  pool_id: z.string(),
  name: z.string(),
  /** The classes of which shares may come of it, in the order of the plan. */
  classes: z.array(z.strictObject({ class_id: z.string(), name: z.string() })),
  reservedExact: z.string(),
  usedExact: z.string(),
  leftExact: z.string(),
});

export type PoolLine = z.infer<typeof PoolLine>;

export const listOpenSecurities = endpoint({
  ...get('/api/organization/{id}/register/open'),
  summary:
    'What a share transaction may take today: the open certificates of a holder, and the pools of plans.',
  action: 'shares.read',
  ...ofOrganization,
  /** No certificates unless a holder is named. */
  query: z.strictObject({ holder: z.optional(z.uuid()) }),
  reply: z.strictObject({
    /** Certificates by number. */
    certificates: z.array(OpenCertificate),
    pools: z.array(PoolLine),
    /** The articles' terms on transfers; empty where they restrict none, null where nobody stated it. */
    transferRestriction: z.nullable(z.string()),
  }),
});
