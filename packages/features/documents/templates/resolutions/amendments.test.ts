import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { expect, test } from 'vitest';
import type { BookFacts } from '../template.ts';
import { amendmentClauses, amendments, votedApart } from './amendments.ts';

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

test('where the name of a class alone changes, its designation is changed, and no right (CBCA s. 173(1)(g))', () => {
  const terms = { classId: 'common', name: 'Class A', votesPerShare: '1', seriesOf: null };
  const created = { kind: 'class.created', root: 'created', rank: 1, payload: { ...terms, name: 'Common' } };
  const of = {
    language: 'en',
    statute: 'cbca',
    classes: [terms],
    acts: [created, { root: 'renamed' }],
  } as unknown as BookFacts;
  const renaming = (changes: object) =>
    ({
      kind: 'class.amended',
      root: 'renamed',
      payload: { classId: 'common', changes },
    }) as unknown as ChangeAct<'class.amended'>;
  const title = (changes: object) => amendments['class.amended'].title?.(of, [renaming(changes)]);
  expect(amendmentClauses(of, renaming({ name: 'Class A', nameFr: 'catégorie A' }))).toMatchObject([
    {
      text: 'The designation of the Common shares is changed to Class A.',
      section: 'CBCA, s.\u00a0173(1)(g)',
    },
  ]);
  expect(title({ name: 'Class A' })).toBe('Designation of the Class A shares');
  expect(title({ name: 'Class A', votesPerShare: '1' })).toBe('Change of the rights of the Class A shares');
});
