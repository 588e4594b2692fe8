import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { amendments, votedApart } from './amendments.ts';

const facts = { classes: [{ classId: 'common' }, { classId: 'special' }] } as unknown as BookFacts;
const amended = (changes: object) =>
  ({ kind: 'articles.amended', payload: { changes } }) as unknown as ChangeAct<'articles.amended'>;
const classesOf = (changes: object) => amendments['articles.amended'].classesOf?.(amended(changes), facts);

test('each class votes apart on what may say something of its shares: transfers, and other provisions (CBCA s. 176(1)(c)(iv), (h))', () => {
  expect(classesOf({ transferRestrictions: 'None.' })).toEqual(['common', 'special']);
  expect(classesOf({ otherProvisions: 'Shares are first offered to their holders.' })).toEqual([
    'common',
    'special',
  ]);
  expect(classesOf({ businessRestrictions: null, board: { minimum: 1, maximum: 3 } })).toEqual([]);
});

test('a class votes on those items alone', () => {
  const changes = { province: 'QC', transferRestrictions: null, otherProvisions: 'None.' };
  expect(votedApart(amended(changes)).payload).toEqual({
    changes: { transferRestrictions: null, otherProvisions: 'None.' },
  });
});
