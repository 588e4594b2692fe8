import { expect, test } from 'vitest';
import { rangesOfFonts, written } from '../../tools/fontCoverage.ts';
import { unprintable } from './coverage.ts';
import { coverageRanges, optionalRanges } from './coverageRanges.ts';

test('names of every script that our fonts have can be printed', () => {
  const names = [
    'Amélie Tremblay, Ömer Yılmaz, Łukasz Őry, Nguyễn Thị Hồng Ơ̛',
    'SENĆOŦEN ȾELTÁLEW̱, Dënesųłiné, Kwak̓wala G̱wa’sa̱la, ʔəy̓ x̌ʷəł',
    'Ελένη Παππά, Владимир Їжак',
    'ليلى حداد، پژمان گچ',
    'דוד כהן',
    '王小明、歐陽',
    'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
    'ᐊᓇᓇᐅᓯᖅ ᒥᑭᓯᐅᖅ',
    '“l’année” – 1 250,00 $ · § № €\n\tnext',
  ];
  for (const name of names) expect(unprintable(name)).toEqual([]);
});

test('names what no font has, once', () => {
  expect(unprintable('😀 Հայ 😀')).toEqual(['😀', 'Հ', 'ա', 'յ']);
  expect(unprintable('a\u0000b\u0007c\ufeff\ud800')).toEqual(['\u0000', '\u0007', '\ufeff', '\ud800']);
  expect(unprintable('👩\u200d⚕\ufe0f')).toEqual(['👩', '⚕']);
});

test('knows the characters that the fonts have', () => {
  expect(coverageRanges).toBe(written(rangesOfFonts('always')));
  expect(optionalRanges).toBe(written(rangesOfFonts('optional')));
});
