import { readFile } from 'node:fs/promises';
import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { readOcf } from './readOcf.ts';

const data = (path: string) =>
  readFile(new URL(`../../../../../tests/data/arriving/${path}`, import.meta.url));

const into = {
  incorporatedOn: plainDate('2019-01-01'),
  classes: [],
  people: [],
  match: true,
};

test.each(['macos', 'macos-folder', 'backslashes'])('a package zipped as %s is taken in', async (name) => {
  const { file, parts } = await readOcf(await data(`zips/${name}.ocf.zip`), into);
  expect(file.faults).toEqual({ count: 0, first: [] });
  const acts = [...parts].flatMap((part) => part.acts ?? []);
  const issues = acts.flatMap((act) => (act.kind === 'issued' ? act.payload.issues : []));
  expect(issues.map(({ quantity }) => quantity)).toEqual(['10']);
});
