import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { canonicalJson } from '@tabellion/kernel/canonical.ts';
import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { StoredAct } from './act.ts';
import { isKindName, kinds } from './acts/kinds.ts';
import { fold } from './fold.ts';
import { checkPayload, readAct } from './read.ts';
import { spellState } from './testing.ts';

/** Act logs of released versions. They are never rewritten: a changed digest means that stored registers would
 *  read differently, and needs a decision record. */

interface Digest {
  readonly asOf: string;
  readonly knownAt: number;
  readonly sha256: string;
}

const CORPUS = new URL('../../tests/corpus/', import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(new URL(path, CORPUS), 'utf8'));
const logs = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).flatMap(
  (path) => /^(v\d+\.\d+\.\d+\/.+)\.acts\.json$/.exec(path)?.[1] ?? [],
);

describe.each(logs)('the acts of %s', (log) => {
  const stored = read<StoredAct[]>(`${log}.acts.json`);
  const digests = read<Digest[]>(`${log}.digests.json`);

  test.each(digests)('read as of $asOf, known at $knownAt, as they did', ({ asOf, knownAt, sha256 }) => {
    const book = fold(stored.map(readAct), { asOf: plainDate(asOf), knownAt });
    expect(
      createHash('sha256')
        .update(canonicalJson(spellState(book)))
        .digest('hex'),
    ).toBe(sha256);
  });

  test('fit, and their payloads pass the schemas of today', () => {
    expect(fold(stored.map(readAct)).anomalies).toEqual([]);
    for (const act of stored.map(readAct)) {
      if (act.verb !== 'void' && isKindName(act.kind))
        expect(checkPayload(act.kind, act.payload)).toMatchObject({ ok: true });
    }
  });
});

test('every kind of act is in the corpus', () => {
  const kindsInLogs = new Set(
    logs.flatMap((log) => read<StoredAct[]>(`${log}.acts.json`).map(({ kind }) => kind)),
  );
  expect([...kindsInLogs].sort()).toEqual(Object.keys(kinds).sort());
});
