import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { fold } from '../text/fold.ts';
import { type ComboOption, type Finding, listed, stateOf } from './comboOptions.ts';

interface ComboChoiceProps {
  name: string;
  options: readonly ComboOption[];
  free?: boolean;
  finding?: Finding;
  onOther?(typed: string): void;
}

/** Holds the choice of a combobox while somebody types in it, chooses of its list, and leaves it.
 *  @returns the form's field and its value; the words that it shows; the options in its list */
export function useComboChoice({ name, options, free, finding, onOther }: ComboChoiceProps) {
  const { field } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [last, setLast] = useState<ComboOption>();
  const held = String(field.value ?? '');
  const chosen = [...options, finding?.chosen, last].find((option) => option?.value === held);
  const state = stateOf(finding);
  const found = useMemo(() => listed(options, typed ?? '', state), [options, typed, state]);

  const type = (words: string | undefined) => {
    setTyped(words);
    finding?.onType(words ?? '');
  };
  const choose = (option: ComboOption) => {
    field.onChange(option.value);
    setLast(option);
    const words = typed?.trim() ?? '';
    if (option.always && words !== '' && !fold(option.label).includes(fold(words))) onOther?.(words);
    type(undefined);
  };
  // While something else is typed nothing is held that is not shown; left without a choice, the field is as before.
  const typeOver = (words: string) => {
    if (typed === undefined) {
      setLast(chosen);
      if (!free) field.onChange('');
    }
    type(words);
  };
  const leave = () => {
    if (typed !== undefined) {
      const same = options.find((option) => fold(option.label) === fold(typed));
      if (same) field.onChange(same.value);
      else if (free || typed.trim() === '') field.onChange(typed.trim());
      else field.onChange(last?.value ?? '');
    }
    type(undefined);
  };
  return { field, held, shown: typed ?? chosen?.label ?? (free ? held : ''), found, typeOver, choose, leave };
}
