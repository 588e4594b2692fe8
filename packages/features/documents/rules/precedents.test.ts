import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import type { BookFacts } from '../templates/template.ts';
import { templateOf, templates } from '../templates/templates.ts';
import { exampleOf } from './precedentExample.ts';
import {
  type FixedPart,
  fieldNamesOf,
  inForce,
  judgeReviewer,
  precedentFields,
  readPrecedent,
  standardOf,
} from './precedents.ts';
import { fillTemplate, textOf } from './printing.ts';

const facts = (more: Partial<BookFacts> = {}) =>
  ({
    language: 'en',
    asOf: plainDate('2026-03-01'),
    statute: 'cbca',
    number: '1234567-8',
    persons: new Map(),
    appointments: [],
    certificates: [],
    corporation: {
      name: 'Maple Inc.',
      jurisdiction: 'CA',
      province: 'ON',
      incorporatedOn: plainDate('2025-01-06'),
      board: { minimum: 1, maximum: 10 },
      transferRestrictions: 'No transfer without the consent of the directors.',
      registeredOffice: {
        street: '1 King St',
        unit: null,
        city: 'Toronto',
        province: 'ON',
        postalCode: 'M5H 1A1',
      },
    },
    ...more,
  }) as unknown as BookFacts;

const named = (name: string) => {
  const found = templateOf(name);
  if (found === undefined) throw new Error(`no template ${name}`);
  return found;
};

const worded = templates.filter(({ own }) => own !== undefined);
const read = (wording: string, of = { fields: ['corporation_name'], parts: [] as FixedPart[] }) =>
  readPrecedent(wording, of);
const faultsIn = (wording: string, parts: FixedPart[] = []) => {
  const reading = read(wording, { fields: ['corporation_name'], parts });
  return reading.ok ? [] : reading.error.map(({ textCode, params }) => ({ textCode, ...params }));
};

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  test.each(worded.filter(({ own }) => own === 'marked'))(
    'the standard wording of $name can be read, and says as own wording what the template says',
    (template) => {
      const own = facts({ language });
      const { example, dueOf } = exampleOf(own);
      const due = dueOf(template.name);
      const { text, parts } = standardOf(template, own);
      const fields = fieldNamesOf(template, precedentFields(own, due));
      expect(readPrecedent(text, { fields, parts })).toMatchObject({ ok: true });
      const wording = { precedentId: 'p', version: 1, wording: text, isApproved: true };
      const [standard, inOwn] = [
        fillTemplate(template, example, due),
        fillTemplate(template, example, due, wording),
      ];
      if (!standard.ok || !inOwn.ok) throw new Error('not printed');
      const note = language === 'en' ? /legal advice|no statute/ : /avis juridique|aucune loi/;
      const lines = (document: typeof standard.value) =>
        textOf(document)
          .split('\n')
          .filter((line) => !note.test(line))
          .toSorted();
      expect(lines(inOwn.value)).toEqual(lines(standard.value));
      expect(inOwn.value.footer).toMatch(/version 1$/);
    },
  );

  test('what is signed stays below own wording, and the statements on which it rests keep their sections', () => {
    const { example, dueOf } = exampleOf(facts({ language }));
    const wording = { precedentId: 'p', version: 2, isApproved: false };
    const filled = fillTemplate(named('director_consent'), example, dueOf('director_consent'), {
      ...wording,
      wording: '# {{corporation_name}}\n\nOnce.\n\n{{statements}}\n\n{{facts}}\n\n1. Twice.\n- More.',
    });
    if (!filled.ok) throw new Error('not printed');
    const { blocks, mark, footer } = filled.value;
    expect(blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'paragraph',
      'clause',
      'clause',
      'fields',
      'clause',
      'signatures',
    ]);
    expect(blocks.flatMap((block) => ('section' in block ? block.section : []))).toHaveLength(2);
    expect(JSON.stringify(blocks)).not.toContain('isKept');
    expect(mark).toBe(language === 'en' ? 'DRAFT' : 'PROJET');
    expect(footer).toContain(language === 'en' ? 'not approved' : 'non approuvée');
  });
});

test('a wording full of fields that are not offered is refused at once, by the first of them', () => {
  const began = performance.now();
  expect(faultsIn('{{x}}'.repeat(19_000))).toHaveLength(20);
  expect(performance.now() - began).toBeLessThan(1_000);
});

test('no section is cited for wording that nobody here knows', () => {
  const { example, dueOf } = exampleOf(facts());
  const own = { precedentId: 'p', version: 1, wording: '1. Ours alone.', isApproved: true };
  const filled = fillTemplate(named('by_law'), example, dueOf('by_law'), own);
  expect(filled.ok && JSON.stringify(filled.value)).not.toContain('CBCA');
});

