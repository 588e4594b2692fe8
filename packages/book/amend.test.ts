import { describe, expect, test } from 'vitest';
import { propose } from './amend.ts';
import { founded, idOf, issue, type Story, told } from './testing.ts';

/** Anomalies that the acts added by `tell` would newly cause. */
function broken(story: Story, tell: (story: Story) => void): string[] {
  const history = [...story.acts];
  tell(story);
  return told(story, propose(history, story.acts.slice(history.length)).newAnomalies);
}

const two = () => founded('Ann', 'Bo'); // acts 1 to 4: corporation, class, Ann, Bo

describe('a refusal lists every act that no longer fits', () => {
  test('voiding a person who holds shares and an office', () => {
    const story = two();
    story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
    story.appointed('a1', 'Ann', 'director', '2025-03-14');
    story.ceased('a1', '2025-08-01');
    expect(broken(story, (s) => s.void(s.at(3)))).toEqual([
      '5 no_person issues.0.personId',
      '6 no_person personId',
      '7 no_appointment appointmentId',
    ]);
  });

  test('voiding a class', () => {
    const story = two();
    story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
    story.issued('2025-04-14', issue('Bo', 'Common', 400, 2));
    expect(broken(story, (s) => s.void(s.at(2)))).toEqual([
      '5 no_class issues.0.classId',
      '6 no_class issues.0.classId',
    ]);
  });

  test('a back-dated issue that takes what a later one needs', () => {
    const story = two();
    story.shareClass('Seed', '2025-03-12', { authorized: '1000' });
    story.issued('2025-06-01', issue('Ann', 'Seed', 900, 1));
    expect(broken(story, (s) => s.issued('2025-04-01', issue('Bo', 'Seed', 101, 2)))).toEqual([
      '6 above_authorized issues.0.quantity',
    ]);
  });

  test('a later certificate of incorporation', () => {
    const story = two();
    story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
    expect(broken(story, (s) => s.replace(s.at(1), '2025-03-15', {}))).toEqual([
      '2 not_incorporated effectiveOn',
      '5 not_incorporated effectiveOn',
    ]);
  });
});

test('a batch may amend the acts in the way', () => {
  const story = two();
  const issued = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  expect(
    broken(story, (s) => {
      s.void(s.at(3));
      s.void(issued);
    }),
  ).toEqual([]);
});

test('an import above the authorized number can be mended in steps', () => {
  const story = two();
  story.shareClass('Seed', '2025-03-12', { authorized: '100' });
  const first = story.issued('2025-03-14', issue('Ann', 'Seed', 200, 1));
  const second = story.issued('2025-03-15', issue('Ann', 'Seed', 200, 2));
  expect(
    broken(story, (s) => s.replace(first, '2025-03-14', { issues: [issue('Ann', 'Seed', 150, 1)] })),
  ).toEqual([]);
  expect(broken(story, (s) => s.void(second))).toEqual([]);
});

describe('corrections', () => {
  const issuedOnce = () => {
    const story = two();
    return { story, act: story.issued('2025-03-14', issue('Ann', 'Common', 600, 1)) };
  };

  test('may change holder, quantity, price and date', () => {
    const { story, act } = issuedOnce();
    const right = issue('Bo', 'Common', 500, 1, { price: '2' });
    expect(broken(story, (s) => s.replace(act, '2025-03-20', { issues: [right] }))).toEqual([]);
  });

  test('keep ids and numbers', () => {
    const { story, act } = issuedOnce();
    expect(
      broken(story, (s) => s.replace(act, '2025-03-14', { issues: [issue('Ann', 'Common', 600, 2)] })),
    ).toEqual(['6 identity_changed']);
    const renumbered = issue('Ann', 'Common', 600, 1, {
      certificate: { prefix: 'CO', label: 'CO-9', serial: 9 },
    });
    expect(broken(story, (s) => s.replace(act, '2025-03-14', { issues: [renumbered] }))).toEqual([
      '7 identity_changed',
    ]);
  });

  test('of two at once the second is stale', () => {
    const { story, act } = issuedOnce();
    const seen = { ...act };
    story.replace(act, '2025-03-15', {});
    expect(
      broken(story, (s) => {
        const late = s.replace(act, '2025-03-16', {});
        s.acts.splice(-1, 1, { ...late, supersedes: seen.actId } as never);
      }),
    ).toEqual(['7 stale']);
  });

  test('keep the kind, name an act that is there, and void once', () => {
    const { story, act } = issuedOnce();
    story.void(act);
    expect(broken(story, (s) => s.void(act))).toEqual(['7 already_void']);
    const other = {
      ...story.person('Cy'),
      verb: 'replace',
      root: act.root,
      supersedes: story.acts[6]?.actId,
    };
    const nowhere = {
      ...story.person('Di'),
      verb: 'replace',
      root: idOf('nowhere'),
      supersedes: idOf('nowhere'),
    };
    const { newAnomalies } = propose(story.acts.slice(0, 7), [other, nowhere] as never);
    expect(newAnomalies.map(({ code }) => code).slice(0, 2)).toEqual(['kind_changed', 'no_root']);
  });
});

test('the difference of a correction closes what was wrong and opens what is right', () => {
  const story = two();
  const act = story.issued('2025-03-14', issue('Ann', 'Common', 600, 1));
  const history = [...story.acts];
  story.replace(act, '2025-03-14', { issues: [issue('Ann', 'Common', 500, 1)] });
  const { difference } = propose(history, story.acts.slice(5));
  const tell = (rows: typeof difference.open) =>
    rows.map(({ table, key, effFrom, effTo }) => [table, key, effFrom, effTo]);
  const expected = [
    ['certificates', idOf('CO-1'), '2025-03-14', null],
    ['capitalEntries', idOf('CO-1'), '2025-03-14', null],
  ];
  // The consideration of `issue` follows the shares, so both rows change.
  expect(tell(difference.close)).toEqual(expected);
  expect(tell(difference.open)).toEqual(expected);
});
