import { expect, test } from 'vitest';
import type { Act, ChangeAct } from './acts/kinds.ts';
import { propose } from './amend.ts';
import { assignValues } from './assignedValues.ts';
import { takeBackBatch } from './batch.ts';
import { fold } from './fold.ts';
import { finalize } from './proposal.ts';
import { founded, idOf, issue, type Story, spellState } from './testing.ts';

const batchId = idOf('batch');
const inBatch = (act: Act): Act => ({ ...act, batchId });
const none = { dates: {}, prefixes: new Map<string, string>(), serials: new Map<string, number>() };

/** Ann holds 600; the batch corrects that to 500, gives Bo 100 and takes Cy's 50 back. */
function amended(): { story: Story; before: readonly Act[]; batch: readonly Act[]; anns: ChangeAct } {
  const story = founded('Ann', 'Bo', 'Cy');
  const anns = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  const cys = story.issued('2025-03-15', issue('Cy', 'Common', 50, 2));
  const before = [...story.acts];
  story.replace(anns, '2025-03-16', { issues: [issue('Ann', 'Common', 500, 1)] });
  story.issued('2025-03-16', issue('Bo', 'Common', 100, 3));
  story.void(cys);
  return { story, before, batch: story.acts.slice(before.length).map(inBatch), anns };
}

function recordBack(history: readonly Act[]) {
  let made = 0;
  const drafts = takeBackBatch(history, {
    batchId,
    basis: 'wrong corporation',
    newId: () => idOf(`back ${made++}`),
  });
  const ranks = new Map(history.map((act) => [act.root, act.rank]));
  const { recordedAt } = history[0] as Act;
  const acts = finalize(drafts, assignValues(drafts, none), {
    lastSeq: history.length,
    recordedAt,
    actorId: null,
    batchId: null,
    rankOf: (root) => ranks.get(root),
  });
  if (!acts.ok) throw new Error(JSON.stringify(acts.error));
  return { acts: acts.value, proposed: propose(history, acts.value) };
}

test('a batch is taken back as one: what it recorded is void, what it amended stands as before', () => {
  const { before, batch } = amended();
  const { acts, proposed } = recordBack([...before, ...batch]);
  expect(proposed.newAnomalies).toEqual([]);
  expect(acts.map(({ verb, effectiveOn }) => [verb, effectiveOn])).toEqual([
    ['replace', '2025-03-14'],
    ['replace', '2025-03-15'],
    ['void', '2025-03-16'],
  ]);
  const is = spellState(fold([...before, ...batch, ...acts]));
  const was = spellState(fold(before));
  const bos = idOf('CO-3');
  const { [bos]: kept, ...others } = is.certificates as Record<string, { status: string }>;
  // Its number was given, so it stays in the register.
  expect(kept?.status).toBe('void');
  expect({ ...is, certificates: others }).toEqual(was);
});

test('a later correction of what the batch amended is in the way', () => {
  const { story, before, batch, anns } = amended();
  story.replace(anns, '2025-03-17', { issues: [issue('Ann', 'Common', 550, 1)] });
  const { proposed } = recordBack([...before, ...batch, ...story.acts.slice(before.length + batch.length)]);
  expect(proposed.newAnomalies.map(({ code }) => code)).toEqual(['stale']);
});

test('numbers go on from the highest, in whatever form it is printed', () => {
  const printed = (label: string) => {
    const certificate = { prefix: 'CO', label, serial: null };
    const payload = { issues: [issue('Ann', 'Common', 1, 1, { certificate })], resolution: null };
    const draft = { verb: 'record', kind: 'issued', v: 2, payload, dating: { on: '2025-03-14' } };
    const drafts = [draft] as unknown as Parameters<typeof assignValues>[0];
    const prefixes = new Map([[idOf('Common'), 'CO']]);
    return assignValues(drafts, { ...none, prefixes }).nextCertificate(idOf('Common'))?.label;
  };
  expect(['CO-007', 'No. 12', 'C 31 A', 'old'].map(printed)).toEqual(['CO-8', 'CO-13', 'CO-32', 'CO-1']);
});
