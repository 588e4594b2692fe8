/** The profile that a registry shows of a corporation, compared with its registers. */
import * as z from 'zod/mini';
import { endpoint, ofOrgId, post } from '../endpoint.ts';
import { LegalDate } from '../registers/entryTerms.ts';
import { RegistryLine } from './shapes.ts';

export const compareWithRegistry = endpoint({
  ...post('/api/changes/{orgId}/registry'),
  summary:
    'Compares the profile that a registry shows of the corporation, as it was pasted, with the registers of its day; nothing is recorded.',
  action: 'changes.read',
  ...ofOrgId,
  body: z.strictObject({
    profile: z.string().check(z.minLength(1), z.maxLength(30_000)),
    /** The day on which the registry showed it. */
    as_of: LegalDate,
  }),
  reply: z.strictObject({
    as_of: LegalDate,
    differences: z.array(RegistryLine),
    /** Lines of which nothing was read. */
    unread: z.array(z.string()),
  }),
  refusals: [
    'REGISTERS.NOT_INCORPORATED',
    'CHANGES.NO_PROFILE',
    'PEOPLE.DATE_IN_FUTURE',
    'GENERAL.NOT_A_DATE',
  ],
  limit: { perMinute: 30, by: 'session' },
});
