import type { Brand } from '@tabellion/ui/brand/brand.tsx';
import './northbook.css';

/** The second brand, for white-label deployments: teal. */
export const northbook: Brand = {
  key: 'northbook',
  name: 'Northbook',
  logo: { light: '/brands/northbook-logo.svg', dark: '/brands/northbook-logo-on-dark.svg', ratio: 149 / 32 },
  favicon: '/brands/northbook-favicon.svg',
};
