import { longMonthDay } from '@tabellion/texts/longDate.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readOrganization, updateTaxInfo } from '../contract.ts';
import { type CompanyView, taxFilingPeriods, taxInput } from '../shapes.ts';
import { hasRegisters } from './corporation.ts';
import { EditableCard, EnteredFacts, fact } from './facts.tsx';

const accounts = ['rc', 'rt', 'rp', 'rm'] as const;

/** Business number, program accounts, year end, sales tax. */
export function TaxCard({ company, mayEdit }: { company: CompanyView; mayEdit: boolean }) {
  const text = useText();
  const { language } = useLanguage();
  const { taxInfo } = company;
  const number = (printed: string) => printed && <Id>{printed}</Id>;
  return (
    <EditableCard
      title={text('organization.info.taxes')}
      mayEdit={mayEdit}
      drawer={(onClose) => <EditTaxInfo company={company} onClose={onClose} />}
    >
      <EnteredFacts
        of={[
          fact('bn', text('organization.field.businessNumber'), number(taxInfo.business_number)),
          ...accounts.map((account) =>
            fact(account, text(`organization.field.${account}`), number(taxInfo[`${account}_account`])),
          ),
          fact(
            'yearEnd',
            text('organization.field.yearEnd'),
            taxInfo.fiscal_year_end && longMonthDay(taxInfo.fiscal_year_end, language),
          ),
          fact(
            'since',
            text('organization.field.gstSince'),
            taxInfo.gst_since && <DateText date={taxInfo.gst_since} />,
          ),
          fact(
            'period',
            text('organization.field.period'),
            taxInfo.filing_period && text(`organization.period.${taxInfo.filing_period}`),
          ),
          fact(
            'preparer',
            text('organization.field.preparer'),
            taxInfo.preparer && <UserText>{taxInfo.preparer}</UserText>,
          ),
        ]}
      />
    </EditableCard>
  );
}

function EditTaxInfo({ company, onClose }: { company: CompanyView; onClose(): void }) {
  const text = useText();
  const { taxInfo, unique_id: id } = company;
  // It changes by a dated entry then.
  const isYearEndRecorded = hasRegisters(company.status) && taxInfo.fiscal_year_end !== '';
  const form = useForm(taxInput, {
    start: {
      ...taxInfo,
      gst_since: taxInfo.gst_since ?? '',
      filing_period: taxInfo.filing_period ?? undefined,
    },
  });
  const draft = useDraft(form, `taxes/${id}`);
  const save = useCall(updateTaxInfo, { say: 'always' });
  const readings = useReadings();
  return (
    <DrawerForm
      title={text('organization.info.taxes')}
      form={form}
      draft={draft}
      onSubmit={(body) => save.run({ params: { id }, body })}
      onSaved={(data) => readings.put(readOrganization, { params: { id } }, data)}
      save={text('organization.save')}
      onClose={onClose}
    >
      <TextField name="business_number" label={text('organization.field.businessNumber')} ltr optional />
      <div className="grid2">
        {accounts.map((account) => (
          <TextField
            key={account}
            name={`${account}_account`}
            label={text(`organization.field.${account}`)}
            help={text('organization.field.accountHelp')}
            ltr
            optional
          />
        ))}
        {!isYearEndRecorded && (
          <TextField
            name="fiscal_year_end"
            label={text('organization.field.yearEnd')}
            help={text('organization.field.yearEndHelp')}
            ltr
            optional
          />
        )}
        <DateField name="gst_since" label={text('organization.field.gstSince')} optional />
        <SelectField
          name="filing_period"
          label={text('organization.field.period')}
          placeholder={text('organization.none')}
          options={taxFilingPeriods.map((period) => ({
            value: period,
            label: text(`organization.period.${period}`),
          }))}
          optional
        />
        <TextField name="preparer" label={text('organization.field.preparer')} optional />
      </div>
    </DrawerForm>
  );
}
