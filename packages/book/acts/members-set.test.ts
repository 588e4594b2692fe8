import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { propose } from '../amend.ts';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { anomaliesOf, founded, idOf, issue, type Story } from '../testing.ts';

/** Ann and Bo hold as one, from 2026-01-02. */
function together(): Story {
  const story = founded('Ann', 'Bo', 'Cy');
  story.person('Ann and Bo', '2026-01-02', 'joint');
  set(story, '2026-01-02', 'Ann', 'Bo');
  return story;
}

const set = (story: Story, on: string, ...members: readonly string[]) =>
  story.record('members.set', on, { personId: idOf('Ann and Bo'), members: members.map(idOf) });

const membersOn = (story: Story, asOf: string, knownAt?: number) =>
  fold(story.acts, {
    asOf: plainDate(asOf),
    ...(knownAt === undefined ? {} : { knownAt }),
  }).tables.persons.get(idOf('Ann and Bo'))?.members;

describe('joint holders', () => {
  test('have one certificate for all of them', () => {
    const story = together();
    story.issued('2026-01-02', issue('Ann and Bo', 'Common', 100, 1));
    const book = fold(story.acts);
    expect(book.anomalies).toEqual([]);
    expect(book.tables.certificates.size).toBe(1);
    expect(capTable(positionOf(book)).holders.map(({ personId }) => personId)).toEqual([idOf('Ann and Bo')]);
  });

  test('are told as of any date, as known at any seq', () => {
    const story = together();
    set(story, '2026-05-01', 'Ann', 'Bo', 'Cy');
    const third = story.lastSeq;
    story.replace(story.at(third), '2026-04-01', {});
    expect(membersOn(story, '2026-04-30', third)).toEqual([idOf('Ann'), idOf('Bo')]);
    expect(membersOn(story, '2026-04-30')).toEqual([idOf('Ann'), idOf('Bo'), idOf('Cy')]);
    expect(membersOn(story, '2026-01-02')).toEqual([idOf('Ann'), idOf('Bo')]);
    expect(membersOn(story, '2026-01-01')).toBeUndefined();
  });

  test('stay when the address of one of their number, or their own, changes', () => {
    const story = together();
    story.moved('Ann and Bo', '2026-02-01', '1 Elm Street');
    story.moved('Bo', '2026-02-01', '2 Elm Street');
    expect(membersOn(story, '2026-02-01')).toEqual([idOf('Ann'), idOf('Bo')]);
  });

  test('are persons of the register, none of them joint holders', () => {
    const story = together();
    story.person('Bo and Cy', '2026-01-02', 'joint');
    set(story, '2026-02-01', 'Ann', 'Dee', 'Bo and Cy');
    expect(anomaliesOf(story)).toEqual(['9 no_person members.1', '9 joint_member members.2']);
    expect(membersOn(story, '2026-02-01')).toEqual([idOf('Ann'), idOf('Bo')]);
  });

  test('are of their own kind', () => {
    const story = together();
    story.record('members.set', '2026-02-01', { personId: idOf('Cy'), members: [idOf('Ann')] });
    expect(anomaliesOf(story)).toEqual(['8 not_joint personId']);
    const { newAnomalies } = propose(together().acts, [
      together().replace(together().at(6), '2026-01-02', { kind: 'trust' }),
    ]);
    expect(newAnomalies.map(({ code }) => code)).toEqual(['not_joint']);
  });

  test.each([
    ['nobody', []],
    ['one twice', [idOf('Ann'), idOf('Ann')]],
    ['themselves', [idOf('Ann'), idOf('Ann and Bo')]],
  ])('are never %s', (_what, members) => {
    expect(checkPayload('members.set', { personId: idOf('Ann and Bo'), members })).toMatchObject({
      error: [{ path: 'members' }],
    });
  });
});
