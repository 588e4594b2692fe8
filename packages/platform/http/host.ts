/** The HTTP host: Fastify with our routes. It decides nothing; it parses, asks the pipeline and answers. */
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import { statusOf, type TextCode } from '@tabellion/texts/codes.ts';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isUnavailable } from '../database/errors.ts';
import type { Database } from '../database/queries.ts';
import { failure, success, type Texts } from './answer.ts';
import { browserCookie, browserOf } from './browser.ts';
import { codeOfError } from './codeOfError.ts';
import type { Download } from './context.ts';
import { drainOnClose } from './drain.ts';
import type { Gate } from './gate.ts';
import { dataHeaders, type GuardHeaders, type OtherOrigins, pageHeaders } from './guardHeaders.ts';
import { acceptBytes, acceptJson, hasContentEncoding } from './jsonBody.ts';
import { languageOf } from './language.ts';
import { emailIn, type Limiter, limiterOf, networkOf, unlimited } from './limits.ts';
import { type RouteOutcome, type Rules, ruleOf, runRoute } from './pipeline.ts';
import { ReaderGone } from './readerGone.ts';
import { type ReadTurns, readTurns } from './readTurns.ts';
import { refusalCodesOf } from './refusalCodes.ts';
import { isHostless, isOfForeignPage, isUpgrade } from './requestHeaders.ts';
import type { Route } from './route.ts';
import { type JsonAnswer, type JsonSender, jsonSender, notKept } from './sendJson.ts';
import { tokenOf } from './token.ts';
import { begin, mostUnderWay } from './underWay.ts';
import { dropRest } from './unread.ts';
import { answerUnreadable } from './unreadable.ts';
import { takeBody } from './upload.ts';

/** JSON bodies; files have their own bound in the endpoint. */
const maxBodyBytes = 256 * 1024;

/** Until the last byte of a request must be here; the browser gives an upload 30 seconds. */
const requestTimeoutMs = 60_000;

export interface HostOptions {
  db: Database;
  routes: readonly Route[];
  rules: Rules;
  gate: Gate;
  texts: Texts;
  clock: () => Instant;
  /** Called once for every answer: for metrics and the one log line of a failure. */
  onAnswer: (line: AnswerLine) => void;
  /** Behind a proxy that we trust, the caller's address comes from its header; `true` is the one that connects. */
  trustProxy: boolean | string;
  /** Tests of other things lift the limits on tries; a server never does. */
  limits: 'enforced' | 'lifted';
  /** Tests call a refusal that `refusalCodesOf` does not name a fault; a server answers it. */
  refusals?: 'checked';
  /** How long a host that is being closed answers what was asked; 10 s unless given. */
  drainMs?: number;
  /** Origins, besides our own, that pages may use: the payment provider's. */
  otherOrigins?: OtherOrigins | undefined;
}

export interface AnswerLine {
  requestId: string;
  /** The path as in the contract, without its values. */
  endpoint: string;
  status: number;
  millis: number;
  textCode: TextCode;
  /** The account that a refused sign-in, reset or the like names, and the network it came from. Not to be logged
   *  as they are. */
  refused?: { account: string | undefined; network: string };
  /** Only of what must not happen, and of a database that is away, hangs or is full. */
  error?: unknown;
}

/** The options, and the rest that every answer needs. */
interface AnsweringHost extends HostOptions {
  ofData: GuardHeaders;
  sendJson: JsonSender;
  turns: ReadTurns;
  /** Bytes that may be left unread of a request that is answered before all of it has come. */
  mostUnread: number;
}

