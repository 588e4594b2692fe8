/** The registers as others read them: a package of the Open Cap Format. Ours, not section 7's. */
import * as z from 'zod/mini';
import { endpoint, get, ofOrganization } from '../endpoint.ts';

export const exportPackage = endpoint({
  ...get('/api/organization/{id}/export/ocf'),
  summary:
    'The whole history of the registers, as known now, as a package of the Open Cap Format 1.2.0; noted in the access log.',
  action: 'registers.whole',
  ...ofOrganization,
  reply: z.unknown(),
  download: ['application/zip'],
  refusals: ['REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 10, by: 'session' },
});

export const readPackageLosses = endpoint({
  ...get('/api/organization/{id}/export/ocf/losses'),
  summary: 'What the registers say and the package of the Open Cap Format would not; nothing leaves.',
  action: 'registers.whole',
  ...ofOrganization,
  reply: z.strictObject({
    /** Acts that leave in part, otherwise or not at all, by kind, in the order of the first of each. */
    acts: z.array(
      z.strictObject({
        kind: z.string(),
        count: z.number(),
        from: z.string(),
        to: z.string(),
        /** Numbers of the first certificates and instruments that they are about, or names of classes; and how many more. */
        about: z.array(z.string()),
        more: z.number(),
      }),
    ),
    /** Objects that came in with a package, fit the registers no more and stay out. */
    left_out: z.number(),
    /** Classes of which the package tells another stated capital today. */
    capital: z.array(
      z.strictObject({ class_name: z.string(), in_registers: z.string(), in_package: z.string() }),
    ),
  }),
  refusals: ['REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 10, by: 'session' },
});
export type PackageLosses = z.infer<typeof readPackageLosses.reply>;
