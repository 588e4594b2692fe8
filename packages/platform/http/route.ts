/** An endpoint with its handler. The ways differ in what the handler may rely on. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf, RefusalsOf } from '@tabellion/kit/endpoint.ts';
import type {
  AnswerTo,
  Download,
  HandlerResult,
  OrganizationContext,
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

// The host parses the input with the endpoint's own schemas before it calls: the one cast stands there.
const typed = <Context>(handler: unknown) => handler as Served<Context>['handle'];

/** Serves whoever asks; a session is not needed. */
export const serveAnyone = <E extends Endpoint>(endpoint: E, handler: Handler<VisitorContext, E>): Route => ({
  serves: 'anyone',
  endpoint,
  handle: typed<VisitorContext>(handler),
});

/** Serves who proved to be a signee, with what was sent to him. */
export const serveSignee = <E extends Endpoint>(endpoint: E, handler: Handler<SigneeContext, E>): Route => ({
  serves: 'signee',
  endpoint,
  handle: typed<SigneeContext>(handler),
});

/** Serves a file to a signee. */
export const serveFileToSignee = <E extends Endpoint>(
  endpoint: E,
  handler: FileHandler<SigneeContext, E>,
): Route => ({ serves: 'signee', endpoint, handle: typed<SigneeContext>(handler) });

/** Serves a signed-in user, outside any organization. */
export const serveUser = <E extends Endpoint>(endpoint: E, handler: Handler<UserContext, E>): Route => ({
  serves: 'user',
  endpoint,
  handle: typed<UserContext>(handler),
});

/** Serves a member of the organization that the endpoint's tenant names. */
export const serveOrganization = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<OrganizationContext, E>,
): Route => ({ serves: 'organization', endpoint, handle: typed<OrganizationContext>(handler) });

/** Serves a file to those who ask; a session is not needed. */
export const serveFileToAnyone = <E extends Endpoint>(
  endpoint: E,
  handler: FileHandler<VisitorContext, E>,
): Route => ({ serves: 'anyone', endpoint, handle: typed<VisitorContext>(handler) });

/** Serves a file to a signed-in user, outside any organization. */
export const serveFileToUser = <E extends Endpoint>(
  endpoint: E,
  handler: FileHandler<UserContext, E>,
): Route => ({ serves: 'user', endpoint, handle: typed<UserContext>(handler) });

/** Serves a file of an organization to its members. */
export const serveFile = <E extends Endpoint>(
  endpoint: E,
  handler: FileHandler<OrganizationContext, E>,
): Route => ({ serves: 'organization', endpoint, handle: typed<OrganizationContext>(handler) });
