/** The federal profile of a corporation, as Corporations Canada shows it, read from pasted text in English or French. Pure. */
import { type PlainDate, parsePlainDate } from '@tabellion/kernel/date.ts';
import { isProvinceCode, type ProvinceCode } from '@tabellion/law/jurisdictions.ts';

export interface ProfileDirector {
  readonly name: string;
  /** Its lines; none where none follows the name. */
  readonly address: readonly string[];
}

const certificates = ['incorporation', 'continuance', 'amalgamation'] as const;
type Certificate = (typeof certificates)[number];

/** Null and empty where the text does not say it. */
export interface Profile {
  readonly number: string | null;
  readonly name: string | null;
  readonly status: string | null;
  /** Its lines, without the country. */
  readonly office: readonly string[];
  readonly minimum: number | null;
  readonly maximum: number | null;
  readonly directors: readonly ProfileDirector[];
  /** The years of annual returns that are filed. */
  readonly returns: readonly number[];
  /** The day since which it is under the Act that the profile names. */
  readonly governedSince: PlainDate | null;
  /** The last certificate of each kind. */
  readonly certificates: Readonly<Partial<Record<Certificate, PlainDate>>>;
  /** Lines of which nothing was read. */
  readonly unread: readonly string[];
}

type Part =
  | 'number'
  | 'name'
  | 'status'
  | 'office'
  | 'directors'
  | 'returns'
  | 'governed'
  | Certificate
  | 'skipped';

/** Headings of the profile, of which the line itself says nothing more. */
const headings: readonly (readonly [RegExp, Part])[] = [
  [/^(corporation number|numéro de société)(?!\p{L})/iu, 'number'],
  [/^(corporate name|dénomination sociale|dénomination)(?!\p{L})/iu, 'name'],
  [/^(status of annual filings|état des dépôts annuels|statut des rapports annuels)(?!\p{L})/iu, 'returns'],
  [/^(status|statut|état)(?!\p{L})/iu, 'status'],
  [/^(registered office( address)?|adresse du siège social|siège social)(?!\p{L})/iu, 'office'],
  [/^(directors|administrateurs)(?!\p{L})/iu, 'directors'],
  [/^(governing legislation|loi régissant|régissant)(?!\p{L})/iu, 'governed'],
  [/^(certificate of incorporation|certificat de constitution)(?!\p{L})/iu, 'incorporation'],
  [/^(certificate of continuance|certificat de prorogation)(?!\p{L})/iu, 'continuance'],
  [/^(certificate of amalgamation|certificat de fusion)(?!\p{L})/iu, 'amalgamation'],
  [
    /^(federal corporation information|business number|annual filings|anniversary date|date of last annual|annual filing period|type of corporation|corporate history|corporate name history|certificates and filings|certificate of|renseignements|numéro d'entreprise|numéro d’entreprise|dépôts annuels|date anniversaire|date de la dernière|période de dépôt|type de société|historique|certificats?)(?!\p{L})/iu,
    'skipped',
  ],
];

const limits = /(minimum|maximum)\s*:?\s*(\d+)/gi;
const limit = /^(minimum|maximum)(?!\p{L})/iu;
const postalCode = /[A-Z]\d[A-Z]\s?\d[A-Z]\d/i;
const country = /^(canada|united states|états-unis)$/i;
const filedReturn = /^(\d{4})\s*[-–:]?\s*(filed|déposé)/i;
const otherReturn = /^(\d{4})\s*[-–:]?\s*\p{L}/u;
const day = /\d{4}-\d{2}-\d{2}/;

/** Labels whose value may stand on the next line, as cells of a table are copied: each with what the value looks like. */
const labels: readonly (readonly [RegExp, RegExp])[] = [
  [/^(minimum|maximum)\s*:?$/i, /^\d+$/],
  [/^\d{4}$/, /^(filed|not due|due|overdue|déposé|non|en retard|exigible)/i],
];

/** Lines that follow one another and end with a postal code or a country. */
interface AddressLines {
  readonly lines: string[];
  isWhole: boolean;
}

interface Reading {
  part: Part | null;
  readonly single: Map<'number' | 'name' | 'status', string>;
  readonly limits: Map<string, number>;
  readonly days: Map<Part, PlainDate>;
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
    days: new Map(),
    office: { lines: [], isWhole: false },
    people: [],
    returns: [],
    unread: [],
  };
  for (const line of linesOf(text)) take(reading, line);
  const { single, limits: found, days, office, people, returns, unread } = reading;
  return {
    number: single.get('number') ?? null,
    name: single.get('name') ?? null,
    status: single.get('status') ?? null,
    office: office.lines,
    minimum: found.get('minimum') ?? null,
    maximum: found.get('maximum') ?? null,
    directors: people.map(({ name, lines }) => ({ name, address: lines })),
    returns,
    governedSince: days.get('governed') ?? null,
    certificates: Object.fromEntries(
      certificates.flatMap((kind) => {
        const on = days.get(kind);
        return on === undefined ? [] : [[kind, on]];
      }),
    ),
    unread,
  };
}

