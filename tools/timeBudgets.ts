/** How long the tests of each feature, package and folder may take: a part that grows tells it before all have grown. */
import type { TestFile } from './fileTimes.ts';

/** Seconds of the test files together, on two cores that do nothing else, where several run at a time. A part that is not
 *  named has `others`. Who needs more looks first for what is set up twice, or clicked where a test of the server proves it. */
const budgets: Readonly<Record<string, number>> = {
  journeys: 400,
  firstJourneys: 120,
  server: 210,
  screens: 160,
  faults: 150,
  documents: 95,
  signing: 75,
  paper: 42,
  platform: 42,
  shares: 31,
  pages: 28,
  stories: 28,
  billing: 25,
  registers: 20,
  exchange: 18,
  ledger: 18,
  deadlines: 19,
  onboarding: 17,
  cli: 15,
  filings: 16,
  people: 14,
  changes: 36,
  check: 15,
  units: 13,
  book: 13,
  accounts: 12,
  members: 14,
  backoffice: 12,
};
const others = 10;

/** `packages/features/shares/…` is of shares, `packages/book/…` of book, `tests/journeys/…` of journeys. */
const partOf = (file: string): string =>
  /(?:^|\/)(?:packages\/features|packages|tests|apps|tools)\/([^/]+)\//.exec(file)?.[1] ?? 'tools';

/** A line that names the parts within their budgets, and one for each that went over its own. Time fails nothing: it depends on
 *  the machine. */
export function timesByPart(files: readonly TestFile[]): readonly string[] {
  const used = new Map<string, number>();
  for (const { name, seconds } of files) used.set(partOf(name), (used.get(partOf(name)) ?? 0) + seconds);
  const parts = [...used]
    .map(([part, seconds]) => ({ part, seconds, budget: budgets[part] ?? others }))
    .sort((a, b) => b.seconds - a.seconds);
  const told = parts.map(({ part, seconds, budget }) => `${part} ${seconds.toFixed(0)}/${budget}`);
  const over = parts.filter(({ seconds, budget }) => seconds > budget);
  return [
    `Seconds by part, used/budget: ${told.join(', ')}`,
    ...over.map(
      ({ part, seconds, budget }) => `OVER ITS BUDGET: ${part} took ${seconds.toFixed(0)} s of ${budget} s.`,
    ),
  ];
}
