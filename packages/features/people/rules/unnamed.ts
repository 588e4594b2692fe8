/** A draft keeps nobody without a reason: what was said of a person goes with his last role in it. */
import type { DraftAct } from '@tabellion/book/draft.ts';

/**
 * Takes a person whom nothing in a proposal names any more out of it. With joint holders go those of them who stood there
 * for nothing else.
 * @param personId  whoever lost a role: a seat, shares, or a place among joint holders
 */
export function withoutUnreferencedPerson(
  drafts: readonly DraftAct[],
  personId: string,
): readonly DraftAct[] {
  if (drafts.some((draft) => names(draft, personId))) return drafts;
  const left = drafts.filter((draft) => !isOwn(draft, personId));
  return membersIn(drafts, personId).reduce(withoutUnreferencedPerson, left);
}

/** The ids of joint holders, as the proposal says them; none where it says nothing of them. */
export const membersIn = (drafts: readonly DraftAct[], personId: string): readonly string[] =>
  drafts.flatMap((draft) =>
    draft.verb !== 'void' && draft.kind === 'members.set' && draft.payload.personId === personId
      ? draft.payload.members
      : [],
  );

function names({ verb, ...draft }: DraftAct, personId: string): boolean {
  if (draft.kind === 'appointed') return draft.payload?.personId === personId;
  if (draft.kind === 'members.set') return draft.payload?.members.includes(personId) === true;
  return draft.kind === 'issued' && draft.payload?.issues.some((one) => one.personId === personId) === true;
}

const isOwn = (draft: DraftAct, personId: string): boolean =>
  (draft.kind === 'person.added' || draft.kind === 'members.set') && draft.payload?.personId === personId;
