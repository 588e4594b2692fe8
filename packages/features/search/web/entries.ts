/** What the palette offers: entries in groups, and which of them what was typed is about. */
import { fold } from '@tabellion/ui/form/ComboField.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PaletteEntry {
  /** Once in the palette. */
  key: string;
  label: ReactNode;
  /** What is compared with what was typed. */
  words: string;
  detail?: ReactNode;
  icon: LucideIcon;
  run(): void;
}

export interface PaletteGroup {
  key: string;
  label: string;
  entries: readonly PaletteEntry[];
  /** Shown at most. */
  most: number;
  /** Only once something was typed. */
  onlyTyped?: boolean;
}

/** The groups with the entries that have every word; those without any are left out. */
export function matching(groups: readonly PaletteGroup[], typed: string): readonly PaletteGroup[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return groups.flatMap((group) => {
    if (group.onlyTyped && words.length === 0) return [];
    const entries = group.entries
      .filter((entry) => words.every((word) => fold(entry.words).includes(word)))
      .slice(0, group.most);
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
}
