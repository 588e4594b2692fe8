import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { type ReactNode, useId } from 'react';
import type { PaletteEntry } from './entries.ts';

export function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset className="palette__set" aria-labelledby={id}>
      <div id={id} role="presentation" className="palette__group">
        {label}
      </div>
      {children}
    </fieldset>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  isActive: boolean;
  onChoose(): void;
}

export const Option = ({ id, entry: { icon, label, detail }, isActive, onChoose }: OptionProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    className="menu__item"
    // The focus stays in the box until the press is a click.
    onPointerDown={(event) => event.preventDefault()}
    onClick={onChoose}
    onKeyDown={(event) => {
      if (event.key === 'Enter') onChoose();
    }}
  >
    <Icon of={icon} />
    <span className="trunc name">{label}</span>{' '}
    {detail && <span className="palette__detail trunc">{detail}</span>}
  </div>
);
