/** Rights to know where people live and how to reach them (decisions section 3). */
import type { Actor } from '@tabellion/kit/actor.ts';
import { judge } from '@tabellion/kit/may.ts';
import { access } from '../../access.ts';

/** Home addresses, e-mail addresses and telephone numbers follow the section minute_book, as whole registers do. */
export const mayReadContacts = (reader: Actor): boolean => judge(reader, access['registers.whole']).may;
