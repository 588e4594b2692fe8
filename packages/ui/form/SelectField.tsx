import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Icon } from '../components/Icon.tsx';
import { FieldFrame, type FieldProps, useFieldError, type Wiring } from './FieldFrame.tsx';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** Options under a heading. */
interface OptionGroup {
  label: string;
  options: readonly Option[];
}

interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** Shown while nothing is chosen; its value is blank. */
  placeholder?: string;
  disabled?: boolean;
  large?: boolean;
}

/** One of a few, by the browser's own list. For many, with search, use `ComboField`. */
export function SelectField({
  name,
  label,
  labelExtra,
  help,
  warning,
  optional,
  bare,
  ...rest
}: SelectFieldProps) {
  const { options, placeholder, disabled, large } = rest;
  // Options may come after the value; the list shows it then.
  const { field } = useController({ name });
  const error = useFieldError(name);
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
        <Chevron>
          <select
            {...wiring}
            {...field}
            value={field.value ?? ''}
            aria-disabled={disabled || undefined}
            disabled={disabled}
            className={large ? 'input input--lg' : 'input'}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            <Options of={options} />
          </select>
        </Chevron>
      )}
    </FieldFrame>
  );
}

interface SelectProps {
  /** Unless a label stands above it. */
  label?: string;
  wiring?: Wiring;
  value: string;
  onChange(value: string): void;
  options: readonly (Option | OptionGroup)[];
}

/** The same outside a form, such as a filter. */
export function Select({ label, wiring, value, onChange, options }: SelectProps) {
  return (
    <Chevron>
      <select
        {...wiring}
        aria-label={label}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <Options of={options} />
      </select>
    </Chevron>
  );
}

const Chevron = ({ children }: { children: ReactNode }) => (
  <span className="select">
    {children}
    <Icon of={ChevronDown} size="sm" />
  </span>
);

const Options = ({ of }: { of: readonly (Option | OptionGroup)[] }) =>
  of.map((one) =>
    'options' in one ? (
      <optgroup key={one.label} label={one.label}>
        <Options of={one.options} />
      </optgroup>
    ) : (
      <option key={one.value} value={one.value} disabled={one.disabled}>
        {one.label}
      </option>
    ),
  );
