import { Card } from '@tabellion/ui/components/Card.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CompanyView } from '../shapes.ts';
import { AddressLines } from './facts.tsx';

export function OfficeCard({ company }: { company: CompanyView }) {
  const text = useText();
  const [office] = company.addresses;
  return (
    <Card title={text('organization.info.office')}>
      {office ? <AddressLines of={office} /> : <p className="muted">{text('organization.info.noOffice')}</p>}
    </Card>
  );
}
