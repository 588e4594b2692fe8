/** The typed client: one call per endpoint object. It has no state; the caller says who and in which language. */
import type { TextCode } from '@tabellion/texts/codes.ts';
import type { Endpoint, In, ReplyOf, Schema } from './endpoint.ts';
import { fillPath } from './endpoint.ts';
import type { FieldMessage, Reply } from './reply.ts';

type PartsOf<E extends Endpoint> =
  E extends Endpoint<string, infer P, infer Q, infer B>
    ? (P extends Schema ? { params: In<P> } : { params?: undefined }) &
        (Q extends Schema ? { query: In<Q> } : { query?: undefined }) &
        (B extends Schema ? { body: In<B> } : { body?: undefined })
    : never;

export type CallInput<E extends Endpoint> = PartsOf<E>;

/** A request as `fetch` takes it. */
export interface Outgoing {
  method: string;
  headers: Record<string, string>;
  body?: string | FormData;
  signal?: AbortSignal;
}

/** The part of a response that is read. */
export interface Incoming {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: Pick<Headers, 'get'>;
  text(): string | Promise<string>;
  json(): unknown;
}

export interface CallOptions {
  token?: string | undefined;
  language: string;
  /** The same key for every repetition of one act. */
  idempotencyKey?: string | undefined;
  file?: Blob | undefined;
  signal?: AbortSignal | undefined;
  /** Another way to send it than `fetch`. */
  send?: (url: string, request: Outgoing) => Promise<Incoming>;
  /** Where the API is; empty in the browser. */
  origin?: string;
}

export type Answer<Data> =
  | { ok: true; data: Data; textCode: TextCode; message: string }
  | {
      ok: false;
      /** 0 when no answer came: the network is down, or the call was given up. */
      status: number;
      textCode: TextCode;
      message: string;
      fields: readonly FieldMessage[];
      data: Readonly<Record<string, unknown>>;
      retryAfterSeconds?: number;
    };

/** Calls an endpoint. It never throws: a lost connection is the answer with status 0. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Answer<ReplyOf<E>>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: object };
  const url =
    (options.origin ?? '') +
    fillPath(endpoint.path, (params ?? {}) as Record<string, string>) +
    queryText(query);
  try {
    const response = await (options.send ?? fetch)(url, requestOf(endpoint, body, options));
    if (endpoint.bare !== undefined && response.ok)
      return {
        ok: true,
        data: await bareReply(endpoint, response),
        textCode: 'GENERAL.SUCCESS',
        message: '',
      };
    const reply = (await response.json()) as Reply<ReplyOf<E>>;
    if (reply.success)
      return { ok: true, data: reply.data, textCode: reply.textCode, message: reply.message };
    return refused(response, reply);
  } catch {
    return lost;
  }
}

const bareReply = async <E extends Endpoint>({ bare }: E, response: Incoming): Promise<ReplyOf<E>> =>
  (bare === 'text' ? await response.text() : await response.json()) as ReplyOf<E>;

const lost = {
  ok: false,
  status: 0,
  textCode: 'GENERAL.NOT_READY',
  message: '',
  fields: [],
  data: {},
} as const;

function refused(response: Incoming, reply: Extract<Reply<unknown>, { success: false }>) {
  const retryAfter = Number(response.headers.get('retry-after'));
  return {
    ok: false as const,
    status: response.status,
    textCode: reply.textCode,
    message: reply.message,
    fields: reply.data.fields ?? [],
    data: reply.data,
    ...(retryAfter > 0 ? { retryAfterSeconds: retryAfter } : {}),
  };
}

function requestOf(endpoint: Endpoint, body: object | undefined, options: CallOptions): Outgoing {
  const headers: Record<string, string> = { 'accept-language': options.language };
  if (options.token !== undefined) headers.authorization = `Bearer ${options.token}`;
  if (options.idempotencyKey !== undefined) headers['idempotency-key'] = options.idempotencyKey;
  const init: Outgoing = { method: endpoint.method, headers };
  if (options.signal !== undefined) init.signal = options.signal;
  if (options.file !== undefined) {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) form.set(name, String(value));
    form.set('file', options.file);
    init.body = form;
  } else if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  return init;
}

function queryText(query: object | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
