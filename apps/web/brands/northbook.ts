import type { BrandFile } from './brandFile.ts';
import { sampleTerms } from './sampleTerms.ts';

/** The second brand, for white-label deployments: teal. Entity, address and support are specimens until an
 *  installation puts its own. */
export const northbook: BrandFile = {
  key: 'northbook',
  name: 'Northbook',
  logo: { light: '/brands/northbook-logo.svg', dark: '/brands/northbook-logo-on-dark.svg', ratio: 149 / 32 },
  favicon: '/brands/northbook-favicon.svg',
  colours: {
    light: {
      'a-0': '#eaf5f3',
      'a-1': '#d3ebe7',
      'a-2': '#a9d6cf',
      'a-3': '#78b9b0',
      'a-5': '#2f8f84',
      'a-6': '#177a70',
      'a-7': '#126a61',
      'a-9': '#0a3833',
      'c-1': '#126a61',
      'c-2': '#3f9c91',
      'c-3': '#3f6fb5',
    },
    dark: {
      primary: '#1d7c72',
      'primary-hover': '#1a7067',
      link: '#8fd0c6',
      focus: '#78b9b0',
      selected: '#17433f',
      'selected-ink': '#e9f7f5',
      info: '#9ad6cd',
      'info-bg': '#12302f',
      'info-line': '#285c57',
      'c-1': '#4fb5a9',
      'c-2': '#9bd8cf',
      'c-3': '#7fa3e0',
      scrim: '#020c0b',
    },
  },
  mail: {
    heading: 'band',
    nameFont: "Inter, 'Segoe UI', Arial, sans-serif",
    accent: '#126a61',
    ground: '#f2f8f7',
    line: '#d3ebe7',
  },
  legal: { entity: 'Northbook Registry Services Ltd.', address: 'Halifax, Nova Scotia, Canada' },
  terms: sampleTerms,
  support: 'help@northbook.example',
};
