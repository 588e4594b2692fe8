import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ConvertInput, convertShares, roundings } from '../../deedContract.ts';
import { CertificateField, PartField } from './CertificateField.tsx';
import { DeedDrawer } from './DeedDrawer.tsx';
import { DeedFields, deedStart } from './DeedFields.tsx';
import type { DeedProps } from './deedProps.ts';

/** Shares become those of another class, by the ratio that their class names. */
export function ConvertDrawer({ orgId, security, around, onClose }: DeedProps) {
  const text = useText();
  const { today, certificates, classes } = around;
  const may = new Set(classes.filter(({ properties }) => properties.convertible).map(({ _id }) => _id));
  const convertible = certificates.filter(({ classId }) => may.has(classId));
  return (
    <DeedDrawer
      orgId={orgId}
      title={text('deed.convert')}
      name={`convert/${security ?? ''}`}
      schema={ConvertInput}
      start={{ ...deedStart(today), security_id: security ?? '', sharesExact: '', rounding: 'down' }}
      endpoint={convertShares}
      bodyOf={(typed) => typed}
      isTold={({ sharesExact = '' }) => sharesExact.trim() !== ''}
      onClose={onClose}
    >
      <CertificateField certificates={convertible} />
      <div className="grid2">
        <PartField certificates={convertible} name="sharesExact" label={text('wizard.shares.shares')} />
        <SelectField
          name="rounding"
          label={text('deed.rounding')}
          options={roundings.map((value) => ({ value, label: text(`deed.rounding.${value}`) }))}
        />
      </div>
      <DeedFields today={today} />
    </DeedDrawer>
  );
}
