/** An endpoint with its handler. The three ways differ in what the handler may rely on. */
import type { Refusal } from '@tabellion/kernel/refusal.ts';
import type { Result } from '@tabellion/kernel/result.ts';
import type { Endpoint, InputOf, RefusalsOf, ReplyOf } from '@tabellion/kit/endpoint.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import type {
  Download,
  Handled,
  OrganizationContext,
  Upload,
  UserContext,
  VisitorContext,
} from './context.ts';
import type { HostCode } from './refusalCodes.ts';

export interface HandlerInput {
  params: unknown;
  query: unknown;
  body: unknown;
  file?: Upload;
}

interface Served<Context> {
  endpoint: Endpoint;
  handle(context: Context, input: HandlerInput): Promise<Handled<unknown> | Result<Download, Refusal>>;
}

export type Route =
  | ({ serves: 'anyone' } & Served<VisitorContext>)
  | ({ serves: 'user' } & Served<UserContext>)
  | ({ serves: 'organization' } & Served<OrganizationContext>);

type Handler<Context, E extends Endpoint> = (
  context: Context,
  input: InputOf<E> & { file?: Upload },
) => Promise<Handled<ReplyOf<E>>>;

type FileHandler<Context, E extends Endpoint> = (
  context: Context,
  input: InputOf<E>,
) => Promise<Result<Download, Refusal>>;

type CodesOf<H extends (...input: never) => Promise<unknown>> = Extract<
  Awaited<ReturnType<H>>,
  { ok: false; error: Refusal }
>['error']['textCode'];

/** The codes of a handler that its contract lacks. Of a handler whose type names no codes, tests find them
 *  (`HostOptions.refusals`). */
type Lacking<E extends Endpoint, H extends (...input: never) => Promise<unknown>> =
  TextCode extends CodesOf<H> ? never : Exclude<CodesOf<H>, RefusalsOf<E> | HostCode>;

/** Compiles only where the contract names every code of the handler. */
type NamedBy<E extends Endpoint, H extends (...input: never) => Promise<unknown>> = [Lacking<E, H>] extends [
  never,
]
  ? unknown
  : { contractLacks: Lacking<E, H> };

// The host parses the input with the endpoint's own schemas before it calls: the one cast stands there.
const typed = <Context>(handler: unknown) => handler as Served<Context>['handle'];

/** Serves whoever asks; a session is not needed. */
export const serveAnyone = <E extends Endpoint, H extends Handler<VisitorContext, E>>(
  endpoint: E,
  handler: H & NamedBy<E, H>,
): Route => ({
  serves: 'anyone',
  endpoint,
  handle: typed<VisitorContext>(handler),
});

/** Serves a signed-in user, outside any organization. */
export const serveUser = <E extends Endpoint, H extends Handler<UserContext, E>>(
  endpoint: E,
  handler: H & NamedBy<E, H>,
): Route => ({
  serves: 'user',
  endpoint,
  handle: typed<UserContext>(handler),
});

/** Serves a member of the organization that the endpoint's tenant names. */
export const serveOrganization = <E extends Endpoint, H extends Handler<OrganizationContext, E>>(
  endpoint: E,
  handler: H & NamedBy<E, H>,
): Route => ({ serves: 'organization', endpoint, handle: typed<OrganizationContext>(handler) });

/** Serves a file of an organization to its members. */
export const serveFile = <E extends Endpoint, H extends FileHandler<OrganizationContext, E>>(
  endpoint: E,
  handler: H & NamedBy<E, H>,
): Route => ({
  serves: 'organization',
  endpoint,
  handle: typed<OrganizationContext>(handler),
});
