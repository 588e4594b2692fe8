import { useState } from 'react';
import { useController } from 'react-hook-form';
import { formatNumber, readNumber } from '../format/number.ts';
import { type Language, useLanguage } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

interface NumberFieldProps extends FieldProps {
  /** What the form holds: an exact decimal string, or a number where the contract has one. */
  as?: 'string' | 'number';
  readOnly?: boolean;
  disabled?: boolean;
  large?: boolean;
  placeholder?: string;
  /** Before the figure, such as `$`. */
  sign?: string;
  /** How the field shows its value when it is not being typed in. */
  show?(value: string, language: Language): string;
}

/**
 * A whole number or an exact decimal. Read as the reader writes it (`1 234,5` in French), held as a plain decimal
 * (`1234.5`), shown with groups when the focus has gone. What is no number stays as typed, for the schema to refuse.
 */
export function NumberField({
  name,
  label,
  labelExtra,
  help,
  warning,
  optional,
  bare,
  ...rest
}: NumberFieldProps) {
  const { as = 'string', large, sign, show = formatTyped, ...input } = rest;
  const { language } = useLanguage();
  const { field } = useController({ name });
  const error = useFieldError(name);
  const [typing, setTyping] = useState<string>();
  const held = field.value === undefined || field.value === null ? '' : String(field.value);
  return (
    <FieldFrame {...{ label, labelExtra, help, warning, optional, bare, error }}>
      {(wiring) => (
        <div className={large ? 'input input--lg' : 'input'} dir="ltr">
          {sign && <span className="muted">{sign}</span>}
          <input
            {...wiring}
            {...input}
            ref={field.ref}
            name={name}
            className="num"
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={typing ?? show(held, language)}
            onFocus={() => setTyping(show(held, language))}
            onChange={(event) => {
              setTyping(event.target.value);
              field.onChange(keep(readNumber(event.target.value, language), as));
            }}
            onBlur={() => {
              setTyping(undefined);
              field.onBlur();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}

const isPlain = (value: string): boolean => /^-?\d+(\.\d+)?$/.test(value);

const formatTyped = (value: string, language: Language): string =>
  isPlain(value) ? formatNumber(value, language) : value;

function keep(value: string, as: 'string' | 'number'): string | number {
  return as === 'number' && isPlain(value) ? Number(value) : value;
}

/** Dollars with cents: held as `4000.00` is typed, shown with two places. */
export function MoneyField(props: Omit<NumberFieldProps, 'sign' | 'show'>) {
  return <NumberField {...props} sign="$" show={showMoney} />;
}

const showMoney = (value: string, language: Language): string => {
  if (!isPlain(value)) return value;
  const [whole = '', places = ''] = value.split('.');
  const decimals = places.padEnd(2, '0');
  const mark = formatNumber('0.5', language).charAt(1);
  return `${formatNumber(whole, language)}${mark}${decimals}`;
};
