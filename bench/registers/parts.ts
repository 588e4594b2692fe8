import type { MeasuredLine } from './line.ts';

/** One part of the bench: a module that measures when it is asked for its lines. */
interface BenchPart {
  readonly load: () => Promise<{ lines(): Promise<readonly MeasuredLine[]> }>;
  /** Minutes after which it is ended: far more than it takes on two cores with busy neighbours, so that nothing waits for ever. */
  readonly mostMinutes: number;
}

export const parts = {
  capTables: { load: () => import('./capTables.ts'), mostMinutes: 20 },
  significance: { load: () => import('./significance.ts'), mostMinutes: 5 },
  ocf: { load: () => import('./ocf.ts'), mostMinutes: 5 },
  holdersPage: { load: () => import('./holdersPage.ts'), mostMinutes: 10 },
  transactions: { load: () => import('./transactions.ts'), mostMinutes: 15 },
  backDated: { load: () => import('./backDated.ts'), mostMinutes: 10 },
  checks: { load: () => import('./checks.ts'), mostMinutes: 5 },
  imports: { load: () => import('./imports.ts'), mostMinutes: 30 },
  scrolling: { load: () => import('./scrolling.ts'), mostMinutes: 8 },
} as const satisfies Readonly<Record<string, BenchPart>>;

export type PartName = keyof typeof parts;

export const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);
