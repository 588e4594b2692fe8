import { describe, expect, test } from 'vitest';
import { jurisdiction, jurisdictionIds } from '../jurisdictions.ts';
import { type NameInput, numberName, readCorporateName } from './corporateName.ts';

const judge = (name: string, more: Partial<NameInput> = {}) => {
  const read = readCorporateName({ jurisdiction: 'CA', name, name_postfix: 'Inc.', ...more });
  return read.ok
    ? { ...read.value, warnings: read.value.warnings.map(({ textCode }) => textCode) }
    : read.error;
};
const refused = (path: string, textCode: string, params?: object) => [
  { path, textCode, ...(params && { params }) },
];

describe('a corporate name', () => {
  test('is distinctive, descriptive and legal element', () => {
    expect(judge('Maple Robotics')).toEqual({
      fullName: 'Maple Robotics Inc.',
      legalElement: 'Inc.',
      normalized: 'maple robotics',
      warnings: [],
    });
    expect(judge('Érable & Fils', { name_postfix: 'ltee' })).toMatchObject({
      fullName: 'Érable & Fils Ltée',
    });
  });

  test('takes the legal elements of its own jurisdiction only', () => {
    expect(judge('Maple', { name_postfix: 'S.A.R.F.' })).toMatchObject({ legalElement: 'S.A.R.F.' });
    expect(judge('Maple', { name_postfix: 'S.A.R.F.', jurisdiction: 'ON' })).toEqual(
      refused('name_postfix', 'NAME.LEGAL_ELEMENT_NOT_ALLOWED', {
        element: 'S.A.R.F.',
        allowed: jurisdiction('ON').names.legalElements.join(', '),
      }),
    );
    expect(judge('Érable', { name_postfix: 'Inc', jurisdiction: 'QC' })).toMatchObject({
      fullName: 'Érable inc.',
    });
    for (const id of jurisdictionIds) {
      for (const name_postfix of jurisdiction(id).names.legalElements) {
        expect(judge('Zyrtho', { jurisdiction: id, name_postfix })).toMatchObject({
          legalElement: name_postfix,
        });
      }
    }
  });

  test('needs a legal element, once', () => {
    expect(judge('Maple', { name_postfix: ' ' })).toEqual(
      refused('name_postfix', 'NAME.LEGAL_ELEMENT_REQUIRED'),
    );
    expect(judge('Maple Inc', {})).toEqual(refused('name', 'NAME.LEGAL_ELEMENT_TWICE', { element: 'Inc.' }));
    expect(judge('Limited Edition Books')).toMatchObject({ fullName: 'Limited Edition Books Inc.' });
  });

  test('may hold its element anywhere federally, at the end in British Columbia', () => {
    const within = { name_postfix: '' } as const;
    expect(judge('Corporation Zyrtho', within)).toMatchObject({ legalElement: 'Corporation' });
    expect(judge('Zyrtho Ltd.', { ...within, jurisdiction: 'BC' })).toMatchObject({ legalElement: 'Ltd.' });
    expect(judge('Corporation Zyrtho', { ...within, jurisdiction: 'BC' })).toEqual(
      refused('name', 'NAME.LEGAL_ELEMENT_NOT_LAST'),
    );
    expect(judge('Compagnie Zyrtho', { ...within, jurisdiction: 'QC' })).toMatchObject({
      legalElement: 'compagnie',
    });
    expect(judge('Ltée Zyrtho', { ...within, jurisdiction: 'QC' })).toEqual(
      refused('name', 'NAME.LEGAL_ELEMENT_NOT_LAST'),
    );
  });

  test('in a combined English and French form uses only "Inc.", at the end', () => {
    const combined = { isCombinedForm: true } as const;
    expect(judge('Érable Maple', combined)).toMatchObject({ fullName: 'Érable Maple Inc.' });
    expect(judge('Érable Maple', { ...combined, name_postfix: 'Ltd.' })).toEqual(
      refused('name_postfix', 'NAME.COMBINED_NEEDS_INC'),
    );
  });

  test('has at most 150 characters, its element included', () => {
    expect(judge('z'.repeat(145))).toMatchObject({ legalElement: 'Inc.' });
    expect(judge('z'.repeat(146))).toEqual(refused('name', 'NAME.TOO_LONG', { max: 150 }));
    expect(judge('z'.repeat(300))).toEqual(refused('name', 'NAME.TOO_LONG', { max: 150 }));
    expect(judge('  ')).toEqual(refused('name', 'GENERAL.FIELD_REQUIRED'));
    expect(judge('Maple\u202E')).toEqual(refused('name', 'TEXT.FORBIDDEN_CHARACTERS'));
  });

  test('passes unharmed in Turkish, French, Arabic and with emoji, with a warning where a registry may object', () => {
    expect(judge('Güneş Işığı')).toMatchObject({ fullName: 'Güneş Işığı Inc.', warnings: [] });
    expect(judge("L'Œuvre d’Hélène")).toMatchObject({ fullName: "L'Œuvre d’Hélène Inc.", warnings: [] });
    expect(judge('نور')).toMatchObject({ fullName: 'نور Inc.', warnings: ['NAME.UNUSUAL_CHARACTERS'] });
    expect(judge('Zyrtho 🍁')).toMatchObject({
      fullName: 'Zyrtho 🍁 Inc.',
      warnings: ['NAME.UNUSUAL_CHARACTERS'],
    });
  });
});

