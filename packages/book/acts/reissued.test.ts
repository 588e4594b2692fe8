import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { capTable, positionOf } from '../captable.ts';
import { chainOf } from '../chain.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { anomaliesOf, founded, idOf, issue, part, type Story, sourceOf, told } from '../testing.ts';
import { DEFAULT_VESTING } from '../vesting.ts';
import type { ReissuedPayload } from './reissued.ts';

/** Acts 1 to 6: Ann has CO-1 with 600 shares and CO-2 with 400, at a dollar and at two; Bo has CO-3 with 100. */
function history(): Story {
  const story = founded('Ann', 'Bo');
  const dearer = { price: '2', consideration: { kind: 'money' as const, amount: '800' } };
  story.issued('2026-01-02', issue('Ann', 'Common', 600, 1), issue('Ann', 'Common', 400, 2, dearer));
  story.issued('2026-01-02', issue('Bo', 'Common', 100, 3));
  return story;
}

const reissue = (
  story: Story,
  from: readonly string[],
  shares: readonly number[],
  reason: ReissuedPayload['reason'],
): ReissuedPayload => ({
  sources: from.map((name) => sourceOf(story, name)),
  into: shares.map((count, i) => part({ shares: count, serial: 4 + i })),
  reason,
  resolution: null,
  spoiled: [],
});

const read = (story: Story) => {
  const book = fold(story.acts);
  const certificates = new Map([...book.tables.certificates.now()].map(({ key, value }) => [key, value]));
  return { book, certificates, open: [...certificates.values()].filter(({ status }) => status === 'open') };
};

describe('a reissued certificate', () => {
  test('that was lost ends, and another is there for the same shares at the same price', () => {
    const story = history();
    const before = capTable(positionOf(fold(story.acts)));
    story.record('reissued', '2026-03-01', reissue(story, ['CO-1'], [600], 'lost'));
    const { book, certificates } = read(story);
    expect(told(story, book.anomalies)).toEqual([]);
    expect(capTable(positionOf(book))).toEqual(before);
    expect(certificates.get(idOf('CO-1'))).toMatchObject({ status: 'ended', ended: { by: 'reissued' } });
    expect(certificates.get(idOf('CO-4'))).toMatchObject({ status: 'open', quantity: 600n, price: '1' });
  });

  test('may be of several, and bears one price only if they did', () => {
    const story = history();
    story.record('reissued', '2026-03-01', reissue(story, ['CO-1', 'CO-2'], [1000], 'merged'));
    const { certificates, open } = read(story);
    expect(open.map(({ label, quantity }) => [label, quantity])).toEqual([
      ['CO-3', 100n],
      ['CO-4', 1000n],
    ]);
    expect(certificates.get(idOf('CO-4'))?.price).toBeNull();
    const chain = chainOf(certificates, idOf('CO-4'));
    expect(chain?.before.map(({ label }) => label)).toEqual(['CO-1', 'CO-2']);
  });

  test('goes on vesting', () => {
    const story = founded('Ann');
    const terms = { ...DEFAULT_VESTING, start: plainDate('2026-01-02') };
    story.issued('2026-01-02', issue('Ann', 'Common', 480, 1, { vesting: terms }));
    const plain = reissue(story, ['CO-1'], [480], 'damaged');
    story.record('reissued', '2026-03-01', plain);
    expect(anomaliesOf(story)).toEqual(['5 vesting_differs into.0.vesting']);
    const vesting = { terms, settled: '0', lapsed: '0', stoppedOn: null, accelerated: '0' };
    story.replace(story.at(5), '2026-03-01', { into: plain.into.map((one) => ({ ...one, vesting })) });
    expect(fold(story.acts).anomalies).toEqual([]);
  });

  test('may be an acknowledgment, and bear other legends', () => {
    const story = history();
    const { into, ...rest } = reissue(story, ['CO-1'], [600], 'wording');
    const told = { form: 'acknowledgment' as const, legends: ['transfer_restriction' as const] };
    story.record('reissued', '2026-03-01', { ...rest, into: into.map((one) => ({ ...one, ...told })) });
    expect(read(story).certificates.get(idOf('CO-4'))).toMatchObject(told);
  });

  test('that was taken back is void', () => {
    const story = history();
    story.void(story.record('reissued', '2026-03-01', reissue(story, ['CO-1'], [600], 'lost')));
    const { certificates } = read(story);
    expect(certificates.get(idOf('CO-1'))?.status).toBe('open');
    expect(certificates.get(idOf('CO-4'))?.status).toBe('void');
  });
});

test.each([
  ['more shares than there were', { into: [part({ shares: 601, serial: 4 })] }],
  ['the same certificate', { into: [part({ shares: 600, serial: 1 })] }],
  ['nothing', { into: [] }],
  [
    'more pairs of certificates than an act exchanges',
    {
      sources: Array.from({ length: 101 }, (_, i) => ({
        ...sourceOf(history(), 'CO-1'),
        securityId: idOf(`old ${i}`),
        quantity: '1',
      })),
      into: Array.from({ length: 101 }, (_, i) => part({ shares: 1, serial: i + 10 })),
    },
  ],
  ['certificates of two holders', { sources: [sourceOf(history(), 'CO-1'), sourceOf(history(), 'CO-3')] }],
  ['words', { reason: 'The dog ate it.' }],
  [
    'a legend twice',
    { into: [{ ...part({ shares: 600, serial: 4 }), legends: ['class_rights', 'class_rights'] }] },
  ],
])('the payload refuses %s', (_what, differs) => {
  const sound = reissue(history(), ['CO-1'], [600], 'lost');
  expect(checkPayload('reissued', sound).ok).toBe(true);
  const into = 'sources' in differs ? [part({ shares: 700, serial: 4 })] : sound.into;
  expect(checkPayload('reissued', { ...sound, into, ...differs }).ok).toBe(false);
});