/** @returns a host that is ready to listen; `close` ends it after the requests under way, as `drainOnClose` says. */
export async function openHost(given: HostOptions): Promise<FastifyInstance> {
  const [ofPages, ofData] = [pageHeaders(given.otherOrigins), dataHeaders()];
  const options: AnsweringHost = {
    ...given,
    ofData,
    sendJson: jsonSender(ofData),
    turns: readTurns(),
    mostUnread: longestBodyOf(given.routes),
  };
  const app = Fastify({
    bodyLimit: maxBodyBytes,
    requestTimeout: requestTimeoutMs,
    // Which host was meant is asked in the hook below: Node would refuse without a word.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable({ ...options, guards: ofData }),
    trustProxy: options.trustProxy === true ? isNearest : options.trustProxy,
    genReqId: () => randomUUID(),
    logger: false,
    // An address that cannot be decoded is refused before any route is found, and without the hooks.
    frameworkErrors: (error, request, reply) => answerError(error, request, reply, options),
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  await app.register(multipart);
  await app.register(underPressure, { maxEventLoopDelay: 2_000, sampleInterval: 5_000 });
  drainOnClose(app, options.drainMs);
  acceptJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, options));
  // A callback, because these hooks run for every answer and a promise would cost more than what they do.
  app.addHook('onRequest', (request, reply, done) => {
    const { socket, headers } = request.raw;
    // Node drops what came in one piece with such a request: whoever sent it learns that nothing more is answered.
    if (isUpgrade(headers)) reply.raw.shouldKeepAlive = false;
    if (begin(request.raw, reply.raw) > mostUnderWay) socket.destroy();
    // Nothing more is asked of a connection that is cut: whoever cannot be answered shall not work for nobody.
    if (socket.destroyed) return;
    if (isHostless(request)) done(Object.assign(new Error('no host'), { statusCode: 400 }));
    else
      done(
        hasContentEncoding(request)
          ? Object.assign(new Error('a coded body'), { statusCode: 415 })
          : undefined,
      );
  });
  app.addHook('onSend', (request, _, payload, done) => {
    dropRest(request.raw, options.mostUnread);
    done(null, payload);
  });
  app.server.on('checkContinue', (request, response) => {
    // Uploads are told to continue where they are read: after session, right and limit.
    if (!isUpload(request.headers['content-type'])) response.writeContinue();
    app.server.emit('request', request, response);
  });
  // Whatever else is expected is passed over (RFC 9110, section 10.1.1); Node would answer 417 without a word.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  for (const kind of ['json', 'signed', 'bearer'] as const) {
    await app.register(async (endpoints) => {
      if (kind === 'signed') acceptBytes(endpoints);
      if (kind === 'bearer') acceptJson(endpoints, { isStrict: true });
      for (const route of options.routes.filter(({ serves }) => bodyOf(serves) === kind)) {
        const limiter = options.limits === 'lifted' ? unlimited : limiterOf(route.endpoint, options);
        mount(endpoints, route, options, limiter);
      }
    });
  }
  // After the endpoints, which are in a scope of their own: this hook is for what comes now, the pages.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ofPages).header('x-request-id', request.id);
    done();
  });
  return app;
}

const bodyOf = (serves: Route['serves']) =>
  serves === 'signed' || serves === 'bearer' ? serves : ('json' as const);

const longestBodyOf = (routes: readonly Route[]): number =>
  Math.max(maxBodyBytes, ...routes.map(({ endpoint }) => endpoint.upload?.maxBytes ?? 0));

const isUpload = (contentType = ''): boolean => contentType.toLowerCase().startsWith('multipart/form-data');

/** Were every hop believed, a caller could write any address into the header that proxies add to, and the limits on tries
 *  would count nobody. */
const isNearest = (_: string, hop: number): boolean => hop === 0;

/** Seconds after which a caller that got 503 may come again. */
const retryAfterSeconds = 5;

/** Whoever passes a reply on gives it to everybody: in whatever language they read, signed in or not. */
function judgeCache({ path, action, cache, bare, download }: Endpoint, rules: Rules): void {
  if (cache === undefined) return;
  if (ruleOf(rules, action).who !== 'anyone')
    throw new Error(`${path} would be kept for others than those who may read it`);
  if (bare === undefined && download === undefined)
    throw new Error(`${path} would be kept with a message in the language of one reader`);
}

function mount(app: FastifyInstance, route: Route, options: AnsweringHost, limiter: Limiter): void {
  const { endpoint } = route;
  judgeCache(endpoint, options.rules);
  const name = `${endpoint.method} ${endpoint.path}`;
  const run = endpoint.method === 'GET' ? options.turns.reading : options.turns.writing;
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\{\*\}$/, '*').replace(/\{([^}]+)\}/g, ':$1'),
    config: { name },
    bodyLimit: endpoint.signed?.maxBytes ?? maxBodyBytes,
    handler: async (request, reply) => {
      if (isOfForeignPage(request)) throw Object.assign(new Error('of a foreign page'), { statusCode: 404 });
      const limited = await limiter(request);
      if (!limited.ok) return answer(reply, request, options, endpoint, limited);
      const base = {
        requestId: request.id,
        endpoint: name,
        now: options.clock(),
        language: languageOf(request),
        address: request.ip,
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
        browser: browserOf(request),
        db: options.db,
        goOn: () => {
          if (request.raw.socket.destroyed) throw new ReaderGone();
        },
        idempotencyKey: idempotencyKeyOf(request),
      };
      const incoming = {
        params: request.params,
        query: request.query,
        token: tokenOf(request),
        header: (header: string) => String(request.headers[header] ?? ''),
        takeBody: () => takeBody(endpoint, request, reply),
      };
      const outcome = await run(() => runRoute(route, options, base, incoming));
      if (options.refusals === 'checked' && !outcome.ok) mustBeNamed(outcome.error, endpoint, options.rules);
      // The work is done: where the database is away by now, a try too many counts, and nothing else.
      if (outcome.ok || outcome.error.textCode === endpoint.limit?.unless)
        await limited.value().catch(() => undefined);
      return answer(reply, request, options, endpoint, outcome);
    },
  });
}

