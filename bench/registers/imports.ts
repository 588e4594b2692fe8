/** A table of 50,000 holders as the product takes it in: read, rehearsed, recorded and taken back, while others go on. */
import type { ImportReply } from '../../packages/features/imports/contract.ts';
import { takeBackImport } from '../../packages/features/imports/server/commands/batches.ts';
import { importTable } from '../../packages/features/imports/server/commands/importTable.ts';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { OrganizationContext, Upload } from '../../packages/platform/http/context.ts';
import { en } from '../../packages/texts/en.ts';
import { createText } from '../../packages/texts/text.ts';
import { historyOf } from '../book/history.ts';
import { openBench, organizationWith } from '../book/organization.ts';
import { type Held, watchLoop } from '../book/watchLoop.ts';

export interface ImportStep extends Held {
  readonly step: 'refused' | 'rehearsed' | 'recorded' | 'taken back';
  readonly tookMs: number;
}

/** @param rows  how many the table has; ten of them are wrong the first time */
export async function importCost(rows: number): Promise<readonly ImportStep[]> {
  const bench = await openBench();
  try {
    const orgId = await organizationWith(bench, historyOf(100));
    const text = createText('en', en);
    const ports = { texts: { en: text, fr: text, tr: text, ar: text } };
    const run = <T>(work: (context: OrganizationContext) => Promise<T>): Promise<T> =>
      bench.database.asOrganization(orgId, (q) =>
        work({
          ...{ q, db: bench.database, orgId, language: 'en', now: instantOfMillis(Date.now()) },
          ...{ user: { userId: bench.userId }, letGo: () => undefined, idempotencyKey: undefined },
        } as unknown as OrganizationContext),
      );
    const take = (file: Upload, seen?: string): Promise<ImportReply> =>
      run(async (context) => {
        const asked =
          seen === undefined ? ({ rehearse: 'true' } as const) : ({ rehearse: 'false', seen } as const);
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
    const [wrong, file] = [tableOf(rows, { wrong: 10 }), tableOf(rows, { wrong: 0 })];
    const faulty = await watched('refused', () => take(wrong));
    if (faulty.report.faults.count !== 10) throw new Error('ten rows are wrong');
    const { report } = await watched('rehearsed', () => take(file));
    const { batch_id: batchId } = await watched('recorded', () => take(file, report.seen ?? ''));
    await watched('taken back', () =>
      run((context) => takeBackImport(context, ports, { body: { batch_id: batchId ?? '' } })),
    );
    return steps;
  } finally {
    await bench.close();
  }
}

const mapping = JSON.stringify({
  columns: { name: 0, class: 1, quantity: 2, issued_on: 3, price: 4, address: 5, city: 6 },
  ...{ on: null, opening: null, rights: {} },
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
