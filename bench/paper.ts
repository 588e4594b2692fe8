/**
 * `npm run bench -- paper`: a resolution of two pages, end to end as PDF, each one unlike the others: in four scripts beside
 * headless Chromium, in Latin alone beside pdfmake; the memory of the typesetter's process over 2,000 documents; a bound
 * book beside pdf-lib, and the memory that the largest one takes; and the minute book of a corporation that has just been
 * founded.
 */
import { execFileSync } from 'node:child_process';
import { machineLine, median } from './machine.ts';
import { compareBooks } from './paper/book.ts';
import { measureDayOne } from './paper/dayOne.ts';
import { measureLongBook } from './paper/longBook.ts';
import { openChromium, openOurs, openPdfmake, type Printer } from './paper/printers.ts';
import { resolutionOf } from './paper/resolution.ts';

const ROUNDS = 7;
const ROUND_MS = 2_000;
const DOCUMENTS = 2_000;

let printed = 0;

interface Load {
  readonly isLatin: boolean;
  /** Documents that are asked for at once, as the founding set is. */
  readonly atOnce: number;
}

/** Documents per second. */
async function speedOf(printer: Printer, { isLatin, atOnce }: Load): Promise<number> {
  const began = performance.now();
  let documents = 0;
  const printOn = async (): Promise<void> => {
    while (performance.now() - began < ROUND_MS) {
      await printer.print(resolutionOf(printed++, isLatin));
      documents++;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, printOn));
  return (documents * 1000) / (performance.now() - began);
}

/** The sides in turn, so that neighbours slow down both. */
async function compare(name: string, peer: Printer, load: Load, target: number): Promise<void> {
  const ours = openOurs();
  for (const printer of [ours, peer]) await speedOf(printer, load);
  const rounds: { readonly ours: number; readonly theirs: number }[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ ours: await speedOf(ours, load), theirs: await speedOf(peer, load) });
  await ours.close();
  await peer.close();
  const ratios = rounds.map(({ ours, theirs }) => ours / theirs);
  const ratio = median(ratios);
  const speeds = `${median(rounds.map(({ ours }) => ours)).toFixed(1)} beside ${median(rounds.map(({ theirs }) => theirs)).toFixed(1)} documents/s`;
  const range = `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`;
  console.log(
    `| ${name} | ${ratio.toFixed(1)} (${range}) | ${speeds} | >= ${target} ${ratio >= target ? 'met' : '**missed**'} |`,
  );
}

/** The megabytes of the processes that this one has started. */
const megabytesOfChildren = (): number =>
  Math.max(
    ...execFileSync('ps', ['-o', 'rss=', '--ppid', String(process.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((kilobytes) => Number(kilobytes) / 1024),
  );

async function memory(): Promise<void> {
  const ours = openOurs();
  const peaks: number[] = [];
  for (let document = 0; document < DOCUMENTS; document++) {
    await ours.print(resolutionOf(printed++, false));
    if (document % 20 !== 19) continue;
    const quarter = Math.floor((4 * document) / DOCUMENTS);
    peaks[quarter] = Math.max(peaks[quarter] ?? 0, megabytesOfChildren());
  }
  await ours.close();
  console.log(
    `Memory of the typesetter's process, at most in each quarter of ${DOCUMENTS} documents: ${peaks.map((peak) => Math.round(peak)).join(', ')} MB; of this process ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB.`,
  );
}

console.log(machineLine(new Date()));
console.log('| | ratio (rounds) | speed | target |\n|---|---|---|---|');
await compare(
  'four scripts, beside headless Chromium',
  await openChromium(),
  { isLatin: false, atOnce: 1 },
  6,
);
await compare('Latin, beside pdfmake', openPdfmake(), { isLatin: true, atOnce: 1 }, 3);
await compare('Latin, beside pdfmake, four at once', openPdfmake(), { isLatin: true, atOnce: 4 }, 3);
await memory();
await compareBooks();
await measureLongBook();
await measureDayOne();
