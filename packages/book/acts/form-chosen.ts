import * as z from 'zod/mini';
import { CERTIFICATE_FORMS } from '../issuing.ts';
import { id } from './atoms.ts';
import { kindOf } from './kind.ts';

const chosenSchema = z.strictObject({
  securityId: id,
  /** Evidence that the holder has from this day on. */
  form: z.enum(CERTIFICATE_FORMS),
});

/** The holder of shares chooses a certificate, or an acknowledgment of the right to one in its place (CBCA s. 49(1)). The shares and
 *  their number stay: what was given before is replaced by paper of the same number. */
const formChosen = kindOf(chosenSchema, {
  readWriteSet: ({ securityId }) => ({ writes: [{ of: 'security', id: securityId }] }),
  apply(book, act) {
    const { securityId, form } = act.payload;
    const { certificates } = book.tables;
    const one = certificates.get(securityId);
    if (one === undefined) book.flag(act, 'no_security', 'securityId', { securityId });
    else if (one.status !== 'open') book.flag(act, 'not_open', 'securityId', { securityId });
    else certificates.put(securityId, { ...one, form }, act);
  },
});

export const formKinds = { 'form.chosen': formChosen };
