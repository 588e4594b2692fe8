import { formatDate } from '@tabellion/texts/dates.ts';
import { Calendar } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { useLanguage } from '../text/LanguageProvider.tsx';

interface DayInputProps {
  /** Its name for readers of the screen, unless a label stands around it. */
  label: string;
  /** Undefined until it is known: the place is kept. */
  value: string | undefined;
  /** The last day that may be chosen. */
  max: string | undefined;
  onChange(day: string): void;
}

/** No register reaches further back; while a year is typed its first digits make years before this. */
const EARLIEST = '1800-01-01';

/** A date in a bar: written in the reader's language, and typed or picked in the browser's own field. */
export function DayInput({ label, value, max, onChange }: DayInputProps) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState<string>();
  if (value === undefined || max === undefined)
    return <span className="input asof__day" aria-hidden="true" />;
  return (
    <span className="input asof__day">
      <Icon of={Calendar} />
      <bdi aria-hidden="true">{formatDate(value, language)}</bdi>
      <input
        type="date"
        aria-label={label}
        min={EARLIEST}
        max={max}
        value={typed ?? value}
        onClick={(event) => open(event.currentTarget)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value: day } }) => {
          setTyped(day);
          if (day !== value && day >= EARLIEST && day <= max) onChange(day);
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
