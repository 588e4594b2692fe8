import type { Brand } from '@tabellion/ui/brand/brand.tsx';

/** The first brand. Its colours are the tokens' own: navy. */
export const tabellion: Brand = {
  key: 'tabellion',
  name: 'Tabellion',
  logo: { light: '/brands/tabellion-logo.svg', dark: '/brands/tabellion-logo-on-dark.svg', ratio: 155 / 32 },
  favicon: '/brands/tabellion-favicon.svg',
};