/** Lines that say something; a label stands with its value. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const raw of text.normalize('NFC').split(/\r?\n/)) {
    const line = raw.replace(/\s+/g, ' ').trim();
    const before = lines.at(-1) ?? '';
    const isValue = labels.some(([label, value]) => label.test(before) && value.test(line));
    if (isValue) lines[lines.length - 1] = `${before} ${line}`;
    else if (line !== '') lines.push(line);
  }
  return lines;
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
  const { part, single, returns, days } = reading;
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
    case 'governed':
    case 'incorporation':
    case 'continuance':
    case 'amalgamation': {
      const on = parsePlainDate(day.exec(line)?.[0] ?? '');
      if (on !== undefined) days.set(part, on);
      return true;
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
  if (limit.test(line)) {
    const counts = [...line.matchAll(limits)];
    for (const [, which = '', count] of counts) found.set(which.toLowerCase(), Number(count));
    return counts.length > 0;
  }
  const last = people.at(-1);
  if (last === undefined || !takeAddress(last, line)) people.push({ name: line, lines: [], isWhole: false });
  return true;
}

export interface ProfilePlace {
  readonly address_line_1: string;
  readonly address_line_2: string;
  readonly city: string;
  readonly postal_code: string;
  readonly province: ProvinceCode;
}

const lastLine = /^(.+?),?\s+\(?([A-Z]{2})\)?,?\s+([A-Z]\d[A-Z])\s?(\d[A-Z]\d)$/i;

/** The parts of an address in Canada: its last line says the city, the province and the postal code. Undefined of any other. */
export function placeOfLines(lines: readonly string[]): ProfilePlace | undefined {
  const [, city = '', code = '', area = '', unit = ''] = lastLine.exec(lines.at(-1) ?? '') ?? [];
  const province = code.toUpperCase();
  const [street = '', ...others] = lines.slice(0, -1);
  if (!isProvinceCode(province) || street === '') return undefined;
  return {
    address_line_1: street,
    address_line_2: others.join(', '),
    city,
    postal_code: `${area} ${unit}`.toUpperCase(),
    province,
  };
}

/** The day of its incorporation under the Act; null where it came under it by a continuance or an amalgamation, or nothing tells. */
export const incorporatedOnOf = ({ certificates: found, governedSince }: Profile): PlainDate | null =>
  found.incorporation ?? (found.continuance || found.amalgamation ? null : governedSince);

/** The event from which annual returns are counted since, where it was not the incorporation. */
export function anchorOf({ certificates: found }: Profile) {
  const [last] = (['continuance', 'amalgamation'] as const)
    .flatMap((by) => {
      const on = found[by];
      return on === undefined ? [] : [{ by, on }];
    })
    .toSorted((one, other) => (one.on < other.on ? 1 : -1));
  return last;
}

/** The first names and the last name, as far as a full name tells them. */
export function namesOf(name: string): { readonly firstname: string; readonly lastname: string } {
  const words = name.split(' ');
  return { firstname: words.slice(0, -1).join(' '), lastname: words.at(-1) ?? '' };
}
