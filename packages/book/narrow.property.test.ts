import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { repeated } from '../../tests/support/extent.ts';
import { type Act, kinds } from './acts/kinds.ts';
import { type AmendedHistory, propose } from './amend.ts';
import { assignValues } from './assignedValues.ts';
import { takeBackBatch } from './batch.ts';
import { type NarrowFold, proposeNarrowly } from './narrow.ts';
import { finalize } from './proposal.ts';
import { type RegisterRow, rowKey } from './rows.ts';
import { finish } from './stepwise.ts';
import { founded, idOf, type Story } from './testing.ts';
import { PEOPLE, type Step, tell, transactionsOf } from './testing-histories.ts';
import { storeOf } from './testing-store.ts';

/** The whole fold is the definition; folding what acts touch must say the same of every transaction: last or back-dated,
 *  recorded, corrected or voided, alone or in a batch, fitting or refused. */

const transactions = transactionsOf([
  ...([
    'person',
    'joint',
    'members',
    'moved',
    'class',
    'series',
    'amended',
    'authorized',
    'authorized',
    'ceased',
    'void',
    'void',
    'replace',
    'replace',
    'replace',
    'replace',
  ] as const),
  ...(['appointed', 'appointed', 'appointed', 'issued', 'issued', 'issued'] as const),
  ...([
    'transferred',
    'transferred',
    'transferred',
    'returned',
    'returned',
    'returned',
    'converted',
    'reissued',
    'reissued',
    'divided',
    'divided',
    'consented',
    'vesting',
    'vesting',
    'account',
    'corporation',
    'corporation',
  ] as const),
  ...([
    'granted',
    'granted',
    'granted',
    'instrument',
    'instrumentEnd',
    'instrumentEnd',
    'instrumentEnd',
    'control',
    'control',
  ] as const),
]);
/** Now and then an earlier transaction is taken back as one. */
const takenBackNow = fc.oneof(
  { weight: 7, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat(30) },
);
const histories = fc.array(fc.record({ steps: transactions, takesBack: takenBackNow }), {
  minLength: 20,
  maxLength: 30,
  size: 'max',
});

type Check = (history: readonly Act[], additions: readonly Act[], proposed: AmendedHistory) => Promise<void>;

/** `import` keeps acts that do not fit, `write` refuses them. */
async function write(
  result: readonly { steps: readonly Step[]; takesBack: number | null }[],
  mode: 'import' | 'write',
  check: Check,
): Promise<readonly Act[]> {
  const story = peopled();
  for (const [index, { steps, takesBack }] of result.entries()) {
    const history = [...story.acts];
    if (takesBack === null) for (const step of steps) tell(story, step);
    else story.acts.push(...takenBack(history, `batch ${takesBack}`));
    inBatch(story, history.length, `batch ${index}`);
    const additions = story.acts.slice(history.length);
    const proposed = propose(history, additions);
    await check(history, additions, proposed);
    if (mode === 'write' && proposed.newAnomalies.length > 0) story.acts.length = history.length;
  }
  return story.acts;
}

/** All persons and both classes are there, one of them bounded: so that most transactions meet others, not strangers. */
function peopled(): Story {
  const story = founded(...PEOPLE);
  story.shareClass('Seed', '2025-03-12', { authorized: '150' });
  return story;
}

function inBatch(story: Story, from: number, name: string): void {
  for (const [i, act] of story.acts.entries()) if (i >= from) story.acts[i] = { ...act, batchId: idOf(name) };
}

function takenBack(history: readonly Act[], name: string): readonly Act[] {
  let made = history.length;
  const newId = () => idOf(`act ${++made}`);
  const drafts = takeBackBatch(history, { batchId: idOf(name), basis: 'wrong corporation', newId });
  const none = { dates: {}, prefixes: new Map<string, string>(), serials: new Map<string, number>() };
  const ranks = new Map(history.map((act) => [act.root, act.rank]));
  const acts = finalize(drafts, assignValues(drafts, none), {
    lastSeq: history.length,
    recordedAt: history[0]?.recordedAt as Act['recordedAt'],
    actorId: null,
    batchId: null,
    rankOf: (root) => ranks.get(root),
  });
  if (!acts.ok) throw new Error(JSON.stringify(acts.error));
  return acts.value;
}

