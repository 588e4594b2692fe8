/** Requests as the generated tests make them: from the parts of a recipe, through the network, read as they came. */
import { type Action, access } from '@tabellion/features/access.ts';
import { type Endpoint, fillPath } from '@tabellion/kit/endpoint.ts';
import { expect } from 'vitest';
import { type Received, sent } from '../support/sent.ts';
import type { TestServer } from '../support/server.ts';
import type { Story } from '../support/story.ts';
import type { Ingredients } from './recipe.ts';

export interface Plain {
  readonly status: number;
  readonly textCode: string;
  readonly message: string;
  readonly requestId: string | null;
  /** The body as text. */
  readonly text: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly fields: readonly { path: string; textCode: string; message: string }[];
}

export interface Sending {
  readonly token?: string | undefined;
  readonly key?: string;
  /** Instead of what the ingredients make. */
  readonly rawBody?: string | Uint8Array<ArrayBuffer> | FormData;
  readonly contentType?: string;
}

export async function request(
  server: TestServer,
  endpoint: Endpoint,
  ingredients: Ingredients,
  sending: Sending = {},
): Promise<Plain> {
  const { token, key, rawBody, contentType } = sending;
  const { params = {}, query = {}, body, file } = ingredients;
  const search = new URLSearchParams(query).toString();
  const url = server.origin + fillPath(endpoint.path, params) + (search === '' ? '' : `?${search}`);
  const payload = rawBody ?? (file === undefined ? body && JSON.stringify(body) : formOf(body ?? {}, file));
  const isText = payload !== undefined && !(payload instanceof FormData);
  const reply = await sent(url, {
    method: endpoint.method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(isText ? { 'content-type': contentType ?? 'application/json' } : {}),
    },
    body: payload,
  });
  return plainOf(url, server.unlessFaulty(reply));
}

function formOf(body: Readonly<Record<string, unknown>>, file: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, String(value));
  form.set('file', file, 'logo.png');
  return form;
}

function plainOf(url: string, { ok, status, headers, text: said }: Received): Plain {
  // No answer outlives the session in which it was read, file or not; the log of the ledger is for everybody. A calendar is
  // read without a session: its program keeps it, and asks each time whether it is still so.
  const { pathname } = new URL(url);
  const isPublic = ok && pathname.startsWith('/api/v1/log/');
  const isCalendar = ok && pathname.endsWith('/deadlines.ics');
  const kept = isCalendar ? 'private, no-cache' : 'no-store';
  if (!isPublic) expect(headers.get('cache-control'), url).toBe(kept);
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  const text = said();
  const reply = isJson ? JSON.parse(text) : { textCode: '', message: '', data: {} };
  const plain = {
    status,
    textCode: reply.textCode,
    message: reply.message,
    requestId: headers.get('x-request-id'),
    text,
    data: reply.data,
    fields: reply.data?.fields ?? [],
  };
  if (status >= 400) expectFailure(plain, isJson ? reply : text);
  return plain;
}

/** Every failure has this form (decisions section 1): no status from 500 on, no internals of the server. */
function expectFailure(plain: Plain, reply: unknown): void {
  expect(plain.status, plain.text).toBeLessThan(500);
  expect(reply).toMatchObject({
    success: false,
    textCode: expect.stringMatching(/^[\w.]+$/),
    message: expect.stringMatching(/\S/),
    data: { message: plain.message },
    requestId: plain.requestId,
  });
  expect(plain.text).not.toMatch(/\\n\s+at |node_modules|\.[jt]s:\d|select .* from |violates/i);
  for (const { path, textCode, message } of plain.fields)
    expect([typeof path, textCode !== '', message !== ''], plain.text).toEqual(['string', true, true]);
}

/** The session of whoever came by the link of a mail; undefined of all others. */
export const tokenByLink = (
  { signeeToken, holderToken }: Pick<Story, 'signeeToken' | 'holderToken'>,
  name: string,
): string | undefined => ({ signee: signeeToken, holder: holderToken })[name];

/** The session with which an endpoint may be asked: a signee's, a ledger user's, that of staff where somebody plays them, or
 *  that of the story's owner, who is no staff. */
export function tokenFor(
  { action }: Endpoint,
  { owner, signeeToken, holderToken, ledgerToken }: Story,
  staffToken = owner.token,
): string {
  const { who } = access[action as Action];
  if (who === 'staff' || who === 'admin') return staffToken;
  if (who === 'bearer') return ledgerToken;
  if (who === 'holder') return holderToken;
  return who === 'signee' ? signeeToken : owner.token;
}
