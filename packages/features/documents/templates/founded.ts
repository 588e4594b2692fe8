/** The corporation as it was founded, and its name until a day, where other facts of it changed on the same day. */

import type { PlainDate } from '@tabellion/kernel/date.ts';
import { issuesUnder } from './issues.ts';
import { directorsOf, organizedOn, organizingOf, votersOf } from './ofTheDay.ts';
import { isOf } from './resolutions/clauses.ts';
import type { BookFacts, PrintedResolution } from './template.ts';

type Corporation = BookFacts['corporation'];

/** The facts of the documents by which the corporation organizes itself: with everything that waits for them. */
export function withPlanned(facts: BookFacts): BookFacts {
  const { planned } = facts;
  if (planned === undefined) return facts;
  const others = facts.resolutions.filter(({ isOrganizing }) => !isOrganizing);
  return {
    ...facts,
    appointments: [...facts.appointments, ...planned.appointments],
    certificates: [...facts.certificates, ...planned.certificates],
    acts: [...facts.acts, ...planned.acts],
    madeBy: new Map([...facts.madeBy, ...planned.madeBy]),
    resolutions: [...others, ...planned.resolutions],
  };
}

/** The day of an organizing resolution; null before all its signees signed. */
export const passedOn = (
  { resolutions }: Pick<BookFacts, 'resolutions'>,
  of: 'directors' | 'shareholders',
): PlainDate | null => organizingOf({ resolutions }, of)?.datedOn ?? null;

/** The entry with which the corporation came into existence. */
export const incorporationOf = ({ acts }: Pick<BookFacts, 'acts'>) =>
  acts.find((act) => act.kind === 'incorporated');

/** As the registry has it: what changed later, on the day of the incorporation too, was filed as a change. */
export function asFiled({ acts, corporation }: Pick<BookFacts, 'acts' | 'corporation'>): Corporation {
  const founding = incorporationOf({ acts });
  const office = acts.find((act) => act.kind === 'address.changed' && act.payload.place === 'registered');
  const isFirst = office?.kind === 'address.changed' && office.effectiveOn <= corporation.incorporatedOn;
  return {
    ...corporation,
    ...founding?.payload.articles,
    ...(isFirst && { registeredOffice: office.payload.address }),
  };
}

/** As the organizing resolution leaves it: another resolution of its day is a document of its own. */
export function asOrganized(
  { acts, corporation }: Pick<BookFacts, 'acts' | 'corporation'>,
  organizing: PrintedResolution | undefined,
): Corporation {
  const settled = { ...corporation };
  for (const act of acts) {
    if (act.kind !== 'address.changed' && act.kind !== 'yearend.changed') continue;
    const { resolution: by } = act.payload;
    const isOwn = by === null || (organizing !== undefined && isOf(by, organizing));
    const on = organizing?.datedOn ?? corporation.incorporatedOn;
    if (act.effectiveOn > on || (act.effectiveOn === on && !isOwn)) continue;
    if (act.kind === 'yearend.changed') settled.yearEnd = act.payload.yearEnd;
    else if (act.payload.place === 'registered') settled.registeredOffice = act.payload.address;
    else settled.recordsOffice = act.payload.address;
  }
  return settled;
}

/** Seats that take part in what founds the corporation on a day: not one that another resolution filled on that very day,
 *  which is a document of its own. */
export function foundingSeats(
  { resolutions }: Pick<BookFacts, 'resolutions'>,
  on: PlainDate,
  seats: BookFacts['appointments'],
): BookFacts['appointments'] {
  const organizing = organizingOf({ resolutions });
  return seats.filter(
    ({ from, resolution: by }) =>
      from < on || by === null || (organizing !== undefined && isOf(by, organizing)),
  );
}

/** The first directors, where every one of them takes shares of the first issue: none may then vote on it (CBCA s. 120(5)), and the
 *  first shareholders confirm it. Empty where one of them takes none, or where no shareholder may vote.
 *  @param facts  with everything that waits for the organizing resolution */
export function subscribingBoard(facts: BookFacts): string[] {
  const organizing = organizingOf(facts);
  const on = organizing?.datedOn ?? facts.asOf;
  const board = foundingSeats(facts, on, directorsOf({ ...facts, asOf: on })).map(({ personId }) => personId);
  const subscribers = new Set(issuesUnder(facts, organizing).map(({ personId }) => personId));
  const hasVoter = votersOf({ ...facts, asOf: organizedOn(facts) }).length > 0;
  return hasVoter && board.every((one) => subscribers.has(one)) ? board : [];
}

/** The name that the articles gave the corporation until a day. */
export function nameBefore(
  { acts, corporation }: Pick<BookFacts, 'acts' | 'corporation'>,
  on: PlainDate,
): string {
  const names = acts.flatMap((act) => {
    if (act.effectiveOn >= on && act.kind !== 'incorporated') return [];
    if (act.kind === 'incorporated') return [act.payload.articles.name];
    return act.kind === 'name.changed' || act.kind === 'continued' || act.kind === 'amalgamated'
      ? [act.payload.name]
      : [];
  });
  return names.at(-1) ?? corporation.name;
}
