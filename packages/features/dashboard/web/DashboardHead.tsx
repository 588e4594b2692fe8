import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CircleCheck } from 'lucide-react';
import { regionLabel, shownName, statusKey, statusTones } from '../../organizations/web/public.ts';
import type { Dashboard } from '../contract.ts';
import { NewMenu } from './NewMenu.tsx';

/** Name, status, and in a line: law, number, date, registered office. */
export function DashboardHead({ of: dashboard }: { of: Dashboard }) {
  const text = useText();
  const { name, status } = dashboard;
  return (
    <PageHead
      title={<UserText>{shownName({ name, name_postfix: '' }, text)}</UserText>}
      badge={
        <StatusBadge tone={statusTones[status]} icon={status === 'incorporated' ? CircleCheck : undefined}>
          {text(statusKey(status))}
        </StatusBadge>
      }
      actions={dashboard.figures && dashboard.status === 'incorporated' && <NewMenu of={dashboard} />}
      lead={
        <>
          <StatusLine of={dashboard} /> <Office of={dashboard} />
        </>
      }
    />
  );
}

function StatusLine({ of: dashboard }: { of: Dashboard }) {
  const text = useText();
  const { corporation_type, corporation_number, incorporation_date } = dashboard;
  const isFederal = corporation_type === 'Federal Canadian';
  const law = isFederal ? (
    text('dashboard.federal')
  ) : (
    <UserText>{regionLabel(corporation_type, text)}</UserText>
  );
  const isOld = dashboard.company_type === 'old';
  // One that is brought in has its number and its date before it is on record here.
  if (incorporation_date === null || (dashboard.figures === null && !isOld))
    return <RichText of={isOld ? 'dashboard.lead.old' : 'dashboard.lead.draft'} with={{ law }} />;
  const date = <DateText date={incorporation_date} length="long" />;
  if (corporation_number === '') return <RichText of="dashboard.lead.noNumber" with={{ law, date }} />;
  return <RichText of="dashboard.lead" with={{ law, date, number: <Id>{corporation_number}</Id> }} />;
}

function Office({ of: { city, province } }: { of: Dashboard }) {
  const text = useText();
  if (city === '') return null;
  const town = <UserText>{city}</UserText>;
  const region = <UserText>{regionLabel(province, text)}</UserText>;
  const place =
    province === '' ? town : <RichText of="dashboard.lead.place" with={{ city: town, province: region }} />;
  return <RichText of="dashboard.lead.office" with={{ place }} />;
}