const narrowly = (history: readonly Act[], additions: readonly Act[]): Promise<NarrowFold | null> =>
  proposeNarrowly(storeOf(history), additions, async (work) => finish(work));

/** Additions, and those of them that were folded from less than the whole. */
const added = new Set<string>();
const narrowed = new Set<string>();
/** How often a series on record lost its class: rare, so it is counted over both modes. */
let orphaned = 0;
/** Why acts on record fitted no more, that others than the new acts said. */
const conflicts = new Set<string>();

const seen = { narrower: 0, refused: 0 };

const compare: Check = async (history, additions, { newAnomalies, difference }) => {
  const narrow = await narrowly(history, additions);
  expect(narrow?.newAnomalies.map(plainly)).toEqual(newAnomalies.map(plainly));
  expect(spelled(narrow?.difference.close)).toEqual(spelled(difference.close));
  expect(spelled(narrow?.difference.open)).toEqual(spelled(difference.open));
  const isNarrower = (narrow?.history.length ?? 0) < history.length;
  if (isNarrower) seen.narrower++;
  if (newAnomalies.length > 0) seen.refused++;
  if (isNarrower && orphansSeries(newAnomalies, additions)) orphaned++;
  for (const { root, code } of newAnomalies)
    if (isNarrower && additions.every((act) => act.root !== root)) conflicts.add(code);
  for (const { kind, verb } of additions) {
    added.add(`${kind} ${verb}`);
    if (isNarrower) narrowed.add(kind);
  }
};

const numRuns = repeated({ gate: 60, long: 200 });

describe.each(['write', 'import'] as const)('random histories (%s)', (mode) => {
  test('any act folds from the acts that it touches as from the whole history', async () => {
    Object.assign(seen, { narrower: 0, refused: 0 });
    await fc.assert(
      fc.asyncProperty(histories, (result) => write(result, mode, compare).then(() => undefined)),
      { numRuns },
    );
    expect(Math.min(seen.narrower, seen.refused)).toBeGreaterThan(1.5 * numRuns);
  });
});

/** Rounds of ten histories in which what is rare may still be told. */
const MOST_ROUNDS = 40;

test('every kind of act was recorded there, and nearly every one corrected', async () => {
  for (let round = 0; round < MOST_ROUNDS && untold().length > 0; round++)
    for (const result of fc.sample(histories, 10)) await write(result, 'import', compare);
  expect(untold()).toEqual([]);
});

/** Names that no history has covered yet. */
function untold(): readonly string[] {
  const names = Object.keys(kinds);
  const corrected = names.filter((kind) => added.has(`${kind} replace`));
  return [
    ...names.filter((kind) => kind !== 'incorporated' && !added.has(`${kind} record`)),
    ...names.filter((kind) => !narrowed.has(kind)),
    ...['above_authorized', 'account_differs', 'account_below_zero'].filter((code) => !conflicts.has(code)),
    ...(orphaned > 0 ? [] : ['a series that lost its class']),
    ...(corrected.length > names.length * 0.8 ? [] : ['corrections of most kinds']),
  ];
}

/** Whether a series on record loses the class of which it is one: its class goes, or comes later than it. */
const orphansSeries = (anomalies: AmendedHistory['newAnomalies'], additions: readonly Act[]): boolean =>
  anomalies.some(({ path, root }) => path === 'seriesOf' && additions.every((act) => act.root !== root));

const plainly = ({ actId, root, code, path, params }: AmendedHistory['newAnomalies'][number]) =>
  `${actId} ${root} ${code} ${path} ${code === 'number_taken' ? '' : JSON.stringify(params)}`;

const spelled = (rows: readonly RegisterRow[] = []) =>
  rows
    .map((row) => [rowKey(row), row.effTo, row.by, row.value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
