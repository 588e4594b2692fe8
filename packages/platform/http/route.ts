/** An endpoint with its handler. The ways differ in what the handler may rely on. */
import type { Instant } from '@tabellion/kernel/date.ts';
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf, RefusalsOf } from '@tabellion/kit/endpoint.ts';
import type {
  AnswerTo,
  BearerContext,
  Download,
  HandlerResult,
  HolderContext,
  OrganizationContext,
  SignedContext,
  SigneeContext,
  Upload,
  UserContext,
  VisitorContext,
} from './context.ts';
import type { CommonRefusalCode } from './refusalCodes.ts';

export interface HandlerInput {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: Upload;
}

interface Served<Context> {
  endpoint: Endpoint;
  handle(context: Context, input: HandlerInput): Promise<HandlerResult<unknown> | Result<Download, Refusal>>;
}

export type Route =
  | ({ serves: 'anyone' } & Served<VisitorContext>)
  | ({ serves: 'signed' } & Served<SignedContext>)
  | ({ serves: 'bearer'; admit: Admit<unknown> } & Served<BearerContext<unknown>>)
  | ({ serves: 'signee' } & Served<SigneeContext>)
  | ({ serves: 'holder' } & Served<HolderContext>)
  | ({ serves: 'user' } & Served<UserContext>)
  | ({ serves: 'organization' } & Served<OrganizationContext>);

type Handler<Context, E extends Endpoint> = (
  context: Context,
  input: InputOf<E> & { file?: Upload },
) => Promise<AnswerTo<E>>;

type FileHandler<Context, E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
) => Promise<Result<Download, Refusal<RefusalsOf<E> | CommonRefusalCode>>>;

// The host parses the input with the endpoint's own schemas before it calls: the one cast stands here.
const serve =
  <Context>(serves: Route['serves']) =>
  <E extends Endpoint>(endpoint: E, handler: Handler<Context, E>): Route =>
    ({ serves, endpoint, handle: handler }) as unknown as Route;
const serveFileTo =
  <Context>(serves: Route['serves']) =>
  <E extends Endpoint>(endpoint: E, handler: FileHandler<Context, E>): Route =>
    ({ serves, endpoint, handle: handler }) as unknown as Route;

/** Whoever asks; a session is not needed. */
export const serveAnyone = serve<VisitorContext>('anyone');
export const serveFileToAnyone = serveFileTo<VisitorContext>('anyone');

/** Another service, by its signature over the raw body; for endpoints with `signed`. */
export const serveSigned = serve<SignedContext>('signed');

/** Tells who brings a token, before anything is read. A header is empty where it is not there. */
export type Admit<Bearer> = (
  token: string | undefined,
  now: Instant,
  header: (name: string) => string,
) => Promise<Result<Bearer, Refusal<'SESSION.INVALID' | 'SESSION.EXPIRED'>>>;

/** Users of another service in this process, whom `admit` knows. */
export const serveBearer =
  <Bearer>(admit: Admit<Bearer>) =>
  <E extends Endpoint>(endpoint: E, handler: Handler<BearerContext<Bearer>, E>): Route =>
    ({ serves: 'bearer', admit, endpoint, handle: handler }) as unknown as Route;
export const serveFileToBearer =
  <Bearer>(admit: Admit<Bearer>) =>
  <E extends Endpoint>(endpoint: E, handler: FileHandler<BearerContext<Bearer>, E>): Route =>
    ({ serves: 'bearer', admit, endpoint, handle: handler }) as unknown as Route;

/** Serves whoever proved to be a signee, with what was sent to him. */
export const serveSignee = serve<SigneeContext>('signee');
export const serveFileToSignee = serveFileTo<SigneeContext>('signee');

/** Serves whoever proved to be the one whom a link to his own page names. */
export const serveHolder = serve<HolderContext>('holder');
export const serveFileToHolder = serveFileTo<HolderContext>('holder');

/** A signed-in user, outside any organization. */
export const serveUser = serve<UserContext>('user');
export const serveFileToUser = serveFileTo<UserContext>('user');

/** A member of the organization that the endpoint's tenant names. */
export const serveOrganization = serve<OrganizationContext>('organization');
export const serveFile = serveFileTo<OrganizationContext>('organization');
