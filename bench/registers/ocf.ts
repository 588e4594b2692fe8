/** Time to check a package: 10,000 issuances by the schema of their own type. */
import { checkPackage } from '../../packages/book/ocf/check.ts';
import { loadSchemas } from '../../packages/book/ocf/schemas.ts';
import { noDigest, packageFiles, stock } from '../../packages/book/ocf/testing.ts';
import { median } from '../machine.ts';
import { type MeasuredLine, measuredLine } from './line.ts';

interface OcfCost {
  readonly byTypeMs: number;
  /** Schemas and all rules, from the bytes of the files. */
  readonly wholeMs: number;
}

const count = 10_000;
const rounds = 5;

export async function lines(): Promise<readonly MeasuredLine[]> {
  const { byTypeMs, wholeMs } = await ocfCost();
  return [
    measuredLine(`${count} issuances of the Open Cap Format by their type`, `${byTypeMs.toFixed(0)} ms`),
    measuredLine('the same with all rules, from bytes', `${wholeMs.toFixed(0)} ms`),
  ];
}

const unknown = { at: '/', reason: 'a type that no schema knows' };

async function ocfCost(): Promise<OcfCost> {
  const items = Array.from({ length: count }, (_, at) => stock(`S${at}`, at % 2 ? 'alice' : 'bob', '100'));
  const schemas = await loadSchemas();
  const [released] = schemas;
  if (released === undefined) throw new Error('no schemas');
  const files = packageFiles({ transactions: items });
  const byType = () => items.flatMap((one) => released.judgeObject('TX_STOCK_ISSUANCE', one) ?? [unknown]);
  const whole = () => {
    const { findings } = checkPackage(files, { schemas, md5: noDigest });
    return findings.filter(({ severity }) => severity === 'fault');
  };
  for (const judge of [byType, whole]) {
    const [fault] = judge();
    if (fault !== undefined) throw new Error(`not valid: ${JSON.stringify(fault)}`);
  }
  const times = Array.from({ length: rounds }, () => [timeOf(byType), timeOf(whole)] as const);
  const [byTypeMs, wholeMs] = [0, 1].map((side) => median(times.map((time) => time[side] ?? 0)));
  return { byTypeMs: byTypeMs ?? 0, wholeMs: wholeMs ?? 0 };
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}
