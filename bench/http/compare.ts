/** Two servers under the same load in turn, round after round; what differs between them is the product's own work. */
import { median } from '../machine.ts';
import { fire, type LoadResult, type Shot } from './load.ts';
import { processorSeconds } from './process.ts';

export interface Side {
  readonly origin: string;
  readonly pid: number;
  readonly shots: readonly Shot[];
}

export interface Comparison {
  readonly name: string;
  /** Product by floor, requests per second. */
  readonly target: number;
  readonly product: Side;
  readonly floor: Side;
  /** The processes of the database that answer them. */
  readonly backends: () => Promise<readonly number[]>;
}

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
  /** Before the first round each side answers so many, or works so long: a compiler that has not seen the code yet is
   *  not what is compared. */
  readonly warmUp: { readonly requests: number; readonly atMostSeconds: number };
}

interface Round extends LoadResult {
  /** The Node process's, without the database. */
  readonly processorMicros: number | undefined;
  readonly databaseMicros: number | undefined;
}

/** Prints the median of the rounds' ratios, their spread, and what each side needed. */
export async function compare(comparison: Comparison, { rounds, seconds, warmUp }: Pace): Promise<void> {
  const { name, target, product, floor, backends } = comparison;
  for (const side of [product, floor]) await warm(side, warmUp);
  const [ofProduct, ofFloor]: [Round[], Round[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    // Whoever comes first in one round comes second in the next.
    const isProductFirst = round % 2 === 0;
    if (isProductFirst) ofProduct.push(await measure(product, seconds, backends));
    ofFloor.push(await measure(floor, seconds, backends));
    if (!isProductFirst) ofProduct.push(await measure(product, seconds, backends));
  }
  const ratios = ofProduct.map(
    ({ perSecond }, round) => perSecond / (ofFloor[round]?.perSecond ?? Number.NaN),
  );
  const ratio = median(ratios);
  const byProcessor = median(ofProduct.map((round, at) => spentIn(ofFloor[at]) / spentIn(round)));
  const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
  console.log(`\n${name}`);
  console.log(
    `  ratio    ${ratio.toFixed(2)}  (target >= ${target.toFixed(2)}: ${ratio >= target ? 'met' : 'missed'}; ${rounds} rounds, ${spread})`,
  );
  console.log(`  by the processor of node and database: ${byProcessor.toFixed(2)}`);
  console.log(`  product  ${describe(ofProduct)}`);
  console.log(`  floor    ${describe(ofFloor)}`);
}

async function warm({ origin, shots }: Side, { requests, atMostSeconds }: Pace['warmUp']): Promise<void> {
  let answered = 0;
  for (let second = 0; second < atMostSeconds && answered < requests; second += 1) {
    answered += (await fire(origin, shots, 1)).requests;
  }
}

/** Sums node and database: neighbours make a request longer, and hardly dearer. */
const spentIn = (round: Round | undefined): number =>
  (round?.processorMicros ?? Number.NaN) + (round?.databaseMicros ?? Number.NaN);

async function measure(
  { origin, pid, shots }: Side,
  seconds: number,
  backends: Comparison['backends'],
): Promise<Round> {
  const pids = await backends();
  const databaseSeconds = () => pids.reduce((sum, one) => sum + (processorSeconds(one) ?? Number.NaN), 0);
  const [before, databaseBefore] = [processorSeconds(pid), databaseSeconds()];
  const result = await fire(origin, shots, seconds);
  const [after, databaseAfter] = [processorSeconds(pid), databaseSeconds()];
  const spent = before === undefined || after === undefined ? undefined : after - before;
  return {
    ...result,
    processorMicros: spent === undefined ? undefined : (spent / result.requests) * 1e6,
    databaseMicros: ((databaseAfter - databaseBefore) / result.requests) * 1e6,
  };
}

function describe(rounds: readonly Round[]): string {
  const middle = (of: (round: Round) => number | undefined): string =>
    median(rounds.map((r) => of(r) ?? 0)).toFixed(0);
  const perSecond = middle((round) => round.perSecond).padStart(6);
  const latency = `p50 ${middle((round) => round.p50Ms)} ms, p99 ${middle((round) => round.p99Ms)} ms`;
  return `${perSecond}/s, ${latency}, ${middle((round) => round.processorMicros)} µs of processor in node and ${middle((round) => round.databaseMicros)} in the database a request`;
}
