import { describe, expect, test } from 'vitest';
import { codePoints, readText } from './fields.ts';

const rule = { path: 'note', maxLength: 10 };
const refused = (textCode: string, params?: object) => ({
  ok: false,
  error: { path: 'note', textCode, ...(params && { params }) },
});

describe('text that a person typed', () => {
  test('is kept as written, without outer blanks, composed', () => {
    expect(readText('  E\u0301rable ', rule)).toEqual({ ok: true, value: 'Érable' });
    for (const text of ["O'Neil", 'Şükrü İ.', 'محمد علي', '👩‍🚀 Åsa', 'D’Arcy', '<b>&amp;', '']) {
      expect(readText(text, rule), text).toEqual({ ok: true, value: text });
    }
  });

  test('may hold the marks and joiners that Arabic, Hebrew and emoji need', () => {
    for (const text of ['می\u200Cخواهم', '\u200Fأ', '\u061Cأ', '❤\uFE0F'])
      expect(readText(text, rule).ok).toBe(true);
  });

  test('is refused with control characters, lone surrogates and direction overrides', () => {
    for (const bad of [
      'a\u0000b',
      'a\u0007b',
      'a\u0085b',
      'a\nb',
      'a\tb',
      'a\u2028b',
      'a\uD800b',
      'a\uDC00',
    ]) {
      expect(readText(bad, rule), JSON.stringify(bad)).toEqual(refused('TEXT.FORBIDDEN_CHARACTERS'));
    }
    for (const mark of [
      '\u202A',
      '\u202B',
      '\u202C',
      '\u202D',
      '\u202E',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
    ]) {
      expect(readText(`a${mark}b`, rule)).toEqual(refused('TEXT.FORBIDDEN_CHARACTERS'));
    }
  });

  test('is empty where nothing of it shows', () => {
    for (const unseen of ['\u200D', ' \u200B\u2060 ', '\u3164'])
      expect(readText(unseen, rule)).toEqual({ ok: true, value: '' });
  });

  test('as a number has nothing that is not seen', () => {
    expect(readText('OPT-7', { ...rule, isNumber: true })).toEqual({ ok: true, value: 'OPT-7' });
    expect(readText('OPT-7\u200D', { ...rule, isNumber: true })).toEqual(
      refused('TEXT.FORBIDDEN_CHARACTERS'),
    );
  });

  test('may have several lines where the field allows it', () => {
    expect(readText('a\r\n\tb', { ...rule, multiline: true })).toEqual({ ok: true, value: 'a\r\n\tb' });
    expect(readText('a\u0000b', { ...rule, multiline: true }).ok).toBe(false);
    expect(readText('a\u202Eb', { ...rule, multiline: true }).ok).toBe(false);
  });

  test('is measured in code points, on both sides of the limit', () => {
    expect(readText('👍'.repeat(10), rule).ok).toBe(true);
    expect(readText('👍'.repeat(11), rule)).toEqual(refused('GENERAL.TOO_LONG', { max: 10 }));
    expect(readText('e\u0301'.repeat(10), rule).ok).toBe(true);
    expect(codePoints('👩‍🚀')).toBe(3);
  });

  test('is missing when nothing of it can be seen', () => {
    for (const blank of ['', '   ', '\u200B', '\u00A0\u2003', '\u3164', '\uFEFF']) {
      expect(readText(blank, { ...rule, required: true }), JSON.stringify(blank)).toEqual(
        refused('GENERAL.FIELD_REQUIRED'),
      );
    }
    expect(readText('.', { ...rule, required: true }).ok).toBe(true);
  });
});
