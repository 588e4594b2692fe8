import type { WhoFilter as Words } from '@tabellion/kit/register.ts';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../components/Button.tsx';
import { SearchInput } from '../components/SearchInput.tsx';
import { Select } from '../form/SelectField.tsx';
import { useText } from '../text/LanguageProvider.tsx';

interface Filter {
  /** Opens the row; `/` presses it. */
  button: ReactNode;
  /** The fields while they are open. */
  row: ReactNode;
}

interface FilterSetting {
  /** A filter is on: its fields are then in view from the start. */
  isOn: boolean;
  /** The part of a name to look for, as the address has it. */
  name: string;
  onName(name: string): void;
  /** Other fields beside the name. */
  children?: ReactNode;
}

/** The filter of a register: folded away until it is wanted, first of all by name. */
export function useFilter({ isOn, name, onName, children }: FilterSetting): Filter {
  const text = useText();
  const [open, setOpen] = useState(isOn);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (open && pressed.current) row.current?.querySelector('input')?.focus();
  }, [open]);
  const press = () => {
    pressed.current = true;
    setOpen(!open);
  };
  return {
    button: (
      <Button icon={ListFilter} aria-expanded={open} {...(!open && { 'data-filter': '' })} onClick={press}>
        {text('register.filter')}
        <span className="not-phone" aria-hidden="true">
          <kbd>/</kbd>
        </span>
      </Button>
    ),
    row: open && (
      <div ref={row} className="row wrap registerfilter no-print">
        <NameField name={name} onName={onName} />
        {children}
      </div>
    ),
  };
}

/** Asks once the typing has paused. */
function NameField({ name, onName }: Pick<FilterSetting, 'name' | 'onName'>) {
  const text = useText();
  const [typed, setTyped] = useState(name);
  const latest = useRef(onName);
  latest.current = onName;
  useEffect(() => setTyped(name), [name]);
  useEffect(() => {
    if (typed.trim() === name) return;
    const timer = setTimeout(() => latest.current(typed.trim()), 300);
    return () => clearTimeout(timer);
  }, [typed, name]);
  return <SearchInput label={text('register.filter.name')} value={typed} onChange={setTyped} />;
}

interface WhoFilterProps {
  of: Words;
  /** As the address has it, which leaves out what is shown anyway. */
  value: string | undefined;
  onChange(who: 'former' | 'all' | undefined): void;
}

/** Whether those are shown, too, who are no longer in a register. */
export function WhoFilter({ of, value = 'current', onChange }: WhoFilterProps) {
  const text = useText();
  return (
    <Select
      label={text(of.label ?? 'register.filter.who')}
      value={value}
      onChange={(who) => onChange(who === 'former' || who === 'all' ? who : undefined)}
      options={[
        { value: 'current', label: text(of.current) },
        { value: 'former', label: text(of.former) },
        { value: 'all', label: text(of.all ?? 'register.who.all') },
      ]}
    />
  );
}
