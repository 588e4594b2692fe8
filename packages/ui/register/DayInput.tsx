import './register.css';
import { formatDate } from '@tabellion/texts/dates.ts';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useTyping } from '../form/useTyping.ts';
import { useLanguage } from '../text/LanguageProvider.tsx';

interface DayInputProps {
  /** Its name for readers of the screen, unless a label stands around it. */
  label: string;
  /** Undefined until it is known: the place is kept. Of a filter empty where any date will do. */
  value: string | undefined;
  /** The last day that may be chosen. */
  max: string | undefined;
  /** A filter can be emptied. */
  optional?: boolean;
  onChange(day: string): void;
}

/** No register reaches further back; while a year is typed its first digits make years before this. */
const EARLIEST = '1800-01-01';

/** A date in a bar: written in the reader's language, and typed or picked in the browser's own field. */
export function DayInput({ label, value, max, optional = false, onChange }: DayInputProps) {
  const { language, text } = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { typing, tells } = useTyping();
  if (value === undefined || max === undefined)
    return <span className="input asof__day" aria-hidden="true" />;
  return (
    <span className={`input day asof__day${typing}`}>
      <Icon of={Calendar} />
      <bdi aria-hidden="true">{value === '' ? text('ui.anyDate') : formatDate(value, language)}</bdi>
      <input
        {...tells}
        type="date"
        aria-label={label}
        min={EARLIEST}
        max={max}
        value={typed ?? value}
        onClick={(event) => open(event.currentTarget)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value: day } }) => {
          setTyped(day);
          const isDay = day === '' ? optional : day >= EARLIEST && day <= max;
          if (day !== value && isDay) onChange(day);
        }}
      />
    </span>
  );
}

/** The calendar opens with a press anywhere in the box; where a browser refuses, the field can still be typed in. */
function open(field: HTMLInputElement): void {
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}
