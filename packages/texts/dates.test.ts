import { afterEach, expect, test, vi } from 'vitest';
import { formatInstant } from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

const languages = ['en', 'fr', 'tr', 'ar'] as const;
const toldIn = (zone: string) => {
  vi.stubEnv('TZ', zone);
  return languages.map((language) => formatInstant('2026-11-22T02:05:00.000Z', language));
};

test('an instant is told in the zone of the reader, which is named beside it', () => {
  expect(toldIn('America/Toronto')).toEqual([
    'Nov 21, 2026, 21:05 EST',
    '21 nov. 2026, 21 h 05 HNE',
    '21 Kas 2026, 21:05 GMT-5',
    '21 نوفمبر 2026، 21:05 بالتوقيت الشرقي',
  ]);
  expect(toldIn('Europe/Istanbul')[0]).toBe('Nov 22, 2026, 05:05 GMT+3');
});

test('a zone that is named is told instead', () => {
  vi.stubEnv('TZ', 'Europe/Istanbul');
  expect(formatInstant('2026-11-22T02:05:00.000Z', 'en', 'America/Toronto')).toBe('Nov 21, 2026, 21:05 EST');
});

test('in Arabic the zone of a registry has its name, and UTC its letters', () => {
  const told = (zone: string) => formatInstant('2026-11-22T02:05:00.000Z', 'ar', zone).split('، ')[1];
  expect(told('America/Vancouver')).toBe('18:05 بتوقيت المحيط الهادي');
  expect(told('UTC')).toBe('02:05 \u2066UTC\u2069');
});
