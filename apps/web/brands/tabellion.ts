import type { Brand } from '@tabellion/ui/brand/brand.tsx';
import { TabellionLogo, TabellionMark } from './TabellionLogo.tsx';

/** The first brand. Its colours are the tokens' own: navy. */
export const tabellion: Brand = {
  key: 'tabellion',
  name: 'Tabellion',
  Logo: TabellionLogo,
  Mark: TabellionMark,
  favicon: '/tabellion-favicon.svg',
};
