import { type Ref, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatMoney, formatNumber, readNumber } from '../format/number.ts';
import { type Language, useLanguage } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError, type Wiring } from './FieldFrame.tsx';

interface NumberFieldProps extends FieldProps {
  /** The type of the form's value: an exact decimal string, or a number where the contract has one. */
  as?: 'string' | 'number';
  readOnly?: boolean;
  disabled?: boolean;
  large?: boolean;
  placeholder?: string;
  /** Such as `$`: before the figure, or after it where the language writes money so. */
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
  const { as = 'string', show = formatTyped, ...input } = rest;
  const { field } = useController({ name });
  const error = useFieldError(name);
  const held = field.value === undefined || field.value === null ? '' : String(field.value);
  return (
    <FieldFrame
      label={label}
      labelExtra={labelExtra}
      help={help}
      warning={warning}
      optional={optional}
      bare={bare}
      error={error}
    >
      {(wiring) => (
        <NumberInput
          wiring={wiring}
          show={show}
          name={name}
          {...input}
          inputRef={field.ref}
          value={held}
          onChange={(plain) => field.onChange(keep(plain, as))}
          onBlur={field.onBlur}
        />
      )}
    </FieldFrame>
  );
}

interface NumberInputProps
  extends Pick<NumberFieldProps, 'readOnly' | 'disabled' | 'large' | 'placeholder' | 'sign' | 'show'> {
  wiring: Wiring;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** A plain decimal, or whatever was typed in place of one. */
  value: string;
  onChange(plain: string): void;
  onBlur?(): void;
}

/** The same control outside a form. */
export function NumberInput({
  wiring,
  inputRef,
  value,
  onChange,
  onBlur,
  large,
  sign,
  show = formatTyped,
  ...input
}: NumberInputProps) {
  const { language } = useLanguage();
  const [typing, setTyping] = useState<string>();
  const shownSign = sign && <span className="muted">{sign}</span>;
  const isSignLast = formatMoney(0, language).endsWith('$');
  return (
    <div className={large ? 'input input--lg' : 'input'} dir="ltr">
      {!isSignLast && shownSign}
      <input
        {...wiring}
        {...input}
        ref={inputRef}
        className="num"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typing ?? show(value, language)}
        onFocus={() => setTyping(show(value, language))}
        onChange={(event) => {
          setTyping(event.target.value);
          onChange(readNumber(event.target.value, language));
        }}
        onBlur={() => {
          setTyping(undefined);
          onBlur?.();
        }}
      />
      {isSignLast && shownSign}
    </div>
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
