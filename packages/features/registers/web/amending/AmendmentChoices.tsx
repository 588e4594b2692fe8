import './amending.css';
import { FieldFrame } from '@tabellion/ui/form/FieldFrame.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { AmendedEntry, EntryName } from './AmendedEntry.tsx';
import type { Amending } from './useAmending.ts';

/** So many are listed; one mended often mends the others. */
const LISTED = 10;

export interface ConflictsProps {
  of: Amending;
  today: string;
  /** Shown in place of what is said of acts in the way of another. */
  lead?: ReactNode;
}

/** Acts on record that an act does not fit with, and what becomes of each. */
export function AmendmentChoices({ of, today, lead }: ConflictsProps) {
  const text = useText();
  const { entries, left, choices, reason, isReasonMissing, choose, setReason } = of;
  return (
    <fieldset className="inway">
      {lead === undefined && <legend className="field__label">{text('amend.title')}</legend>}
      {entries.length > 0 && <div className="t12 muted">{lead ?? text('amend.lead')}</div>}
      <div role="status">
        {left.map((entry) => (
          <p key={entry.root} className="t12">
            <RichText of="amend.left" with={{ entry: <EntryName of={entry} /> }} />
          </p>
        ))}
      </div>
      {entries.length > 0 && (
        <ul>
          {entries.slice(0, LISTED).map((entry) => (
            <AmendedEntry
              key={entry.root}
              of={entry}
              today={today}
              choice={choices.get(entry.root)}
              faultOf={(name) => of.faultOf(entry.root, name)}
              onChoose={(choice) => choose(entry.root, choice)}
            />
          ))}
        </ul>
      )}
      {entries.length > LISTED && (
        <p className="t12">{text('amend.more', { count: entries.length - LISTED })}</p>
      )}
      {choices.size > 0 && (
        <FieldFrame
          label={text('amend.reason')}
          help={text('wizard.how.reason.help')}
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
