import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { ControlFacts } from './facts.ts';
import { percentOf } from './shown.ts';
import { significance } from './significance.ts';

const day = (n: number): PlainDate => plainDate(`2025-03-${String(n).padStart(2, '0')}`);
const asOf = day(28);

interface FactsInput {
  /** Shares of Common on the first day, by name; capitals are bodies. */
  readonly shares: Readonly<Record<string, number>>;
  readonly seed?: Readonly<Record<string, number>>;
  readonly more?: Partial<ControlFacts>;
}

function facts({ shares, seed = {}, more = {} }: FactsInput): ControlFacts {
  const held = [
    ...Object.entries(shares).map(([personId, n]) => ({ personId, classId: 'common', n })),
    ...Object.entries(seed).map(([personId, n]) => ({ personId, classId: 'seed', n })),
  ].map(({ n, ...one }) => ({ ...one, day: day(1), shares: BigInt(n) }));
  const total = (classId: string) =>
    held.filter((one) => one.classId === classId).reduce((sum, one) => sum + one.shares, 0n);
  return {
    held,
    whole: ['common', 'seed'].map((classId) => ({ classId, day: day(1), shares: total(classId) })),
    votes: [
      { classId: 'common', from: day(1), to: null, perShare: '1' },
      { classId: 'seed', from: day(1), to: null, perShare: '0' },
    ],
    values: [],
    statements: [],
    joint: [],
    individuals: new Set(
      [...Object.keys(shares), 'ann', 'bo', 'cy'].filter((name) => name === name.toLowerCase()),
    ),
    ...more,
  };
}

const statement = (
  ground: 'owner' | 'direction' | 'concert' | 'in_fact',
  individuals: string[],
  more: object = {},
) => ({
  controlId: 'c',
  ground,
  individuals,
  holders: [] as string[],
  part: '100',
  classIds: null,
  learnedOn: null,
  from: day(1),
  to: null,
  ...more,
});

const found = (result: FactsInput) =>
  significance(facts(result), asOf)
    .individuals.map(({ personId, periods }) => {
      const [{ from, to } = { from: '', to: '' }] = periods.slice(-1);
      return `${personId} ${from} ${to ?? ''}`.trim();
    })
    .sort();

