/** What the commands of people have in common: an act on people, recorded with what it amends, or previewed. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import { type Handled, type OrganizationContext, okAs } from '@tabellion/platform/http/context.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import type { AmendingInput } from '../../registers/amendments.ts';
import { previewBundled, writeBundled } from '../../registers/server/public.ts';
import type { PeopleView } from '../contract.ts';
import type { PeoplePorts } from './ports.ts';
import { peopleView } from './reply.ts';

/**
 * Answers the people's screens after the act, or as they would be: PEOPLE.PREVIEWED. Errors: those of the work and of
 * `withAmendments`.
 */
export async function writePeople(
  ctx: OrganizationContext,
  ports: PeoplePorts,
  input: AmendingInput,
  work: (write: OrganizationWrite) => Promise<Result<{ readonly personId: string }, Refusal>>,
): Promise<Handled<PeopleView>> {
  const around = { judging: ports.judgingClasses };
  if (input.preview !== true) {
    const written = await writeBundled(ctx, input, work, around);
    return written.ok ? ok(await peopleView(ctx, ports, written.value.personId)) : written;
  }
  const previewed = await previewBundled(
    ctx,
    input,
    async (write) => {
      const done = await work(write);
      return done.ok ? ok(await peopleView({ ...ctx, q: write.tx }, ports, done.value.personId)) : done;
    },
    around,
  );
  return previewed.ok ? okAs('PEOPLE.PREVIEWED', previewed.value) : previewed;
}
