import type { Exemption } from '@tabellion/book/acts/issued.ts';
import type { Book } from '@tabellion/book/book.ts';
import type { PrivateHolders } from '../privateIssuer.ts';

/**
 * Who holds shares in a book, each of joint holders by himself; employees are those to whom shares were ever issued as such. It
 * says of a book that is only rehearsed what `store/privateHolders.ts` reads from rows.
 * @param holders  ids of those who hold shares
 * @returns undefined where the articles restrict no transfers, so that it is no private issuer (NI 45-106 s. 2.4)
 */
export function privateHoldersIn({ tables }: Book, holders: readonly string[]): PrivateHolders | undefined {
  const articles = Array.from(tables.corporation.now(), ({ value }) => value);
  if (!articles.some(({ transferRestrictions }) => transferRestrictions !== null)) return undefined;
  const joint = new Map<string, readonly string[]>();
  for (const { value } of tables.persons.now())
    if (value.kind === 'joint' && value.members !== undefined) joint.set(value.personId, value.members);
  const each = (ids: Iterable<string>) => new Set([...ids].flatMap((id) => joint.get(id) ?? [id]));
  const employed = new Set<string>();
  for (const { value } of tables.certificates.now())
    if (value.status !== 'void' && isOfEmployee(value.exemption)) employed.add(value.personId);
  const [people, employees] = [[...each(holders)], each(employed)];
  const counted = people.filter((id) => !employees.has(id)).length;
  return { counted, employees: people.length - counted };
}

const isOfEmployee = (exemption: Exemption | null): boolean =>
  exemption?.category === 'employee' || exemption?.rule === 'employee';
