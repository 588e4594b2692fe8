/** Who reads the addresses of people (decisions section 3). */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';

export const mayReadAddresses = (reader: Actor): boolean => judge(reader, access['registers.whole']).may;

/** A line of a register as the reader may see it. */
export const shownTo =
  (reader: Actor) =>
  <Line extends { readonly address: unknown }>(line: Line): Line =>
    mayReadAddresses(reader) ? line : { ...line, address: null };
