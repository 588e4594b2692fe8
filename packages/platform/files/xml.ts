/** As much XML as a workbook needs: elements by their names, their attributes, and the five entities. No document type, no
 *  entity of one's own: whoever reads a file refuses these before. Time grows with the text. */

export interface XmlElement {
  readonly attributes: string;
  /** Empty for one that closes itself. */
  readonly content: string;
}

/** Every element of a name, which does not stand in another of that name. A prefix of the name does not count. */
export function* elements(xml: string, name: string): Generator<XmlElement> {
  const opening = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])`, 'g');
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const end = endOfTag(xml, opening.lastIndex);
    if (end < 0) return;
    const isEmpty = xml[end - 1] === '/';
    const attributes = xml.slice(opening.lastIndex, isEmpty ? end - 1 : end);
    if (isEmpty) {
      yield { attributes, content: '' };
      opening.lastIndex = end + 1;
      continue;
    }
    const tag = found[0].slice(1);
    const closing = xml.indexOf(`</${tag}>`, end);
    if (closing < 0) return;
    yield { attributes, content: xml.slice(end + 1, closing) };
    opening.lastIndex = closing + tag.length + 3;
  }
}

/** Where the tag ends that is open at `from`: a `>` outside of quotation marks. */
function endOfTag(xml: string, from: number): number {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const letter = xml[at] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '>') return at;
  }
  return -1;
}

export function attributesOf(attributes: string): Readonly<Partial<Record<string, string>>> {
  const found: Record<string, string> = {};
  for (let at = 0; at < attributes.length; ) {
    const equals = attributes.indexOf('=', at);
    if (equals < 0) break;
    const name = /[\w:]+$/.exec(attributes.slice(Math.max(at, equals - MOST_OF_NAME), equals).trimEnd())?.[0];
    const open = firstLetter(attributes, equals + 1);
    const quote = attributes[open];
    if (quote !== '"' && quote !== "'") {
      at = open;
      continue;
    }
    const close = attributes.indexOf(quote, open + 1);
    if (close < 0) break;
    if (name !== undefined) found[name] = unescaped(attributes.slice(open + 1, close));
    at = close + 1;
  }
  return found;
}

/** A name that a workbook has is shorter, with the blanks after it. */
const MOST_OF_NAME = 64;

/** The place of the first character from `from` on that is no blank. */
function firstLetter(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? '-')) at++;
  return at;
}

/** The text without the elements of a name, as far as they are closed. */
export function without(xml: string, name: string): string {
  const opening = new RegExp(`<${name}(?=[\\s>])`, 'g');
  const closing = `</${name}>`;
  let kept = '';
  let from = 0;
  for (let found = opening.exec(xml); found !== null; found = opening.exec(xml)) {
    const end = xml.indexOf(closing, opening.lastIndex);
    if (end < 0) break;
    kept += xml.slice(from, found.index);
    from = end + closing.length;
    opening.lastIndex = from;
  }
  return kept + xml.slice(from);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Also `_x000D_`, as workbooks spell what XML cannot hold. */
export const unescaped = (text: string): string =>
  text
    .replace(/&(?:#x([0-9a-fA-F]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (whole, hex, number, name) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/_x000[dD]_/g, '');
