/** Somebody with an account of the ledger, for tests that ask it over the network. */
import { newId } from '@tabellion/platform/ids.ts';
import { utf8 } from '../bytes.ts';
import { parseTlogProof } from '../files/tlogProof.ts';
import { verifyInclusion } from '../merkle/verify.ts';
import { verifyCheckpoint } from '../note/checkpoint.ts';
import { parsePolicy } from '../note/policy.ts';

interface Sending {
  readonly as?: string;
  readonly headers?: Record<string, string>;
}
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Reply {
  readonly status: number;
  readonly textCode: string;
  readonly message: string;
  readonly data: Record<string, unknown>;
}

/** The product of a test, as far as these need it. */
interface Served {
  readonly origin: string;
  raw(
    path: string,
    request: { method?: Method; body?: unknown; token?: string; headers?: Record<string, string> },
  ): Promise<Reply>;
}

export const password = 'Ledger-2026';

/** A new account. @returns its token */
export async function signUp(server: Served, email = `${newId()}@ledger.test`): Promise<string> {
  const body = {
    email,
    password,
    confirmPassword: password,
    firstname: 'Zoë',
    address_line_1: '1 King Street',
  };
  const { data } = await server.raw('/api/v1/auth/signup', { body });
  return String(data.token);
}

export const asking =
  (server: Served, token: string) =>
  (method: Method, path: string, body?: unknown, { as = token, headers }: Sending = {}) =>
    server.raw(`/api/v1/${path}`, {
      method,
      token: as,
      ...(body !== undefined && { body }),
      ...(headers && { headers }),
    });

export async function textOf({ origin }: Served, path: string, as?: string): Promise<string> {
  const headers = as === undefined ? {} : { authorization: `Bearer ${as}` };
  return (await fetch(`${origin}/api/v1/${path}`, { headers })).text();
}

export const position = (more: Readonly<Record<string, unknown>> = {}) => ({
  org_id: 'org-1',
  id: newId(),
  firstname: 'Zoë',
  position: 'presidents',
  ...more,
});

/** That a leaf is in the log, by a policy that was kept, as anybody would check it. */
export async function expectProved(server: Served, txId: string, as: string): Promise<void> {
  const proof = parseTlogProof(await textOf(server, `proof/${txId}`, as));
  const policy = parsePolicy(utf8(await textOf(server, 'log/policy')));
  const { size, root } = verifyCheckpoint(utf8(proof.checkpoint), policy);
  verifyInclusion({ index: proof.index, size, leaf: Buffer.from(txId, 'hex'), path: proof.path, root });
}
