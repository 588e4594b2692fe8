import type { PersonKind } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { RecordingCode } from '../../registers/refusals.ts';
import { recordActs, recordDraft, replaceDraft } from '../../registers/server/public/acts.ts';
import {
  actsOfPerson,
  membersActsOf,
  type NewFact,
  writeFacts,
} from '../../registers/server/public/people.ts';
import type { PeopleContext } from './peopleContext.ts';
import { dayOrFoundingEvents, recordOrProposeDrafts } from './recordOrProposeDrafts.ts';

/** Whoever was entered later than the day on which he held or did something stood in the registers on that day already:
 *  his entry is corrected, and that of joint holders together with whom it names. Somebody only proposed has no entry yet. */
export async function backdatePersonEntry(
  write: OrganizationWrite,
  { today }: Pick<PeopleContext, 'today'>,
  personId: string,
  on: PlainDate,
): Promise<Result<null, Refusal<RecordingCode>>> {
  const acts = await actsOfPerson(write.tx, write.orgId, personId);
  const entry = acts.find((act) => act.kind === 'person.added');
  if (entry === undefined || entry.effectiveOn <= on) return ok(null);
  const [first] = await membersActsOf(write.tx, write.orgId, personId);
  const members = first?.effectiveOn === entry.effectiveOn ? first : undefined;
  for (const member of members?.payload.members ?? []) {
    const entered = await backdatePersonEntry(write, { today }, member, on);
    if (!entered.ok) return entered;
  }
  const drafts = [
    replaceDraft(entry, entry.payload, { on }),
    ...(members === undefined ? [] : [replaceDraft(members, members.payload, { on })]),
  ];
  const recorded = await recordActs(write, drafts, { today, isBatch: drafts.length > 1 });
  return recorded.ok ? ok(null) : recorded;
}

/** Enters a person from facts that need no reading.
 *  @param on  from when he stands there; null leaves the day to the certificate */
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
