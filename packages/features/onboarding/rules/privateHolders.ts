/** How many subscribers of a founding count among the fifty holders of a private issuer (NI 45-106 s. 2.4)
 *  as the registers count them once it is on record. */
import type { IssuedCertificate, Person } from '@tabellion/book/entities.ts';

/** Each of joint holders counts by himself, and employees do not. */
export function countPrivateHolders(
  persons: readonly Person[],
  subscribed: readonly Pick<IssuedCertificate, 'personId' | 'exemption'>[],
): number {
  const joint = new Map(persons.map(({ personId, members = [] }) => [personId, members]));
  const peopleOf = ({ personId }: { readonly personId: string }): readonly string[] => {
    const members = joint.get(personId) ?? [];
    return members.length === 0 ? [personId] : members;
  };
  const employees = new Set(subscribed.filter(isToEmployee).flatMap(peopleOf));
  return new Set(subscribed.flatMap(peopleOf).filter((one) => !employees.has(one))).size;
}

const isToEmployee = ({ exemption }: Pick<IssuedCertificate, 'exemption'>): boolean =>
  exemption?.category === 'employee' || exemption?.rule === 'employee';
