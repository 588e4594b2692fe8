import { CONSIDERATION_TEXT_LENGTH } from '@tabellion/book/issuing.ts';
import { DateInput, TodayButton } from '@tabellion/ui/form/DateField.tsx';
import { FieldFrame, type Wiring } from '@tabellion/ui/form/FieldFrame.tsx';
import { NumberInput } from '@tabellion/ui/form/NumberField.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  considerationKinds,
  isRequired,
  type PlainValue,
  type PlainValueKind,
  plainValueTypes,
} from '../../plainValue.ts';

interface RestatedProps {
  values: readonly PlainValue[];
  /** Values by their names; what is absent was not touched. */
  typed: Readonly<Record<string, string>>;
  faultOf(name: string): string | undefined;
  onType(name: string, value: string): void;
}

/** The acts keep free words whatever is corrected later (decision 133). */
const helps: Readonly<Partial<Record<PlainValueKind, TextKey>>> = {
  authorized: 'say.authorized.help',
  considerationText: 'wizard.how.reason.help',
};

export function PlainValueFields({ values, typed, faultOf, onType }: RestatedProps) {
  const text = useText();
  return (
    <div className="grid2">
      {values.map((one) => {
        const { name, what, of } = one;
        const label = text(`say.${what}`);
        const help = helps[what];
        const value = typed[name] ?? one.value;
        const isDay = plainValueTypes[what] === 'day';
        return (
          <FieldFrame
            key={name}
            labelExtra={isDay && <TodayButton value={value} onPick={(today) => onType(name, today)} />}
            label={of === '' ? label : text('say.of', { what: label, certificate: of })}
            help={help && text(help)}
            error={faultOf(name)}
            optional={!isRequired(what)}
          >
            {(wiring) => (
              <RestatedField of={one} wiring={wiring} value={value} onType={(value) => onType(name, value)} />
            )}
          </FieldFrame>
        );
      })}
    </div>
  );
}

interface TypedProps {
  of: PlainValue;
  wiring: Wiring;
  value: string;
  onType(value: string): void;
}

function RestatedField({ of: { what, choices }, wiring, value, onType }: TypedProps) {
  const text = useText();
  if (choices !== undefined)
    return <Select wiring={wiring} value={value} options={choices} onChange={onType} />;
  const type = plainValueTypes[what];
  if (type === 'consideration') {
    const kinds = considerationKinds.map((kind) => ({ value: kind, label: text(`transaction.for.${kind}`) }));
    return (
      <Select
        wiring={wiring}
        value={value}
        options={[{ value: '', label: '–' }, ...kinds]}
        onChange={onType}
      />
    );
  }
  if (type === 'shares' || type === 'dollars')
    return (
      <NumberInput
        wiring={wiring}
        value={value}
        onChange={onType}
        {...(type === 'dollars' && { sign: '$' })}
      />
    );
  if (type === 'day')
    return (
      <DateInput {...wiring} shown={value} value={value} onChange={(event) => onType(event.target.value)} />
    );
  return (
    <input
      {...wiring}
      className="input"
      autoComplete="off"
      maxLength={what === 'considerationText' ? CONSIDERATION_TEXT_LENGTH : 50}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
