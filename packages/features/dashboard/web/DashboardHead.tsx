import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu, type MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import {
  ArrowLeftRight,
  BriefcaseBusiness,
  CalendarPlus,
  CircleCheck,
  FilePlus2,
  Plus,
  UserPlus,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { useDeadlineDrawers } from '../../deadlines/web/public.ts';
import { regionLabel, shownName, statusKey, statusTones } from '../../organizations/web/public.ts';
import { TransactionDrawers } from '../../shares/web/public.ts';
import type { Dashboard } from '../contract.ts';

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

/** Offers what is entered most: shares, directors, officers, events. */
function NewMenu({ of: { org_unique_id: orgId, today } }: { of: Dashboard }) {
  const text = useText();
  const [mayShares, mayPeople, mayMark] = [
    useMay('shares.edit'),
    useMay('people.edit'),
    useMay('filings.edit'),
  ];
  const [transaction, setTransaction] = useState<'issue' | 'transfer'>();
  const { open, drawer } = useDeadlineDrawers(orgId, today);
  const seat = (page: string) => () =>
    navigate({ to: `/app/org/${orgId}/organization/${page}`, search: { new: '1' } });
  const items: readonly (MenuItem & { may: boolean })[] = [
    {
      key: 'issue',
      label: text('dashboard.new.issue'),
      icon: FilePlus2,
      may: mayShares,
      onSelect: () => setTransaction('issue'),
    },
    {
      key: 'transfer',
      label: text('dashboard.new.transfer'),
      icon: ArrowLeftRight,
      may: mayShares,
      onSelect: () => setTransaction('transfer'),
    },
    {
      key: 'director',
      label: text('dashboard.new.director'),
      icon: UserPlus,
      may: mayPeople,
      onSelect: seat('directors'),
    },
    {
      key: 'officer',
      label: text('dashboard.new.officer'),
      icon: BriefcaseBusiness,
      may: mayPeople,
      onSelect: seat('officers'),
    },
    {
      key: 'event',
      label: text('deadline.report'),
      icon: CalendarPlus,
      may: mayMark,
      apart: true,
      onSelect: () => open({ what: 'report' }),
    },
  ];
  const offered = items.filter(({ may }) => may);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu
        label={text('dashboard.new')}
        button={
          <>
            <Icon of={Plus} />
            {text('dashboard.new')}
          </>
        }
        items={offered}
      />
      {transaction && (
        <Suspense fallback={null}>
          <TransactionDrawers
            orgId={orgId}
            transaction={transaction}
            onClose={() => setTransaction(undefined)}
          />
        </Suspense>
      )}
      {drawer}
    </>
  );
}
