import { plainDate } from '@tabellion/kernel/date.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { expect, test } from 'vitest';
import type { DocumentLanguage } from '../../documents/templates/template.ts';
import type { AnnualFacts } from './annualLines.ts';
import { wordReturn } from './annualReturn.ts';

const ann = { personId: 'ann', name: 'Ann Lee', address: '1 Elm Street, Toronto', offices: [] };
const facts: AnnualFacts = {
  jurisdiction: 'CA',
  name: 'Maple Robotics Inc.',
  number: '990000-1',
  office: '128 Roncesvalles Avenue, Toronto ON M6R 2L4',
  email: '',
  activity: '',
  isDistributing: false,
  holders: 12,
  directors: [ann],
  officers: [],
  control: ['Ömer Yılmaz'],
  lastMeeting: { on: plainDate('2024-06-03'), isResolution: false },
  contact: '',
};

/** The words of the return of 2024, printed late, line by line. */
function wordsOf(language: DocumentLanguage, more: Partial<AnnualFacts> = {}, certifiedBy = 'Ann Lee') {
  const { title, subtitle, blocks } = wordReturn({
    language,
    year: 2024,
    asOf: plainDate('2024-03-12'),
    facts: { ...facts, ...more },
    anniversary: { on: plainDate('2024-03-12'), of: 'incorporation' },
    officeName: (position) => position,
    certifiedBy,
  });
  return [title, subtitle, ...blocks.flatMap(linesIn)];
}

function linesIn(block: Block): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(({ label, value }) => `${label}: ${value}`);
    case 'table':
      return block.rows.map((row) => row.join(', '));
    case 'heading':
    case 'note':
    case 'paragraph':
      return [block.text];
    default:
      return [];
  }
}

test('the return in English bears its own year, the last meeting, who has control, and who certifies it', () => {
  expect(wordsOf('en')).toEqual([
    'Annual return 2024',
    'Facts as of March 12, 2024',
    'Data for Form 22 (CBCA s. 263). The return that the registry holds prevails.',
    'Year of filing: 2024',
    'Anniversary date: March 12, 2024, of the incorporation',
    'Corporate name: Maple Robotics Inc.',
    'Corporation number: 990000-1',
    'Registered office: 128 Roncesvalles Avenue, Toronto ON M6R 2L4',
    'Last annual meeting: Held on June 3, 2024',
    'Distributing corporation: No, 12 holders of shares',
    'Directors',
    'Ann Lee, 1 Elm Street, Toronto',
    'Individuals with significant control',
    'Ömer Yılmaz',
    'Certification',
    'Ann Lee certifies that he or she has relevant knowledge of the corporation and is authorized to sign this return, and that what it says is correct.',
  ]);
});

test('the return in French says the same', () => {
  expect(wordsOf('fr')).toEqual([
    'Rapport annuel 2024',
    'Selon les registres au 12 mars 2024',
    'Données du formulaire 22 (LCSA, art. 263). Le rapport que détient le registre public fait foi.',
    'Année de dépôt: 2024',
    'Date anniversaire: 12 mars 2024 (constitution)',
    'Dénomination sociale: Maple Robotics Inc.',
    'Numéro de société: 990000-1',
    'Siège social: 128 Roncesvalles Avenue, Toronto ON M6R 2L4',
    'Dernière assemblée annuelle: Tenue le 3 juin 2024',
    'Société ayant fait appel au public: Non, 12 détenteurs d’actions',
    'Administrateurs',
    'Ann Lee, 1 Elm Street, Toronto',
    'Particuliers ayant un contrôle important',
    'Ömer Yılmaz',
    'Attestation',
    'Ann Lee atteste avoir une connaissance suffisante de la société, être autorisé(e) à signer le présent rapport et que celui-ci est exact.',
  ]);
});

const signed = { on: plainDate('2024-06-03'), isResolution: true };

test.each([
  ['en', 'Last annual meeting: By resolution in its place, dated June 3, 2024', signed],
  ['fr', 'Dernière assemblée annuelle: Par résolution en tenant lieu, en date du 3 juin 2024', signed],
  ['en', 'Last annual meeting: None was held, and no resolution in its place is signed', null],
  [
    'fr',
    'Dernière assemblée annuelle: Aucune n’a été tenue, et aucune résolution en tenant lieu n’est signée',
    null,
  ],
] as const)('in %s it says: %s', (language, words, lastMeeting) => {
  expect(wordsOf(language, { lastMeeting })).toContain(words);
});

test('while nobody was chosen it is not certified, and one who distributes to the public says so', () => {
  const open = (language: DocumentLanguage) => wordsOf(language, { isDistributing: true }, '');
  expect(open('en')).toEqual(expect.arrayContaining(['Not certified yet.', 'Distributing corporation: Yes']));
  expect(open('fr')).toEqual(
    expect.arrayContaining(['Pas encore attesté.', 'Société ayant fait appel au public: Oui']),
  );
});
