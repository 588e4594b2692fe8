import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface DropZoneProps {
  label: string;
  icon: LucideIcon;
  /** What its field lets a reader choose, such as `.pdf`. */
  accept: string;
  multiple?: boolean;
  onFiles(files: readonly File[]): void;
  /** What it says. @param choose  the words that open the browser's own choice */
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
