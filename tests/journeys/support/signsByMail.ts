/** A signee for whom a journey needs no browser: from the link in the mail to the signature by requests. */
import { mailCode, proveAddress, readForSigning, sign } from '@tabellion/features/signing/signeeContract.ts';
import { handOf } from '../../stories/stage.ts';
import { linkIn } from './mailPeer.ts';
import type { Visited } from './product.ts';

/** @param invitation the subject of the mail with the link */
export async function signsByMail(product: Visited, email: string, invitation: RegExp): Promise<void> {
  const guest = handOf(product);
  const token =
    linkIn(await product.mail.newest(email, invitation))
      .split('/')
      .at(-1) ?? '';
  await guest(mailCode, { body: { token } });
  const { subject = '' } = await product.mail.newest(email, /\d{6}/);
  const code = /\d{6}/.exec(subject)?.[0] ?? '';
  const { signee_token } = await guest(proveAddress, { body: { token, code } });
  const hand = handOf(product, signee_token);
  const { documents, name } = await hand(readForSigning, {});
  const agreed = documents.map(({ _id, sha256 }) => ({ document_id: _id, sha256 }));
  await hand(sign, { body: { agreed, signature: { kind: 'typed', text: name } } });
}
