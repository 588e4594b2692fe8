/** Blanks out what must not be logged, by the name under which it stands, at any depth. */

const secret = /pass(word|phrase)?|secret|token|cookie|authorization|api_?key|card|jwe|cvc|pan$|session_?key/;
const personal =
  /e_?mail|phone|address|street|postal|zip|city|(first|last|full|family|given|display|user|company|legal|org)_?name|birth|citizen|gender|latitude|longitude|^(name|to|from|subject|text|html|ip)$/;

/** Counters and codes that only sound secret. */
const harmless = /^(text_?code|context|tokens?_?count)$/;

/** @returns a copy in which the values of such names are '[redacted]'; errors, and what is deeper than eight, too */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 8 || value instanceof Error || value instanceof Uint8Array) return blank;
  if (Array.isArray(value)) return value.map((item) => redacted(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      isSensitive(name) ? blank : redacted(member, depth + 1),
    ]),
  );
}

const blank = '[redacted]';

function isSensitive(name: string): boolean {
  const plain = name.replace(/-/g, '_').toLowerCase();
  return !harmless.test(plain) && (secret.test(plain) || personal.test(plain));
}
