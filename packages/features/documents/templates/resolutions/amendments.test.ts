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

test.each([
  [true, '173(1)(g), (j)'],
  [false, '173(1)(g), (l)'],
])(
  'authority of the directors over series, given (%s) or taken away, has a paragraph of its own: %s',
  (seriesAllowed, section) => {
    const act = { kind: 'class.amended', payload: { classId: 'd', changes: { seriesAllowed } } };
    const of = { language: 'en', statute: 'cbca', classes: [], acts: [] } as unknown as BookFacts;
    const [clause] = amendmentClauses(of, act as unknown as ChangeAct<'class.amended'>);
    expect(clause?.section).toBe(`CBCA, s.\u00a0${section}`);
  },
);

const belowFacts = (over: object) =>
  ({ statute: 'cbca', classes: [terms('d'), terms('common')], acts: [], ...over }) as unknown as BookFacts;
const terms = (classId: string, restrictions: string | null = null) => ({
  classId,
  name: classId === 'd' ? 'Class D' : 'Common',
  votesPerShare: '0',
  seriesOf: null,
  restrictions,
});

test.each([
  [
    'en',
    'cbca',
    'Compared with the shares of each other class, the Class D shares carry no greater right and at least one lesser right: they are neither equal nor superior',
    'CBCA, s.\u00a0176(1)',
    'a lawyer confirms',
  ],
  [
    'fr',
    'obca',
    'ne confèrent aucun droit plus étendu et en confèrent au moins un moins étendu : elles ne sont ni égales ni supérieures',
    'LSAO, art.\u00a0170',
    'un juriste confirme',
  ],
] as const)(
  'shares below every other class are said in %s under the %s to be neither equal nor superior, and rights in words of their own are a lawyer’s to weigh',
  (language, statute, words, cited, lawyer) => {
    const act = {
      kind: 'authorized.changed',
      payload: { classId: 'd', authorized: '100', isBelowOthers: true },
    } as unknown as ChangeAct<'authorized.changed'>;
    const said = (over: object) =>
      JSON.stringify(
        amendments['authorized.changed'].clauses(belowFacts({ language, statute, ...over }), [act]),
      );
    expect(said({})).toContain(words);
    expect(said({})).toContain(cited);
    expect(said({})).not.toContain(lawyer);
    expect(said({ classes: [terms('d'), terms('common', 'Paid last.')] })).toContain(lawyer);
  },
);
