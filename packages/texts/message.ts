/**
 * The part of ICU MessageFormat that our texts use: `{name}`, `{count, number}`,
 * `{dollars, number, ::currency/CAD}`, the same with ` .00########` for a price, `{count, plural, …}` with `=n`,
 * keywords and `#`, `{word, select, …}`, and quoting by apostrophe. Written here because the library for all of ICU
 * weighs as much in the browser as the whole sign-in page (decision 003).
 * Source: Unicode ICU User Guide, "Formatting Messages"; apostrophes as in ApostropheMode DOUBLE_OPTIONAL.
 */

export type MessagePart =
  | string
  | { kind: 'value'; name: string }
  | { kind: 'number' | 'money' | 'price'; name: string }
  /** `#`: the number that the plural around it counts. */
  | { kind: 'count' }
  | { kind: 'plural' | 'select'; name: string; cases: ReadonlyMap<string, readonly MessagePart[]> };

/** @throws SyntaxError for a message that is not of this form: a fault of the text, found by its tests */
export function parseMessage(message: string): readonly MessagePart[] {
  const reader = new Reader(message);
  const parts = reader.parts(false);
  if (!reader.atEnd()) throw new SyntaxError(`a brace too many: ${message}`);
  return parts;
}

/** How the figures of dollars are written in a message. */
export const styleOf = {
  money: '::currency/CAD',
  price: '::currency/CAD .00########',
} as const;

class Reader {
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  atEnd = (): boolean => this.at >= this.text.length;

  /** Up to the closing brace of a case, or the end. */
  parts(inPlural: boolean): MessagePart[] {
    const parts: MessagePart[] = [];
    let words = '';
    const flush = () => {
      if (words !== '') parts.push(words);
      words = '';
    };
    while (!this.atEnd() && this.peek() !== '}') {
      const sign = this.peek();
      if (sign === "'") words += this.apostrophe(inPlural);
      else if (sign === '{') {
        flush();
        parts.push(this.argument(inPlural));
      } else if (sign === '#' && inPlural) {
        flush();
        parts.push({ kind: 'count' });
        this.at += 1;
      } else {
        words += sign;
        this.at += 1;
      }
    }
    flush();
    return parts;
  }

  /** An apostrophe is one, unless a brace (or, in a plural, a `#`) follows: then it quotes up to the next. */
  private apostrophe(inPlural: boolean): string {
    const next = this.text[this.at + 1] ?? '';
    if (next === "'") {
      this.at += 2;
      return "'";
    }
    if (next !== '{' && next !== '}' && !(inPlural && next === '#')) {
      this.at += 1;
      return "'";
    }
    const end = this.text.indexOf("'", this.at + 2);
    const stop = end < 0 ? this.text.length : end;
    const quoted = this.text.slice(this.at + 1, stop);
    this.at = stop + 1;
    return quoted;
  }

  private argument(inPlural: boolean): MessagePart {
    this.expect('{');
    const name = this.word();
    if (this.taken('}')) return { kind: 'value', name };
    this.expect(',');
    const kind = this.word();
    if (kind === 'number') {
      const figure = this.taken(',') ? this.style() : 'number';
      this.expect('}');
      return { kind: figure, name };
    }
    if (kind !== 'plural' && kind !== 'select') throw new SyntaxError(`unknown kind ${kind}: ${this.text}`);
    this.expect(',');
    const cases = new Map<string, MessagePart[]>();
    while (!this.taken('}')) {
      const key = this.word();
      this.expect('{');
      cases.set(key, this.parts(inPlural || kind === 'plural'));
      this.expect('}');
    }
    if (!cases.has('other')) throw new SyntaxError(`no "other" case: ${this.text}`);
    return { kind, name, cases };
  }

  private peek = (): string => this.text[this.at] ?? '';

  private blanks(): void {
    while (/\s/.test(this.peek())) this.at += 1;
  }

  private word(): string {
    this.blanks();
    const found = /^=?[\p{L}\p{N}_.]+/u.exec(this.text.slice(this.at))?.[0];
    if (found === undefined) throw new SyntaxError(`a word is missing at ${this.at}: ${this.text}`);
    this.at += found.length;
    this.blanks();
    return found;
  }

  private style(): 'money' | 'price' {
    this.blanks();
    const end = this.text.indexOf('}', this.at);
    const style = this.text.slice(this.at, end).trim();
    const figure = (['money', 'price'] as const).find((kind) => styleOf[kind] === style);
    if (figure === undefined) throw new SyntaxError(`unknown style ${style}: ${this.text}`);
    this.at = end;
    return figure;
  }

  private taken(sign: string): boolean {
    this.blanks();
    if (this.peek() !== sign) return false;
    this.at += 1;
    return true;
  }

  private expect(sign: string): void {
    if (this.peek() !== sign) throw new SyntaxError(`${sign} is missing at ${this.at}: ${this.text}`);
    this.at += 1;
  }
}

/** Numbers and plural rules of one language. */
export interface Figures {
  number: Intl.NumberFormat;
  /** Canadian dollars. */
  money: Intl.NumberFormat;
  /** Canadian dollars for a share, exact to ten places. */
  price: Intl.NumberFormat;
  plural: Intl.PluralRules;
}

type Params = Readonly<Record<string, string | number>>;

/** @throws RangeError when the message names a value that is not given: a fault of the caller */
export function formatParts(
  parts: readonly MessagePart[],
  params: Params,
  figures: Figures,
  count?: number,
): string {
  let words = '';
  for (const part of parts) {
    const more = typeof part === 'string' ? part : formatPart(part, params, figures, count);
    words += endsTwice(words, more) ? more.slice(1) : more;
  }
  return words;
}

/** A value that ends with a period, such as "Maple Robotics Inc.", also ends the sentence. */
const endsTwice = (words: string, more: string): boolean => words.endsWith('.') && /^\.(?!\.)/.test(more);

function formatPart(
  part: Exclude<MessagePart, string>,
  params: Params,
  figures: Figures,
  count: number | undefined,
): string {
  if (part.kind === 'count') return count === undefined ? '#' : figures.number.format(count);
  const value = params[part.name];
  if (value === undefined) throw new RangeError(`the text needs a value for ${part.name}`);
  if (part.kind === 'value') return String(value);
  // A string of digits keeps all of them.
  if (!('cases' in part)) return figures[part.kind].format(value as Intl.StringNumericLiteral);
  if (part.kind === 'select') return formatParts(caseOf(part.cases, String(value)), params, figures, count);
  const size = Number(value);
  const chosen = part.cases.get(`=${size}`) ?? caseOf(part.cases, figures.plural.select(size));
  return formatParts(chosen, params, figures, size);
}

const caseOf = (cases: ReadonlyMap<string, readonly MessagePart[]>, key: string): readonly MessagePart[] =>
  cases.get(key) ?? cases.get('other') ?? [];
