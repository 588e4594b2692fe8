/** The kinds of lines that a reader sees, by his access: judged by the one table of rights, for whatever access there can be, so
 *  that one statement can hold it against the memberships of the moment. */
import {
  type AccessType,
  type Actor,
  accessTypes,
  type Section,
  type SubType,
  sections,
} from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';
import { actionOf, type LineKind, lineKinds } from '../lineKinds.ts';

export const maySee = (actor: Actor, kind: LineKind): boolean => judge(actor, access[actionOf(kind)]).may;

export const kindsFor = (actor: Actor): readonly LineKind[] =>
  lineKinds.filter((kind) => maySee(actor, kind));

/** As `access_key` of migration 0330 spells it. */
const keyOf = (accessType: AccessType, own: readonly Section[]): string =>
  accessType === 'restricted' ? ['restricted', ...own].join(' ') : accessType;

/** Sections are in one order, as the key has them. */
const everyChoice: readonly (readonly Section[])[] = sections.reduce<readonly (readonly Section[])[]>(
  (choices, section) => choices.concat(choices.map((choice) => [...choice, section])),
  [[]],
);

/** The kinds that a member of each access sees; the user himself is the same in all. */
export function kindsByAccess(
  user: NonNullable<Actor['user']>,
): Readonly<Record<string, readonly LineKind[]>> {
  const subType: SubType = 'org_user';
  const choices = accessTypes.flatMap((accessType) =>
    (accessType === 'restricted' ? everyChoice : [[]]).map((own) => ({ accessType, own })),
  );
  return Object.fromEntries(
    choices.map(({ accessType, own }) => [
      keyOf(accessType, own),
      kindsFor({ user, membership: { orgId: '', access: accessType, sections: own, subType } }),
    ]),
  );
}
