import { addressLine } from '@tabellion/law/address.ts';
import { localeOf } from '@tabellion/texts/text.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Particulars as Pairs } from '@tabellion/ui/components/Card.tsx';
import { DateText, UserText } from '@tabellion/ui/components/Data.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { FormSection, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { Drawer, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { AddressFields, blankAddress, countryLabel } from '../../organizations/web/public.ts';
import { updatePerson } from '../../people/contract.ts';
import { Address } from '../../people/shapes.ts';
import { ReasonField } from '../../registers/web/public.ts';
import { type Particulars, readParticulars } from '../contract.ts';
import { type ControlLine, type ControlView, readControl } from '../registerContract.ts';
import { CountriesField, chosen, countriesStart } from './CountriesField.tsx';

interface ParticularsDrawerProps {
  orgId: string;
  today: string;
  of: ControlLine;
  publicity: ControlView['publicity'];
  onClose(): void;
}

/** The personal facts that the Act asks for (s. 21.1(1)), and a form for what is missing or different. */
export function ParticularsDrawer({ orgId, today, of, publicity, onClose }: ParticularsDrawerProps) {
  const reading = useRead(readParticulars, { params: { id: orgId, personId: of.person_id } });
  return (
    <Drawer
      title={<RichText of="control.look.of" with={{ name: <UserText>{of.display_name}</UserText> }} />}
      onClose={onClose}
    >
      {reading.data === undefined ? (
        <DrawerReading of={reading} />
      ) : (
        <Facts today={today} publicity={publicity} onClose={onClose} of={reading.data} />
      )}
    </Drawer>
  );
}

const countries = z.array(z.strictObject({ country: z.string() }));
const fields = z.strictObject({
  birth_date: z.string(),
  citizenships: countries,
  tax_residence: countries,
  residential_address: Address,
  service_address: Address,
  as: z.enum(['change', 'correction']),
  changed_on: z.string(),
  reason: z.string().check(z.maxLength(300)),
});
type Fields = z.output<typeof fields>;

interface FactsProps extends Omit<ParticularsDrawerProps, 'of' | 'orgId'> {
  of: Particulars;
}

function Facts({ of, today, publicity, onClose }: FactsProps) {
  const text = useText();
  const form = useForm(fields, {
    start: {
      birth_date: of.birth_date ?? '',
      citizenships: countriesStart(of.citizenships),
      tax_residence: countriesStart(of.tax_residence),
      residential_address: of.residential_address ?? blankAddress,
      service_address: of.service_address ?? blankAddress,
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
      onSubmit={(typed) => call.run({ body: bodyOf(of, typed) })}
      onSaved={() => Promise.all([again(readControl), again(readParticulars)])}
      save={text('organization.save')}
      onClose={onClose}
    >
      <Callout>{text('control.look.note')}</Callout>
      <OnRecord of={of} />
      <p className="t12 muted">{text(publicTextOf(of, publicity))}</p>
      <FormSection title={text('control.fill')}>
        <DateField name="birth_date" label={text('wizard.person.birthDate')} max={today} isPast optional />
      </FormSection>
      <CountriesField name="citizenships" title={text('control.citizenships')} />
      <CountriesField name="tax_residence" title={text('control.taxCountries')} />
      <FormSection title={text('control.home_address')}>
        <AddressFields prefix="residential_address." region="region" optional />
      </FormSection>
      <FormSection title={text('control.service_address')}>
        <AddressFields prefix="service_address." region="region" optional />
      </FormSection>
      {isOnRecord(of) && <ChangeOrCorrection today={today} />}
    </DrawerForm>
  );
}

function publicTextOf({ service_address: service }: Particulars, publicity: ControlView['publicity']) {
  if (publicity !== 'partly') return `control.public.${publicity}` as const;
  return service === null ? 'control.public.home' : 'control.public.service';
}

const isOnRecord = (of: Particulars): boolean =>
  of.birth_date !== null ||
  of.citizenships.length > 0 ||
  of.tax_residence.length > 0 ||
  of.residential_address !== null ||
  of.service_address !== null;

/** Whether it was wrong, or is different from a day on. */
function ChangeOrCorrection({ today }: { today: string }) {
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
        <ReasonField />
      ) : (
        <DateField name="changed_on" label={text('wizard.how.on')} max={today} />
      )}
    </div>
  );
}

/** The body to send beside what was typed: unchanged facts are left out. */
function bodyOf(of: Particulars, { residential_address: home, service_address: service, ...typed }: Fields) {
  const { as, changed_on, reason, birth_date } = typed;
  const [citizenships, tax_residence] = [chosen(typed.citizenships), chosen(typed.tax_residence)];
  return {
    person_id: of.person_id,
    ...(birth_date !== '' && { birth_date }),
    ...(citizenships.length > 0 && { citizenships }),
    ...(tax_residence.length > 0 && { tax_residence }),
    ...(isFilled(home) && { residential_address: home }),
    ...(isFilled(service) && { service_address: service }),
    ...(isOnRecord(of) && { as, ...(as === 'change' ? { changed_on } : { reason }) }),
  };
}

const isFilled = ({ address_line_1, city, postal_code }: z.output<typeof Address>): boolean =>
  [address_line_1, city, postal_code].some((part) => part.trim() !== '');

function OnRecord({ of }: { of: Particulars }) {
  const text = useText();
  const { language } = useLanguage();
  const none = <span className="muted">{text('control.notEntered')}</span>;
  const country = (one: string) => countryLabel(one, language);
  const countries = (all: readonly string[]) => all.map(country).join(text('wizard.comma'));
  const address = (one: Particulars['service_address']) =>
    one && <UserText>{addressLine(one, localeOf[language])}</UserText>;
  const fact = (key: string, label: string, value: ReactNode) => ({ key, label, value: value || none });
  return (
    <Pairs
      facts={[
        fact('birth', text('wizard.person.birthDate'), of.birth_date && <DateText date={of.birth_date} />),
        fact('home', text('control.home_address'), address(of.residential_address)),
        fact('service', text('control.service_address'), address(of.service_address)),
        fact('citizenship', text('profile.citizenship'), countries(of.citizenships)),
        fact('tax', text('wizard.person.taxResidence'), countries(of.tax_residence)),
      ]}
    />
  );
}
