/** How much a JSON text will ask of its reader, told from its bytes before it is parsed: a text of a hundred million
 *  brackets is small when it is packed and three gigabytes when it is read. */
export interface JsonSize {
  /** Values, counted by what stands between them: commas and opening brackets outside of strings. */
  readonly values: number;
  /** The most brackets within brackets. */
  readonly depth: number;
}

/** Measures UTF-8. Not promised for what is no JSON: the parser will say so. */
export function jsonSize(text: Uint8Array): JsonSize {
  let [values, depth, deepest] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case COMMA:
        values++;
        break;
      case BRACKET:
      case BRACE:
        values++;
        if (++depth > deepest) deepest = depth;
        break;
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth--;
        break;
    }
  }
  return { values, depth: deepest };
}

function endOfString(text: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== QUOTE) at += text[at] === BACKSLASH ? 2 : 1;
  return at;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BACKSLASH = 0x5c;
const CLOSING_BRACKET = 0x5d;
const BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;
