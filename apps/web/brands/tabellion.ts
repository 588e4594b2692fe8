import type { BrandFile } from './brandFile.ts';
import { sampleTerms } from './sampleTerms.ts';

/** The first brand: navy. Entity, address and support are specimens until an installation puts its own. */
export const tabellion: BrandFile = {
  key: 'tabellion',
  name: 'Tabellion',
  logo: { light: '/brands/tabellion-logo.svg', dark: '/brands/tabellion-logo-on-dark.svg', ratio: 155 / 32 },
  favicon: '/brands/tabellion-favicon.svg',
  colours: {
    light: {
      'a-0': '#eef2f9',
      'a-1': '#dbe3f2',
      'a-2': '#b4c5e4',
      'a-3': '#88a3d6',
      'a-5': '#4d74c3',
      'a-6': '#27509b',
      'a-7': '#1f3f7d',
      'a-9': '#0d2045',
      'c-1': '#1f3f7d',
      'c-2': '#5f83cd',
      'c-3': '#2b8a80',
    },
    dark: {
      primary: '#4d74c3',
      'primary-hover': '#456bb8',
      link: '#9db6e8',
      focus: '#88a3d6',
      selected: '#263760',
      'selected-ink': '#eef2fb',
      info: '#a9bfec',
      'info-bg': '#1c2a49',
      'info-line': '#36507f',
      'c-1': '#6d92de',
      'c-2': '#a9c0ee',
      'c-3': '#4fb5a9',
      scrim: '#040914',
    },
  },
  mail: {
    heading: 'line',
    nameFont: "'Source Serif 4', Georgia, 'Times New Roman', serif",
    accent: '#1f3f7d',
    ground: '#f4f6fa',
    line: '#dbe3f2',
  },
  legal: { entity: 'Tabellion Records Inc.', address: 'Toronto, Ontario, Canada' },
  terms: sampleTerms,
  support: 'support@tabellion.example',
};
