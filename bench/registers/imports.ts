/** A table of 50,000 holders as the product takes it in: read, previewed, recorded and taken back, while others go on. */
import type { ImportReply } from '../../packages/features/exchange/contract.ts';
import { takeBackImport } from '../../packages/features/exchange/server/commands/batches.ts';
import { importTable } from '../../packages/features/exchange/server/commands/importFile.ts';
import type { OrganizationContext, Upload } from '../../packages/platform/http/context.ts';
import { historyOf } from '../book/history.ts';
import { openBench, organizationWith } from '../book/organization.ts';
import { type LoopHeld, watchLoop } from '../book/watchLoop.ts';
import { contextIn, ports } from './context.ts';
import { atMost, type MeasuredLine } from './line.ts';

interface ImportStep extends LoopHeld {
  readonly step: 'refused' | 'previewed' | 'recorded' | 'taken back';
  readonly tookMs: number;
}

export async function lines(): Promise<readonly MeasuredLine[]> {
  const steps = await importCost(50_000);
  const mostMb = Math.round(process.resourceUsage().maxRSS / 1024);
  return steps.map(({ step, tookMs, heldMs, computedMs }) =>
    atMost(`a table of 50,000 holders ${step}, the loop computed at most`, {
      value: computedMs,
      most: 50,
      unit: 'ms',
      beside: `held for ${heldMs.toFixed(0)} ms, all in ${(tookMs / 1000).toFixed(1)} s; the process took ${mostMb} MB at most`,
    }),
  );
}

/** @param rows  how many the table has; ten of them are wrong the first time */
async function importCost(rows: number): Promise<readonly ImportStep[]> {
  const bench = await openBench();
  try {
    const orgId = await organizationWith(bench, historyOf(100));
    const run = <T>(work: (context: OrganizationContext) => Promise<T>) => contextIn(bench, orgId, work);
    const take = (file: Upload, seen?: string): Promise<ImportReply> =>
      run(async (context) => {
        const asked =
          seen === undefined
            ? ({ preview: 'true' } as const)
            : ({ preview: 'false', seen, ...aboveLimit } as const);
        const taken = await importTable(context, ports, { body: { ...asked, match: 'true', mapping }, file });
        if (!taken.ok) throw new Error(taken.error.textCode);
        return taken.value;
      });
    const steps: ImportStep[] = [];
    const watched = async <T>(step: ImportStep['step'], work: () => Promise<T>): Promise<T> => {
      const [watch, began] = [watchLoop(), performance.now()];
      const done = await work();
      steps.push({ step, tookMs: performance.now() - began, ...watch() });
      return done;
    };
    const [wrong, file] = [tableOf(rows, { wrong: WRONG }), tableOf(rows, { wrong: 0 })];
    const faulty = await watched('refused', () => take(wrong));
    const { count, first } = faulty.report.faults;
    const named = first.map(({ where }) => where).join(' ');
    if (count !== 10 || named !== cellsOf(rows).join(' ')) throw new Error(`ten rows are wrong: ${named}`);
    const { report } = await watched('previewed', () => take(file));
    const { batch_id: batchId } = await watched('recorded', () => take(file, report.seen ?? ''));
    await watched('taken back', () =>
      run((context) => takeBackImport(context, ports, { body: { batch_id: batchId ?? '' } })),
    );
    return steps;
  } finally {
    await bench.close();
  }
}

/** So many holders no private issuer has. */
const aboveLimit = { override: 'true', override_reason: 'other_exemption' } as const;

const WRONG = 10;

/** The cells of the wrong rows. */
const cellsOf = (rows: number): readonly string[] =>
  Array.from({ length: WRONG }, (_, at) => `C${2 + at * Math.floor(rows / WRONG)}`);

const mapping = JSON.stringify({
  columns: { name: 0, class: 1, quantity: 2, issued_on: 3, price: 4, address: 5, city: 6 },
  on: null,
  opening: null,
  rights: {},
});

/** Each row a holder of his own, on one of a thousand days. */
function tableOf(rows: number, { wrong }: { readonly wrong: number }): Upload {
  const lines = ['Holder,Class,Shares,Issued,Price,Street,City'];
  for (let at = 0; at < rows; at++) {
    const shares = wrong > 0 && at % Math.floor(rows / wrong) === 0 ? 'none' : String(1 + (at % 999));
    const day = new Date(Date.UTC(2016, 0, 1 + (at % 1000))).toISOString().slice(0, 10);
    lines.push(`Ann ${at} Tremblay,Common,${shares},${day},1.25,${at} Maple Street,Toronto`);
  }
  return { fileName: 'holders.csv', mediaType: 'text/csv', bytes: Buffer.from(`${lines.join('\n')}\n`) };
}