describe('reserved words', () => {
  test('are refused federally and warned about elsewhere', () => {
    for (const name of [
      'Zyrtho Co-operative',
      'Coopérative Zyrtho',
      'RCMP Friends',
      'R.C.M.P. Friends',
      'Parliament Hill Tea',
    ]) {
      expect(judge(name), name).toMatchObject([{ path: 'name', textCode: 'NAME.WORD_PROHIBITED' }]);
      expect(judge(name, { jurisdiction: 'ON' }), name).toMatchObject({
        warnings: ['NAME.WORD_MAY_BE_PROHIBITED'],
      });
    }
  });

  test('that need a consent are warned about', () => {
    for (const name of [
      'Zyrtho Bank',
      'Université Zyrtho',
      'Crown Zyrtho',
      'Zyrtho Trust',
      'Assurances Zyrtho',
    ]) {
      expect(judge(name), name).toMatchObject({ warnings: ['NAME.WORD_NEEDS_CONSENT'] });
    }
  });

  test('are not found inside other words or in the French article', () => {
    for (const name of ['Bankside Zyrtho', 'Un Zyrtho', 'Coopers Zyrtho', 'Trustworthy Zyrtho']) {
      expect(judge(name), name).toMatchObject({ warnings: [] });
    }
    expect(judge('UN ZYRTHO')).toMatchObject({ warnings: ['NAME.WORD_MAY_BE_PROHIBITED'] });
  });
});

describe('a name without a distinctive word', () => {
  const people = [{ firstname: 'Élise', lastname: 'Tremblay' }];
  test.each([
    ['Consulting Services', 'NAME.ONLY_DESCRIPTIVE'],
    ['Toronto Consulting', 'NAME.ONLY_DESCRIPTIVE'],
    ['Trois-Rivières', 'NAME.ONLY_PLACE'],
    ['Newfoundland and Labrador', 'NAME.ONLY_PLACE'],
    ['Elise Tremblay', 'NAME.ONLY_PERSON'],
    ['Tremblay', 'NAME.ONLY_PERSON'],
    ['Tremblay Robotique Zyrtho', 'NAME.FAMILY_NAME'],
  ])('%s: %s', (name, textCode) => {
    expect(judge(name, { people })).toMatchObject({ warnings: [textCode] });
  });
});

describe('a number name', () => {
  const named = (id: NameInput['jurisdiction'], number: string, legalElement = 'Inc.') => {
    const name = numberName(id, { number, legalElement });
    return name.ok ? name.value : name.error.textCode;
  };

  test('has the form of its jurisdiction', () => {
    expect(named('CA', '1234567', 'ltd')).toBe('1234567 Canada Ltd.');
    expect(named('ON', '1000123456')).toBe('1000123456 Ontario Inc.');
    expect(named('BC', '0123456', '')).toBe('0123456 B.C. Ltd.');
    expect(named('QC', '9123-4567', '')).toBe('9123-4567 Québec inc.');
  });

  test('with a wrong number or without its element is refused', () => {
    expect(named('CA', '12 34')).toBe('NAME.NUMBER_INVALID');
    expect(named('QC', '91234567')).toBe('NAME.NUMBER_INVALID');
    expect(named('CA', '1234567', '')).toBe('NAME.LEGAL_ELEMENT_REQUIRED');
  });
});
