/** Entries of the palette, in groups, and those that match the typed text. */
import { fold } from '@tabellion/ui/text/fold.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface PaletteEntry {
  /** Once in the palette. */
  key: string;
  label: ReactNode;
  /** Compared with the typed text. */
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
