/** The log of a service elsewhere, as far as anyone may read it: handed on, since a browser asks no other server than the one
 *  of its page. */
import { refuse } from '@tabellion/kernel/refusal.ts';
import { ok } from '@tabellion/kernel/result.ts';
import { call } from '@tabellion/kit/client.ts';
import { type Route, serveAnyone } from '@tabellion/platform/http/route.ts';
import { answered } from './client.ts';
import * as log from './logContract.ts';

/** How long an answer is waited for. */
const PATIENCE_MS = 5_000;

/** @param address  of the service, without a slash at the end */
export function logRoutesAt(address: string): Route[] {
  const options = () => ({ origin: address, language: 'en', signal: AbortSignal.timeout(PATIENCE_MS) });
  return [
    serveAnyone(log.readCheckpoint, async () => ok(answered(await call(log.readCheckpoint, {}, options())))),
    serveAnyone(log.readPolicy, async () => ok(answered(await call(log.readPolicy, {}, options())))),
    serveAnyone(log.readConsistency, async (_, { query }) => {
      const answer = await call(log.readConsistency, { query }, options());
      if (!answer.ok && answer.textCode === 'LEDGER.NO_SUCH_SIZE') return refuse('LEDGER.NO_SUCH_SIZE');
      return ok(answered(answer));
    }),
  ];
}
