import './amending.css';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { FieldFrame } from '@tabellion/ui/form/FieldFrame.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { formatDate } from '@tabellion/ui/format/date.ts';
import { DayInput } from '@tabellion/ui/register/DayInput.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import type { ReactNode } from 'react';
import { RecordingWords } from '../RecordingWords.tsx';
import { entryKey } from './entryKey.ts';
import type { Amending, Choice, EntryInTheWay } from './useAmending.ts';

/** So many are listed; one mended often mends the others. */
const LISTED = 10;

interface InTheWayProps {
  of: Amending;
  /** The day at the registry. */
  today: string;
  /** In place of what is said of acts in the way of another. */
  lead?: ReactNode;
}

/** Acts on record that an act does not fit with, and what becomes of each; nothing where there is none. */
export const InTheWay = (props: InTheWayProps) =>
  props.of.entries.length === 0 ? null : (
    <RecordingWords>
      <Entries {...props} />
    </RecordingWords>
  );

function Entries({ of, today, lead }: InTheWayProps) {
  const text = useText();
  const { entries, choices, reason, isReasonMissing, choose, setReason } = of;
  return (
    <fieldset className="inway">
      <legend className={lead === undefined ? 'field__label' : 'sr'}>{text('amend.title')}</legend>
      <div className="t12 muted">{lead ?? text('amend.lead')}</div>
      <ul>
        {entries.slice(0, LISTED).map((entry) => (
          <Entry
            key={entry.root}
            of={entry}
            today={today}
            choice={choices.get(entry.root)}
            onChoose={(choice) => choose(entry.root, choice)}
          />
        ))}
      </ul>
      {entries.length > LISTED && (
        <p className="t12">{text('amend.more', { count: entries.length - LISTED })}</p>
      )}
      {choices.size > 0 && (
        <FieldFrame
          label={text('amend.reason')}
          error={isReasonMissing ? text('GENERAL.FIELD_REQUIRED') : undefined}
        >
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              autoComplete="off"
              maxLength={300}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </FieldFrame>
      )}
    </fieldset>
  );
}

interface EntryProps {
  of: EntryInTheWay;
  today: string;
  choice: Choice | undefined;
  onChoose(choice: Choice | undefined): void;
}

function Entry({ of: { kind, on, persons, message }, today, choice, onChoose }: EntryProps) {
  const { text, language } = useLanguage();
  const act = text(entryKey(kind));
  const entry = text('amend.entry', { act, date: formatDate(on, language) });
  return (
    <li>
      <p>
        <strong>
          <RichText of="amend.entry" with={{ act, date: <DateText date={on} length="long" /> }} />
        </strong>
        {persons.map((name) => (
          <span key={name}>
            {text('search.comma')}
            <UserText>{name}</UserText>
          </span>
        ))}
        {message && <small className="sub">{message}</small>}
      </p>
      <div className="row wrap">
        <Select
          label={text('amend.how', { entry })}
          value={choice?.as ?? ''}
          onChange={(as) => onChoose(as === 'void' || as === 'move' ? { as, on } : undefined)}
          options={[
            { value: '', label: text('amend.leave') },
            { value: 'void', label: text('amend.void') },
            { value: 'move', label: text('amend.move') },
          ]}
        />
        {choice?.as === 'move' && (
          <DayInput
            label={text('amend.day', { entry })}
            value={choice.on}
            max={today > on ? today : on}
            onChange={(day) => onChoose({ as: 'move', on: day })}
          />
        )}
      </div>
    </li>
  );
}
