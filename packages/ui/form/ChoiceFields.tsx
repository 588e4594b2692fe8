import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

interface CheckboxFieldProps extends Omit<FieldProps, 'bare' | 'labelExtra' | 'optional'> {
  /** Looks and speaks like a switch: for what holds at once. */
  toggle?: boolean;
  disabled?: boolean;
}

/** Yes or no; the words stand beside the box. */
export function CheckboxField({ name, label, help, warning, toggle, disabled }: CheckboxFieldProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <FieldFrame label={label} help={help} warning={warning} error={error} layout="beside">
      {(wiring) => (
        <input
          {...wiring}
          {...register(name)}
          type="checkbox"
          role={toggle ? 'switch' : undefined}
          disabled={disabled}
        />
      )}
    </FieldFrame>
  );
}

export interface Choice {
  value: string;
  label: ReactNode;
  /** A line that explains the choice. */
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps extends FieldProps {
  choices: readonly Choice[];
  /** Each in a box of its own, side by side. */
  cards?: boolean;
}

/** One of a few, all in view. */
export function RadioGroup({ name, label, help, warning, optional, bare, choices, cards }: RadioGroupProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <FieldFrame
      label={label}
      help={help}
      warning={warning}
      optional={optional}
      bare={bare}
      error={error}
      layout="group"
    >
      {({ id }) => (
        <div className={cards ? 'choices choices--cards' : 'choices'}>
          {choices.map((choice) => (
            <div key={choice.value} className="check">
              <input
                {...register(name)}
                id={`${id}-${choice.value}`}
                type="radio"
                value={choice.value}
                disabled={choice.disabled}
                aria-describedby={choice.note ? `${id}-${choice.value}-note` : undefined}
              />
              <div>
                <label htmlFor={`${id}-${choice.value}`}>{choice.label}</label>
                {choice.note && (
                  <p id={`${id}-${choice.value}-note`} className="help">
                    {choice.note}
                  </p>
                )}
              </div>
            </div>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

/** The same as one bar: two to four short words. */
export function SegmentedField({ name, label, help, warning, optional, bare, choices }: RadioGroupProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const chosen: unknown = useWatch({ name });
  return (
    <FieldFrame
      label={label}
      help={help}
      warning={warning}
      optional={optional}
      bare={bare}
      error={error}
      layout="group"
    >
      {() => (
        <div className="seg seg--block">
          {choices.map((choice) => (
            <label key={choice.value}>
              <input
                {...register(name)}
                type="radio"
                value={choice.value}
                defaultChecked={chosen === choice.value}
                disabled={choice.disabled}
              />
              {choice.label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

interface SegmentedProps {
  label: string;
  value: string;
  onChange(value: string): void;
  choices: readonly Choice[];
  block?: boolean;
}

/** The same outside a form: Simple or Advanced, Pending or All. */
export function Segmented({ label, value, onChange, choices, block }: SegmentedProps) {
  return (
    <fieldset className={block ? 'seg seg--block' : 'seg'}>
      <legend className="sr">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            checked={value === choice.value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
