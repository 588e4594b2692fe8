import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../components/Button.tsx';
import { useText } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

type Input = Pick<
  ComponentProps<'input'>,
  | 'autoComplete'
  | 'autoFocus'
  | 'placeholder'
  | 'readOnly'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'spellCheck'
>;

interface TextFieldProps extends FieldProps, Input {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** 40 px, in forms that stand alone. */
  large?: boolean;
  /** E-mail addresses, postal codes and numbers stay left-to-right in Arabic. */
  ltr?: boolean;
}

/** One line of text. */
export function TextField({
  name,
  label,
  labelExtra,
  help,
  warning,
  optional,
  bare,
  ...rest
}: TextFieldProps) {
  const { type = 'text', large, ltr = type !== 'text' && type !== 'search', ...input } = rest;
  const { register } = useFormContext();
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
        <input
          {...wiring}
          {...input}
          {...register(name)}
          type={type}
          dir={ltr ? 'ltr' : 'auto'}
          className={large ? 'input input--lg' : 'input'}
        />
      )}
    </FieldFrame>
  );
}

interface TextAreaProps extends FieldProps, Input {
  rows?: number;
}

/** Several lines of text. */
export function TextAreaField({
  name,
  label,
  help,
  warning,
  optional,
  bare,
  rows = 3,
  ...rest
}: TextAreaProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  const { placeholder, readOnly, disabled, maxLength } = rest;
  return (
    <FieldFrame label={label} help={help} warning={warning} optional={optional} bare={bare} error={error}>
      {(wiring) => (
        <textarea
          {...wiring}
          placeholder={placeholder}
          readOnly={readOnly}
          disabled={disabled}
          maxLength={maxLength}
          {...register(name)}
          rows={rows}
          dir="auto"
          className="input"
        />
      )}
    </FieldFrame>
  );
}

interface PasswordFieldProps extends FieldProps {
  /** `current-password` to sign in, `new-password` to choose one. */
  autoComplete: 'current-password' | 'new-password';
  large?: boolean;
}

/** A password with a button that shows it. */
export function PasswordField({
  name,
  label,
  labelExtra,
  help,
  optional,
  autoComplete,
  large,
}: PasswordFieldProps) {
  const text = useText();
  const { register } = useFormContext();
  const error = useFieldError(name);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} labelExtra={labelExtra} help={help} optional={optional} error={error}>
      {(wiring) => (
        <div className={large ? 'input input--lg' : 'input'}>
          <input
            {...wiring}
            {...register(name)}
            type={shown ? 'text' : 'password'}
            dir="ltr"
            autoComplete={autoComplete}
            spellCheck={false}
            autoCapitalize="none"
          />
          <IconButton
            icon={shown ? EyeOff : Eye}
            label={text(shown ? 'ui.password.hide' : 'ui.password.show')}
            size="sm"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </FieldFrame>
  );
}