describe('who has significant control', () => {
  test('exactly a quarter of the votes counts: four equal founders are four', () => {
    expect(found({ shares: { ann: 25, bo: 25, cy: 25, dee: 25 } })).toEqual([
      'ann 2025-03-01',
      'bo 2025-03-01',
      'cy 2025-03-01',
      'dee 2025-03-01',
    ]);
    expect(found({ shares: { ann: 2499, bo: 7501 } })).toEqual(['bo 2025-03-01']);
  });

  test('a quarter of the value counts, too, where values are told', () => {
    const held = { shares: { ann: 90, bo: 10 }, seed: { cy: 10 } };
    expect(found(held)).toEqual(['ann 2025-03-01']);
    const values = [
      { classId: 'common', from: day(5), to: null, perShare: '1' },
      { classId: 'seed', from: day(5), to: null, perShare: '10' },
    ];
    expect(found({ ...held, more: { values } })).toEqual(['ann 2025-03-01', 'cy 2025-03-05']);
    expect(significance(facts(held), asOf).isValued).toBe(false);
    expect(significance(facts({ ...held, more: { values } }), asOf).isValued).toBe(true);
  });

  test('who owns what another holds is counted with the part that is his', () => {
    const held = { shares: { ann: 60, NORTHGATE: 40 } };
    expect(significance(facts(held), asOf).unresolved.map(({ personId }) => personId)).toEqual(['NORTHGATE']);
    const owning = (part: string) => ({
      statements: [statement('owner', ['bo'], { holders: ['NORTHGATE'], part })],
    });
    expect(found({ ...held, more: owning('62.5') })).toEqual(['ann 2025-03-01', 'bo 2025-03-01']);
    expect(found({ ...held, more: owning('62.4999') })).toEqual(['ann 2025-03-01']);
    expect(significance(facts({ ...held, more: owning('62.5') }), asOf).unresolved).toEqual([]);
  });

  test('two rights over the same shares are not counted twice', () => {
    const statements = [
      statement('owner', ['bo'], { holders: ['NORTHGATE'], part: '50' }),
      statement('direction', ['bo'], { holders: ['NORTHGATE'], controlId: 'd' }),
    ];
    const { individuals } = significance(
      facts({ shares: { ann: 60, NORTHGATE: 40 }, more: { statements } }),
      asOf,
    );
    const bo = individuals.find(({ personId }) => personId === 'bo');
    expect(bo?.interest.votesAndValue.votes && percentOf(bo.interest.votesAndValue.votes)).toBe('40.00');
    expect(bo?.interest.attributed.map(({ how }) => how)).toEqual(['direction']);
  });

  test('two entries over one holder add up, to all of his shares at most', () => {
    const percent = (more: object, part: string) => {
      const statements = [
        statement('owner', ['bo'], { holders: ['FUND'], part: '20' }),
        statement('owner', ['bo'], { holders: ['FUND'], part, controlId: 'd', ...more }),
      ];
      const held = { shares: { ann: 30, FUND: 70 }, seed: { FUND: 30 }, more: { statements } };
      const bo = significance(facts(held), asOf).individuals.find(({ personId }) => personId === 'bo');
      return bo?.interest.votesAndValue.votes && percentOf(bo.interest.votesAndValue.votes);
    };
    expect(percent({}, '20')).toBe('28.00');
    expect(percent({}, '90')).toBe('70.00');
    expect(percent({ classIds: ['common'] }, '20')).toBe('28.00');
    // Without votes the second is of no weight, and 14 % are no quarter.
    expect(percent({ classIds: ['seed'] }, '20')).toBe(undefined);
  });

  test('what one entry gives several counts once where they act in concert', () => {
    const statements = [
      statement('owner', ['ann', 'bo'], { holders: ['FUND'], part: '40' }),
      statement('concert', ['ann', 'bo'], { controlId: 'd' }),
    ];
    expect(found({ shares: { FUND: 50, cy: 50 }, more: { statements } })).toEqual(['cy 2025-03-01']);
  });

  test('each of several in concert has it where their block has, until the block ends', () => {
    const shares = { ann: 13, bo: 12, cy: 75 };
    expect(found({ shares })).toEqual(['cy 2025-03-01']);
    const statements = [statement('concert', ['ann', 'bo'], { from: day(5), to: day(9) })];
    expect(found({ shares, more: { statements } })).toEqual([
      'ann 2025-03-05 2025-03-09',
      'bo 2025-03-05 2025-03-09',
      'cy 2025-03-01',
    ]);
  });

  test('each of joint holders has what they hold as one', () => {
    const joint = [{ personId: 'BOTH', members: ['ann', 'bo'], from: day(1), to: null }];
    expect(found({ shares: { BOTH: 25, cy: 75 }, more: { joint } })).toEqual([
      'ann 2025-03-01',
      'bo 2025-03-01',
      'cy 2025-03-01',
    ]);
  });

  test('influence that amounts to control needs no shares', () => {
    const statements = [statement('in_fact', ['bo'], { from: day(7) })];
    expect(found({ shares: { ann: 100 }, more: { statements } })).toEqual([
      'ann 2025-03-01',
      'bo 2025-03-07',
    ]);
  });

  test('begins and ends with what others do, and may begin again', () => {
    const base = facts({ shares: { ann: 30, cy: 70 } });
    const whole = [
      ...base.whole,
      { classId: 'common', day: day(5), shares: 200n },
      { classId: 'common', day: day(9), shares: 120n },
    ];
    const { individuals } = significance({ ...base, whole }, asOf);
    expect(individuals.find(({ personId }) => personId === 'ann')?.periods).toEqual([
      { from: day(1), to: day(5) },
      { from: day(9), to: null },
    ]);
    const before = significance({ ...base, whole }, day(8)).individuals;
    expect(before.find(({ personId }) => personId === 'ann')?.periods).toEqual([
      { from: day(1), to: day(5) },
    ]);
  });

  test('votes per share follow the articles of the day', () => {
    const votes = [
      { classId: 'common', from: day(1), to: day(6), perShare: '1' },
      { classId: 'common', from: day(6), to: null, perShare: '0.1' },
      { classId: 'seed', from: day(1), to: null, perShare: '1' },
    ];
    const held = { shares: { ann: 30 }, seed: { bo: 10 }, more: { votes } };
    expect(found(held)).toEqual(['ann 2025-03-01 2025-03-06', 'bo 2025-03-01']);
    const { individuals } = significance(facts(held), asOf);
    const percents = individuals.map(
      ({ interest: { votesAndValue } }) => votesAndValue.votes && percentOf(votesAndValue.votes),
    );
    // Ann's as it was on the last day; 10 of 13 votes are Bo's since.
    expect(percents).toEqual(['75.00', '76.92']);
  });
});
