/** Parts of the record that drawers share: facts that may be missing, and an address on one line. */
import type { Fact } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { regionLabel } from '../../../organizations/web/public.ts';
import type { Address } from '../../shapes.ts';

/** @returns what makes a fact; one that is not on record says so */
export function useFactMaker() {
  const text = useText();
  return (key: string, label: string, value: ReactNode): Fact & { key: string } => ({
    key,
    label,
    value: value || <span className="muted">{text('wizard.record.none')}</span>,
  });
}

export function AddressLine({ of }: { of: Address }) {
  const text = useText();
  const parts = [of.address_line_1, of.address_line_2, of.city, regionLabel(of.region, text), of.postal_code];
  return <UserText>{parts.filter((part) => part !== undefined && part !== '').join(', ')}</UserText>;
}
