import type { PlainDate } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { RecordingCode } from '../../registers/refusals.ts';
import { recordActs, replaceDraft } from '../../registers/server/public/acts.ts';
import { actsOfPerson, membersActsOf } from '../../registers/server/public/people.ts';
import type { PeopleContext } from './peopleContext.ts';

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
