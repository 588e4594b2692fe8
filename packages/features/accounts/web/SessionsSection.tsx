import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Id, InstantText, StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useSession } from '@tabellion/ui/session/session.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MonitorSmartphone } from 'lucide-react';
import { endSession, listSessions, type SessionView, signOutEverywhere } from '../contract.ts';

/** Where the reader is signed in: each session can be ended, or all at once. */
export function SessionsSection() {
  const text = useText();
  const confirm = useConfirm();
  const { close } = useSession();
  const readings = useReadings();
  const sessions = useRead(listSessions, {});
  const end = useCall(endSession, { say: 'always' });
  const everywhere = useCall(signOutEverywhere, { say: 'always' });

  const endOne = async ({ _id: sessionId }: SessionView) => {
    const answer = await end.run({ params: { sessionId } });
    if (answer.ok) readings.put(listSessions, {}, answer.data);
  };
  const endAll = async () => {
    const isSure = await confirm({
      title: text('account.sessions.everywhere.title'),
      body: text('account.sessions.everywhere.body'),
      confirm: text('account.sessions.everywhere'),
      danger: true,
    });
    if (isSure && (await everywhere.run({})).ok) await close();
  };
  return (
    <section className="stack s4">
      <div className="row between wrap">
        <div>
          <h2>{text('account.sessions.title')}</h2>
          <p className="muted">{text('account.sessions.lead')}</p>
        </div>
        <Button busy={everywhere.busy} onClick={() => void endAll()}>
          {text('account.sessions.everywhere')}
        </Button>
      </div>
      <Table
        caption={text('account.sessions.title')}
        reading={sessions}
        rows={sessions.data ?? []}
        rowKey={({ _id }) => _id}
        columns={columns(text, (session) => void endOne(session), end.busy)}
        empty={
          <EmptyState icon={MonitorSmartphone} title={text('account.sessions.none')}>
            {text('account.sessions.lead')}
          </EmptyState>
        }
      />
    </section>
  );
}

function columns(text: Text, onEnd: (session: SessionView) => void, busy: boolean): Column<SessionView>[] {
  const nameOf = ({ device }: SessionView) => device || text('account.sessions.unknown');
  return [
    {
      key: 'device',
      head: text('account.sessions.device'),
      card: 'main',
      cell: (session) => (
        <span className="row wrap">
          <bdi>{nameOf(session)}</bdi>
          {session.is_current && <StatusBadge tone="info">{text('account.sessions.current')}</StatusBadge>}
        </span>
      ),
    },
    {
      key: 'network',
      head: text('account.sessions.network'),
      cardLabel: text('account.sessions.network'),
      cell: ({ network }) => <Id>{network}</Id>,
    },
    {
      key: 'since',
      head: text('account.sessions.since'),
      cardLabel: text('account.sessions.since'),
      cell: ({ created_at: at }) => <InstantText instant={at} />,
    },
    {
      key: 'seen',
      head: text('account.sessions.seen'),
      cardLabel: text('account.sessions.seen'),
      cell: ({ seen_at: at }) => <InstantText instant={at} />,
    },
    {
      key: 'end',
      head: <span className="sr">{text('account.sessions.end')}</span>,
      card: 'end',
      cell: (session) =>
        !session.is_current && (
          <Button
            size="sm"
            aria-label={text('account.sessions.endOf', { device: nameOf(session) })}
            disabled={busy}
            onClick={() => onEnd(session)}
          >
            {text('account.sessions.end')}
          </Button>
        ),
    },
  ];
}
