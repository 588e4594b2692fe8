/** The file of a profile that a registry gave: its words, and nothing of it is kept. */
import { refuse, refuseField } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { serveOrganization } from '@tabellion/platform/http/route.ts';
import { inspectFile } from '../../documents/server/public.ts';
import { readProfile } from '../../registry/rules/profile.ts';
import * as contract from '../contract.ts';

export const readProfileFile = serveOrganization(contract.readProfileFile, async (ctx, { file }) => {
  if (file === undefined) return refuseField('file', 'GENERAL.FIELD_REQUIRED');
  ctx.release();
  return profileIn(file.bytes);
});

/** Told by its bytes, whatever it is called; a scan has no words. */
export async function profileIn(bytes: Uint8Array) {
  const inspected = await inspectFile(bytes);
  if (!inspected.ok && inspected.error.textCode === 'UPLOADS.BUSY') return refuse('UPLOADS.BUSY');
  const profile = inspected.ok && inspected.value.type === 'pdf' ? inspected.value.text.slice(0, 30_000) : '';
  const { name, number } = readProfile(profile);
  return name === null && number === null ? refuseField('file', 'CHANGES.NO_PROFILE') : ok({ profile });
}
