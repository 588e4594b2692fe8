import * as z from 'zod/mini';
import { id } from './atoms.ts';
import type { Kind } from './kind.ts';

/** More people do not hold one certificate together. */
const MOST_MEMBERS = 100;

const schema = z
  .strictObject({
    /** The joint holders, a person of the register of their own kind: they hold a certificate as one. */
    personId: id,
    /** All who are among them from this date on, in the order in which the certificate names them; one when the others
     *  have died or left. */
    members: z.array(id).check(
      z.minLength(1),
      z.maxLength(MOST_MEMBERS),
      z.refine((all) => new Set(all).size === all.length),
    ),
  })
  .check(z.refine(({ personId, members }) => !members.includes(personId), { path: ['members'] }));

export type MembersSetPayload = Readonly<z.infer<typeof schema>>;

/** Who joint holders are, from a date on. Each of them is in the register; one who joins or leaves is said by another act
 *  of this kind, so the register tells of each from when to when. */
export const membersSet: Kind<MembersSetPayload> = {
  v: 1,
  schema,
  readWriteSet: ({ personId, members }) => ({
    reads: members.map((member) => ({ of: 'person', id: member })),
    // Members are looked at by people and law, not by other acts.
    writes: [{ subject: { of: 'person', id: personId }, seen: null }],
  }),
  apply(book, act) {
    const { personId, members } = act.payload;
    const { persons } = book.tables;
    const joint = persons.get(personId);
    if (!joint) return book.flag(act, 'no_person', 'personId', { personId });
    if (joint.kind !== 'joint') return book.flag(act, 'not_joint', 'personId', { personId });
    const refused = members.filter((member, index) => {
      const path = `members.${index}`;
      if (!book.requirePerson(act, member, path)) return true;
      if (persons.get(member)?.kind !== 'joint') return false;
      book.flag(act, 'joint_member', path, { personId: member });
      return true;
    });
    if (refused.length === 0) persons.put(personId, { ...joint, members }, act);
  },
};
