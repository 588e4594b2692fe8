/** Time to check a package: 10,000 issuances by the schema of their own type, as the product does, and by the
 *  schema of their file, which tries each kind of transaction in turn. */
import { checkPackage } from '../../packages/book/ocf/check.ts';
import { loadSchemas } from '../../packages/book/ocf/schemas.ts';
import { noDigest, packageFiles, stock } from '../../packages/book/ocf/testing.ts';
import { median } from '../machine.ts';
import { type MeasuredLine, measuredLine } from './line.ts';

interface OcfCost {
  readonly byTypeMs: number;
  readonly byFileMs: number;
  /** Schemas and all rules, from the bytes of the files. */
  readonly wholeMs: number;
}

const count = 10_000;
const rounds = 5;

export async function lines(): Promise<readonly MeasuredLine[]> {
  const { byTypeMs, byFileMs, wholeMs } = await ocfCost();
  const byFile = `by the schema of their file ${byFileMs.toFixed(0)} ms, ${(byFileMs / byTypeMs).toFixed(1)} times`;
  return [
    measuredLine(
      `${count} issuances of the Open Cap Format by their type`,
      `${byTypeMs.toFixed(0)} ms; ${byFile}`,
    ),
    measuredLine('the same with all rules, from bytes', `${wholeMs.toFixed(0)} ms`),
  ];
}

const unknown = { at: '/', reason: 'a type that no schema knows' };

async function ocfCost(): Promise<OcfCost> {
  const items = Array.from({ length: count }, (_, at) => stock(`S${at}`, at % 2 ? 'alice' : 'bob', '100'));
  const schemas = await loadSchemas();
  const [released] = schemas;
  if (released === undefined) throw new Error('no schemas');
  const file = { file_type: 'OCF_TRANSACTIONS_FILE', items };
  const files = packageFiles({ transactions: items });
  const byType = () => items.flatMap((one) => released.judgeObject('TX_STOCK_ISSUANCE', one) ?? [unknown]);
  const byFile = () => released.judgeFile('OCF_TRANSACTIONS_FILE', file) ?? [unknown];
  const whole = () => {
    const { findings } = checkPackage(files, { schemas, md5: noDigest });
    return findings.filter(({ severity }) => severity === 'fault');
  };
  for (const judge of [byType, byFile, whole]) {
    const [fault] = judge();
    if (fault !== undefined) throw new Error(`not valid: ${JSON.stringify(fault)}`);
  }
  const times = Array.from(
    { length: rounds },
    () => [timeOf(byType), timeOf(byFile), timeOf(whole)] as const,
  );
  const [byTypeMs, byFileMs, wholeMs] = [0, 1, 2].map((side) => median(times.map((time) => time[side] ?? 0)));
  return { byTypeMs: byTypeMs ?? 0, byFileMs: byFileMs ?? 0, wholeMs: wholeMs ?? 0 };
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
