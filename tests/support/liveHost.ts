import { access } from '@tabellion/features/access.ts';
import { gateOf } from '@tabellion/features/organizations/server/gate.ts';
import { type Instant, instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Database } from '@tabellion/platform/database/queries.ts';
import type { Gate } from '@tabellion/platform/http/gate.ts';
import { openHost } from '@tabellion/platform/http/host.ts';
import type { Route } from '@tabellion/platform/http/route.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { allTexts } from '../../apps/server/texts.ts';

/** A clock that stands until it is moved. */
export interface TestClock {
  now: Instant;
  read(): Instant;
  pass(time: { minutes: number }): void;
}

export function createClock(start = '2026-04-20T14:00:00Z'): TestClock {
  const clock: TestClock = {
    now: instant(start),
    read: () => clock.now,
    pass: ({ minutes }) => {
      clock.now = instantOfMillis(millisOfInstant(clock.now) + minutes * 60_000);
    },
  };
  return clock;
}

export interface LiveHost {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** Calls through the network, as the browser does; English unless told. */
  call<E extends Endpoint>(endpoint: E, input: CallInput<E>, as?: Caller): Promise<Answer<ReplyOf<E>>>;
  close(): Promise<void>;
}

interface Caller {
  token?: string | undefined;
  language?: Language;
  idempotencyKey?: string;
}

interface LiveHostOptions {
  db: Database;
  routes: readonly Route[];
  readToken: Gate['readToken'];
  clock: TestClock;
  /** Only tests of the limits themselves enforce them. */
  limits?: 'enforced' | 'lifted';
}

/** The real host on a free port, with the given routes and real tokens. */
export async function openLiveHost({ limits = 'lifted', ...options }: LiveHostOptions): Promise<LiveHost> {
  const { db, routes, readToken, clock } = options;
  const faults: unknown[] = [];
  const app = await openHost({
    db,
    routes,
    rules: access,
    gate: gateOf({ readToken, clock: clock.read }),
    texts: allTexts,
    clock: clock.read,
    limits,
    trustProxy: false,
    onAnswer: ({ error }) => {
      if (error !== undefined) faults.push(error);
    },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    call: async (endpoint, input, { language = 'en', ...as } = {}) => {
      const answer = await call(endpoint, input, { ...as, language, origin });
      // What must not happen fails the test with its own words, not with a 500.
      if (faults.length > 0) throw faults.pop();
      return answer;
    },
    close: () => app.close(),
  };
}
