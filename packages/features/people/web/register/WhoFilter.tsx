import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Who } from '../../registerContract.ts';

interface WhoFilterProps {
  /** What the filter is called; who is shown, unless told. */
  label?: string;
  value: Who;
  onChange(who: Who | undefined): void;
  /** Who stands in the register on the date, who did before, and both; everybody, unless told. */
  words: { current: string; former: string; all?: string };
}

/** Whether those are shown, too, who stand in a register no more. The address leaves out what is shown anyway. */
export function WhoFilter({ label, value, onChange, words }: WhoFilterProps) {
  const text = useText();
  const { current, former, all = text('register.who.all') } = words;
  return (
    <Select
      label={label ?? text('register.filter.who')}
      value={value}
      onChange={(who) => onChange(who === 'former' || who === 'all' ? who : undefined)}
      options={[
        { value: 'current', label: current },
        { value: 'former', label: former },
        { value: 'all', label: all },
      ]}
    />
  );
}
