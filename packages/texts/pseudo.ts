/** The pseudo-language of development: every text in accents and brackets, so that what stands plain on a screen is not
 *  translated. No production build has it: `npm run dev:web -- --mode qps` and `npm run untranslated` do. */
import { type MessagePart, parseMessage, styleOf } from './message.ts';

type Table<Key extends string> = Readonly<Record<Key, string>>;

/** The same keys, with what `pseudoOf` makes of each message. */
export const pseudoTable = <Key extends string>(table: Table<Key>): Table<Key> =>
  Object.fromEntries(
    Object.entries<string>(table).map(([key, message]) => [key, pseudoOf(message)]),
  ) as Table<Key>;

/** `Saved at {time}` becomes `⟦Šåṽéđ åţ {time}⟧`: values, figures and plurals work as before. */
export const pseudoOf = (message: string): string => `⟦${written(parseMessage(message))}⟧`;

/** The message again, with accents on what is said and none on what is filled in. */
function written(parts: readonly MessagePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return quoted(accented(part));
      if (part.kind === 'count') return '#';
      if (part.kind === 'value') return `{${part.name}}`;
      if (!('cases' in part))
        return `{${part.name}, number${part.kind === 'number' ? '' : `, ${styleOf[part.kind]}`}}`;
      const cases = [...part.cases].map(([key, stored]) => `${key} {${written(stored)}}`);
      return `{${part.name}, ${part.kind}, ${cases.join(' ')}}`;
    })
    .join('');
}

const quoted = (words: string): string => words.replaceAll("'", "''").replace(/[{}#]+/g, "'$&'");

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accents = Array.from('ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž');

const accented = (words: string): string =>
  words.replace(/[A-Za-z]/g, (letter) => accents[plain.indexOf(letter)] ?? letter);
