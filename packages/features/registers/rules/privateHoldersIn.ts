import type { Book } from '@tabellion/book/book.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { Exemption } from '@tabellion/book/terms/securities.ts';
import type { PrivateHolders } from '../privateIssuer.ts';

/** Persons to whom proposals that wait promise shares, and the members of joint holders by them. */
export interface ProposedHolders {
  readonly holders: readonly { readonly personId: string; readonly isEmployee: boolean }[];
  readonly joint: readonly (readonly [personId: string, members: readonly string[]])[];
}

export const promisedBy = (drafts: readonly DraftAct[]): ProposedHolders => ({
  holders: drafts.flatMap((draft) =>
    draft.kind !== 'issued' || draft.verb === 'void'
      ? []
      : draft.payload.issues.map(({ personId, exemption }) => ({
          personId,
          isEmployee: isOfEmployee(exemption),
        })),
  ),
  joint: drafts.flatMap((draft) =>
    draft.kind !== 'members.set' || draft.verb === 'void'
      ? []
      : [[draft.payload.personId, draft.payload.members] as const],
  ),
});

/**
 * Who holds shares in a book or is promised some, each of joint holders by himself; employees are those to whom shares were ever
 * issued as such. It says of a book that is only previewed what `store/privateHolders.ts` reads from rows.
 * @param holders  ids of those who hold shares
 * @returns undefined where the articles restrict no transfers, or nobody stated what they say, so that it is no private issuer (NI 45-106 s. 2.4)
 */
export function privateHoldersIn(
  { tables }: Book,
  { holders, promised }: { readonly holders: readonly string[]; readonly promised: ProposedHolders },
): PrivateHolders | undefined {
  const articles = Array.from(tables.corporation.now(), ({ value }) => value);
  if (!articles.some(restrictsTransfers)) return undefined;
  const joint = new Map<string, readonly string[]>();
  for (const { value } of tables.persons.now())
    if (value.kind === 'joint' && value.members !== undefined) joint.set(value.personId, value.members);
  for (const [personId, members] of promised.joint) joint.set(personId, members);
  const each = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => joint.get(id) ?? [id]));
  const employed = new Set<string>();
  for (const { value } of tables.certificates.now())
    if (value.status !== 'void' && isOfEmployee(value.exemption)) employed.add(value.personId);
  for (const { personId, isEmployee } of promised.holders) if (isEmployee) employed.add(personId);
  const all = [...holders, ...promised.holders.map(({ personId }) => personId)];
  const [people, employees] = [[...each(all)], each(employed)];
  const counted = people.filter((id) => !employees.has(id)).length;
  return { counted, employees: people.length - counted };
}

const isOfEmployee = (exemption: Exemption | null): boolean =>
  exemption?.category === 'employee' || exemption?.rule === 'employee';
