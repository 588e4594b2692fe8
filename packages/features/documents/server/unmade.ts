/** Refuses a document that cannot be made, with what its maker has to know. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import type { PrintFault } from '@tabellion/paper/typeset/answers.ts';
import type { Unmade } from './making.ts';

export const refuseUnmade = ({ blanks, fault }: Unmade) =>
  fault === null
    ? refuse('DOCUMENTS.BLANKS', {
        data: { blanks: blanks.map(({ fact, personId = null }) => ({ fact, person_id: personId })) },
      })
    : refuseFault(fault);

/** @param path  of the field whose words are printed, where there is one */
export function refuseFault(fault: PrintFault, path?: string) {
  switch (fault.code) {
    case 'unprintable': {
      const textCode = 'DOCUMENTS.UNPRINTABLE';
      const params = { characters: fault.characters.join(' ') };
      return refuse(textCode, {
        params,
        ...(path !== undefined && { fields: [{ path, textCode, params }] }),
      });
    }
    case 'unavailable':
      return refuse('DOCUMENTS.PRINTING_UNAVAILABLE', { data: { reason: fault.reason } });
    default:
      return refuse('DOCUMENTS.PRINTING_FAILED');
  }
}
