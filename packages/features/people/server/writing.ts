/** The common part of the commands of people: an act on people, previewed, recorded or proposed. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { type EntryInput, enter } from '../../registers/server/public/acts.ts';
import type { PeopleView } from '../contract.ts';
import type { PeoplePorts } from './ports.ts';
import { peopleView } from './reply.ts';

/**
 * Answers the people's screens after the act, or as they would be: PEOPLE.PREVIEWED; REGISTERS.PROPOSED where it waits. Errors:
 * those of the work and of `enter`.
 */
export async function writePeople(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  input: EntryInput,
  work: (write: OrganizationWrite) => Promise<Result<{ readonly personId: string }, Refusal>>,
): Promise<Handled<PeopleView>> {
  const entered = await enter(ctx, input, {
    judging: ports.judgingClasses,
    work: async (write) => {
      const done = await work(write);
      return done.ok ? ok({ made: done.value }) : done;
    },
    previewOf: async ({ tx: q }, { made }) => ok(await peopleView({ ...ctx, q }, ports, made.personId)),
  });
  if (!entered.ok) return entered;
  if (entered.value.as === 'previewed') return okAs('PEOPLE.PREVIEWED', entered.value.preview);
  const view = await peopleView(ctx, ports, entered.value.made.personId);
  if (entered.value.as === 'recorded') return ok(view);
  const proposed = { ...view, proposal_id: entered.value.proposalId };
  return okAs('REGISTERS.PROPOSED', proposed);
}
