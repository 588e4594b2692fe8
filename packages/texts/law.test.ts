import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { law } from './codes/law.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { createText, languages } from './text.ts';
import { tr } from './tr.ts';

const tables = { en, fr, tr, ar };
const codes = Object.keys(law) as (keyof typeof law)[];
const params = {
  max: 150,
  element: 'S.A.R.F.',
  allowed: 'Inc., Ltd.',
  word: 'Bank',
  name: 'Tremblay',
  characters: '🍁',
  program: 'RC',
  format: '1234567',
  needed: 2,
  present: 1,
};

describe.each(languages)('the texts of law in %s', (language) => {
  test('fill every parameter', () => {
    const text = createText(language, tables[language]);
    for (const code of codes) expect(text(code, params), code).not.toMatch(/[{}]|undefined/);
  });

  test('use the parameters of the English text', () => {
    const named = (message: string) =>
      [...new Set([...message.matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    const used = (message: string) => named(message).filter((name) => name && Object.hasOwn(params, name));
    for (const code of codes) expect(used(tables[language][code]), code).toEqual(used(en[code]));
  });
});

test('the specification’s own messages are kept', () => {
  expect(en['PERSON_NAME.REQUIRED']).toBe('Please enter fullname.');
  expect(en['PHONE.TOO_LONG']).toBe('phone must be shorter than or equal to 13 characters');
});

test('consents of directors are due from their election, not from today', () => {
  expect(createText('en', en)('wizard.board.consents', { consented: 1, present: 2 })).toBe(
    'Consents: 1\u00a0of\u00a02; each is due within 10 days of the election',
  );
});

test('numbers of residents agree with their noun', () => {
  const text = createText('en', en);
  expect(text('DIRECTORS.TOO_FEW_RESIDENT', { needed: 1, present: 0 })).toBe(
    'At least 1 director must be a resident Canadian; the board has 0.',
  );
  expect(text('DIRECTORS.TOO_FEW_RESIDENT', { needed: 2, present: 1 })).toBe(
    'At least 2 directors must be resident Canadians; the board has 1.',
  );
});

test('one holder of a private issuer is counted in words that fit one', () => {
  const sentence = createText('fr', fr)('transaction.private', { count: 1, most: 50, employees: 0 });
  expect(sentence).toBe('1 sur 50 détenteurs permis d’un émetteur fermé.');
});

test('a transfer of shares of which none has vested asks for no number of vested ones', () => {
  const sentence = createText('en', en)('SHARES.UNVESTED_STAY', { vested: '0' });
  expect(sentence).toBe(
    'No share of this certificate has vested. Include the unvested shares, or transfer after some have vested.',
  );
});

test('what a sole founder is promised fits a corporation that exists, for which nothing is submitted', () => {
  expect(createText('en', en)('wizard.manages.byMyself.note')).not.toMatch(/submit/);
});
