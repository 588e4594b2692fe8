/** Directors and holders as the page names them: of the registers, or of a founding before incorporation. */

import { compareDates } from '@tabellion/kernel/date.ts';
import { displayName, type FactBodies, sortingName } from '../../registers/server/public.ts';
import type { Dashboard } from '../contract.ts';
import { spellHundredths, subscribersOf } from '../rules/figures.ts';
import { classesIn, directorsIn, subscriptionsIn } from '../rules/founding.ts';
import type { OpenProposal } from './store/proposals.ts';
import type { DirectorRow, RegisterFigures } from './store/registers.ts';

type People = Pick<Dashboard, 'directors' | 'shareholders'>;
type Name = FactBodies['name'] | null | undefined;

/** An erased name is empty; the person stays in the register. */
const named = (personId: string, name: Name) => ({
  _id: personId,
  firstname: name?.firstname ?? '',
  lastname: name?.lastname ?? '',
  display_name: displayName(name),
});

export const peopleOfRegisters = ({ directors, largest }: RegisterFigures): People => ({
  directors: directors
    .filter(({ ceasedOn }) => ceasedOn === null)
    .sort(byElection)
    .map(({ personId, name, from, consentOn }) => ({
      ...named(personId, name),
      elected_date: from,
      consent_on: consentOn,
    })),
  shareholders: largest.map(({ personId, name, shares, hundredths }) => ({
    ...named(personId, name),
    sharesExact: shares,
    percentage: spellHundredths(hundredths),
  })),
});

/** The longest-serving first; of one day, by family name. */
const byElection = (a: DirectorRow, b: DirectorRow): number =>
  compareDates(a.from, b.from) || sortingName(a.name).localeCompare(sortingName(b.name), 'en');

export function peopleOfFounding(proposal: OpenProposal | undefined): People & { classNames: string[] } {
  const { acts = [], names = {} } = proposal ?? {};
  return {
    directors: directorsIn(acts).map(({ personId, consentOn }) => ({
      ...named(personId, names[personId]),
      elected_date: null,
      consent_on: consentOn,
    })),
    shareholders: subscribersOf(subscriptionsIn(acts)).map(({ personId, shares, percentage }) => ({
      ...named(personId, names[personId]),
      sharesExact: shares.toString(),
      percentage,
    })),
    classNames: classesIn(acts).map(({ name }) => name),
  };
}

/** What waits for certificate, resolution or payment in any proposal. */
export function waitingIn(proposals: readonly OpenProposal[]): Dashboard['waiting'] {
  const subscriptions = proposals.flatMap(({ acts }) => subscriptionsIn(acts));
  const shares = subscriptions.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  return { subscriptions: subscriptions.length, sharesExact: shares.toString() };
}
