import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { inLanguage, type LegalTextId, legalText, legalTextVersion } from './legalText.ts';

const on = plainDate('2027-03-12');

test('business restrictions are normally none, in both languages', () => {
  expect(legalText('business_restriction_none', on)).toMatchObject({ en: 'None', fr: 'Aucune', version: 1 });
});

test('the transfer restriction asks for the consent of the directors by resolution', () => {
  const { en, fr } = legalText('transfer_restriction_directors', on);
  expect(en).toMatch(/transferred without the consent of the directors, given by a resolution/);
  expect(fr).toMatch(/sans le consentement des administrateurs, donné par résolution/);
});

test('the private-issuer wording limits holders to fifty, not counting employees', () => {
  const { en, fr } = legalText('private_issuer', on);
  expect(en).toMatch(/more than fifty persons, not counting employees and former employees/);
  expect(fr).toMatch(/plus de cinquante personnes, sans compter les employés et anciens employés/);
});

test('a wording is cited by id and version, says how far it is verified, and exists before its own day', () => {
  const ids: LegalTextId[] = ['transfer_restriction_directors_or_shareholders', 'other_provisions_none'];
  for (const id of ids) {
    const wording = legalText(id, plainDate('2020-01-01'));
    expect(legalTextVersion(id, wording.version)).toEqual(wording);
    expect(wording.verification).toMatch(/^(official|statute)_sense$/);
  }
  expect(legalTextVersion('private_issuer', 99)).toBeUndefined();
});

test('a wording of ours is printed in either language, and what somebody wrote as it is', () => {
  const { en, fr } = legalText('transfer_restriction_directors', plainDate('2026-11-21'));
  expect([inLanguage(en, 'fr'), inLanguage(fr, 'en'), inLanguage(fr, 'fr')]).toEqual([fr, en, fr]);
  expect([inLanguage('None', 'fr'), inLanguage('Only on Mondays.', 'fr'), inLanguage(null, 'fr')]).toEqual([
    'Aucune',
    'Only on Mondays.',
    null,
  ]);
});
