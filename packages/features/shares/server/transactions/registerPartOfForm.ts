/** The part of the registers that the form of an act stands on. */
import { idsIn } from '@tabellion/kernel/ids.ts';
import type { Part } from '../../../registers/server/public/shares.ts';

/** Everything that a form names by its id, wherever in it: persons, certificates, instruments. What bounds the form bounds the
 *  part; an id of something else finds nothing. */
export const registerPartOfForm = (form: unknown): Part => ({ named: [...new Set(idsIn(form))] });
