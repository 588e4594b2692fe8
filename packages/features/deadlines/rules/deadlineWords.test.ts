import { ONTARIO_NOTICE } from '@tabellion/law/forms.ts';
import { deadlines } from '@tabellion/texts/fr/deadlines.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import { expect, test } from 'vitest';
import { titleOf } from './deadlineWords.ts';

test('the forms of a notice are named in the reader’s language', () => {
  const text = createText('fr', deadlines) as Text;
  const named = (form: string) =>
    titleOf({ kind: 'director_notice', year: null, form }, text).split(', ').at(-1);
  expect(named(ONTARIO_NOTICE)).toBe('avis de modification de l’Ontario');
  expect(named('Form 6')).toMatch(/^formulaire .*6/);
});
