/** Takes a subscription out of the proposal in which it waits. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import type { IssuedCertificate } from '@tabellion/book/entities.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { OrganizationWrite } from '../../organizations/server/public.ts';
import { editProposed, type PeopleContext } from '../../people/server/public.ts';

export async function retractIssue(
  write: OrganizationWrite,
  context: PeopleContext,
  { securityId }: IssuedCertificate,
) {
  const proposalId = context.registers.proposed.get(securityId)?.proposalId ?? '';
  return editProposed(write, context, proposalId, (drafts) =>
    ok(drafts.flatMap((draft) => without(draft, securityId))),
  );
}

function without(draft: DraftAct, securityId: string): DraftAct[] {
  if (draft.verb === 'void' || draft.kind !== 'issued') return [draft];
  const issues = draft.payload.issues.filter((one) => one.securityId !== securityId);
  return issues.length === 0 ? [] : [{ ...draft, payload: { ...draft.payload, issues } }];
}
