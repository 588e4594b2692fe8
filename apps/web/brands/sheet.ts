import type { BrandFile } from './brandFile.ts';

/** How much of the darkest step of the accent lies in what veils the page (28 %) and in shadows (22 %), as hex. */
const share = { scrim: '47', lift: '38' };

/** The brand's colours as a sheet over `packages/ui/theme/tokens.css`. Its selectors outrank the tokens, wherever the
 *  page puts it, and give way to the accents of the theme settings. */
export function sheetOf({ colours: { light, dark } }: BrandFile): string {
  const { scrim, ...roles } = dark;
  return [
    rule('html', {
      ...light,
      swatch: light['a-7'],
      scrim: light['a-9'] + share.scrim,
      lift: `0 8px 24px -8px ${light['a-9']}${share.lift}`,
    }),
    rule('html[data-theme=dark]', {
      ...roles,
      scrim: `${scrim}99`,
      lift: '0 8px 24px -8px #00000099',
    }),
  ].join('');
}

const rule = (selector: string, tokens: Readonly<Record<string, string>>): string =>
  `${selector}{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
