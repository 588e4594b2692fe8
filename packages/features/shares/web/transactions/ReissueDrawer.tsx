import { Button } from '@tabellion/ui/components/Button.tsx';
import { CheckboxField } from '@tabellion/ui/form/ChoiceFields.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { NumberField } from '@tabellion/ui/form/NumberField.tsx';
import { Removable } from '@tabellion/ui/form/Removable.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { formatNumber } from '@tabellion/ui/format/number.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import type { OpenCertificate } from '../../openSecuritiesContract.ts';
import { ReissueInput, reissueCertificates, reissueReasons } from '../../transactionContract.ts';
import { CertificateField } from './CertificateField.tsx';
import { TransactionDrawer } from './TransactionDrawer.tsx';
import { TransactionFields, transactionStart } from './TransactionFields.tsx';
import type { TransactionProps } from './transactionProps.ts';

const { security_ids: _ids, parts: _parts, ...transaction } = ReissueInput.shape;
const fields = z.strictObject({
  ...transaction,
  security_id: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')),
  /** Whether each certificate, by its id, goes into the new ones too. */
  also: z.record(z.string(), z.boolean()),
  parts: z.array(z.strictObject({ shares: z.string() })),
});
type Fields = z.output<typeof fields>;

/** A certificate is lost, damaged, put together with others or divided: the holder gets other ones for as many shares. */
export function ReissueDrawer({ orgId, security, options: surroundings, onClose }: TransactionProps) {
  const text = useText();
  const { today, certificates } = surroundings;
  return (
    <TransactionDrawer
      orgId={orgId}
      title={text('transaction.reissue')}
      name={`reissue/${security ?? ''}`}
      schema={fields}
      start={{ ...transactionStart(today), security_id: security ?? '', also: {}, parts: [] }}
      endpoint={reissueCertificates}
      bodyOf={bodyOf}
      isTold={({ reason, parts, also }) =>
        (reason !== 'divided' || parts.every(({ shares }) => shares.trim() !== '')) &&
        (reason !== 'merged' || Object.values(also).includes(true))
      }
      onClose={onClose}
    >
      <p className="t12 muted">{text('reissue.lead')}</p>
      <CertificateField certificates={certificates} />
      <SelectField
        name="reason"
        label={text('transaction.reason')}
        placeholder={text('wizard.choose')}
        options={reissueReasons.map((value) => ({ value, label: text(`reissue.reason.${value}`) }))}
      />
      <OfReason certificates={certificates} />
      <TransactionFields today={today} />
    </TransactionDrawer>
  );
}

function OfReason({ certificates }: { certificates: readonly OpenCertificate[] }) {
  const [reason, chosen]: [string, string] = useWatch({ name: ['reason', 'security_id'] });
  if (reason === 'divided') return <CertificateParts />;
  return reason === 'merged' ? <Others certificates={certificates} chosen={chosen} /> : null;
}

/** The other certificates of the holder and the class. */
function Others({ certificates, chosen }: { certificates: readonly OpenCertificate[]; chosen: string }) {
  const text = useText();
  const { language } = useLanguage();
  const own = certificates.find(({ _id }) => _id === chosen);
  const others = certificates.filter(({ _id, class_id }) => _id !== chosen && class_id === own?.class_id);
  return (
    <FormSection title={text('reissue.also')}>
      {others.length === 0 && <p className="t12 muted">{text('holder.certificates.none')}</p>}
      {others.map(({ _id, label, sharesExact }) => (
        <CheckboxField
          key={_id}
          name={`also.${_id}`}
          label={`${label ?? ''} · ${formatNumber(sharesExact, language)}`}
        />
      ))}
    </FormSection>
  );
}

function CertificateParts() {
  const text = useText();
  const { fields: all, append, remove } = useFieldArray<Fields>({ name: 'parts' });
  return (
    <FormSection title={text('wizard.shares.shares')}>
      {all.map(({ id }, at) => (
        <Removable key={id} label={text('reissue.part.remove', { at: at + 1 })} onRemove={() => remove(at)}>
          <NumberField name={`parts.${at}.shares`} label={text('reissue.part', { at: at + 1 })} />
        </Removable>
      ))}
      <div>
        <Button size="sm" icon={Plus} onClick={() => append({ shares: '' })}>
          {text('reissue.part.add')}
        </Button>
      </div>
    </FormSection>
  );
}

/** Fields typed for another reason are not sent. */
function bodyOf({ security_id, also, parts, ...typed }: Fields): z.input<typeof ReissueInput> {
  const others = Object.entries(also).flatMap(([id, isChosen]) =>
    isChosen && id !== security_id ? [id] : [],
  );
  return {
    ...typed,
    security_ids: typed.reason === 'merged' ? [security_id, ...others] : [security_id],
    ...(typed.reason === 'divided' && { parts: parts.map(({ shares }) => shares) }),
  };
}
