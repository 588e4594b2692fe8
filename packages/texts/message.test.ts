import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { ar } from './ar.ts';
import { type CommonKey, en } from './en.ts';
import { fr } from './fr.ts';
import { formatParts, type MessagePart, parseMessage } from './message.ts';
import { createText, figureLocaleOf, type Language, languages, localeOf } from './text.ts';
import { tr } from './tr.ts';

const tables: Record<Language, Record<CommonKey, string>> = { en, fr, tr, ar };
const figures = {
  number: new Intl.NumberFormat('en-CA'),
  money: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }),
  price: new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 10 }),
  plural: new Intl.PluralRules('en-CA'),
};
const say = (message: string, params = {}) => formatParts(parseMessage(message), params, figures);

describe('a message', () => {
  test.each([
    ['Saved at {time}', { time: '10:42' }, 'Saved at 10:42'],
    ['{shares, number} shares', { shares: 1197000 }, '1,197,000 shares'],
    ['{price, number, ::currency/CAD} each', { price: 1250.5 }, '$1,250.50 each'],
    ['{price, number, ::currency/CAD .00########} each', { price: '0.0125' }, '$0.0125 each'],
    ['{price, number, ::currency/CAD .00########} each', { price: '1' }, '$1.00 each'],
    ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 0 }, 'none'],
    ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 1 }, '1 share'],
    ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 2500 }, '2,500 shares'],
    ['{who, select, me {You} other {{name}}} signed', { who: 'me', name: 'Ann' }, 'You signed'],
    ['{who, select, me {You} other {{name}}} signed', { who: 'them', name: 'Ann' }, 'Ann signed'],
    ['for {company}.', { company: 'Maple Inc.' }, 'for Maple Inc.'],
    ['for {company}...', { company: 'Maple Inc.' }, 'for Maple Inc....'],
    ["it's {n}", { n: 1 }, "it's 1"],
    ["it''s", {}, "it's"],
    ["'{n}' stays", { n: 1 }, '{n} stays'],
  ])('%s', (message, params, expected) => {
    expect(say(message, params)).toBe(expected);
  });

  test.each(['{', '{n', '{n, date}', '{n, plural, one {x}}', 'x}'])(
    '%s is a fault of the text',
    (message) => {
      expect(() => parseMessage(message)).toThrow(SyntaxError);
    },
  );

  test('that lacks a value is a fault of the caller', () => {
    expect(() => say('{name}')).toThrow(RangeError);
  });
});

test('tells Arabic readers figures as English Canada writes them', () => {
  const text = createText('ar', { 'ONBOARDING.NEED.MONEY': '{amount, number, ::currency/CAD}' });
  expect(text('ONBOARDING.NEED.MONEY', { amount: 9000 })).toBe('$9,000.00');
});

describe.each(languages)('every text in %s', (language) => {
  test('reads as the library for all of ICU reads it', () => {
    const text = createText(language, tables[language]);
    const different = Object.entries(tables[language]).flatMap(([key, message]) => {
      const whole = new IntlMessageFormat(message, localeOf[language], undefined, {
        ignoreTag: true,
        formatters: formattersOf(language),
      });
      return [0, 1, 2, 5, 11, 100].flatMap((size) => {
        const params = samples(parseMessage(message), size);
        const ours = text(key as CommonKey, params);
        const theirs = String(whole.format(params));
        return ours === theirs ? [] : [{ key, size, ours, theirs }];
      });
    });
    expect(different).toEqual([]);
  });
});

/** The library's own, but for the figures, which Arabic reads as English Canada writes them. */
const formattersOf = (language: Language) => ({
  getNumberFormat: (_?: string | string[], options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(figureLocaleOf(language), { ...options, currencyDisplay: 'narrowSymbol' }),
  getDateTimeFormat: (locale?: string | string[], options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options),
  getPluralRules: (locale?: string | string[], options?: Intl.PluralRulesOptions) =>
    new Intl.PluralRules(locale, options),
});

/** A value for every name in a message: numbers where it counts, the first case where it selects. */
function samples(parts: readonly MessagePart[], size: number): Record<string, string | number> {
  const found: Record<string, string | number> = {};
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'count') continue;
    if (part.kind === 'value') found[part.name] ??= 'Zoë';
    else if (!('cases' in part)) found[part.name] = size;
    else {
      for (const inner of part.cases.values()) Object.assign(found, samples(inner, size));
      found[part.name] = part.kind === 'plural' ? size : ([...part.cases.keys()][0] ?? 'other');
    }
  }
  return found;
}
