import type { OpenDeadline } from '../contract.ts';

export type Keyed = Readonly<Pick<OpenDeadline, 'registration' | 'kind' | 'occasion'>>;

/** The key of a deadline as one word, for maps and lists. */
export const keyOf = ({ registration, kind, occasion }: Keyed): string =>
  `${registration} ${kind} ${occasion}`;
