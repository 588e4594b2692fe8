/** An endpoint with its handler. The ways differ in what the handler may rely on. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf, RefusalsOf } from '@tabellion/kit/endpoint.ts';
import type {
  AnswerTo,
  Download,
  HandlerResult,
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
  | ({ serves: 'signee' } & Served<SigneeContext>)
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

/** Serves whoever proved to be a signee, with what was sent to him. */
export const serveSignee = serve<SigneeContext>('signee');
export const serveFileToSignee = serveFileTo<SigneeContext>('signee');

/** A signed-in user, outside any organization. */
export const serveUser = serve<UserContext>('user');
export const serveFileToUser = serveFileTo<UserContext>('user');

/** A member of the organization that the endpoint's tenant names. */
export const serveOrganization = serve<OrganizationContext>('organization');
export const serveFile = serveFileTo<OrganizationContext>('organization');
