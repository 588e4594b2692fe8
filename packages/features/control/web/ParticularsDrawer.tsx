import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Particulars as Pairs } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { ComboField } from '@tabellion/ui/form/ComboField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection } from '@tabellion/ui/form/Form.tsx';
import { SaveOrCancel } from '@tabellion/ui/form/SaveOrCancel.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { DateField, TextField } from '@tabellion/ui/form/TextField.tsx';
import { useForm } from '@tabellion/ui/form/useForm.ts';
import { Drawer } from '@tabellion/ui/layers/Drawer.tsx';
import { DrawerReading } from '@tabellion/ui/layers/DrawerReading.tsx';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { countryLabel, useCountries } from '../../organizations/web/public.ts';
import { updatePerson } from '../../people/contract.ts';
import { addressLine } from '../../people/rules/addressLine.ts';
import { Address } from '../../people/shapes.ts';
import { AddressPart } from '../../shares/web/public.ts';
import { type ControlLine, type Particulars, readControl, readParticulars } from '../contract.ts';

interface ParticularsDrawerProps {
  orgId: string;
  today: string;
  of: ControlLine;
  onClose(): void;
}

/** The personal facts that the Act asks for (s. 21.1(1)), and a form for what is missing or different. */
export function ParticularsDrawer({ orgId, today, of, onClose }: ParticularsDrawerProps) {
  const reading = useRead(readParticulars, { params: { id: orgId, personId: of.person_id } });
  return (
    <Drawer
      title={<RichText of="control.look.of" with={{ name: <UserText>{of.display_name}</UserText> }} />}
      onClose={onClose}
    >
      {reading.data === undefined ? (
        <DrawerReading of={reading} />
      ) : (
        <Facts {...{ today, onClose }} of={reading.data} />
      )}
    </Drawer>
  );
}

const fields = z.strictObject({
  birth_date: z.string(),
  citizenship: z.string(),
  tax_residence: z.string(),
  residential_address: Address,
  as: z.enum(['change', 'correction']),
  changed_on: z.string(),
  reason: z.string().check(z.maxLength(300)),
});
type Fields = z.output<typeof fields>;

const blankAddress = {
  address_line_1: '',
  address_line_2: '',
  city: '',
  region: 'Ontario',
  country: 'Canada',
  postal_code: '',
};

function Facts({ of, today, onClose }: { of: Particulars; today: string; onClose(): void }) {
  const text = useText();
  const countries = useCountries();
  const form = useForm(fields, {
    start: {
      birth_date: of.birth_date ?? '',
      citizenship: of.citizenship ?? '',
      tax_residence: of.tax_residence[0] ?? '',
      residential_address: of.residential_address ?? blankAddress,
      as: 'change',
      changed_on: today,
      reason: '',
    },
  });
  const call = useCall(updatePerson, { say: 'always' });
  const { again } = useReadings();
  return (
    <DrawerForm
      form={form}
      onSubmit={async (typed) => {
        const answer = await call.run({ body: bodyOf(of, typed) });
        if (answer.ok) {
          await Promise.all([again(readControl), again(readParticulars)]);
          onClose();
        }
        return answer;
      }}
      foot={<SaveOrCancel onClose={onClose}>{text('control.record')}</SaveOrCancel>}
    >
      <Callout>{text('control.look.note')}</Callout>
      <OnRecord of={of} />
      <FormSection title={text('control.fill')}>
        <DateField name="birth_date" label={text('wizard.person.birthDate')} max={today} optional />
        <div className="grid2">
          <ComboField name="citizenship" label={text('profile.citizenship')} options={countries} optional />
          <ComboField
            name="tax_residence"
            label={text('wizard.person.taxResidence')}
            options={countries}
            optional
          />
        </div>
        <p className="t12">{text('control.fact.residential_address')}</p>
        <AddressPart prefix="residential_address" />
      </FormSection>
      {isOnRecord(of) && <How today={today} />}
    </DrawerForm>
  );
}

const isOnRecord = ({ birth_date, citizenship, tax_residence, residential_address }: Particulars): boolean =>
  birth_date !== null || citizenship !== null || tax_residence.length > 0 || residential_address !== null;

/** Whether it was wrong, or is different from a day on. */
function How({ today }: { today: string }) {
  const text = useText();
  const isCorrection = useWatch({ name: 'as' }) === 'correction';
  return (
    <div className="grid2">
      <SelectField
        name="as"
        label={text('wizard.how.label')}
        options={(['change', 'correction'] as const).map((value) => ({
          value,
          label: text(`wizard.how.${value}`),
        }))}
      />
      {isCorrection ? (
        <TextField name="reason" label={text('wizard.how.reason')} autoComplete="off" maxLength={300} />
      ) : (
        <DateField name="changed_on" label={text('wizard.how.on')} max={today} />
      )}
    </div>
  );
}

/** What stands beside what was typed: untouched facts are not said again. */
function bodyOf(of: Particulars, { residential_address: home, tax_residence: tax, ...typed }: Fields) {
  const { as, changed_on, reason, birth_date, citizenship } = typed;
  const isHomeTold = [home.address_line_1, home.city, home.postal_code].some((part) => part?.trim());
  return {
    person_id: of.person_id,
    ...(birth_date !== '' && { birth_date }),
    ...(citizenship !== '' && { citizenship }),
    ...(tax !== '' && tax !== of.tax_residence[0] && { tax_residence: [tax] }),
    ...(isHomeTold && { residential_address: home }),
    ...(isOnRecord(of) && { as, ...(as === 'change' ? { changed_on } : { reason }) }),
  };
}

function OnRecord({ of }: { of: Particulars }) {
  const text = useText();
  const { language } = useLanguage();
  const none = <span className="muted">{text('control.notEntered')}</span>;
  const country = (one: string) => countryLabel(one, language);
  const facts = [
    {
      key: 'birth',
      label: text('wizard.person.birthDate'),
      value: of.birth_date ? <DateText date={of.birth_date} /> : none,
    },
    {
      key: 'home',
      label: text('control.fact.residential_address'),
      value: of.residential_address ? <UserText>{addressLine(of.residential_address)}</UserText> : none,
    },
    {
      key: 'service',
      label: text('control.service_address'),
      value: of.service_address ? <UserText>{addressLine(of.service_address)}</UserText> : none,
    },
    {
      key: 'citizenship',
      label: text('profile.citizenship'),
      value: of.citizenship ? country(of.citizenship) : none,
    },
    {
      key: 'tax',
      label: text('wizard.person.taxResidence'),
      value: of.tax_residence.length > 0 ? of.tax_residence.map(country).join(text('wizard.comma')) : none,
    },
  ];
  return <Pairs facts={facts} />;
}
