import { expect, test } from 'vitest';
import { directorsResolve, directorsSign, shareholdersResolve, shareholdersSign } from './inWriting.ts';
import type { BookFacts, DocumentLanguage, PrintedPerson, Signee } from './template.ts';

const signing = (capacity: Signee['capacity'], ...personIds: string[]): Signee[] =>
  personIds.map((personId) => ({ personId, capacity }));
const factsIn = (language: DocumentLanguage, gender: PrintedPerson['gender'] = null) =>
  ({
    language,
    statute: 'cbca',
    persons: new Map(['ann', 'bob'].map((id) => [id, { name: id, isBody: false, members: [], gender }])),
  }) as unknown as BookFacts;
const paragraphs = (blocks: ReturnType<typeof directorsSign>) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? block.text : []));

test('French calls a woman who resolves alone as she is called', () => {
  const said = (gender: PrintedPerson['gender']) => {
    const facts = factsIn('fr', gender);
    const [director, holder] = [signing('director', 'ann'), signing('shareholder', 'ann')];
    return paragraphs([
      ...directorsResolve(facts, director),
      ...directorsSign(facts, director, { hasInterests: false }),
      ...shareholdersResolve(facts, holder),
      ...shareholdersSign(facts, holder),
    ]).map((text) => text.match(/(?:administrat|actionnaire|seule?\b).*?\b(?:unique|actionnaire)/)?.[0]);
  };
  expect(said('f')).toEqual([
    'administratrice unique',
    'administratrice unique',
    'seule actionnaire',
    'seule actionnaire',
  ]);
  expect(said(null)).toEqual([
    'administrateur unique',
    'administrateur unique',
    'seul actionnaire',
    'seul actionnaire',
  ]);
});

test('directors of whom not all may vote on everything pass each matter by those who may (CBCA s. 117(1))', () => {
  const [facts, both] = [factsIn('en'), signing('director', 'ann', 'bob')];
  const said = (signees: readonly Signee[], hasInterests: boolean) =>
    paragraphs(directorsSign(facts, signees, { hasInterests }))[0];
  expect(said(both, false)).toContain('signed by all the directors entitled to vote on it, and is as valid');
  expect(said(both, true)).toBe(
    'This resolution is signed by the directors. On each matter, the signatures of all those entitled to vote on it make it as valid as if it had been passed at a meeting of directors (CBCA, s.\u00a0117).',
  );
  expect(said(signing('director', 'ann'), true)).toContain(
    'On each matter on which the director is entitled to vote, it is as valid',
  );
});
