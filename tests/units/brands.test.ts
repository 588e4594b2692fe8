import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { brandFace } from '../../apps/web/brands/brandFace.ts';
import { type BrandFile, brandFile, faceOf } from '../../apps/web/brands/brandFile.ts';
import { brandKeys, brandOf } from '../../apps/web/brands/brands.ts';
import { brandedPage, manifestOf } from '../../apps/web/brands/page.ts';
import { sheetOf } from '../../apps/web/brands/sheet.ts';

const root = join(import.meta.dirname, '../..');
const brand = (key: string): BrandFile => brandFile.parse(brandOf(key, 'standard'));

test('BRAND names a brand; without it the mode chooses, and white-label is the second', () => {
  const chosen = [
    brandOf(undefined, 'standard'),
    brandOf(undefined, 'white_label'),
    brandOf('northbook', 'standard'),
    brandOf('tabellion', 'white_label'),
    brandOf('acme', 'standard'),
  ];
  expect(chosen.map((each) => each?.name)).toEqual([
    'Tabellion',
    'Northbook',
    'Northbook',
    'Tabellion',
    undefined,
  ]);
});

describe.each(brandKeys)('the file of %s', (key) => {
  const file = brand(key);

  test('has every field, and no other', () => {
    expect(brandFile.safeParse(brandOf(key, 'standard')).success).toBe(true);
    for (const field of Object.keys(file))
      expect(brandFile.safeParse({ ...file, [field]: undefined }).success, field).toBe(false);
    expect(brandFile.safeParse({ ...file, slogan: 'x' }).success).toBe(false);
  });

  test('shares neither name, colour, address nor picture with another brand', () => {
    const others = brandKeys.filter((other) => other !== key).map(brand);
    const marks = ({ name, support, favicon, logo, legal, mail, colours }: BrandFile) => [
      name,
      support,
      favicon,
      logo.light,
      logo.dark,
      legal.entity,
      mail.accent,
      colours.light['a-7'],
    ];
    for (const other of others) expect(marks(file).filter((mark) => marks(other).includes(mark))).toEqual([]);
  });

  test('names pictures that are there, of its proportions, and that run nothing', () => {
    for (const path of [file.logo.light, file.logo.dark, file.favicon]) {
      const svg = readFileSync(join(root, 'apps/web/public', path), 'utf8');
      expect(svg).toMatch(/^<svg /);
      expect(svg).not.toMatch(/<script|\bon\w+=|href=/);
    }
    const logo = readFileSync(join(root, 'apps/web/public', file.logo.light), 'utf8');
    const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(logo) ?? [];
    expect(file.logo.ratio).toBe(Number(width) / Number(height));
  });

  test('gives the browser its face alone', () => {
    expect(brandFace.parse(faceOf(file))).toEqual({
      key,
      name: file.name,
      logo: file.logo,
      support: file.support,
      entity: file.legal.entity,
    });
  });

  test.each(['light', 'dark'] as const)('can be read in %s (WCAG 2.2, 1.4.3 and 1.4.11)', (theme) => {
    const of = tokensOf(file, theme);
    const surfaces = ['body', 'surface', 'sunken', 'hover'];
    const words = [
      ['on-primary', 'primary'],
      ['on-primary', 'primary-hover'],
      ['selected-ink', 'selected'],
      ['info', 'info-bg'],
      ...surfaces.flatMap((surface) => [
        ['link', surface],
        ['ink', surface],
      ]),
    ];
    const signs = ['focus', 'c-1', 'c-2', 'c-3'].map((sign) => [sign, 'surface']);
    const tooWeak = [
      ...words.filter(([ink, ground]) => contrast(of(ink), of(ground)) < 4.5),
      ...signs.filter(([ink, ground]) => contrast(of(ink), of(ground)) < 3),
    ];
    expect(tooWeak).toEqual([]);
  });

  test('can be read in mails', () => {
    const { accent, ground } = file.mail;
    const pairs = [
      ['#ffffff', accent],
      [accent, ground],
      ['#566176', ground],
      ['#16202e', ground],
    ];
    expect(pairs.filter(([ink, below]) => contrast(ink, below) < 4.5)).toEqual([]);
  });
});

test('a page without a place for the brand is refused', () => {
  expect(() => brandedPage('<html lang="en">', brand('tabellion'), { sheet: '/x.css' })).toThrow(
    'no <!-- brand -->',
  );
});

test('what a brand is called is text in the page, never markup', () => {
  const odd = { ...brand('northbook'), name: '<b>"N" & $&</b>' };
  const page = brandedPage('<html lang="en"><head><!-- brand --></head>', odd, { sheet: '/x.css' });
  expect(page).toContain('<title>&lt;b&gt;&quot;N&quot; &amp; $&amp;&lt;/b&gt;</title>');
  expect(page).toMatch(/^<html data-brand="northbook" lang="en">/);
  expect(JSON.parse(manifestOf(odd))).toMatchObject({ name: odd.name, theme_color: '#126a61' });
});

test('names the hosts that do not show Filing where the installation has such', () => {
  const page = (filingHiddenMarker?: string) =>
    brandedPage('<html lang="en"><!-- brand -->', brand('tabellion'), {
      sheet: '/x.css',
      filingHiddenMarker,
    });
  expect(page('a"b')).toContain('<meta name="filing-hidden-marker" content="a&quot;b" />');
  expect(page()).not.toContain('filing-hidden-marker');
});

/** Values of tokens in a brand: the brand's sheet over the tokens of every brand. */
function tokensOf(file: BrandFile, theme: 'light' | 'dark'): (name: string | undefined) => string {
  const shared = blocksOf(readFileSync(join(root, 'packages/ui/theme/tokens.css'), 'utf8'));
  const own = blocksOf(sheetOf(file));
  const tokens = new Map(
    [...shared, ...own]
      .filter(({ isDark }) => theme === 'dark' || !isDark)
      .sort((a, b) => Number(a.isDark) - Number(b.isDark))
      .flatMap(({ tokens }) => tokens),
  );
  const colourOf = (name = ''): string => {
    const value = tokens.get(name) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other === undefined ? value : colourOf(other);
  };
  return colourOf;
}

const blocksOf = (sheet: string) =>
  Array.from(sheet.matchAll(/([^{}]+)\{([^}]*)\}/g), ([, selector = '', body = '']) => ({
    isDark: selector.includes('[data-theme='),
    tokens: Array.from(
      body.matchAll(/--([\w-]+):\s*([^;]+)/g),
      ([, name = '', value = '']): [string, string] => [name, value.trim()],
    ),
  }));

/** The ratio of WCAG 2.2: 1 for the same colour, 21 for black on white. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour;
  const [, ...parts] = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex) ?? [];
  if (parts.length < 3) throw new Error(`no colour: ${colour}`);
  const [r = 0, g = 0, b = 0] = parts.map((part) => {
    const share = Number.parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
