import { FileUp, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../components/Button.tsx';
import { UserText } from '../components/Data.tsx';
import { Icon } from '../components/Icon.tsx';
import { RichText, useText } from '../text/LanguageProvider.tsx';
import { FieldFrame, type FieldProps, useFieldError } from './FieldFrame.tsx';

interface FileFieldProps extends FieldProps {
  /** As the `accept` of an input: `.pdf,image/png`. */
  accept: string;
}

/** One file, dropped or chosen. The form holds the `File`. */
export function FileField({ name, label, help, optional, bare, accept }: FileFieldProps) {
  const text = useText();
  const { field } = useController({ name });
  const error = useFieldError(name);
  const [over, setOver] = useState(false);
  const file: unknown = field.value;
  return (
    <FieldFrame label={label} help={help} optional={optional} bare={bare} error={error}>
      {(wiring) => (
        <section
          className={over ? 'drop is-over' : 'drop'}
          aria-label={typeof label === 'string' ? label : undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            field.onChange(event.dataTransfer.files[0]);
          }}
        >
          <input
            {...wiring}
            ref={field.ref}
            name={name}
            type="file"
            className="sr"
            accept={accept}
            onChange={(event) => field.onChange(event.target.files?.[0])}
            onBlur={field.onBlur}
          />
          <Icon of={FileUp} />
          {file instanceof File ? (
            <>
              <UserText>{file.name}</UserText>
              <Button variant="ghost" size="sm" onClick={() => field.onChange(undefined)}>
                {text('ui.remove')}
              </Button>
            </>
          ) : (
            <span>
              <RichText
                of="ui.file.drop"
                with={{ choose: <label htmlFor={wiring.id}>{text('ui.file.choose')}</label> }}
              />
            </span>
          )}
        </section>
      )}
    </FieldFrame>
  );
}

interface DropZoneProps {
  label: string;
  icon: LucideIcon;
  /** Types that its field lets a reader choose, such as `.pdf`. */
  accept: string;
  multiple?: boolean;
  onFiles(files: readonly File[]): void;
  /** The words inside it. @param choose  the words that open the browser's own choice */
  children(choose: ReactNode): ReactNode;
}

/** Takes files that are dropped on it, or chosen by keyboard or pointer. */
export function DropZone({ label, icon, accept, multiple, onFiles, children }: DropZoneProps) {
  const text = useText();
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    <section
      className={isOver ? 'drop is-over' : 'drop'}
      aria-label={label}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        id={id}
        type="file"
        multiple={multiple}
        className="sr"
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Icon of={icon} />
      <span>{children(<label htmlFor={id}>{text('ui.file.choose')}</label>)}</span>
    </section>
  );
}
