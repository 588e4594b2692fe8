/** The registers as others read them: a package of the Open Cap Format. Ours, not section 7's. */
import * as z from 'zod/mini';
import { endpoint } from '../access.ts';

export const exportPackage = endpoint({
  method: 'GET',
  path: '/api/organization/{id}/export/ocf',
  summary:
    'The whole history of the registers, as known now, as a package of the Open Cap Format 1.2.0; noted in the access log.',
  action: 'shares.read',
  tenant: { in: 'params', name: 'id' },
  params: z.strictObject({ id: z.uuid() }),
  reply: z.unknown(),
  ok: 'GENERAL.SUCCESS',
  download: ['application/zip'],
  refusals: ['REGISTERS.NOT_INCORPORATED'],
  limit: { perMinute: 10, by: 'session' },
});
