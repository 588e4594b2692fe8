/** The operators' commands by name. Each answers with an exit code and says in a sentence what it did. */
import { grantRole } from '@tabellion/features/accounts/server/public.ts';
import type { Installation } from './installation.ts';

export type Operation = (installation: Installation, args: readonly string[]) => Promise<number>;

export const operations: Readonly<Record<string, Operation>> = {
  /** `npm run admin:grant EMAIL`: the first administrator of an installation. */
  'admin:grant': async ({ db }, [email = '']) => {
    const isGranted = await db.transaction(null, (tx) => grantRole(tx, email, 'admin'));
    console.log(
      isGranted ? 'Granted: this user is an administrator now.' : 'There is no user with this address.',
    );
    return isGranted ? 0 : 1;
  },
};
