/** Records that are attached to a bound book: the acts, the registers in the Open Cap Format, and what proves them. */
import { createHash } from 'node:crypto';
import type { StoredAct } from '@tabellion/book/act.ts';
import { actsJsonSchema } from '@tabellion/book/actsJsonSchema.ts';
import { readAct } from '@tabellion/book/read.ts';
import type { Instant } from '@tabellion/kernel/date.ts';
import { packageOf } from '../../exchange/server/public.ts';
import { historyPages } from '../../registers/server/public/acts.ts';
import type { BookFile } from '../rules/boundBook.ts';
import { isActIn } from '../sections.ts';
import type { Making } from './bindDocument.ts';

export async function addRecords(
  { ports: { db, recordsFile }, shelf, read: { seq }, order: { asOf, selection } }: Making,
  { orgId, now }: { readonly orgId: string; readonly now: Instant },
): Promise<BookFile[]> {
  const acts = await db.asOrganization(orgId, async (q) => {
    const all: object[] = [];
    for await (const { text } of historyPages(q, orgId, seq))
      for (const stored of JSON.parse(text) as StoredAct[])
        if (isActIn(selection, stored.kind)) all.push(readAct(stored));
    return all;
  });
  const { bytes } = await packageOf({ db, orgId, now }, { asOf, seq });
  const json = {
    mediaType: 'application/json',
    spell: (value: object) => Buffer.from(JSON.stringify(value, null, 1)),
  };
  const records = [
    { name: 'acts.json', title: 'Acts of the registers', content: json.spell(acts), ...json },
    {
      name: 'acts.schema.json',
      title: 'JSON Schema of the acts',
      content: json.spell(actsJsonSchema()),
      ...json,
    },
    { name: 'registers.ocf.zip', title: 'Open Cap Format', content: bytes, mediaType: 'application/zip' },
  ];
  const proving = await recordsFile(orgId, { asOf, now });
  if (proving !== undefined)
    records.push({
      name: 'records.tabellion.zip',
      title: 'Records in the ledger',
      content: Buffer.from(proving),
      mediaType: 'application/zip',
    });
  for (const { name, content } of records) await shelf.put(name, content);
  return records.map(({ name, title, content, mediaType }) => ({
    name,
    file: name,
    title,
    mediaType,
    sha256: sha256Of(content),
    isOriginal: false,
  }));
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
