/** Whether a PDF can be signed and sealed, tried before anybody is asked to sign it. */
import { type Instant, instantOfMillis } from '@tabellion/kernel/date.ts';
import { openSeal } from './openSeal.ts';
import { ownKey } from './sealKey.ts';

/** A signature and a seal are appended and verified, with a key that is thrown away: what is built so that one of them fails
 *  would otherwise be found out after the last signature. The file stays as it is.
 *  @param pdf  of a stranger: called only in a process that may be killed */
export async function takesSeal(pdf: Uint8Array, today: Date): Promise<boolean> {
  const now = instantOfMillis(today.getTime());
  const key = await ownKey({ keep: (_, make) => make(), issuer: 'Trial', now: today });
  if (!key.ok) throw new Error(key.error);
  const seal = openSeal({ key: key.value, now: () => now });
  try {
    const signed = await seal.signEach(pdf, [signee(now)]);
    return signed.ok && (await seal.seal(signed.value, about)).ok;
  } catch {
    // The library throws over what it cannot append to.
    return false;
  }
}

const about = { corporation: 'A trial', title: 'A trial', signees: [] };
const signee = (signedAt: Instant) => ({ name: 'A signee', reason: 'A trial', signedAt });
