import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { CompanyView } from '../shapes.ts';
import { EditableCard } from './EditableCard.tsx';
import { EditFacts } from './EditFacts.tsx';
import { fact } from './facts.tsx';
import { lawLabel, regionLabel } from './names.ts';

/** Until it is incorporated, the set-up asks for what it has of these. */
export function IdentityCard({ company, mayEdit }: { company: CompanyView; mayEdit: boolean }) {
  const text = useText();
  const name = fullNameOf(company);
  const date = (day: string | null) => day && <DateText date={day} length="long" />;
  return (
    <EditableCard
      title={text('organization.info.identity')}
      mayEdit={mayEdit && company.status === 'incorporated'}
      drawer={(onClose) => <EditFacts orgId={company.unique_id} onClose={onClose} />}
    >
      <Particulars
        facts={[
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