/** Throws for a code that neither the contract nor the host names for the endpoint. */
function mustBeNamed({ textCode }: Refusal, endpoint: Endpoint, rules: Rules): void {
  if (refusalCodesOf(endpoint, ruleOf(rules, endpoint.action)).has(textCode)) return;
  throw new Error(
    `${endpoint.method} ${endpoint.path} refuses with ${textCode}, which its contract does not name`,
  );
}

function answer(
  reply: FastifyReply,
  request: FastifyRequest,
  options: AnsweringHost,
  { method, path, action, ok, bare, cache }: Endpoint,
  outcome: RouteOutcome,
): FastifyReply {
  const language = languageOf(request);
  const opens = action === 'session.open';
  const say = (status: number, textCode: TextCode): void =>
    options.onAnswer({
      requestId: request.id,
      endpoint: `${method} ${path}`,
      millis: reply.elapsedTime,
      status,
      textCode,
      ...(opens && !outcome.ok && { refused: { account: emailIn(request), network: networkOf(request.ip) } }),
    });
  const send = (answer: JsonAnswer): FastifyReply => {
    dropRest(request.raw, options.mostUnread);
    return options.sendJson(reply, answer);
  };
  if (!outcome.ok) {
    const { status, body } = failure(options.texts, language, outcome.error, request.id);
    say(status, outcome.error.textCode);
    return send({ status, body, headers: waitAfter(status, outcome.error) });
  }
  const textCode = ('textCode' in outcome ? outcome.textCode : undefined) ?? ok;
  const status = statusOf(textCode);
  say(status, textCode);
  const cacheControl = cacheControlOf(cache);
  if (isDownload(outcome.value)) return sendFile(guarded(reply, options), outcome.value, cacheControl);
  if (bare !== undefined) return send({ status, body: outcome.value, headers: [], as: bare, cacheControl });
  const opened = opens ? openedIn(outcome.value, options.gate) : undefined;
  const headers = opened === undefined ? [] : browserCookie(request, opened);
  const body = success(options.texts, language, textCode, outcome.value);
  return send({ status, body, headers, cacheControl });
}

/** A year is the longest that is asked of anybody (RFC 9111). */
function cacheControlOf(cache: Endpoint['cache']): string {
  if (cache === undefined) return notKept;
  return cache === 'immutable' ? 'public, max-age=31536000, immutable' : `public, max-age=${cache.seconds}`;
}

function waitAfter(status: number, { params }: Refusal): JsonAnswer['headers'] {
  if (status === 503) return ['retry-after', String(retryAfterSeconds)];
  return status === 429 && params?.seconds !== undefined ? ['retry-after', String(params.seconds)] : [];
}

function openedIn(data: unknown, gate: Gate): string | undefined {
  const { token } = { ...(data as object) } as { token?: unknown };
  const session = typeof token === 'string' ? gate.readToken(token) : 'invalid';
  return typeof session === 'string' ? undefined : session.sessionId;
}

/** Adds what every answer of data carries, where Fastify sends it. */
const guarded = (reply: FastifyReply, { ofData }: AnsweringHost): FastifyReply =>
  reply.headers(ofData).header('x-request-id', reply.request.id);

const isDownload = (value: unknown): value is Download =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;

function sendFile(reply: FastifyReply, file: Download, cacheControl: string): FastifyReply {
  if (file.etag !== undefined) {
    // Kept by its reader alone, who asks each time whether it still holds.
    reply.header('etag', `"${file.etag}"`).header('cache-control', 'private, no-cache');
    if (reply.request.headers['if-none-match']?.includes(`"${file.etag}"`)) return reply.code(304).send();
  } else reply.header('cache-control', cacheControl);
  return reply
    .header('content-type', file.mediaType)
    .header(
      'content-disposition',
      `${file.isAttachment ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(file.fileName)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(Buffer.from(file.bytes));
}

/** Answers Fastify's own refusals and unexpected errors. A stack trace is never sent. */
function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AnsweringHost,
): void {
  const refusal: Refusal = { textCode: codeOfError(error) };
  const { status, body } = failure(options.texts, languageOf(request), refusal, request.id);
  const name = (request.routeOptions.config as { name?: string }).name ?? request.method;
  options.onAnswer({
    requestId: request.id,
    endpoint: name,
    millis: reply.elapsedTime,
    status,
    textCode: refusal.textCode,
    ...(status === 500 || isUnavailable(error) ? { error } : {}),
  });
  if (status === 503) reply.header('retry-after', String(retryAfterSeconds));
  guarded(reply, options).code(status).header('cache-control', notKept).send(body);
}

/** Throws status 400 for a key that is too long: passed over, a repetition would be done twice. */
function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return undefined;
  if (key.length > 200) throw Object.assign(new Error('idempotency key too long'), { statusCode: 400 });
  return key;
}
