import { FieldFrame, type Wiring } from '@tabellion/ui/form/FieldFrame.tsx';
import { NumberInput } from '@tabellion/ui/form/NumberField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { considerationKinds, isRequired, type PlainValue, plainValueTypes } from '../../plainValue.ts';

interface RestatedProps {
  values: readonly PlainValue[];
  /** By the names of the values; what is absent was not touched. */
  typed: Readonly<Record<string, string>>;
  faultOf(name: string): string | undefined;
  onType(name: string, value: string): void;
}

/** Fields for restating the plain values of an entry. */
export function PlainValueFields({ values, typed, faultOf, onType }: RestatedProps) {
  const text = useText();
  return (
    <div className="grid2">
      {values.map((one) => {
        const { name, what, of } = one;
        const label = text(`say.${what}`);
        return (
          <FieldFrame
            key={name}
            label={of === '' ? label : text('say.of', { what: label, certificate: of })}
            help={what === 'authorized' ? text('say.authorized.help') : undefined}
            error={faultOf(name)}
            optional={!isRequired(what)}
          >
            {(wiring) => (
              <RestatedField
                of={one}
                wiring={wiring}
                value={typed[name] ?? one.value}
                onType={(value) => onType(name, value)}
              />
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
    return (
      <select {...wiring} className="input" value={value} onChange={(event) => onType(event.target.value)}>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    );
  const type = plainValueTypes[what];
  if (type === 'consideration')
    return (
      <select {...wiring} className="input" value={value} onChange={(event) => onType(event.target.value)}>
        <option value="">–</option>
        {considerationKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`transaction.for.${kind}`)}
          </option>
        ))}
      </select>
    );
  if (type === 'shares' || type === 'dollars')
    return (
      <NumberInput
        wiring={wiring}
        value={value}
        onChange={onType}
        {...(type === 'dollars' && { sign: '$' })}
      />
    );
  return (
    <input
      {...wiring}
      className="input"
      type={type === 'day' ? 'date' : 'text'}
      autoComplete="off"
      maxLength={50}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
