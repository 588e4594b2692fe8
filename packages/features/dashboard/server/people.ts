/** Directors and holders as the page names them: of the registers, or of a founding before incorporation. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { compare } from '@tabellion/kernel/order.ts';
import { displayName, type FactBodies, sortingName } from '../../registers/server/public/people.ts';
import type { Dashboard } from '../contract.ts';
import { spellHundredths, subscribersOf } from '../rules/figures.ts';
import { classesIn, directorsIn, subscriptionsIn } from '../rules/setup.ts';
import type { DirectorRow, OpenProposal, RegisterFigures } from './store/face.ts';

type People = Pick<Dashboard, 'directors' | 'shareholders'> & { classNames: readonly string[] };
type Name = FactBodies['name'] | null | undefined;

export const peopleOfRegisters = ({ directors, largest, class_names }: RegisterFigures): People => ({
  classNames: class_names,
  directors: directors
    .sort(byElection)
    .map(({ personId, name, from, consentOn }) => director(personId, name, from, consentOn)),
  shareholders: largest.map(({ personId, name, shares, hundredths }) =>
    shareholder(personId, name, shares, spellHundredths(hundredths)),
  ),
});

// Spelled out field by field: spread into one another, these objects took a sixth of the page's time.
// An erased name is empty; the person stays in the register.

const director = (
  personId: string,
  name: Name,
  electedOn: PlainDate | null,
  consentOn: PlainDate | null,
): People['directors'][number] => ({
  _id: personId,
  firstname: name?.firstname ?? '',
  lastname: name?.lastname ?? '',
  display_name: displayName(name),
  elected_date: electedOn,
  consent_on: consentOn,
});

const shareholder = (
  personId: string,
  name: Name,
  shares: string,
  percentage: string,
): People['shareholders'][number] => ({
  _id: personId,
  firstname: name?.firstname ?? '',
  lastname: name?.lastname ?? '',
  display_name: displayName(name),
  sharesExact: shares,
  percentage,
});

/** The longest-serving first; of one day, by family name. */
const byElection = (a: DirectorRow, b: DirectorRow): number =>
  compare(a.from, b.from) || alphabet.compare(sortingName(a.name), sortingName(b.name));

/** Kept: making one for each comparison takes longer than all else on the page. */
const alphabet = new Intl.Collator('en');

export function peopleOfFounding(proposal: OpenProposal | undefined): People {
  const { acts = [], names = {} } = proposal ?? {};
  return {
    directors: directorsIn(acts).map(({ personId, consentOn }) =>
      director(personId, names[personId], null, consentOn),
    ),
    shareholders: subscribersOf(subscriptionsIn(acts)).map(({ personId, shares, percentage }) =>
      shareholder(personId, names[personId], shares.toString(), percentage),
    ),
    classNames: classesIn(acts).map(({ name }) => name),
  };
}

/** Subscriptions that wait for certificate, resolution or payment, and their shares; not the issues of entries that were proposed. */
export function pendingSubscriptionsIn(proposals: readonly OpenProposal[]): Dashboard['waiting'] {
  const subscriptions = proposals
    .filter(({ kind }) => kind === 'founding' || kind === 'subscription' || kind === 'appointment')
    .flatMap(({ acts }) => subscriptionsIn(acts));
  const shares = subscriptions.reduce((sum, { quantity }) => sum + BigInt(quantity), 0n);
  return { subscriptions: subscriptions.length, sharesExact: shares.toString() };
}
