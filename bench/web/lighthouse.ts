/** One page as Lighthouse judges it: a phone on a slow network, in the browser that is already open and signed in. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { median } from '../machine.ts';

/** The part of Lighthouse in use; it is installed in this folder only. Scores are from 0 to 1. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<
        string,
        { readonly title: string; readonly score: number | null; readonly numericValue?: number }
      >
    >;
  };
}
type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
    readonly disableStorageReset: boolean;
  },
) => Promise<Report | undefined>;

const categories = ['performance', 'accessibility', 'best-practices'] as const;

export interface PageScores {
  /** The medians, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** The runs' performance, the lowest first. */
  readonly runs: readonly number[];
  /** The largest of the runs. */
  readonly layoutShift: number;
  /** Titles of the audits that cost points in the last two categories. */
  readonly faults: readonly string[];
}

/** @param port of the browser's debugging protocol */
export async function judgePage(url: string, port: number, times: number): Promise<PageScores> {
  const place = createRequire(import.meta.url).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(place).href)) as { default: Lighthouse };
  const reports: Report['lhr'][] = [];
  for (let run = 0; run < times; run += 1) {
    const report = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: categories,
      disableStorageReset: true,
    });
    if (report === undefined) throw new Error(`Lighthouse gave no report of ${url}`);
    reports.push(report.lhr);
  }
  const scores = (category: string) =>
    reports.map((report) => 100 * (report.categories[category]?.score ?? 0)).sort((a, b) => a - b);
  return {
    performance: median(scores('performance')),
    accessibility: median(scores('accessibility')),
    bestPractices: median(scores('best-practices')),
    runs: scores('performance').map(Math.round),
    layoutShift: Math.max(
      ...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
    ),
    faults: faultsOf(reports),
  };
}

/** Times and sizes are the first category's; all else that scored nothing is a fault. */
const faultsOf = (reports: readonly Report['lhr'][]): readonly string[] => [
  ...new Set(
    reports.flatMap(({ audits }) =>
      Object.values(audits)
        .filter(({ score, numericValue }) => score === 0 && numericValue === undefined)
        .map(({ title }) => title),
    ),
  ),
];
