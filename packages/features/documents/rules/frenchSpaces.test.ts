import { expect, test } from 'vitest';
import { frenchSpaces } from './frenchSpaces.ts';
import { genderIn } from './gender.ts';

test('no line of a French document begins with a sign, or ends in an open guillemet', () => {
  expect(frenchSpaces('À : Érable inc. (la « société ») ; 25 % de 10 $')).toBe(
    'À\u00a0: Érable inc. (la «\u00a0société\u00a0»); 25\u00a0% de 10\u00a0$',
  );
  expect(frenchSpaces('10:30, sans espace')).toBe('10:30, sans espace');
});

test('how somebody is called is read in each language, and never guessed', () => {
  expect(['Female', 'femme', 'Kadın', 'أنثى', 'Mme'].map(genderIn)).toEqual(Array(5).fill('f'));
  expect(['male', 'Homme', 'Erkek', 'ذكر'].map(genderIn)).toEqual(Array(4).fill('m'));
  expect(['Miss', 'Mlle', 'Mademoiselle', 'Madam', 'Hanım', 'Mrs.'].map(genderIn)).toEqual(
    Array(6).fill('f'),
  );
  const neither = [
    '',
    'non-binary',
    'X',
    'prefer not to say',
    'Fluid',
    'Whatever',
    'human',
    'Mixed',
    'Mx.',
    'Trans',
  ];
  expect(neither.map(genderIn)).toEqual(Array(10).fill(null));
});
