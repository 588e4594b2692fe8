import type { KindName, Payloads } from '@tabellion/book/acts/kinds.ts';
import type { DraftAct } from '@tabellion/book/draft.ts';
import { idOf } from '@tabellion/book/testing.ts';
import { sound } from '@tabellion/book/testing-payloads.ts';
import { expect, test } from 'vitest';
import { withoutUnreferencedPerson } from './unnamed.ts';

const draft = <K extends KindName>(kind: K, payload: Payloads[K]): DraftAct => {
  const actId = idOf(`${kind} ${JSON.stringify(payload)}`);
  const head = { actId, root: actId, supersedes: null, basis: null, documents: [] };
  return { ...head, dating: { latestOf: ['certificate'] }, kind, verb: 'record', payload } as DraftAct;
};
const added = (name: string) => draft('person.added', { ...sound['person.added'], personId: idOf(name) });
const joint = [
  added('Ann'),
  added('Bo'),
  added('Ann and Bo'),
  draft('members.set', { personId: idOf('Ann and Bo'), members: [idOf('Ann'), idOf('Bo')] }),
];
const seat = draft('appointed', { ...sound.appointed, personId: idOf('Ann') });

test('joint holders take along those of them who stood there for nothing else', () => {
  expect(withoutUnreferencedPerson(joint, idOf('Ann and Bo'))).toEqual([]);
  expect(withoutUnreferencedPerson([...joint, seat], idOf('Ann and Bo'))).toEqual([added('Ann'), seat]);
});

test('whoever still has a seat, shares or a place among joint holders stays', () => {
  expect(withoutUnreferencedPerson(joint, idOf('Ann'))).toEqual(joint);
  expect(withoutUnreferencedPerson([added('Ann'), seat], idOf('Ann'))).toHaveLength(2);
  expect(withoutUnreferencedPerson([added('Ann')], idOf('Ann'))).toEqual([]);
});
