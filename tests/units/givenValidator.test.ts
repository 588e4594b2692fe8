import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoredAct } from '@tabellion/book/act.ts';
import type { ImportedPerson } from '@tabellion/book/ocf/exchange/persons.ts';
import { PackageWriter } from '@tabellion/features/exchange/server/package/packageWriter.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgedByGivenValidator } from '../support/givenValidator.ts';

const corpus = new URL('../corpus/', import.meta.url);
const logs = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.acts.json'),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tabellion-packages-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A history leaves as it leaves the product; names lie outside of acts. */
async function written(log: string): Promise<string> {
  const text = readFileSync(new URL(log, corpus), 'utf8');
  const writer = new PackageWriter();
  writer.takeActs(text);
  writer.takePeople(peopleOf(JSON.parse(text)));
  const about = { asOf: plainDate('2026-11-21'), generatedAt: '2026-11-21T12:00:00Z', issuerId: 'corpus' };
  const file = join(folder, `${log.replaceAll('/', '-')}.ocf.zip`);
  const { bytes } = await writer.write({ ask: 'write', ...about });
  await writeFile(file, bytes);
  return file;
}

function peopleOf(acts: readonly StoredAct[]): ImportedPerson[] {
  const added = acts.filter(({ kind, verb }) => kind === 'person.added' && verb !== 'void');
  const people = added.map(({ payload }) => payload as Pick<ImportedPerson, 'personId' | 'kind'>);
  return people.map(({ personId, kind }) => ({ personId, kind, name: `Somebody ${personId.slice(-4)}` }));
}

test('the given validator finds nothing wrong with what the corpus gives, and what is wrong with others', async () => {
  const invalid = new URL('../data/ocf/invalid/x01.ocf.zip', import.meta.url).pathname;
  const judged = await judgedByGivenValidator(invalid, ...(await Promise.all(logs.map(written))));
  const [broken, ...ours] = judged.map(({ ok, schema, errors }) => ({ ok, schema, errors }));
  expect(broken).toMatchObject({ ok: false });
  expect(ours).toEqual(logs.map(() => ({ ok: true, schema: '1.2.0', errors: [] })));
  expect(ours.length).toBeGreaterThan(5);
});
