import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { recordDraft } from '../../registers/server/public/acts.ts';
import { type NewFact, writeFacts } from '../../registers/server/public/people.ts';
import type { PeopleContext } from './peopleContext.ts';
import { dayOrFoundingEvents, recordOrProposeDrafts } from './recordOrProposeDrafts.ts';

/** From facts that need no reading. @param on  from when he stands there; null leaves the day to the certificate */
export async function insertPerson(
  write: OrganizationWrite,
  context: PeopleContext,
  {
    kind,
    facts,
    on,
  }: { readonly kind: PersonKind; readonly facts: readonly NewFact[]; readonly on: PlainDate | null },
) {
  const personId = newId();
  const cited = await writeFacts(write, personId, facts);
  const added = recordDraft('person.added', { personId, kind, facts: [...cited] }, dayOrFoundingEvents(on));
  const placed = await recordOrProposeDrafts(write, context, [added]);
  return placed.ok ? ok({ personId }) : placed;
}
