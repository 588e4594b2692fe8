/** How many holders count for the exemption of a private issuer (NI 45-106 s. 2.4; canada.md section 6): fifty at most, employees
 *  and former employees not counted. */
import type { Certificate, Corporation, Person } from '@tabellion/book/entities.ts';
import { type beyondReasons, privateIssuer } from '../shapes.ts';

export interface PrivateHolders {
  readonly counted: number;
  /** Not counted: shares were issued to them as employees. */
  readonly employees: number;
}

export interface IssuerFacts {
  /** The articles, or null before there are any. */
  readonly corporation: Pick<Corporation, 'transferRestrictions'> | null;
  /** Every certificate on record, also those that have ended. */
  readonly certificates: readonly Pick<Certificate, 'personId' | 'status' | 'exemption'>[];
  readonly persons: readonly Pick<Person, 'personId' | 'members'>[];
}

/**
 * Registered holders stand for beneficial ones; each of joint holders counts, and who was issued shares as an employee once
 * is one for good. Whoever stands behind a holder is for the reader to confirm.
 * @returns null where the articles restrict no transfers: then it is no private issuer
 */
export function privateHoldersOf({ corporation, certificates, persons }: IssuerFacts): PrivateHolders | null {
  if ((corporation?.transferRestrictions ?? null) === null) return null;
  const membersOf = new Map(persons.map(({ personId, members }) => [personId, members ?? [personId]]));
  const people = (which: (one: IssuerFacts['certificates'][number]) => boolean): Set<string> =>
    new Set(certificates.filter(which).flatMap(({ personId }) => membersOf.get(personId) ?? [personId]));
  const holding = people(({ status }) => status === 'open');
  const employed = people(
    ({ status, exemption }) =>
      status !== 'void' && (exemption?.rule === 'employee' || exemption?.category === 'employee'),
  );
  const employees = [...holding].filter((one) => employed.has(one)).length;
  return { counted: holding.size - employees, employees };
}

/** What a form tells of holders beyond the most. */
export interface Beyond {
  readonly override?: boolean | undefined;
  readonly override_reason?: (typeof beyondReasons)[number] | undefined;
}

/** Whether an act brings in holders beyond the most, by how many count before and after it. One that leaves them as many as they
 *  were, or makes them fewer, does not. */
export const isBeyond = ({ before, after }: { readonly before: number; readonly after: number }): boolean =>
  after > privateIssuer.most && after > before;
