import type { WhoFilter as Words } from '@tabellion/kit/register.ts';
import { Select } from '../form/SelectField.tsx';
import { useText } from '../text/LanguageProvider.tsx';

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
