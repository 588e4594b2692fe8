import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { useMay, ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Avatar } from '@tabellion/ui/components/Avatar.tsx';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ImageUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { listOrganizations, readOrganization, uploadProfileImage } from '../contract.ts';
import type { CompanyView } from '../shapes.ts';
import { AnchorLabel, AnchorText } from './AnchorFields.tsx';
import { BillingAddressCard } from './BillingAddressCard.tsx';
import { hasRegisters } from './corporation.ts';
import { EditFacts } from './EditFacts.tsx';
import { AddressLines, EditableCard, EnteredFacts, fact } from './facts.tsx';
import { lawLabel, regionLabel, shownName, statusKey, statusTones } from './names.ts';
import { Registrations } from './Registrations.tsx';
import { TaxCard } from './TaxCard.tsx';
import { UploadImage } from './UploadImage.tsx';
import { useProfileImage } from './useProfileImage.ts';

/** Below the cards, once the corporation has registers: its facts in them. */
export interface OrganizationFactsSlot {
  gives: { company: CompanyView };
  takes: ReactNode;
}

declare module '@tabellion/ui/slots.ts' {
  interface Slots {
    'organization.facts': OrganizationFactsSlot;
  }
}

/** organization/info: identity, office, numbers, taxes, registrations; what may be edited is edited in a drawer. */
export function OrganizationInfoScreen() {
  const orgId = useOrgId();
  const company = useRead(readOrganization, { params: { id: orgId } });
  if (company.isPending) return <PageSkeleton shape="cards" />;
  if (company.isError) return <ReadFailed page of={company} />;
  return <Company company={company.data} />;
}

function Company({ company }: { company: CompanyView }) {
  const text = useText();
  const mayEdit = useMay('organization.edit');
  const mayManage = useMay('billing.manage');
  const seesBilling = useMay('registers.whole');
  const readings = useReadings();
  const upload = useCall(uploadProfileImage, { say: 'always' });
  const [uploading, setUploading] = useState(false);
  const image = useProfileImage(company.img_url);
  const name = shownName(company, text);
  return (
    <div className="stack s6">
      <PageHead
        title={
          <span className="row">
            <Avatar name={company.name || name} square large src={image} />
            <UserText>{name}</UserText>
          </span>
        }
        badge={
          <StatusBadge tone={statusTones[company.status]}>{text(statusKey(company.status))}</StatusBadge>
        }
        lead={lawLabel(company.corporation_type, text)}
        actions={
          mayEdit && (
            <Button icon={ImageUp} onClick={() => setUploading(true)}>
              {text('organization.image.change')}
            </Button>
          )
        }
      />
      {mayEdit ? <WhereToEdit company={company} /> : <ViewOnly of="organization.edit" />}
      <div className="grid2">
        <IdentityCard company={company} mayEdit={mayEdit} />
        <div className="stack s4">
          <TaxCard company={company} mayEdit={mayEdit} />
          {!hasRegisters(company.status) && <OfficeCard company={company} />}
          {seesBilling && <BillingAddressCard company={company} mayEdit={mayManage} />}
        </div>
      </div>
      <Registrations company={company} mayEdit={mayEdit} />
      {hasRegisters(company.status) && <Slot of="organization.facts" gives={{ company }} />}
      {uploading && (
        <UploadImage
          title={text('organization.image.change')}
          upload={(file) =>
            upload.run({ params: { id: company.unique_id }, body: { name: file.name } }, { file })
          }
          onSaved={() => Promise.all([readings.again(readOrganization), readings.again(listOrganizations)])}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  );
}

/** A draft is edited in the wizard; what is in the articles stays until the corporation exists, and changes by entries then. */
function WhereToEdit({ company }: { company: CompanyView }) {
  const text = useText();
  if (company.status === 'incorporated') return null;
  if (!company.isDraft) return <Callout>{text('organization.info.locked')}</Callout>;
  const wizard = (
    <Link to={`/app/org/${company.unique_id}/dashboard/corporate-info`} className={buttonClass({})}>
      {text('organization.info.toWizard')}
    </Link>
  );
  return <Callout actions={wizard}>{text('organization.info.draft')}</Callout>;
}

function OfficeCard({ company }: { company: CompanyView }) {
  const text = useText();
  const [office] = company.addresses;
  return (
    <Card title={text('organization.info.office')}>
      {office ? <AddressLines of={office} /> : <p className="muted">{text('organization.info.noOffice')}</p>}
    </Card>
  );
}

/** Until it is incorporated, the set-up asks for what it has of these. */
function IdentityCard({ company, mayEdit }: { company: CompanyView; mayEdit: boolean }) {
  const text = useText();
  const name = fullNameOf(company);
  const date = (day: string | null) => day && <DateText date={day} length="long" />;
  return (
    <EditableCard
      title={text('organization.info.identity')}
      mayEdit={mayEdit && company.status === 'incorporated'}
      drawer={(onClose) => <EditFacts orgId={company.unique_id} onClose={onClose} />}
    >
      <EnteredFacts
        of={[
          fact('name', text('organization.name'), name && <UserText>{name}</UserText>),
          fact('law', text('organization.law'), lawLabel(company.corporation_type, text)),
          fact(
            'province',
            text('organization.field.province'),
            regionLabel(company.corporation_province, text),
          ),
          fact(
            'number',
            text('organization.field.number'),
            company.corporation_number && <Id>{company.corporation_number}</Id>,
          ),
          fact('date', text('organization.field.incorporated'), date(company.incorporation_date)),
          fact('anchor', <AnchorLabel />, <AnchorText of={company} />),
          fact(
            'industry',
            text('organization.field.industry'),
            company.industry && <UserText>{company.industry}</UserText>,
          ),
          fact('meeting', text('organization.field.meeting'), date(company.annualShareholder_date)),
          fact('filing', text('organization.field.filingYear'), company.filing_year),
        ]}
      />
    </EditableCard>
  );
}
