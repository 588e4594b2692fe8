/** Which body may decide an entry: it follows from the act, not from the number that was typed. Pure. */
import type { ResolutionRef } from '@tabellion/book/act.ts';
import type { AddressChangedPayload } from '@tabellion/book/acts/corporation.ts';
import type { Appointment } from '@tabellion/book/entities.ts';
import type { CeasedReason } from '@tabellion/book/terms/people.ts';
import { bodyOf, type ResolutionBody } from './resolutions.ts';

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

/** The facts of the corporation on which it rests beside the act. */
export interface Deciding {
  readonly jurisdiction: string;
  /** Whether a unanimous shareholder agreement, or the declaration of the one holder, stands. */
  readonly hasUnanimousAgreement: boolean;
}

/**
 * The bodies that may decide an entry; null where nobody decides it, as when a term ends, or its law was not read. Shareholders elect
 * directors, whose vacant seats the directors fill, and alone remove them; officers and the office are the directors', except in
 * Ontario the move of the office to another municipality. A unanimous agreement may give the shareholders all that is the directors'.
 * Source: CBCA ss. 19(3), 20(1), 106, 109(1), 111, 121, 146(1); OBCA ss. 14, 122, 133; docs/decisions/141.
 */
export function decidersOf(
  decision: Decision,
  { jurisdiction, hasUnanimousAgreement }: Deciding,
): readonly ResolutionBody[] | null {
  if (jurisdiction !== 'CA' && jurisdiction !== 'ON') return null;
  const byDirectors: readonly ResolutionBody[] = hasUnanimousAgreement
    ? ['directors', 'shareholders']
    : ['directors'];
  switch (decision.kind) {
    case 'appointed':
      return decision.position === 'director' ? null : byDirectors;
    case 'ceased':
      if (decision.reason !== 'removed') return null;
      return decision.position === 'director' ? ['shareholders'] : byDirectors;
    case 'address.changed': {
      const { place, address } = decision.payload;
      if (place !== 'registered' || jurisdiction === 'CA') return byDirectors;
      if (decision.before === undefined) return null;
      return decision.before.city === address.city ? byDirectors : ['shareholders'];
    }
  }
}

/** The body that decides the entry instead of that of its resolution; null where its own may. */
export function otherDeciderOf(
  decision: Decision,
  resolution: Pick<ResolutionRef, 'number'>,
  deciding: Deciding,
): ResolutionBody | null {
  const deciders = decidersOf(decision, deciding);
  if (deciders === null) return null;
  const named = bodyOf({ kind: decision.kind, payload: null }, resolution.number);
  return deciders.includes(named) ? null : (deciders[0] ?? null);
}
