/** Which body may decide an entry: it follows from the act, not from the number that was typed. Pure. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { AddressChangedPayload } from '@tabellion/book/acts/corporation.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { CeasedReason } from '@tabellion/book/terms/people.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { isSameMunicipality } from '@tabellion/law/municipality.ts';
import { bodyOfSequence } from './resolutions.ts';

export type DecidingBody = 'directors' | 'shareholders';
type Deciders = readonly [DecidingBody, ...DecidingBody[]];

/** An entry that more than one body might be said to have decided. */
export type Decision =
  | { readonly kind: 'appointed'; readonly position: Appointment['position'] }
  | { readonly kind: 'ceased'; readonly position: Appointment['position']; readonly reason: CeasedReason }
  | {
      readonly kind: 'address.changed';
      readonly payload: Pick<AddressChangedPayload, 'place' | 'address'>;
      /** The address of the same place until then; undefined where none is known. */
      readonly before: Pick<AddressChangedPayload['address'], 'city'> | undefined;
    };

/** Facts of the minute book on which it rests beside the act: the same for entries, papers and the check. */
export interface DecidersFacts {
  readonly isFoundedHere: boolean;
  /** The day with which the minute book that is kept here begins. */
  readonly beganOn: PlainDate;
  /** Unanimous shareholder agreements, or declarations of the one holder: made as an entry, or filed in the book. */
  readonly agreements: readonly AgreementTime[];
}

export interface AgreementTime {
  /** The first day on which it holds. */
  readonly since: PlainDate;
  /** The day of the writing on file that ended it, on which it holds no more. */
  readonly until?: PlainDate;
}

export const isInForceOn = ({ since, until }: AgreementTime, on: PlainDate): boolean =>
  since <= on && (until === undefined || on < until);

export const isAgreedOn = (agreements: readonly AgreementTime[], on: PlainDate): boolean =>
  agreements.some((one) => isInForceOn(one, on));

/** Whether the paper of a day lies in the book that was kept before a corporation was taken over. */
export const isOfFormerBook = (
  { isFoundedHere, beganOn }: Pick<DecidersFacts, 'isFoundedHere' | 'beganOn'>,
  on: PlainDate,
): boolean => !isFoundedHere && on < beganOn;

interface DecisionDay extends Pick<DecidersFacts, 'agreements'> {
  readonly jurisdiction: string;
  /** The day from which the entry holds. */
  readonly on: PlainDate;
}

/**
 * The bodies that may decide an entry; null where nobody decides it, as when a term ends, or its law was not read, or the place before a
 * move is not known. Shareholders elect directors, whose vacant seats the directors fill, and alone remove them; officers and the office
 * are the directors', except in Ontario the move of the office to another municipality. A unanimous agreement may give the shareholders
 * all that is the directors'.
 * Source: CBCA ss. 19(3), 20(1), 106, 109(1), 111, 121, 146(1); OBCA ss. 14, 122, 133; docs/decisions/141.
 */
export function decidersOf(
  decision: Decision,
  { jurisdiction, agreements, on }: DecisionDay,
): Deciders | null {
  if (jurisdiction !== 'CA' && jurisdiction !== 'ON') return null;
  const byDirectors: Deciders = isAgreedOn(agreements, on) ? ['directors', 'shareholders'] : ['directors'];
  switch (decision.kind) {
    case 'appointed':
      return decision.position === 'director' ? null : byDirectors;
    case 'ceased':
      if (decision.reason !== 'removed') return null;
      return decision.position === 'director' ? ['shareholders'] : byDirectors;
    case 'address.changed': {
      const { before, payload } = decision;
      if (payload.place !== 'registered' || jurisdiction === 'CA') return byDirectors;
      if (before === undefined) return null;
      return isSameMunicipality(before, payload.address) ? byDirectors : ['shareholders'];
    }
  }
}

/** The body that decides the entry instead of that whose sequence its number is of; null where that one may, and of a number of the
 *  corporation's own, which says nothing of a body. */
export function otherDeciderOf(
  decision: Decision,
  { number }: Pick<ResolutionRef, 'number'>,
  day: DecisionDay,
): DecidingBody | null {
  const deciders = decidersOf(decision, day);
  const named = bodyOfSequence(number);
  return deciders === null || named === null || deciders.includes(named) ? null : deciders[0];
}
