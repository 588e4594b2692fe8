import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Select } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useAnnual, useSave } from './annualPage.ts';

/** The director or officer who certifies the return: its last words name him. */
export function Certifier() {
  const text = useText();
  const { annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const { save } = useSave();
  const { certifiers, certified_by: certifiedBy } = annual;
  const options = certifiers.map(({ person_id: value, name: label }) => ({ value, label }));
  return (
    <Card title={text('annual.pay.certifier')}>
      <div className="stack s2">
        {mayEdit ? (
          <Select
            label={text('annual.pay.certifier')}
            value={certifiedBy ?? ''}
            options={[{ value: '', label: text('annual.pay.choose') }, ...options]}
            onChange={(personId) => void (personId !== '' && save({ certified_by: personId }))}
          />
        ) : (
          <p>{certifiers.find((one) => one.person_id === certifiedBy)?.name}</p>
        )}
        <p className="muted t12">{text('annual.pay.certifier.help')}</p>
      </div>
    </Card>
  );
}
