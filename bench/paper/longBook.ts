/** The memory that the largest minute book takes: 300 documents, half of them uploads whose pages come in as pictures. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { instantOfMillis } from '../../packages/kernel/date.ts';
import type { BoundDocument } from '../../packages/paper/printed.ts';
import { openSeal } from '../../packages/paper/seal/openSeal.ts';
import { ownKey } from '../../packages/paper/seal/sealKey.ts';
import type { PrintedFile } from '../../packages/paper/typeset/answers.ts';
import { openTypesetter } from '../../packages/paper/typeset/typesetter.ts';
import { drawPages } from '../../packages/paper/uploads/drawPages.ts';
import { machineLine } from '../machine.ts';
import { resolutionOf } from './resolution.ts';

const DOCUMENTS = 300;
/** The number that brings the originals just below 200 MB, above which a book is given up. */
const PICTURES = 780;

export async function measureLongBook(): Promise<void> {
  const line = machineLine(new Date());
  const folder = await mkdtemp(join(tmpdir(), 'tabellion-bench-long-'));
  const typesetter = openTypesetter({ seconds: 300 });
  const original = await typesetter.print(resolutionOf(0, false));
  if (!original.ok) throw new Error(JSON.stringify(original.error));
  await writeFile(join(folder, 'upload.pdf'), original.value.pdf);
  const files = [{ path: join(folder, 'upload.pdf'), type: 'pdf', pages: 2, prefix: 'page-' }] as const;
  const drawn = (await drawPages({ files, folder }))('page-');
  const page = await readFile(join(folder, drawn[0] ?? ''));

  const placed: PrintedFile[] = [];
  /** Each one unlike the others: what is behind the end of a picture is not shown. */
  const put = async (name: string, bytes: Uint8Array): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, Buffer.concat([bytes, Buffer.from(`\n%${name}`)]));
    placed.push({ name, path });
    return name;
  };
  const documents: BoundDocument[] = [];
  let left = PICTURES;
  for (let at = 0; at < DOCUMENTS; at++) {
    await put(`original-${at}.pdf`, original.value.pdf);
    const bound = { title: `Document ${at + 1}`, line: '' };
    if (at % 2 === 0) documents.push({ ...bound, pictures: [], document: resolutionOf(at, false) });
    else {
      const pictures: string[] = [];
      for (let number = 0; number < 12 && left > 0; number++, left--)
        pictures.push(await put(`picture-${at}-${number}.jpg`, page));
      documents.push({ ...bound, pictures });
    }
  }
  const began = performance.now();
  const printed = await typesetter.print(
    {
      layout: 'book',
      language: 'en',
      title: 'Minute book',
      footer: '',
      cover: [],
      note: '',
      corporation: resolutionOf(0, false).corporation,
      sections: [{ title: 'Documents', documents }],
      attachments: documents.map(({ title }, at) => ({
        name: `original-${at}.pdf`,
        file: `original-${at}.pdf`,
        title,
        mediaType: 'application/pdf',
        relationship: 'source',
      })),
    },
    placed,
  );
  const typesetMs = performance.now() - began;
  const peak = peakOfChild();
  await typesetter.close();
  await rm(folder, { recursive: true });
  if (!printed.ok) throw new Error(JSON.stringify(printed.error));
  const { pdf, pages } = printed.value;
  const before = process.resourceUsage().maxRSS / 1024;
  const sealMs = await seal(pdf);
  console.log(line);
  console.log(
    `Book of ${DOCUMENTS} documents, ${pages} pages, ${Math.round(pdf.length / 2 ** 20)} MB: typeset in ${(typesetMs / 1000).toFixed(1)} s, ${peak} MB at most in the typesetter's process; sealed in ${(sealMs / 1000).toFixed(1)} s, ${Math.round(process.resourceUsage().maxRSS / 1024)} MB at most in this process, ${Math.round(before)} MB before the seal.`,
  );
}

/** The peak since it started, in megabytes. */
function peakOfChild(): number {
  const pids = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const pid = /^ *(\d+) .*typesetChild/m.exec(pids)?.[1] ?? '';
  const status = execFileSync('cat', [`/proc/${pid}/status`], { encoding: 'utf8' });
  return Math.round(Number(/VmHWM:\s*(\d+)/.exec(status)?.[1]) / 1024);
}

async function seal(pdf: Uint8Array): Promise<number> {
  const kept: Record<string, string> = {};
  const key = await ownKey({
    keep: async (name, make) => {
      kept[name] ??= await make();
      return kept[name];
    },
    issuer: 'Bench',
    now: new Date(),
  });
  if (!key.ok) throw new Error(key.error);
  const began = performance.now();
  const sealed = await openSeal({ key: key.value, now: () => instantOfMillis(Date.now()) }).seal(pdf, {
    corporation: 'Bench Inc.',
    title: 'Book',
    signees: [],
  });
  if (!sealed.ok) throw new Error(sealed.error);
  return performance.now() - began;
}
