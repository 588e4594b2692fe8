import type { Json } from '@tabellion/ledger/strictJson.ts';
import { DateText, InstantText, Num, PriceText } from '@tabellion/ui/components/Data.tsx';
import { RichText, type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Fragment, type ReactNode, useId } from 'react';
import type { CheckedRecord } from './checkRecord.ts';

interface ShownField {
  readonly name: string;
  readonly value: Json;
}

/** Fields that say who somebody is. They are shown only when the reader asks for it. */
const personal = new Set([
  'firstname',
  'lastname',
  'email',
  'phone_number',
  'company_name',
  'citizenship',
  'payload',
]);

/** A value that is absent proves little, so it is not offered. */
const offered = (fields: readonly ShownField[]): readonly ShownField[] =>
  fields.filter(({ value }) => value !== null);

export const startingFields = (fields: readonly ShownField[]): ReadonlySet<string> =>
  new Set(
    offered(fields)
      .filter(({ name }) => !personal.has(name))
      .map(({ name }) => name),
  );

interface FieldsProps {
  of: CheckedRecord;
  shown: ReadonlySet<string>;
  onChange(shown: ReadonlySet<string>): void;
}

/** The fields to disclose, and the sentence that the proof then proves. */
export function ProofFields({ of: { fields, names, leaf }, shown, onChange }: FieldsProps) {
  const text = useText();
  const labelOf = useFieldLabel();
  const id = useId();
  const toggle = (name: string) => {
    const next = new Set(shown);
    if (!next.delete(name)) next.add(name);
    onChange(next);
  };
  const chosen = fields.filter(({ name }) => shown.has(name));
  const at = <InstantText instant={leaf.at} />;
  return (
    <fieldset className="prooffields">
      <legend>
        <h3>{text('records.fields')}</h3>
      </legend>
      <div className="prooffields__list">
        {offered(fields).map(({ name, value }) => (
          <div key={name} className="check">
            <input
              id={`${id}${name}`}
              type="checkbox"
              checked={shown.has(name)}
              onChange={() => toggle(name)}
            />
            <label htmlFor={`${id}${name}`}>
              {labelOf(name)} <Value name={name} of={value} isMuted />
            </label>
          </div>
        ))}
      </div>
      <p aria-live="polite">
        {chosen.length === 0 ? (
          <RichText of="records.proves.none" with={{ at }} />
        ) : (
          <RichText of="records.proves" with={{ at, fields: <Sentence of={chosen} /> }} />
        )}{' '}
        {text('records.hidden', { count: names.length - chosen.length })}
      </p>
    </fieldset>
  );
}

function Sentence({ of }: { of: readonly ShownField[] }) {
  const text = useText();
  const labelOf = useFieldLabel();
  return of.map(({ name, value }, place) => (
    <Fragment key={name}>
      {place > 0 && text('search.comma')}
      {labelOf(name)}{' '}
      <b>
        <Value name={name} of={value} />
      </b>
    </Fragment>
  ));
}

/** A field in the reader's words; one that has none by its name in the log. */
function useFieldLabel(): (name: string) => string {
  const text = useText();
  return (name) => {
    const key = `records.field.${name}` as TextKey;
    const word = text(key);
    return word === key ? name.replaceAll('_', ' ') : word;
  };
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

interface ValueProps {
  name: string;
  of: Json;
  isMuted?: boolean;
}

/** A value in the reader's words, and as the log holds it under the pointer; of an id its first and last digits. */
function Value({ name, of: value, isMuted = false }: ValueProps) {
  const readable = useReadable(name, value);
  const words = wordsOf(value);
  if (readable !== undefined)
    return (
      <span className={isMuted ? 'muted nowrap' : 'nowrap'} title={words}>
        {readable}
      </span>
    );
  const isShort = words.length <= 12;
  const look = [isMuted && 'muted', isShort && 'nowrap'].filter(Boolean).join(' ') || undefined;
  if (!isId.test(words)) return <bdi className={look}>{words}</bdi>;
  return (
    <bdi dir="ltr" className={isMuted ? 'code muted' : 'code nowrap'} title={words}>
      {words.slice(0, 8)}…{words.slice(-8)}
    </bdi>
  );
}

/** Fields of which the log holds a code. */
const coded = new Set(['valid', 'deleted', 'sources', 'type', 'position']);

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

const isFigure = /^\d+(\.\d+)?$/;

/** Days, figures and codes as the reader writes them; undefined for what is shown as the log holds it. */
function useReadable(name: string, value: Json): ReactNode {
  const text = useText();
  const held = wordsOf(value);
  // A log may hold what only looks like a day.
  const isTime = !Number.isNaN(Date.parse(held));
  if (isTime && isDay.test(held)) return <DateText date={held} />;
  if (isTime && isInstant.test(held)) return <InstantText instant={held} />;
  if (name === 'price' && isFigure.test(held)) return <PriceText dollars={held} />;
  if ((name === 'ownership' || name === 'size') && isFigure.test(held)) return <Num of={held} />;
  if (!coded.has(name)) return undefined;
  const key = `${name === 'position' ? 'position' : 'records.value'}.${held}` as TextKey;
  const word = text(key);
  return word === key ? undefined : word;
}

const MOST_LETTERS = 80;

function wordsOf(value: Json): string {
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words;
}
