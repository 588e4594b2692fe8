/** Directors who consented before the day on which they are elected: by the certificate, or on a later day. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordConsent } from '../../people/server/public.ts';
import { standingChange } from './read.ts';

/** Records what they signed, once they are elected (CBCA s. 106(9)); harmless to repeat. A seat that was given up since is left alone. */
export async function recordConsents(
  write: OrganizationWrite,
  changeId: string,
  now: Instant,
): Promise<void> {
  const { tx, orgId } = write;
  const change = await standingChange(tx, orgId, { changeId, now });
  const signedOn = change?.proposal?.met.find(({ condition }) => condition === 'signatures')?.on;
  if (change?.proposal?.state !== 'applied' || signedOn === undefined) return;
  const { madeBy: enteredBy, documents } = change;
  for (const { template, status, subject: appointmentId } of documents)
    if (template === 'director_consent' && status === 'signed')
      await write.attempt(() => recordConsent(write, { appointmentId, signedOn, enteredBy }));
}
