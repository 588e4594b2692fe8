/** The forms of people: each is answered with the people's screens after the entry, or as they would be. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import { ok, type Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf } from '@tabellion/kit/endpoint.ts';
import { type HandlerResult, okWithCode } from '@tabellion/platform/http/context.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { defineEntry, type EntryPreviewAndReply, type Request } from '../../registers/server/public/acts.ts';
import type { PeopleView } from '../contract.ts';
import type { PeoplePorts } from './ports.ts';
import { peopleView } from './reply.ts';

interface Done {
  readonly made: { readonly personId: string };
}
type Answers<Input> = EntryPreviewAndReply<PeoplePorts, Input, Done, PeopleView>;

export const definePeopleEntry = <E extends Endpoint, Code extends TextCode>(
  endpoint: E,
  work: (
    write: OrganizationWrite,
    request: Request<PeoplePorts, InputOf<E>>,
  ) => Promise<Result<{ readonly personId: string }, Refusal<Code>>>,
  replyOf: Answers<InputOf<E>>['replyOf'] = replyWithView,
) =>
  defineEntry(endpoint, {
    judging: ({ judgingClasses }) => judgingClasses,
    async work(write, request: Request<PeoplePorts, InputOf<E>>) {
      const done = await work(write, request);
      return done.ok ? ok({ made: { personId: done.value.personId } }) : done;
    },
    previewOf: async ({ tx: q }, { done }, { ctx, ports }) =>
      ok(await peopleView({ ...ctx, q }, ports, done.made.personId)),
    replyOf,
  });

export const replyWithView: Answers<unknown>['replyOf'] = async (
  outcome,
  { ctx, ports },
): Promise<HandlerResult<PeopleView, never>> => {
  if (outcome.as === 'previewed') return okWithCode('PEOPLE.PREVIEWED', outcome.preview);
  const view = await peopleView(ctx, ports, outcome.made.personId);
  return outcome.as === 'recorded'
    ? ok(view)
    : okWithCode('REGISTERS.PROPOSED', { ...view, proposal_id: outcome.proposalId });
};
