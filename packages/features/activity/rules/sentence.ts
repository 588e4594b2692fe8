/** The sentence of an entry: made when read, in the reader's language, with the registers' names of then. */
import { type PlainDate, parsePlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { en } from '@tabellion/texts/en.ts';
import { precedents } from '@tabellion/texts/precedents/en.ts';
import { recording } from '@tabellion/texts/recording/en.ts';
import { scheduling } from '@tabellion/texts/scheduling/en.ts';
import {
  directionOf,
  figureLocaleOf,
  isolated,
  type Language,
  type Text,
  type TextKey,
} from '@tabellion/texts/text.ts';
import { type ActivityKind, kindRow, subjectsOf } from '../kinds.ts';
import { formatActivityTextDate } from './activityDates.ts';

export interface SentenceFacts {
  kind: ActivityKind;
  params: Readonly<Record<string, string | number>>;
  /** Dollars per share, exact. */
  price: string | null;
  on: PlainDate;
  /** Names by id, as known now. A subject that is not here is somebody no longer named. */
  names: ReadonlyMap<string, string>;
}

export interface Reader {
  text: Text;
  language: Language;
}

/** The sentence of any kind but a note, whose words are its writer's. */
export function sentenceOf(
  input: SentenceFacts & { kind: Exclude<ActivityKind, 'note'> },
  reader: Reader,
): string {
  const { text, language } = reader;
  const { subjects, values } = kindRow(input.kind);
  const params: Record<string, string> = { on: formatActivityTextDate(input.on, language) };
  for (const name of subjects) params[name] = nameOf(input, name, text);
  for (const name of values) Object.assign(params, spelled(name, input.params[name] ?? '', reader));
  if (params.deadline !== undefined) params.deadline = deadlineIn(input.params, reader);
  if (input.price !== null) params.price = dollars(input.price, language);
  const title = input.names.get(String(input.params.seat));
  if (title !== undefined) params.position = isolated(title);
  const besides = subjectsOf(input.kind, input.params)
    .slice(subjects.length)
    .flatMap(([subject, id]) => (subject === 'seat' ? [] : (input.names.get(id) ?? [])));
  if (besides.length === 0) return text(`activity.text.${input.kind}`, params);
  params.who = besides.map(isolated).join(text('wizard.comma'));
  return text(`activity.text.${input.kind}_of` as TextKey, params);
}

function nameOf(
  { params, names }: Pick<SentenceFacts, 'params' | 'names'>,
  subject: string,
  text: Text,
): string {
  const name = names.get(String(params[subject]));
  return name === undefined ? placeholderName(subject, text) : isolated(name);
}

/** Shares may have no certificate; everything else had a name once. */
export const placeholderName = (subject: string, text: Text): string =>
  text(subject === 'security' ? 'register.certificate.none' : 'activity.unnamed');

function spelled(name: string, value: string | number, { text, language }: Reader): Record<string, string> {
  switch (name) {
    case 'quantity':
      return { quantity: figuresOf(language).whole.format(BigInt(value)) };
    case 'amountCents':
      return { amount: dollars(String(Number(value) / 100), language) };
    case 'position':
      return { position: labelOf(`position.${value}`, String(value), text) };
    case 'act':
      return { act: labelOf(`entry.kind.${value}`, String(value), text) };
    case 'status':
      return { status: labelOf(`document.status.${value}`, String(value), text) };
    case 'template':
      return { template: labelOf(`precedents.template.${value}`, String(value), text) };
    case 'wordingLanguage':
      return { wordingLanguage: String(value).toUpperCase() };
    case 'particular':
      return { particular: labelOf(`activity.particular.${value}`, String(value), text) };
    case 'registration':
      return { registration: labelOf(registryKey(String(value)), String(value), text) };
    case 'event':
      return { event: labelOf(`deadline.event.${value}`, String(value), text) };
    case 'from':
    case 'ends':
    case 'asOf':
      return { [name]: formatActivityTextDate(plainDate(String(value)), language) };
    case 'number':
      return { number: fromLeft(String(value), language) };
    default:
      return { [name]: String(value) };
  }
}

/** "Annual return 2026", or "Notice of change of directors, April 13, 2026". */
function deadlineIn(
  { deadline, occasion = '' }: SentenceFacts['params'],
  { text, language }: Reader,
): string {
  const key = `deadline.kind.${deadline}`;
  const day = parsePlainDate(String(occasion));
  if (!Object.hasOwn(en, key)) return String(deadline);
  if (day === undefined) return text(key as TextKey, { year: String(occasion) });
  return [text(key as TextKey, { year: '' }), formatActivityTextDate(day, language)].join(
    text('wizard.comma'),
  );
}

/** The registry of the federation, or of a province. */
const registryKey = (registration: string): string =>
  registration === 'CA' ? 'activity.registry.CA' : `province.${registration}`;

/** `1584203-7` would read `7-1584203` in a sentence from right to left: LRI and PDI keep it. */
const fromLeft = (code: string, language: Language): string =>
  directionOf(language) === 'rtl' ? `\u2066${code}\u2069` : code;

/** The label of a code where the texts have one, else the code. */
const labelOf = (key: string, code: string, text: Text): string =>
  [en, recording, scheduling, precedents].some((words) => Object.hasOwn(words, key))
    ? text(key as TextKey)
    : code;

const dollars = (exact: string, language: Language): string =>
  figuresOf(language).dollars.format(exact as Intl.StringNumericLiteral);

interface Figures {
  whole: Intl.NumberFormat;
  /** Up to ten places, as a price per share may have them. */
  dollars: Intl.NumberFormat;
}

const figures = new Map<Language, Figures>();

/** Made once: making a formatter costs fifty times more than using it, and a page of the log has fifty figures. */
function figuresOf(language: Language): Figures {
  const existing = figures.get(language);
  if (existing !== undefined) return existing;
  const made = {
    whole: new Intl.NumberFormat(figureLocaleOf(language)),
    dollars: new Intl.NumberFormat(figureLocaleOf(language), {
      style: 'currency',
      currency: 'CAD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 10,
    }),
  };
  figures.set(language, made);
  return made;
}
