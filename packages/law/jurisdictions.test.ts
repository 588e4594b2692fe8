import { residencyRule } from '@tabellion/book/judge/law.ts';
import { describe, expect, test } from 'vitest';
import {
  isJurisdictionId,
  jurisdiction,
  jurisdictionIds,
  mustConfirm,
  provinceCodes,
} from './jurisdictions.ts';

describe('the fourteen jurisdictions', () => {
  test('are the federal law, ten provinces and three territories, each under its own id', () => {
    expect([...jurisdictionIds].sort()).toEqual([
      'AB',
      'BC',
      'CA',
      'MB',
      'NB',
      'NL',
      'NS',
      'NT',
      'NU',
      'ON',
      'PE',
      'QC',
      'SK',
      'YT',
    ]);
    expect(provinceCodes).not.toContain('CA');
    for (const id of jurisdictionIds) expect(jurisdiction(id).id).toBe(id);
  });

  test('each say where every part comes from', () => {
    for (const id of jurisdictionIds) {
      const { sources, verification } = jurisdiction(id);
      expect(sources.length, id).toBeGreaterThan(0);
      expect(verification, id).toMatchObject({
        annualFiling: expect.any(String),
        legalElements: expect.any(String),
      });
    }
  });

  test('only the federal law and Manitoba keep a residency rule for directors', () => {
    expect(jurisdictionIds.filter((id) => jurisdiction(id).directorResidency.required)).toEqual(['CA', 'MB']);
    // The judge of the registers has the same.
    expect(jurisdictionIds.filter((id) => residencyRule(id, null) !== null)).toEqual(['CA', 'MB']);
  });

  test('nine of the thirteen provinces and territories require a register of significant individuals', () => {
    expect(provinceCodes.filter((id) => jurisdiction(id).transparencyRegister.required)).toHaveLength(9);
  });

  test('a due date that no official text gives must be confirmed with the registry', () => {
    expect(mustConfirm('CA', 'annualFiling')).toBe(false);
    expect(mustConfirm('NS', 'annualFiling')).toBe(true);
  });

  test('an unknown word is none of them', () => {
    expect(['Delaware', 'toString', 'BC'].map(isJurisdictionId)).toEqual([false, false, true]);
  });
});
