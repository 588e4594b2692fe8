import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { zoneOf } from '@tabellion/law/jurisdictions.ts';
import { corporationTypeFromWire, defaultPlace } from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { TextField } from '@tabellion/ui/form/TextField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useEffect } from 'react';
import { readNotification, readOrganization, saveCorporateInfo } from '../contract.ts';
import { type CompanyView, factsInput } from '../shapes.ts';
import { AnchorFields } from './AnchorFields.tsx';

export type EditedFactName = keyof typeof factsInput.shape;

interface EditFactsProps {
  orgId: string;
  /** The field that the reader came for. */
  first?: EditedFactName;
  /** Has what else shows these facts read again. */
  onSaved?(): Promise<unknown>;
  onClose(): void;
}

/** Facts outside of the articles and the certificate that change over the years; deadlines depend on them. */
export function EditFacts({ orgId, first = 'industry', ...rest }: EditFactsProps) {
  const text = useText();
  const company = useRead(readOrganization, { params: { id: orgId } });
  const isRead = company.data !== undefined;
  // The drawer gives the focus to its first field; this is later.
  useEffect(() => {
    if (isRead) document.getElementsByName(first)[0]?.focus();
  }, [isRead, first]);
  return (
    <Drawer title={text('organization.info.edit')} onClose={rest.onClose}>
      {company.data ? <FactsForm company={company.data} {...rest} /> : <DrawerReading of={company} />}
    </Drawer>
  );
}

interface FactsFormProps extends Pick<EditFactsProps, 'onSaved' | 'onClose'> {
  company: CompanyView;
}

function FactsForm({ company, onSaved, onClose }: FactsFormProps) {
  const text = useText();
  const { unique_id: id, industry, annualShareholder_date, filing_year, anchored_by } = company;
  const law = corporationTypeFromWire(company.corporation_type) ?? defaultPlace.jurisdiction;
  const today = dateInZone(instantOfMillis(Date.now()), zoneOf(law));
  const yearBefore = String(filing_year ?? '');
  const form = useForm(factsInput, {
    start: {
      industry,
      anchored_by,
      anchor_date: company.anchor_date ?? '',
      annualShareholder_date: annualShareholder_date ?? '',
      filing_year: yearBefore,
    },
  });
  const draft = useDraft(form, `facts/${id}`);
  const save = useCall(saveCorporateInfo, { say: 'always' });
  const readings = useReadings();
  return (
    <DrawerForm
      form={form}
      draft={draft}
      onSubmit={({ filing_year: year, ...body }) => {
        const changed = year.trim() === yearBefore ? body : { ...body, filing_year: year };
        return save.run({ params: { id }, body: changed });
      }}
      onSaved={async () => {
        await Promise.all([readOrganization, readNotification].map((one) => readings.again(one)));
        await onSaved?.();
      }}
      save={text('organization.save')}
      onClose={onClose}
    >
      <TextField name="industry" label={text('organization.field.industry')} autoComplete="off" optional />
      <AnchorFields today={today} />
      <DateField
        name="annualShareholder_date"
        label={text('organization.field.meeting')}
        help={text('organization.field.meetingHelp')}
        optional
      />
      <TextField
        name="filing_year"
        label={text('organization.field.filingYear')}
        help={text('organization.field.filingYearHelp')}
        inputMode="numeric"
        autoComplete="off"
        ltr
        optional={yearBefore === ''}
      />
    </DrawerForm>
  );
}
