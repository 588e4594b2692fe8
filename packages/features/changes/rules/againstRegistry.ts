/** A registry's profile compared with the registers of its day, line by line. Pure. */
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { mayNameProvince } from '@tabellion/law/jurisdictions.ts';
import { directorsOf } from '../../documents/templates/ofTheDay.ts';
import type { BookFacts } from '../../documents/templates/template.ts';
import { addressLine, personOf } from '../../documents/templates/words.ts';
import { keyOf } from '../../organizations/rules/inRegistry.ts';
import { type Profile, placeOfLines } from '../../registry/rules/profile.ts';
import type { KindOfChange } from './kinds.ts';

export const comparedFacts = [
  'number',
  'name',
  'status',
  'registered_office',
  'director',
  'director_address',
  'directors_number',
  'annual_return',
] as const;
export type ComparedFact = (typeof comparedFacts)[number];

/** - `change`: the registry knows something that the registers lack: the change is entered. `filing`: the registers are ahead, and the
 *  registry is to be told. `correction`: one of the two was entered wrongly. */
export const mends = ['change', 'filing', 'correction'] as const;
export type Mend = (typeof mends)[number];

export interface RegistryDifference {
  readonly fact: ComparedFact;
  readonly registry: string | null;
  readonly registers: string | null;
  /** Which of both is newer; null where nothing tells. */
  readonly newer: 'registry' | 'registers' | null;
  readonly mend: Mend;
  /** The change that enters it. */
  readonly kind: KindOfChange | null;
}

export interface Compared {
  /** As the registers were on the profile's day. */
  readonly book: BookFacts;
  readonly isDissolved: boolean;
  /** Notices to the registry that are open, by their kinds. */
  readonly openNotices: ReadonlySet<string>;
  /** Years of annual returns that count as filed here. */
  readonly filedReturns: ReadonlySet<number>;
  readonly asOf: PlainDate;
}

const isSame = (one: string | null, other: string | null): boolean =>
  one === null || keyOf(one) === keyOf(other ?? '');

/** Facts that the profile leaves out are not compared. */
export function differencesFrom(profile: Profile, compared: Compared): RegistryDifference[] {
  return [
    ...ofCorporation(profile, compared),
    ...ofOffice(profile, compared),
    ...ofDirectors(profile, compared),
    ...ofReturns(profile, compared),
  ];
}

function ofCorporation(profile: Profile, { book, isDissolved }: Compared): RegistryDifference[] {
  const { corporation, number } = book;
  const { minimum, maximum } = corporation.board;
  const correction = (fact: ComparedFact, registry: string | null, registers: string | null) =>
    isSame(registry, registers)
      ? []
      : [{ fact, registry, registers, newer: null, mend: 'correction' as const, kind: null }];
  const isActive = profile.status === null || /^(active|actif|en vigueur)/i.test(profile.status);
  const board = `${minimum}–${maximum}`;
  const stated = `${profile.minimum ?? minimum}–${profile.maximum ?? maximum}`;
  return [
    ...correction('number', profile.number, number),
    ...(isSame(profile.name, corporation.name)
      ? []
      : [byCertificate('name', 'name', profile.name, corporation.name)]),
    ...(isActive === !isDissolved
      ? []
      : [byCertificate('status', null, profile.status, isDissolved ? null : 'active')]),
    ...(stated === board ? [] : [byCertificate('directors_number', 'board', stated, board)]),
  ];
}

/** The registry made it true by its certificate: it cannot be behind. */
const byCertificate = (
  fact: ComparedFact,
  kind: KindOfChange | null,
  registry: string | null,
  registers: string | null,
): RegistryDifference => ({ fact, registry, registers, newer: 'registry', mend: 'change', kind });

/** A notice that is still open says that the registers are ahead. */
const byNotice = (
  { openNotices }: Pick<Compared, 'openNotices'>,
  notice: string,
  line: Pick<RegistryDifference, 'fact' | 'registry' | 'registers' | 'kind'>,
): RegistryDifference =>
  openNotices.has(notice)
    ? { ...line, newer: 'registers', mend: 'filing', kind: null }
    : { ...line, newer: 'registry', mend: 'change' };

function ofOffice({ office: lines }: Profile, compared: Compared): RegistryDifference[] {
  const office = lines.length === 0 ? null : lines.join(' ');
  const { registeredOffice, province, jurisdiction } = compared.book.corporation;
  const place = placeOfLines(lines);
  const registers = registeredOffice === undefined ? null : addressLine(registeredOffice);
  if (isSame(office, registers)) return [];
  const line = { fact: 'registered_office', registry: office, registers } as const;
  if (place === undefined || place.province === province)
    return [byNotice(compared, 'office_notice', { ...line, kind: 'office' })];
  // The articles name the province: no change moves the office out of that whose law they are under.
  return mayNameProvince(jurisdiction, place.province)
    ? [byNotice(compared, 'office_notice', { ...line, kind: 'office_province' })]
    : [{ ...line, newer: null, mend: 'correction', kind: null }];
}

function ofDirectors({ directors }: Profile, compared: Compared): RegistryDifference[] {
  const { book } = compared;
  if (directors.length === 0) return [];
  const board = directorsOf(book).map(({ personId }) => personOf(book, personId));
  const notice = (line: Parameters<typeof byNotice>[2]) => byNotice(compared, 'director_notice', line);
  const isOf = (name: string) => (one: { readonly name: string }) => keyOf(one.name) === keyOf(name);
  const come = directors
    .filter(({ name }) => !board.some(isOf(name)))
    .map(({ name }) =>
      notice({ fact: 'director', registry: name, registers: null, kind: 'director_elected' }),
    );
  const gone = board
    .filter(({ name }) => !directors.some(isOf(name)))
    .map(({ name }) =>
      notice({ fact: 'director', registry: null, registers: name, kind: 'director_resigned' }),
    );
  const moved = directors.flatMap(({ name, address: lines }) => {
    const address = lines.join(' ');
    const known = board.find(isOf(name));
    const registers = known?.formAddress ?? null;
    if (known === undefined || address === '' || isSamePlace(address, registers)) return [];
    return { ...notice({ fact: 'director_address', registry: address, registers, kind: null }) };
  });
  return [...come, ...gone, ...moved.map((line) => ({ ...line, mend: asCorrection(line.mend) }))];
}

/** An address is entered with the person: there is no change of its own. */
const asCorrection = (mend: Mend): Mend => (mend === 'change' ? 'correction' : mend);

/** Registers spell provinces and countries out, a profile abbreviates them: the street and the postal code tell. */
function isSamePlace(one: string, other: string | null): boolean {
  const placeOf = (text: string) => {
    const code = /[A-Z]\d[A-Z]\s?\d[A-Z]\d/i.exec(text)?.[0] ?? '';
    const number = /\d+/.exec(text)?.[0] ?? '';
    return `${keyOf(code)} ${number}`;
  };
  return other !== null && placeOf(one) === placeOf(other);
}

const ofReturns = ({ returns }: Profile, { filedReturns }: Compared): RegistryDifference[] =>
  returns
    .filter((year) => !filedReturns.has(year))
    .map((year) => ({
      fact: 'annual_return' as const,
      registry: String(year),
      registers: null,
      newer: 'registry' as const,
      mend: 'filing' as const,
      kind: null,
    }));
