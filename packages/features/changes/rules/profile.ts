/** The federal profile of a corporation, as Corporations Canada shows it, read from pasted text in English or French. Pure. */
export interface ProfileDirector {
  readonly name: string;
  /** Its lines joined by a space; empty where none follows the name. */
  readonly address: string;
}

/** Null and empty where the text does not say it. */
export interface Profile {
  readonly number: string | null;
  readonly name: string | null;
  readonly status: string | null;
  readonly office: string | null;
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly directors: readonly ProfileDirector[];
  /** The years of annual returns that are filed. */
  readonly returns: readonly number[];
  /** Lines of which nothing was read. */
  readonly unread: readonly string[];
}

type Part = 'number' | 'name' | 'status' | 'office' | 'directors' | 'returns' | 'skipped';

/** Headings of the profile, of which the line itself says nothing more. */
const headings: readonly (readonly [RegExp, Part])[] = [
  [/^(corporation number|numéro de société)(?!\p{L})/iu, 'number'],
  [/^(corporate name|dénomination sociale|dénomination)(?!\p{L})/iu, 'name'],
  [/^(status of annual filings|état des dépôts annuels|statut des rapports annuels)(?!\p{L})/iu, 'returns'],
  [/^(status|statut|état)(?!\p{L})/iu, 'status'],
  [/^(registered office( address)?|adresse du siège social|siège social)(?!\p{L})/iu, 'office'],
  [/^(directors|administrateurs)(?!\p{L})/iu, 'directors'],
  [
    /^(federal corporation information|business number|governing legislation|annual filings|anniversary date|date of last annual|annual filing period|type of corporation|corporate history|corporate name history|certificates and filings|certificate of|renseignements|numéro d'entreprise|numéro d’entreprise|régissant|loi régissant|dépôts annuels|date anniversaire|date de la dernière|période de dépôt|type de société|historique|certificats)(?!\p{L})/iu,
    'skipped',
  ],
];

const limits = /^(minimum|maximum)\s*:?\s*(\d+)$/i;
const postalCode = /[A-Z]\d[A-Z]\s?\d[A-Z]\d/i;
const country = /^(canada|united states|états-unis)$/i;
const filedReturn = /^(\d{4})\s*[-–:]?\s*(filed|déposé)/i;
const otherReturn = /^(\d{4})\s*[-–:]?\s*\p{L}/u;

/** Lines that follow one another and end with a postal code or a country. */
interface AddressLines {
  readonly lines: string[];
  isWhole: boolean;
}

interface Reading {
  part: Part | null;
  readonly single: Map<'number' | 'name' | 'status', string>;
  readonly limits: Map<string, number>;
  readonly office: AddressLines;
  readonly people: (AddressLines & { readonly name: string })[];
  readonly returns: number[];
  readonly unread: string[];
}

/**
 * Reads it line by line: a heading opens a part, with its value behind it or on the lines below. An address ends with its country or,
 * where none follows, with its postal code. Parts that the registers do not hold are passed over; a line that belongs to no part is
 * unread.
 */
export function readProfile(text: string): Profile {
  const reading: Reading = {
    part: null,
    single: new Map(),
    limits: new Map(),
    office: { lines: [], isWhole: false },
    people: [],
    returns: [],
    unread: [],
  };
  for (const line of text.normalize('NFC').split(/\r?\n/)) {
    const plain = line.replace(/\s+/g, ' ').trim();
    if (plain !== '') take(reading, plain);
  }
  const { single, limits: found, office, people, returns, unread } = reading;
  return {
    number: single.get('number') ?? null,
    name: single.get('name') ?? null,
    status: single.get('status') ?? null,
    office: office.lines.length === 0 ? null : office.lines.join(' '),
    minimum: found.get('minimum') ?? null,
    maximum: found.get('maximum') ?? null,
    directors: people.map(({ name, lines }) => ({ name, address: lines.join(' ') })),
    returns,
    unread,
  };
}

function take(reading: Reading, line: string): void {
  const heading = headings.find(([pattern]) => pattern.test(line));
  if (heading === undefined) {
    if (!takeValue(reading, line)) reading.unread.push(line);
    return;
  }
  const [pattern, part] = heading;
  reading.part = part;
  const rest = line.replace(pattern, '').replace(/^[\s:–-]+/, '');
  if (rest !== '' && part !== 'skipped' && !takeValue(reading, rest)) reading.unread.push(line);
}

/** @returns whether the part that is open could read it */
function takeValue(reading: Reading, line: string): boolean {
  const { part, single, returns } = reading;
  switch (part) {
    case 'number':
    case 'name':
    case 'status':
      if (single.has(part)) return false;
      single.set(part, line);
      return true;
    case 'office':
      return takeAddress(reading.office, line);
    case 'directors':
      return takeDirector(reading, line);
    case 'returns': {
      const year = filedReturn.exec(line)?.[1];
      if (year !== undefined) returns.push(Number(year));
      return year !== undefined || otherReturn.test(line);
    }
    default:
      return part === 'skipped';
  }
}

function takeAddress(address: AddressLines, line: string): boolean {
  const isCountry = country.test(line);
  if (address.isWhole && !isCountry) return false;
  if (!isCountry) address.lines.push(line);
  address.isWhole = isCountry || postalCode.test(line);
  return true;
}

function takeDirector({ limits: found, people }: Reading, line: string): boolean {
  const [, which = '', count] = limits.exec(line) ?? [];
  if (count !== undefined) {
    found.set(which.toLowerCase(), Number(count));
    return true;
  }
  const last = people.at(-1);
  if (last === undefined || !takeAddress(last, line)) people.push({ name: line, lines: [], isWhole: false });
  return true;
}