test('a later by-law keeps the text of its entry', () => {
  const byLaw = named('by_law');
  expect(byLaw.isWordedFreely?.({ subject: 'an entry' })).toBe(false);
});

test('a fact that the wording names and nobody entered is a blank, not a gap', () => {
  const { example, dueOf } = exampleOf(facts());
  const own = { precedentId: 'p', version: 1, isApproved: true, wording: '{{year_end}}\n\n{{facts}}' };
  const filled = fillTemplate(
    named('intellectual_property_assignment'),
    example,
    dueOf('intellectual_property_assignment'),
    own,
  );
  expect(filled).toEqual({ ok: false, error: [{ fact: 'year_end' }] });
});

test('a name neither begins a clause nor is a field', () => {
  const { example, dueOf } = exampleOf(facts());
  const corporation = { ...example.corporation, name: '1. {{year_end}} # {{facts}}' };
  const own = { precedentId: 'p', version: 1, isApproved: true, wording: '{{corporation_name}}' };
  const filled = fillTemplate(named('by_law'), { ...example, corporation }, dueOf('by_law'), own);
  expect(filled.ok && filled.value.blocks[0]).toEqual({
    kind: 'paragraph',
    text: '1. {{year_end}} # {{facts}}',
  });
});

test('a field that is not offered is refused by its name and place, and so are braces that name none', () => {
  expect(faultsIn('# A\n\nTo {{nobody}} and {{constructor}}')).toEqual([
    { textCode: 'PRECEDENTS.UNKNOWN_FIELD', name: 'nobody', line: 3, column: 4 },
    { textCode: 'PRECEDENTS.UNKNOWN_FIELD', name: 'constructor', line: 3, column: 19 },
  ]);
  expect(faultsIn('To {{ corporation name }}')).toEqual([
    { textCode: 'PRECEDENTS.BRACES', line: 1, column: 4 },
  ]);
  expect(faultsIn('{{corporation_name}} 😀 }}')).toEqual([
    { textCode: 'PRECEDENTS.BRACES', line: 1, column: 24 },
  ]);
});

test('a fixed part stands once, by itself', () => {
  const part = '{{statements}}';
  expect(faultsIn('Words.', ['statements'])).toEqual([{ textCode: 'PRECEDENTS.PART_MISSING', part }]);
  expect(faultsIn('Words {{statements}}', ['statements'])).toMatchObject([
    { textCode: 'PRECEDENTS.PART_NOT_ALONE', line: 1, column: 7 },
  ]);
  expect(faultsIn('{{statements}}\n\n{{ statements }}', ['statements'])).toMatchObject([
    { textCode: 'PRECEDENTS.PART_TWICE', line: 3 },
  ]);
  expect(faultsIn('A\n \n{{ statements }}\n\nB', ['statements'])).toEqual([]);
  expect(faultsIn('{{statements}}')).toMatchObject([{ textCode: 'PRECEDENTS.UNKNOWN_FIELD' }]);
});

test('words that hide others are refused, and so is more than a document holds', () => {
  expect(faultsIn('\u202eabc')).toMatchObject([{ textCode: 'TEXT.FORBIDDEN_CHARACTERS' }]);
  expect(faultsIn('a'.repeat(100_001))).toMatchObject([{ textCode: 'GENERAL.TOO_LONG' }]);
  expect(faultsIn('  \n ')).toMatchObject([{ textCode: 'GENERAL.FIELD_REQUIRED' }]);
});

test('the last approved version is used, until the standard wording is again', () => {
  const version = (number: number, state: 'approved' | 'draft' | 'returned', isRetired = false) => ({
    version: number,
    state,
    isRetired,
  });
  expect(inForce([version(2, 'approved'), version(1, 'approved'), version(3, 'returned')])?.version).toBe(2);
  expect(inForce([version(1, 'approved', true), version(2, 'draft')])).toBeUndefined();
});

test('nobody reviews what he wrote, unless nobody else may', () => {
  expect(judgeReviewer('ann', { authors: ['ann'], reviewers: ['ann', 'bob'] })).toEqual({
    may: false,
    isOwn: true,
  });
  expect(judgeReviewer('bob', { authors: ['ann'], reviewers: ['ann', 'bob'] })).toEqual({
    may: true,
    isOwn: false,
  });
  expect(judgeReviewer('ann', { authors: ['ann', 'bob'], reviewers: ['ann', 'bob'] })).toEqual({
    may: true,
    isOwn: true,
  });
});
