import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// A sheet stays in the page after its screen is left: what two of them say of one class depends on where a reader was before.

interface Rule {
  readonly sheet: string;
  readonly selector: string;
  readonly body: string;
  /** The conditions around it, outermost first, such as `@media print`. */
  readonly within: readonly string[];
}

/** @returns the rules of a sheet, those inside of conditions too */
function rulesOf(sheet: string, css: string, within: readonly string[] = []): Rule[] {
  const rules: Rule[] = [];
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  for (let at = 0; ; ) {
    const opens = text.indexOf('{', at);
    if (opens < 0) return rules;
    let closes = opens + 1;
    for (let depth = 1; depth > 0; closes += 1) depth += { '{': 1, '}': -1 }[text[closes] ?? '}'] ?? 0;
    const selector = text.slice(at, opens).trim();
    const body = text.slice(opens + 1, closes - 1);
    if (/^@(media|supports|container)/.test(selector))
      rules.push(...rulesOf(sheet, body, [...within, selector]));
    else rules.push({ sheet, selector, body, within });
    at = closes;
  }
}

const sheetsBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') && !/(^|\/)(node_modules|dist)\//.test(name))
    .map((name) => join(folder, name));

const read = (sheet: string): Rule[] => rulesOf(sheet, readFileSync(sheet, 'utf8'));
const classesIn = (selector: string): string[] => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? [];

/** Classes that several sheets style, though none of the theme does. A selector belongs to its first class that is not the
 *  theme's: `.entrypaper .doctext` says how a text looks in an entry, and reaches no other. */
function sharedClasses(ofTheme: readonly Rule[], ofFeatures: readonly Rule[]): string[] {
  const common = new Set(ofTheme.flatMap(({ selector }) => classesIn(selector)));
  const sheets = new Map<string, Set<string>>();
  for (const rule of ofFeatures)
    for (const selector of rule.selector.split(/,(?![^(]*\))/)) {
      const name = classesIn(selector).find((one) => !common.has(one));
      if (name !== undefined) sheets.set(name, (sheets.get(name) ?? new Set()).add(rule.sheet));
    }
  return [...sheets].filter(([, of]) => of.size > 1).map(([name, of]) => `.${name}: ${[...of].join(', ')}`);
}

/** Rules that hide a part of a table, or what is not for phones, on a narrow page, and so on paper too. */
const hidingOnPaper = (rules: readonly Rule[]): string[] =>
  rules
    .filter(
      ({ selector, body, within }) =>
        /(^|[\s,>.])(t|t--[\w]+|td|th|tr|tfoot|thead|tbody|not-phone)(?![\w-])/.test(selector) &&
        /display:\s*none|visibility:\s*hidden/.test(body) &&
        within.some((query) => query.includes('width') && !query.includes('screen')),
    )
    .map(({ sheet, selector }) => `${sheet}: ${selector}`);

test.each([
  ['.a { color: red }', '.b { color: red }', []],
  ['.a { color: red }', '@media print { .t .a { color: red } }', ['.a: one.css, two.css']],
  ['.t { color: red }', '.t { color: red }', []],
])('%s beside %s', (one, two, found) => {
  const theme = rulesOf('theme.css', '.t { margin: 0 }');
  expect(sharedClasses(theme, [...rulesOf('one.css', one), ...rulesOf('two.css', two)])).toEqual(found);
});

test.each([
  ['@media (width < 959px) { .t--cards tfoot td { display: none } }', 1],
  ['@media screen and (width < 959px) { .t--cards tfoot td { display: none } }', 0],
  ['@media (width < 959px) { .tips { display: none } }', 0],
])('%s', (css, found) => {
  expect(hidingOnPaper(rulesOf('one.css', css))).toHaveLength(found);
});

test('a class belongs to the theme or to one sheet', () => {
  const theme = [...sheetsBelow('packages/ui')].flatMap(read);
  const features = [...sheetsBelow('packages/features'), ...sheetsBelow('apps/web')].flatMap(read);
  expect(features.length).toBeGreaterThan(100);
  expect(sharedClasses(theme, features)).toEqual([]);
});

test('959 px is wide, and what is below it is not', () => {
  const conditions = [...sheetsBelow('packages'), ...sheetsBelow('apps/web')]
    .flatMap(read)
    .flatMap(({ within }) => within)
    .flatMap((query) => query.match(/\([^)]*\b9[56]\d(?:\.\d+)?px\)/g) ?? []);
  expect([...new Set(conditions)].sort()).toEqual(['(width < 959px)', '(width >= 959px)']);
});

test('no table loses a column or a sum on paper because paper is narrow', () => {
  expect(hidingOnPaper([...sheetsBelow('packages'), ...sheetsBelow('apps/web')].flatMap(read))).toEqual([]);
});

/** Rules by which the frame around every page, asked for what is in it, says how something inside looks. */
const frameAsked = (rules: readonly Rule[]): string[] =>
  rules
    .filter(({ within }) => !within.some((condition) => condition.includes('print')))
    .flatMap(({ selector }) => selector.split(/,(?![^(]*\))/))
    .filter((selector) =>
      /^\s*(html|body|\.main|\.shell|:root)(?![\w-])[^\s(]*:has\((?:[^()]|\([^()]*\))*\)\S*\s+\S/.test(
        selector,
      ),
    );

test('no sheet has the browser find the styles of a whole page again when a part of it changes', () => {
  expect(
    frameAsked(rulesOf('a.css', 'html:has(.foot) .snack { top: 0; } .main:has(.bar) { top: 0; }')),
  ).toEqual(['html:has(.foot) .snack']);
  expect(frameAsked([...sheetsBelow('packages'), ...sheetsBelow('apps')].flatMap(read))).toEqual([]);
});
