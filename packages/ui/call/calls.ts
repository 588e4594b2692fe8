import { type Answer, type CallInput, type CallOptions, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { type Snack, useFailureSweep, useSnack } from '../layers/SnackProvider.tsx';
import { useLanguage, useText } from '../text/LanguageProvider.tsx';
import { type CallSetting, useCallSetting } from './CallProvider.tsx';

type Failure = Extract<Answer<unknown>, { ok: false }>;

/** A reading that failed; `message` is in the reader's language. */
class ReadFailure extends Error {
  readonly answer: Failure;

  constructor(answer: Failure) {
    super(answer.message);
    this.name = 'ReadFailure';
    this.answer = answer;
  }
}

/** Under which key a reading is kept: the path, then what was asked. */
const readKey = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

export type ReadState<Data> = UseQueryResult<Data, ReadFailure> & { message?: string | undefined };

interface ReadOptions {
  /** False waits, for instance until an id is known. */
  when?: boolean;
}

/**
 * Reads an endpoint and keeps the answer. A lost connection or a server that is not ready is tried twice more; a
 * refusal is an answer and is not tried again. `message` is the sentence to show when it failed.
 */
export function useRead<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ReadOptions = {},
): ReadState<ReplyOf<E>> {
  const asking = useAsking();
  const query = useQuery({ ...queryOf(asking, endpoint, input), enabled: options.when ?? true });
  return { ...query, message: query.error?.message || undefined };
}

/** A reading that a page will need. */
export interface PlannedRead {
  readonly endpoint: Endpoint;
  readonly input: unknown;
}

export const plannedRead = <E extends Endpoint>(endpoint: E, input: CallInput<E>): PlannedRead => ({
  endpoint,
  input,
});

/**
 * Reads at once what the parts of a page read one after the other. True when all of it was answered, refusals too: a page
 * that is drawn then need not move when its parts come.
 */
export function useReadAhead(all: readonly PlannedRead[]): boolean {
  const asking = useAsking();
  return useQueries({
    queries: all.map(({ endpoint, input }) => queryOf(asking, endpoint, input as CallInput<Endpoint>)),
    combine: (readings) => readings.every(({ isFetched }) => isFetched),
  });
}

interface Asking {
  readonly setting: CallSetting;
  readonly language: string;
}

function useAsking(): Asking {
  const setting = useCallSetting();
  const { language } = useLanguage();
  return { setting, language };
}

const queryOf = <E extends Endpoint>({ setting, language }: Asking, endpoint: E, input: CallInput<E>) =>
  queryOptions<ReplyOf<E>, ReadFailure>({
    queryKey: readKey(endpoint, input),
    retry: (count, failure) => count < 2 && (failure.answer.status === 0 || failure.answer.status === 503),
    queryFn: async ({ signal }) => {
      const { token, origin = '' } = setting;
      const answer = await call(endpoint, input, { token: token(), language, signal, origin });
      if (answer.ok) return answer.data;
      if (answer.status === 401) setting.onUnauthorized(answer.textCode);
      if (answer.status === 403) setting.onForbidden?.();
      throw new ReadFailure(answer);
    },
  });

/** Puts a command's new view in the place of a reading, or has readings read again. */
export function useReadings() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      put: <E extends Endpoint>(endpoint: E, input: CallInput<E>, data: ReplyOf<E>) =>
        client.setQueryData(readKey(endpoint, input), data),
      /** Without input: every reading of that endpoint. */
      again: (endpoint: Endpoint, input?: unknown) =>
        client.invalidateQueries({ queryKey: readKey(endpoint, input) }),
      /** Every reading: those on the screen at once, others when they are shown again. */
      allAgain: () => client.invalidateQueries(),
    }),
    [client],
  );
}

interface Settings {
  /** Where the answer's sentence is shown; `none` when the screen says it itself. Failures are always shown. */
  say?: 'failure' | 'always' | 'none';
  place?: Snack['place'];
  /** Of a failure; an error unless told. */
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
