/** The back office: a submission as it was handed over, for staff. */
import * as z from 'zod/mini';
import { endpoint, get } from '../endpoint.ts';

export const readSubmission = endpoint({
  ...get('/api/staff/submissions/{submissionId}'),
  summary:
    'A submission with the package as it was handed over; each look stands in the access log of its organization.',
  action: 'staff.work',
  tenant: { in: 'none' },
  params: z.strictObject({ submissionId: z.uuid() }),
  reply: z.strictObject({
    submission_id: z.string(),
    registrar: z.string(),
    state: z.enum(['waiting', 'accepted', 'rejected']),
    submitted_at: z.string(),
    /** The articles as the registry is sent them; null once it has answered. */
    package: z.nullable(z.record(z.string(), z.unknown())),
    /** SHA-256 of its canonical JSON; null where it was submitted before packages were kept. */
    package_sha256: z.nullable(z.string()),
  }),
  refusals: ['GENERAL.NOT_FOUND'],
});
