/** The one type of body besides uploads: JSON in UTF-8 (RFC 8259), not coded, not nested beyond every contract. */
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Objects and lists within each other. No contract has as many, and what goes through a body must not run out of stack. */
const mostLevels = 20;

/** A character that cannot be read must not become another one in a name that the law looks at. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @param isStrict  refuses an object with two members of one name, of which two readers may take different ones
 *  Errors: status 400 for what is no JSON, 415 for any other type. */
export function acceptJson(app: FastifyInstance, { isStrict = false } = {}): void {
  // Fastify reads plain text by itself; here it is a wrong type like any other but JSON and uploads.
  app.removeContentTypeParser(isStrict ? ['text/plain', 'application/json'] : 'text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes, done) => {
    try {
      const value = jsonIn(bytes as Buffer);
      if (isStrict && hasDuplicate(utf8.decode(bytes as Buffer))) throw new Error('a name twice');
      done(null, value);
    } catch {
      done(Object.assign(new Error('not JSON'), { statusCode: 400 }));
    }
  });
}

/** Accepts bytes of any type, as they came: their sender signed them. */
export function acceptBytes(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
}

function jsonIn(bytes: Buffer): unknown {
  // An empty body with a JSON type is what many clients send with DELETE and bare POST.
  if (bytes.length === 0) return {};
  const value: unknown = JSON.parse(utf8.decode(bytes));
  if (isDeeperThan(mostLevels, value)) throw new Error('too deep');
  return value;
}

/** Whether an object in sound JSON has two members of one name. */
function hasDuplicate(json: string): boolean {
  const open: (Set<string> | null)[] = [];
  for (const [token, name] of json.matchAll(/[{}[\]]|("(?:[^"\\]|\\.)*")(?:\s*:)?/gsu)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (name === undefined) open.pop();
    else if (token.endsWith(':')) {
      const names = open.at(-1);
      const spelled: string = JSON.parse(name);
      if (names?.has(spelled)) return true;
      names?.add(spelled);
    }
  }
  return false;
}

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** Whether a body comes packed: read as if it were not, it would be something else (RFC 9110, section 15.5.16). */
export const hasContentEncoding = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity';
