import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Menu, type MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { navigate } from '@tabellion/ui/router/address.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ArrowLeftRight, BriefcaseBusiness, CalendarPlus, FilePlus2, Plus, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { TransactionDrawers } from '../../shares/web/public.ts';
import type { Dashboard } from '../contract.ts';
import { useDeadlineDrawers } from './deadlines/useDeadlineDrawers.tsx';

/** What is entered most: shares, directors, officers, events. */
export function NewMenu({ of: { org_unique_id: orgId, today } }: { of: Dashboard }) {
  const text = useText();
  const [mayShares, mayPeople, mayMark] = [
    useMay('shares.edit'),
    useMay('people.edit'),
    useMay('deadlines.edit'),
  ];
  const [transaction, setTransaction] = useState<'issue' | 'transfer'>();
  const { open, drawer } = useDeadlineDrawers(orgId, today);
  const seat = (page: string) => () =>
    navigate({ to: `/app/org/${orgId}/organization/${page}`, search: { new: '1' } });
  const items: readonly (MenuItem & { may: boolean })[] = [
    {
      ...{ key: 'issue', label: text('dashboard.new.issue'), icon: FilePlus2, may: mayShares },
      onSelect: () => setTransaction('issue'),
    },
    {
      ...{ key: 'transfer', label: text('dashboard.new.transfer'), icon: ArrowLeftRight, may: mayShares },
      onSelect: () => setTransaction('transfer'),
    },
    {
      ...{ key: 'director', label: text('dashboard.new.director'), icon: UserPlus, may: mayPeople },
      onSelect: seat('directors'),
    },
    {
      ...{ key: 'officer', label: text('dashboard.new.officer'), icon: BriefcaseBusiness, may: mayPeople },
      onSelect: seat('officers'),
    },
    {
      ...{ key: 'event', label: text('deadline.report'), icon: CalendarPlus, may: mayMark, apart: true },
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
