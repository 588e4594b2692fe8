import './changes.css';
import type { TextKey } from '@tabellion/texts/text.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { walkRows } from '@tabellion/ui/register/walkRows.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { listChanges } from '../contract.ts';
import { isOverState } from '../rules/progress.ts';
import type { ChangeLine } from '../shapes.ts';
import { ChangeProgress } from './ChangeProgress.tsx';
import { KindsDrawer } from './KindsDrawer.tsx';
import { againstRegistryPath, changePath } from './paths.ts';
import { RemindButton } from './RemindButton.tsx';
import { stateTone } from './stateTone.ts';
import { WaitingNames } from './WaitingNames.tsx';
import { loadWords } from './words.ts';

/** organization/corporate-change: what is under way, and what was seen through. */
export const ChangesScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <Changes />
  </MoreTexts>
);

function Changes() {
  const text = useText();
  const orgId = useOrgId();
  const reading = useRead(listChanges, { params: { orgId } });
  const [choosing, setChoosing] = useState(false);
  if (reading.isError) return <ReadFailed page of={reading} />;
  const { changes = [] } = reading.data ?? {};
  const open = changes.filter(({ state }) => !isOverState(state));
  const begin = (
    <Button variant="primary" icon={Plus} data-new="change" onClick={() => setChoosing(true)}>
      {text('changes.new')}
    </Button>
  );
  return (
    <div className="stack s4">
      <PageHead
        title={text('changes.title')}
        lead={reading.data ? text('changes.lead', { open: open.length, all: changes.length }) : null}
        actions={
          <>
            <Link className={buttonClass({})} to={againstRegistryPath(orgId)}>
              {text('changes.against')}
            </Link>
            {begin}
          </>
        }
      />
      <Table
        caption={text('changes.title')}
        reading={reading}
        rows={changes}
        rowKey={({ change_id }) => change_id}
        onRowKey={walkRows}
        columns={columns(orgId, text)}
        empty={
          <EmptyState icon={ArrowLeftRight} title={text('changes.none')}>
            {text('changes.none.why')}
          </EmptyState>
        }
      />
      {choosing && <KindsDrawer orgId={orgId} onClose={() => setChoosing(false)} />}
    </div>
  );
}

const columns = (orgId: string, text: Text): Column<ChangeLine>[] => [
  {
    key: 'title',
    width: '36%',
    head: text('changes.column.change'),
    card: 'main',
    cell: ({ change_id, title, made_at, made_by }) => (
      <>
        <Link className="rowlink" to={changePath(orgId, change_id)}>
          {title}
        </Link>
        <div className="t12 muted">
          <Made at={made_at} by={made_by} />
        </div>
      </>
    ),
  },
  {
    key: 'progress',
    head: text('changes.column.progress'),
    card: 'none',
    onPaper: 'none',
    from: 1100,
    width: '20%',
    cell: ({ title, steps, state }) =>
      isOverState(state) && state !== 'done' ? null : <ChangeProgress label={title} steps={steps} short />,
  },
  {
    key: 'waits',
    head: text('changes.column.waits'),
    width: '26%',
    cardLabel: text('changes.column.waits'),
    cell: (change) => <Waits orgId={orgId} of={change} />,
  },
  {
    key: 'state',
    head: text('changes.column.state'),
    card: 'end',
    cell: ({ state }) => <StatusBadge tone={stateTone[state]}>{text(`changes.state.${state}`)}</StatusBadge>,
  },
];

function Made({ at, by }: { at: string; by: string }) {
  const dayOf = useDayOf();
  return (
    <>
      <DateText date={dayOf(at)} /> · <UserText>{by}</UserText>
    </>
  );
}

const you = 'changes.waits.you';
const awaitedIn: Readonly<Partial<Record<ChangeLine['state'], TextKey>>> = {
  signing: you,
  paying: 'changes.waits.paying',
  registry: 'changes.waits.registry',
  scheduled: 'changes.waits.scheduled',
  attention: you,
  rejected: you,
  unfiled: you,
  effective: 'changes.waits.effective',
  distributing: 'changes.waits.distributing',
  withheld: 'changes.waits.withheld',
};

/** The people or the event that it waits for, and since when; people who have not signed are reminded here. */
function Waits({ orgId, of: change }: { orgId: string; of: ChangeLine }) {
  const { waits_for: names, since, state } = change;
  const text = useText();
  const dayOf = useDayOf();
  const awaited = awaitedIn[state];
  // A draft waits for nobody.
  if (isOverState(state) || state === 'draft' || since === null) return null;
  return (
    <div className="row changes__waits">
      <div className="grow">
        {names.length > 0 ? <WaitingNames of={names} /> : awaited && text(awaited)}
        <div className="t12 muted">
          <RichText of="changes.since" with={{ date: <DateText date={dayOf(since)} /> }} />
        </div>
      </div>
      <RemindButton orgId={orgId} of={change} size="sm" />
    </div>
  );
}
