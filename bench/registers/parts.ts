import type { Line } from './line.ts';

/** One part of the bench: a module that measures when it is asked for its lines. */
interface Part {
  readonly load: () => Promise<{ lines(): Promise<readonly Line[]> }>;
  /** Minutes after which it is ended: three times what it takes on two cores, so that nothing waits for ever. */
  readonly mostMinutes: number;
}

export const parts = {
  capTables: { load: () => import('./capTables.ts'), mostMinutes: 12 },
  significance: { load: () => import('./significance.ts'), mostMinutes: 3 },
  ocf: { load: () => import('./ocf.ts'), mostMinutes: 3 },
  holdersPage: { load: () => import('./holdersPage.ts'), mostMinutes: 6 },
  deeds: { load: () => import('./deeds.ts'), mostMinutes: 6 },
  imports: { load: () => import('./imports.ts'), mostMinutes: 20 },
  scrolling: { load: () => import('./scrolling.ts'), mostMinutes: 4 },
} as const satisfies Readonly<Record<string, Part>>;

export type PartName = keyof typeof parts;

export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
