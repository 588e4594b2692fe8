import type { Brand } from '@tabellion/ui/brand/brand.tsx';
import './northbook.css';
import { NorthbookLogo, NorthbookMark } from './NorthbookLogo.tsx';

/** The second brand, for white-label deployments: teal. */
export const northbook: Brand = {
  key: 'northbook',
  name: 'Northbook',
  Logo: NorthbookLogo,
  Mark: NorthbookMark,
  favicon: '/northbook-favicon.svg',
};
