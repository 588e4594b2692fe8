import { type Finding, refused, warning } from '@tabellion/book/judge/finding.ts';
import { expect, test } from 'vitest';
import { tellFindings } from './findings.ts';

const summaryOf = (findings: readonly Finding[], severity: Finding['severity']) =>
  tellFindings(findings, severity).map(({ path, textCode }) => `${path} ${textCode}`);

test('each is told once, at the field of its form, by how much it weighs', () => {
  const missing = warning('solvency_missing');
  expect(summaryOf([missing, missing, refused('solvency_missing')], 'warning')).toEqual([
    'solvency_on SHARES.SOLVENCY_MISSING',
  ]);
  expect(summaryOf([missing, refused('solvency_missing')], 'refused')).toEqual([
    'solvency_on SHARES.SOLVENCY_LATER',
  ]);
});

test('what the law refuses is never without words; a warning that no form causes has none', () => {
  expect(summaryOf([refused('director_under_age', 'personId')], 'refused')).toEqual([
    'personId GENERAL.FIELD_INVALID',
  ]);
  expect(summaryOf([warning('director_under_age', 'personId')], 'warning')).toEqual([]);
});
