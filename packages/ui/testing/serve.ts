/** A server that answers endpoints as a test says, and what was sent to it, for tests in jsdom. */
import type { Endpoint } from '@tabellion/kit/endpoint.ts';
import type { FieldMessage } from '@tabellion/kit/reply.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { onTestFinished, vi } from 'vitest';

export interface Request {
  readonly endpoint: Endpoint;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The data of a success, or what `refused` makes. */
type Reply = object;
export type Answering = readonly [Endpoint, Reply | ((request: Request) => Reply | Promise<Reply>)];

const refusals = new WeakMap<Reply, ResponseInit>();

/** @param fields  the sentence of each field that is refused */
export function refused(
  textCode: TextCode,
  fields: Readonly<Record<string, string>> = {},
  status = 400,
): Reply {
  const messages = Object.entries(fields).map(
    ([path, message]): FieldMessage => ({ path, textCode, message }),
  );
  const reply = { success: false, textCode, message: textCode, data: { fields: messages } };
  refusals.set(reply, { status });
  return reply;
}

/** More were sent than a limit takes. @param seconds  after which the next is taken */
export function tooMany(seconds: number): Reply {
  const textCode: TextCode = 'GENERAL.TOO_MANY';
  const reply = { success: false, textCode, message: textCode, data: {} };
  refusals.set(reply, { status: 429, headers: { 'retry-after': String(seconds) } });
  return reply;
}

/** Answers until the test ends. Whatever else is asked for finds no server, as on a lost connection. */
export function serve(...answers: readonly Answering[]): readonly Request[] {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://tabellion.test');
    const found = answers.find(([one]) => one.method === method && patternOf(one).test(pathname));
    if (found === undefined) throw new Error(`nobody serves ${method} ${pathname}`);
    const [endpoint, answer] = found;
    const form = body instanceof FormData ? Object.fromEntries(body) : {};
    const typed = typeof body === 'string' ? JSON.parse(body) : form;
    const request = { endpoint, query: Object.fromEntries(searchParams), body: typed };
    requests.push(request);
    const reply = typeof answer === 'function' ? await answer(request) : answer;
    const refusal = refusals.get(reply);
    return refusal === undefined
      ? Response.json({ success: true, textCode: endpoint.ok, message: endpoint.ok, data: reply })
      : Response.json(reply, refusal);
  });
  vi.stubGlobal('XMLHttpRequest', SentInHalves);
  onTestFinished(() => void vi.unstubAllGlobals());
  return requests;
}

/** Any value in the place of a parameter. */
const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** A request that says after a half how much of it has gone (`sendWithProgress`), and is answered as `fetch` answers. */
class SentInHalves {
  upload: { onprogress?(event: object): void } = {};
  status = 0;
  responseText = '';
  onload?(): void;
  onerror?(reason: unknown): void;
  private readonly request: { url: string; method: string } = { url: '', method: '' };
  open(method: string, url: string): void {
    Object.assign(this.request, { method, url });
  }
  setRequestHeader(): void {}
  getResponseHeader = () => null;
  /** A limit of time that ends on a busy machine calls it, while another test runs. */
  abort(): void {}
  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    try {
      const answer = await fetch(this.request.url, { method: this.request.method, body });
      this.status = answer.status;
      this.responseText = await answer.text();
      this.onload?.();
    } catch (error) {
      this.onerror?.(error);
    }
  }
}
