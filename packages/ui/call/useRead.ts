import { type Answer, type CallInput, call } from '@tabellion/kit/client.ts';
import type { Endpoint, ReplyOf } from '@tabellion/kit/endpoint.ts';
import {
  queryOptions,
  type UseQueryResult,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../text/LanguageProvider.tsx';
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

/** The key under which a reading is kept: the path, then what was asked. */
const readKey = (endpoint: Endpoint, input?: unknown): readonly unknown[] =>
  input === undefined ? [endpoint.path] : [endpoint.path, input];

export type ReadState<Data> = UseQueryResult<Data, ReadFailure> & { message?: string | undefined };

interface ReadOptions {
  /** False waits, for instance until an id is known. */
  when?: boolean;
  /** True reads again whenever a part that shows it is opened, also where it was read a moment ago. */
  anew?: boolean;
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
  const query = useQuery({
    ...queryOf(asking, endpoint, input),
    enabled: options.when ?? true,
    ...(options.anew && { staleTime: 0 }),
  });
  // The first answer brings most of a page. Drawn as soon as it came, all of it would be one task, in which a slow phone hears
  // nobody; as a deferred value it is drawn in slices.
  const wasPending = useDeferredValue(query.isPending);
  const state = wasPending && query.isSuccess ? { ...query, ...pending } : query;
  return { ...state, message: query.error?.message || undefined };
}

const pending = {
  data: undefined,
  status: 'pending',
  isPending: true,
  isLoading: true,
  isSuccess: false,
  isFetched: false,
  isPlaceholderData: false,
} as const;

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
  const isAnswered = useQueries({
    queries: all.map(({ endpoint, input }) => queryOf(asking, endpoint, input as CallInput<Endpoint>)),
    combine: (readings) => readings.every(({ isFetched }) => isFetched),
  });
  // Deferred, like the first answer of `useRead`. What is asked anew, as for another organization, is missing at once.
  return useDeferredValue(isAnswered) && isAnswered;
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
      /** The same, where much has changed: what is not on the screen is forgotten, so that no page begins with what was. */
      allAnew: () => {
        // One that waits for something is on the screen too.
        client.removeQueries({ predicate: (query) => query.getObserversCount() === 0 });
        return client.invalidateQueries();
      },
    }),
    [client],
  );
}
