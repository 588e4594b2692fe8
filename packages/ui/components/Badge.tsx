import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'err';

interface StatusBadgeProps {
  tone?: Tone;
  icon?: LucideIcon | undefined;
  /** The word says it; the colour only repeats it. */
  children: ReactNode;
}

/** A state in a word or two: "3 days", "1 of 3 signed", "Incorporated". */
export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge--${tone}`}>
      {icon && <Icon of={icon} size="sm" />}
      {children}
    </span>
  );
}
