/** One page as Lighthouse judges it: a phone on a slow network or a desk, in the browser that is already open and signed in. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { median } from '../machine.ts';

/** The part of Lighthouse in use; it is installed in this folder only. Scores are from 0 to 1. */
interface Report {
  readonly lhr: {
    /** Present where the page could not be judged: all scores are missing then. */
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly runWarnings: readonly string[];
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<Record<string, Audit>>;
  };
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string }[];
}
interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly unknown[] };
}
interface Flags {
  readonly port: number;
  readonly output: 'json';
  readonly logLevel: 'error';
  readonly onlyCategories: readonly string[];
  /** Whether the browser keeps the files of earlier visits. The session stays in any case. */
  readonly disableStorageReset: boolean;
}
interface Lighthouse {
  readonly default: (url: string, flags: Flags, config?: object) => Promise<Report | undefined>;
  readonly desktopConfig: object;
}

const categories = ['performance', 'accessibility', 'best-practices'] as const;

export type Device = 'phone' | 'desktop';

export interface PageScores {
  /** The medians, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** The runs' performance, the lowest first. */
  readonly runs: readonly number[];
  /** The largest of the runs. */
  readonly layoutShift: number;
  /** Medians: milliseconds to the first contents and to the largest, milliseconds in which the page could not answer, and
   *  bytes and requests, which do not depend on how busy the machine is. */
  readonly firstMs: number;
  readonly largestMs: number;
  readonly blockedMs: number;
  readonly kib: number;
  readonly requests: number;
  /** Titles of the audits that failed, but those of times and sizes. */
  readonly faults: readonly string[];
  readonly warnings: readonly string[];
}

export interface Judging {
  /** Port of the browser's debugging protocol. */
  readonly port: number;
  readonly times: number;
  readonly device: Device;
  /** Whether each run finds an empty cache. */
  readonly isFirstVisit: boolean;
}

/** @throws Error with Lighthouse's reason for a page that it could not judge */
export async function judgePage(
  url: string,
  { port, times, device, isFirstVisit }: Judging,
): Promise<PageScores> {
  const place = createRequire(import.meta.url).resolve('lighthouse');
  const lighthouse = (await import(pathToFileURL(place).href)) as Lighthouse;
  const reports: Report['lhr'][] = [];
  for (let run = 0; run < times; run += 1) {
    const report = await lighthouse.default(
      url,
      {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
        disableStorageReset: !isFirstVisit,
      },
      device === 'desktop' ? lighthouse.desktopConfig : undefined,
    );
    if (report === undefined) throw new Error(`Lighthouse gave no report of ${url}`);
    const { runtimeError } = report.lhr;
    if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
    reports.push(report.lhr);
  }
  const scores = (category: string) =>
    reports.map((report) => 100 * (report.categories[category]?.score ?? Number.NaN)).sort((a, b) => a - b);
  const numbers = (audit: string) =>
    reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN).sort((a, b) => a - b);
  return {
    performance: median(scores('performance')),
    accessibility: median(scores('accessibility')),
    bestPractices: median(scores('best-practices')),
    runs: scores('performance').map(Math.round),
    layoutShift: Math.max(...numbers('cumulative-layout-shift')),
    firstMs: median(numbers('first-contentful-paint')),
    largestMs: median(numbers('largest-contentful-paint')),
    blockedMs: median(numbers('total-blocking-time')),
    kib: median(numbers('total-byte-weight')) / 1024,
    requests: median(
      reports.map(({ audits }) => audits['network-requests']?.details?.items?.length ?? Number.NaN),
    ),
    faults: faultsOf(reports),
    warnings: [...new Set(reports.flatMap(({ runWarnings }) => runWarnings))],
  };
}

/** All that the last two categories find wrong, and layouts that were forced in the middle of writing. */
const faultsOf = (reports: readonly Report['lhr'][]): readonly string[] => [
  ...new Set(
    reports.flatMap((report) =>
      faultAudits(report)
        .map((id) => report.audits[id])
        .filter((audit) => audit?.score === 0)
        .map((audit) => audit?.title ?? ''),
    ),
  ),
];

const faultAudits = ({ categories }: Report['lhr']): readonly string[] => [
  ...['accessibility', 'best-practices'].flatMap((name) =>
    (categories[name]?.auditRefs ?? []).map(({ id }) => id),
  ),
  'forced-reflow-insight',
];
