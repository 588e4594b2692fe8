import { type Answer, type CallInput, type CallOptions, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useRef, useState } from 'react';
import { type Snack, useFailureSweep, useSnack } from '../layers/SnackProvider.tsx';
import { useLanguage, useText } from '../text/LanguageProvider.tsx';
import { useCallSetting } from './CallProvider.tsx';

interface Settings {
  /** Where the answer's sentence is shown; `none` when the screen says it itself. Failures are always shown. */
  say?: 'failure' | 'always' | 'none';
  place?: Snack['place'];
  /** The tone of a failure; an error unless told. */
  tone?: Snack['tone'];
}

export interface Act<E extends Endpoint> {
  /** Never throws. The same input again after a lost connection repeats the same act, and does not double it. */
  run(input: CallInput<E>, more?: Pick<CallOptions, 'file' | 'signal' | 'send'>): Promise<Answer<ReplyOf<E>>>;
  busy: boolean;
  answer: Answer<ReplyOf<E>> | undefined;
}

/**
 * One act of a screen. A failure is shown in a snackbar in the reader's language (specification section 8); a 401
 * ends the session, a 403 has the rights read again, a success takes earlier failures away. Give the answer back from a form's `onSubmit`: its field
 * errors land at their fields, and the snackbar does not repeat them.
 */
export function useCall<E extends Endpoint>(endpoint: E, settings: Settings = {}): Act<E> {
  const { say = 'failure', place, tone = 'err' } = settings;
  const setting = useCallSetting();
  const { language } = useLanguage();
  const text = useText();
  const snack = useSnack();
  const sweepFailures = useFailureSweep();
  const keyOf = useKeys();

  const [running, setRunning] = useState(0);
  const [answer, setAnswer] = useState<Answer<ReplyOf<E>>>();

  const run: Act<E>['run'] = async (input, more) => {
    const { token, origin = '' } = setting;
    const idempotencyKey = endpoint.method === 'GET' ? undefined : keyOf(input);
    setRunning((count) => count + 1);
    const answer = await call(endpoint, input, { ...more, token: token(), language, origin, idempotencyKey });
    setRunning((count) => count - 1);
    setAnswer(answer);
    keyOf.settle(answer);
    if (answer.ok && endpoint.method !== 'GET') sweepFailures();
    if (!answer.ok && answer.status === 403) setting.onForbidden?.();
    if (!answer.ok && answer.status === 401) setting.onUnauthorized(answer.textCode);
    else if (say !== 'none' && (say === 'always' || !answer.ok)) {
      snack({
        message: sentenceOf(answer) || text('ui.lost'),
        tone: answer.ok ? 'ok' : tone,
        ...(place === undefined ? {} : { place }),
      });
    }
    return answer;
  };
  return { run, busy: running > 0, answer };
}

/** "This value is not valid" alone helps nobody: what the fields say, where the answer names them. */
const sentenceOf = (answer: Answer<unknown>): string =>
  answer.ok || answer.textCode !== 'GENERAL.FIELD_INVALID' || answer.fields.length === 0
    ? answer.message
    : [...new Set(answer.fields.map(({ message }) => message))].join(' ');

/** The idempotency key: kept while it is unknown whether the act was done, new for every other act. */
function useKeys() {
  const open = useRef<{ input: string; key: string }>(undefined);
  const keyOf = (input: unknown): string => {
    const spelled = JSON.stringify(input);
    if (open.current?.input !== spelled) open.current = { input: spelled, key: randomKey() };
    return open.current.key;
  };
  keyOf.settle = (answer: Answer<unknown>) => {
    if (answer.ok || (answer.status > 0 && answer.status < 500)) open.current = undefined;
  };
  return keyOf;
}

/** 128 random bits; not `randomUUID`, which browsers refuse on plain http beyond localhost. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
