import type { LucideIcon } from 'lucide-react';

interface IconProps {
  of: LucideIcon;
  /** 16 px unless told: `sm` 14, `lg` 20. */
  size?: 'sm' | 'lg' | undefined;
  /** Chevrons and arrows turn round in right-to-left pages; seals and logos never do. */
  flip?: boolean | undefined;
}

/** An icon beside a word, which says the same; so it is hidden from readers of the screen. */
export function Icon({ of: Glyph, size, flip }: IconProps) {
  const className = ['i', size, flip ? 'flip' : undefined].filter(Boolean).join(' ');
  return <Glyph className={className} strokeWidth={1.75} aria-hidden="true" />;
}
