const LONE_SURROGATE = /\p{Surrogate}/u;

/** The one spelling of a JSON value that digests are taken of (RFC 8785): members sorted by UTF-16 code units,
 *  no blanks, numbers and strings as ECMAScript writes them. Hash its UTF-8 bytes.
 *  Throws a TypeError for what JSON or Unicode cannot hold faithfully: NaN and infinities, undefined (also as
 *  a member or an element), bigint, functions, lone surrogates, and objects that are not plain. */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('JSON has no NaN and no infinity');
      return JSON.stringify(value);
    case 'boolean':
      return String(value);
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? array(value) : object(value);
    default:
      throw new TypeError(`JSON has no ${typeof value}`);
  }
}

function text(value: string): string {
  if (LONE_SURROGATE.test(value)) throw new TypeError('a lone surrogate is not Unicode text');
  return JSON.stringify(value);
}

/** `Array.from` also visits holes, which `map` would leave out. */
function array(value: readonly unknown[]): string {
  return `[${Array.from(value, canonicalJson).join(',')}]`;
}

function object(value: object): string {
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('not a plain object');
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([key, member]) => `${text(key)}:${canonicalJson(member)}`).join(',')}}`;
}
