import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationContext } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { openPeopleContext } from '../../people/server/public.ts';
import { ensureClass } from './draftClasses.ts';
import { planIssuances } from './planning.ts';
import { subscribe } from './subscribing.ts';

export { propertiesOf } from '../rules/propertiesOf.ts';
export { poolLine } from './openSecurities.ts';
export { defineTransaction } from './transactions/defineTransaction.ts';
export { judgingClasses, judgingShares } from './transactions/judging.ts';
export { classBefore, openInstrument, type TransactionPreconditions } from './transactions/preconditions.ts';
export type { SharesPorts } from './views.ts';

/** One share of the first class for whoever founds alone, unless somebody has subscribed already. */
export async function subscribeFounder(
  write: OrganizationWrite,
  { now, personId }: Pick<OrganizationContext, 'now'> & { readonly personId: string },
) {
  const reader = { orgId: write.orgId, now };
  const context = await openPeopleContext(write.tx, reader);
  if (context.registers.certificates.length > 0) return ok(null);
  const made = await ensureClass(write, context);
  if (!made.ok) return made;
  const ready = await openPeopleContext(write.tx, reader);
  // A corporation with classes of its own may have none yet: then the first subscription is for the shares'
  // screen.
  if (ready.registers.classes.length === 0) return ok(null);
  const plan = { personId, inputs: [{ ownership: 1 }], prefixOf: () => '' };
  const planned = await planIssuances(write, ready, plan);
  if (!planned.ok) return planned;
  return subscribe(write, ready, personId, planned.value);
}
