/** Where a story is told: a served product whose clock the teller moves. The test server is one, the demo's another. */
import { setTimeout as sleep } from 'node:timers/promises';
import { login } from '@tabellion/features/entry/contract.ts';
import { type Instant, instantOfMillis, millisOfInstant } from '@tabellion/kernel/date.ts';
import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { Installation } from '../../apps/server/installation.ts';
import { askRegistry } from '../support/registry.ts';

export interface Stage {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  /** The current time for the product. Only `recorded_at` of the acts is the database's own time. */
  readonly clock: { read(): Instant; set(now: Instant): void };
  readonly installation: Pick<Installation, 'db' | 'texts'>;
}

/** Starts at the machine's time and stands until the teller moves it. */
export function movableClock(): Stage['clock'] {
  let now: Instant = instantOfMillis(Date.now());
  return {
    read: () => now,
    set: (moment) => {
      now = moment;
    },
  };
}

/** Calls as one person and returns the data; a refusal ends the story with its code. */
export type Hand = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;

export const handOf =
  ({ origin }: Pick<Stage, 'origin'>, token?: string): Hand =>
  async (endpoint, input) => {
    const ask = () => call(endpoint, input, { origin, token, language: 'en' });
    let answer = await ask();
    // A busy or starting machine answers 503 before it has done anything, and says when to come again.
    for (let again = 0; isBusy(answer) && again < 3; again += 1) {
      await sleep((answer.ok ? 0 : (answer.retryAfterSeconds ?? 1)) * 1000);
      answer = await ask();
    }
    return dataOf(answer, `${endpoint.method} ${endpoint.path}`);
  };

const isBusy = (answer: Answer<unknown>): boolean => !answer.ok && answer.status === 503;

function dataOf<T>(answer: Answer<T>, what: string): T {
  if (answer.ok) return answer.data;
  throw new Error(`${what} was refused: ${answer.textCode} ${JSON.stringify(answer.fields)}`);
}

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

/** Sessions of the story's days have ended by its next chapter: everybody signs in anew. */
export async function signedIn(stage: Stage, signIn: SignIn): Promise<Hand> {
  const { token } = await handOf(stage)(login, { body: { ...signIn } });
  return handOf(stage, token);
}

/** A moment later, the registry's answers to what was submitted arrive. */
export async function registryAnswers({ clock, installation: { db } }: Stage): Promise<void> {
  clock.set(instantOfMillis(millisOfInstant(clock.read()) + registryMs));
  await askRegistry({ db, clock: clock.read });
}

/** Longer than the sandbox takes. */
const registryMs = 5_000;
