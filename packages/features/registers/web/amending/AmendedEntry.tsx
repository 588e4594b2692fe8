import { formatDate } from '@tabellion/texts/dates.ts';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { DayInput } from '@tabellion/ui/register/DayInput.tsx';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { hasQuantity } from '../../amendments.ts';
import { plainValueTypes } from '../../plainValue.ts';
import { entryTextKey } from '../RecordingTextsProvider.tsx';
import { PlainValueFields } from './PlainValueFields.tsx';
import type { ChosenAmendment, ConflictingEntry } from './useAmending.ts';

/** An entry by its kind and its date. */
export function EntryName({ of: { kind, on } }: { of: ConflictingEntry }) {
  const text = useText();
  return (
    <RichText
      of="amend.entry"
      with={{ act: text(entryTextKey(kind)), date: <DateText date={on} length="long" /> }}
    />
  );
}

interface EntryProps {
  of: ConflictingEntry;
  today: string;
  choice: ChosenAmendment | undefined;
  faultOf(name: string): string | undefined;
  onChoose(choice: ChosenAmendment | undefined): void;
}

/** An entry that stands in the way, and the choice of how it is mended. */
export function AmendedEntry({ of, today, choice, faultOf, onChoose }: EntryProps) {
  const { text, language } = useLanguage();
  const { kind, on, message, says } = of;
  const entry = text('amend.entry', { act: text(entryTextKey(kind)), date: formatDate(on, language) });
  const ways = waysOf(of, text);
  const fault = faultOf('root') ?? faultOf('batch_id') ?? faultOf('say');
  return (
    <li>
      <p>
        <strong>
          <EntryName of={of} />
        </strong>
        <Persons of={of} />
        {message && <small className="sub">{message}</small>}
      </p>
      <Select
        label={text('amend.how', { entry })}
        value={choice?.as ?? ''}
        onChange={(as) => onChoose(isWay(as) ? { as, on, say: {} } : undefined)}
        options={ways}
      />
      {(choice?.as === 'move' || choice?.as === 'say') && (
        <DayOf
          entry={entry}
          value={choice.on}
          max={today > on ? today : on}
          fault={faultOf('on')}
          onChange={(day) => onChoose({ ...choice, on: day })}
        />
      )}
      {choice?.as === 'say' && (
        <PlainValueFields
          values={says}
          typed={choice.say}
          faultOf={faultOf}
          onType={(name, value) => onChoose({ ...choice, say: { ...choice.say, [name]: value } })}
        />
      )}
      {isSilent(of) && <small className="help">{text('say.noNumbers')}</small>}
      {fault && <small className="help help--err">{fault}</small>}
    </li>
  );
}

function waysOf({ says, bundle, is_void: isVoid = false }: ConflictingEntry, text: Text) {
  const way = (value: ChosenAmendment['as']) => ({
    value,
    label: text(`amend.${value}`, { count: bundle?.entries ?? 0 }),
  });
  const leave = { value: '', label: text('amend.leave') };
  if (isVoid) return [leave, way('restore')];
  return [
    leave,
    ...(says.length > 0 ? [way('say')] : []),
    way('move'),
    way('void'),
    ...(bundle === null ? [] : [way('bundle')]),
  ];
}

/** Whether it has numbers, and none that is said again by itself. */
const isSilent = ({ kind, says, is_void: isVoid = false }: ConflictingEntry): boolean =>
  !isVoid && hasQuantity(kind) && !says.some(({ what }) => plainValueTypes[what] === 'shares');

const isWay = (as: string): as is ChosenAmendment['as'] => as !== '';

/** Whom it is about, and what it brought where that is more than is named. */
function Persons({ of: { persons, personCount = persons.length, opened = 0 } }: { of: ConflictingEntry }) {
  const text = useText();
  return (
    <>
      {[...new Set(persons)].map((name) => (
        <span key={name}>
          {text('search.comma')}
          <UserText>{name}</UserText>
        </span>
      ))}
      {personCount > persons.length && persons.length > 0 && (
        <span>{text('amend.persons', { count: personCount - persons.length })}</span>
      )}
      {opened > 1 && <small className="sub">{text('amend.opened', { count: opened })}</small>}
    </>
  );
}

interface DayOfProps {
  entry: string;
  value: string;
  max: string;
  fault: string | undefined;
  onChange(day: string): void;
}

function DayOf({ entry, value, max, fault, onChange }: DayOfProps) {
  const text = useText();
  return (
    <div className="field">
      <span className="field__label" aria-hidden="true">
        {text('account.on')}
      </span>
      <DayInput label={text('amend.day', { entry })} value={value} max={max} onChange={onChange} />
      {fault && <small className="help help--err">{fault}</small>}
    </div>
  );
}
