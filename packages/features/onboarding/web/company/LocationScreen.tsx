import {
  corporationTypeFromWire,
  corporationTypeToWire,
  defaultPlace,
  provinceToWire,
} from '@tabellion/law/wireNames.ts';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DraftNote } from '@tabellion/ui/form/DraftNote.tsx';
import { Form, FormSection, SubmitButton, useForm } from '@tabellion/ui/form/Form.tsx';
import { SelectField } from '@tabellion/ui/form/SelectField.tsx';
import { useDraft } from '@tabellion/ui/form/useDraft.ts';
import { navigate } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { verifySession } from '../../../entry/contract.ts';
import { createOrganization } from '../../../organizations/contract.ts';
import { SeveralCorporations, useProvinces } from '../../../organizations/web/public.ts';
import { screenPath } from '../../rules/wizard.ts';
import { companyFormSchema } from './CompanyStep.tsx';
import { Costs } from './Costs.tsx';
import { KindFields, NameFields } from './NameFields.tsx';

const {
  corporation_number: _number,
  incorporation_date: _date,
  anchored_by: _anchor,
  anchor_date: _anchorDate,
  ...query
} = companyFormSchema.shape;

/** Number and dates of a corporation that exists are asked in step 2. */
const locationForm = z.strictObject({ ...query, corporation_province: z.string() });

/** The defaults of the specification (section 9). */
const start = {
  company_type: 'new',
  corporation_type: corporationTypeToWire(defaultPlace.jurisdiction),
  corporation_province: provinceToWire(defaultPlace.province),
  name_format: 'named',
  name: '',
  name_postfix: 'Inc.',
} as const;

/** /app/onboard/location: starts an organization with law, province, kind and a first name, then step 1. */
export function LocationScreen() {
  const text = useText();
  const { select } = useSession();
  const { again } = useReadings();
  const call = useCall(createOrganization);
  const form = useForm(locationForm, { start });
  const draft = useDraft(form, 'location');
  return (
    <PlainPage top>
      <div className="narrow stack s6">
        <PageHead title={text('wizard.location.title')} lead={text('wizard.location.lead')} />
        <Form
          form={form}
          label={text('wizard.location.title')}
          onSubmit={async (body) => {
            const answer = await call.run({ body });
            if (answer.ok) {
              const { org_unique_id: orgId } = answer.data;
              draft.forget();
              select(orgId, 'admin', []);
              await again(verifySession);
              navigate({ to: screenPath('user', orgId, null) });
            }
            return answer;
          }}
        >
          <DraftNote of={draft} />
          <FormSection title={text('wizard.company.kind')}>
            <KindFields />
            <ProvinceField />
            <SeveralOfOld />
          </FormSection>
          <FormSection title={text('wizard.company.name')} lead={text('wizard.location.name.lead')}>
            <NameFields />
          </FormSection>
          <CostsOfNew />
          <div className="form__foot">
            <Link to="/" className={buttonClass({ size: 'lg' })}>
              {text('ui.cancel')}
            </Link>
            <SubmitButton size="lg">{text('wizard.location.start')}</SubmitButton>
          </div>
        </Form>
      </div>
    </PlainPage>
  );
}

function SeveralOfOld() {
  return useWatch({ name: 'company_type' }) === 'old' && <SeveralCorporations />;
}

function CostsOfNew() {
  const [type, law] = useWatch({ name: ['company_type', 'corporation_type'] });
  if (type === 'old') return null;
  return <Costs law={corporationTypeFromWire(law) ?? defaultPlace.jurisdiction} />;
}

function ProvinceField() {
  const text = useText();
  const provinces = useProvinces();
  const isOld = useWatch({ name: 'company_type' }) === 'old';
  return (
    <SelectField
      name="corporation_province"
      label={text(isOld ? 'wizard.office.province.old' : 'wizard.office.province')}
      help={text('wizard.office.province.help')}
      options={provinces}
    />
  );
}
