/** Which documents organize a new corporation, and in which part of the set they are sent. Pure. */
import { foundingSeats, withPlanned } from '../templates/founded.ts';
import { certificateWith, directorsOf, officersOf, organizingOf } from '../templates/ofTheDay.ts';
import { isOf } from '../templates/resolutions/clauses.ts';
import type { BookFacts, DueDocument } from '../templates/template.ts';

/** The directors' part goes out at once; the shareholders' once every subscriber has paid (CBCA s. 25(3)). */
export const organizingParts = ['directors', 'shareholders'] as const;
export type OrganizingPart = (typeof organizingParts)[number];

type InSet = (facts: BookFacts, due: Pick<DueDocument, 'subject'>) => boolean;

const always: InSet = () => true;

const ofShares: InSet = (facts, { subject }) => {
  const organizing = organizingOf(facts);
  const { resolution = null } = certificateWith(facts, subject) ?? {};
  return organizing !== undefined && resolution !== null && isOf(resolution, organizing);
};

/** Templates of the set, in the order of the binder. */
const members: Readonly<Record<string, { readonly part: OrganizingPart; readonly isIn: InSet }>> = {
  by_law: { part: 'shareholders', isIn: always },
  director_consent: {
    part: 'directors',
    isIn: (facts, { subject }) => {
      const first = foundingSeats(facts, facts.corporation.incorporatedOn, directorsOf(facts));
      return first.some(
        ({ appointmentId, from }) => appointmentId === subject && from <= facts.corporation.incorporatedOn,
      );
    },
  },
  officer_acceptance: {
    part: 'directors',
    isIn: (facts, { subject }) => {
      const organizing = organizingOf(facts);
      return officersOf(facts).some(
        ({ appointmentId, resolution }) =>
          appointmentId === subject &&
          resolution !== null &&
          organizing !== undefined &&
          isOf(resolution, organizing),
      );
    },
  },
  organizing_resolution_of_directors: { part: 'directors', isIn: always },
  organizing_resolution_of_shareholders: { part: 'shareholders', isIn: always },
  // Those of later years stand beside annual resolutions.
  auditor_waiver: { part: 'shareholders', isIn: (_, { subject }) => subject === '' },
  subscription: { part: 'directors', isIn: ofShares },
  vesting_agreement: { part: 'directors', isIn: ofShares },
};

export const templatesOfParts = (parts: readonly OrganizingPart[]): string[] =>
  Object.entries(members).flatMap(([name, { part }]) => (parts.includes(part) ? name : []));

/** The part of the set to which a document belongs; undefined where it is none of it.
 *  @param real  the facts of the registers; what waits for the organizing resolution is laid over them here */
export function organizingPartOf(
  real: BookFacts,
  template: string,
  due: Pick<DueDocument, 'subject'>,
): OrganizingPart | undefined {
  const member = members[template];
  return real.isFoundedHere && member?.isIn(withPlanned(real), due) ? member.part : undefined;
}
