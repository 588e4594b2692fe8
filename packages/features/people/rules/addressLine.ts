/** An address as a register prints it, in one line: the province by its code, the country only where it is another. */
import { provinceFromWire } from '../../organizations/rules/wireNames.ts';
import type { Address } from '../shapes.ts';

/** `44, rue Saint-Paul Ouest, Montréal QC`; empty where none is known. */
export function addressLine(address: Address | null): string {
  if (address === null) return '';
  const { address_line_1, address_line_2, city, region, country } = address;
  const province = country === 'Canada' ? (provinceFromWire(region) ?? region) : region;
  const place = [city, province].filter((part) => part !== '').join(' ');
  return [address_line_1, address_line_2 ?? '', place, country === 'Canada' ? '' : country]
    .filter((part) => part !== '')
    .join(', ');
}
