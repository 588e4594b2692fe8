import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { InstantText, StatusBadge, type Tone, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table, type TableLabels } from '@tabellion/ui/components/Table.tsx';
import type { MenuItem } from '@tabellion/ui/layers/Menu.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Ban, Bell, Download, Signature } from 'lucide-react';
import { useState } from 'react';
import { documentPath } from '../../../documents/web/public.ts';
import { listEnvelopes, readEvidence, remindSignees } from '../../contract.ts';
import { type EnvelopeState, isOpenState } from '../../envelope.ts';
import type { EnvelopeLine } from '../../envelopeView.ts';
import { NameList } from '../SigneeDot.tsx';
import { VoidDialog } from '../send/VoidDialog.tsx';
import { roomGrid } from './grid.ts';
import { ListHead } from './ListHead.tsx';

interface SentRequestsProps {
  /** Those that wait for others, or those that are over. */
  list: 'others' | 'over';
  orgId: string;
  reading: TableLabels;
  envelopes: readonly EnvelopeLine[];
  filtered: { onClear(): void } | undefined;
}

const tones: Readonly<Record<EnvelopeState, Tone>> = {
  pending: 'warn',
  partially_signed: 'warn',
  signed: 'ok',
  declined: 'err',
  void: 'neutral',
  expired: 'err',
};

/** Requests that were sent, with whose turn it is, or how they ended. */
export function SentRequests({ list, orgId, reading, envelopes, filtered }: SentRequestsProps) {
  const text = useText();
  const { itemsOf, layer } = useEnvelopeMenu(orgId);
  const isOpen = list === 'others';
  const heading = text(`signing.room.${list}`);
  const columns: Column<EnvelopeLine>[] = [
    {
      key: 'title',
      head: text('signing.room.request'),
      ...roomGrid.title,
      card: 'main',
      cell: (envelope) => <Request orgId={orgId} of={envelope} />,
    },
    isOpen
      ? {
          key: 'next',
          head: text('signing.room.turn'),
          ...roomGrid.about,
          cardLabel: text('signing.room.turn'),
          cell: ({ signees }) => (
            <div>
              <NameList
                of={signees
                  .filter(({ state }) => state === 'invited' || state === 'opened')
                  .map(({ name }) => name)}
              />
            </div>
          ),
        }
      : {
          key: 'state',
          head: text('signing.room.state'),
          ...roomGrid.about,
          card: 'end',
          cell: ({ state }) => (
            <StatusBadge tone={tones[state]}>{text(`signing.state.${state}`)}</StatusBadge>
          ),
        },
    {
      key: 'when',
      head: text(isOpen ? 'signing.room.deadline' : 'signing.room.sentOn'),
      ...roomGrid.when,
      cardLabel: text(isOpen ? 'signing.room.deadline' : 'signing.room.sentOn'),
      cell: ({ expires_at, made_at, zone }) => (
        <div className="signroom__when">
          <InstantText instant={isOpen ? expires_at : made_at} zone={zone} />
        </div>
      ),
    },
    {
      key: 'menu',
      head: <span className="sr">{text('register.actions')}</span>,
      ...roomGrid.act,
      card: 'act',
      cell: (envelope) => <RowMenu name={envelope.title} items={itemsOf(envelope)} />,
    },
  ];
  return (
    <>
      <ListHead of={list} count={envelopes.length} />
      <Table
        caption={heading}
        reading={reading}
        rows={envelopes}
        rowKey={({ _id }) => _id}
        columns={columns}
        filtered={filtered}
        empty={
          <EmptyState
            icon={Signature}
            title={text(isOpen ? 'signing.room.nothingSent' : 'signing.room.nothingOver')}
          />
        }
      />
      {layer}
    </>
  );
}

function Request({ orgId, of: { title, documents, signees } }: { orgId: string; of: EnvelopeLine }) {
  const text = useText();
  const [first] = documents;
  const name = <UserText>{title}</UserText>;
  return (
    <>
      {first ? <Link to={documentPath(orgId, first._id)}>{name}</Link> : name}
      <small className="sub">
        {text('signing.room.progress', {
          signed: signees.filter(({ state }) => state === 'signed').length,
          all: signees.length,
        })}
      </small>
    </>
  );
}

/** The menu of an envelope: remind and void while it is open, its evidence once it is sealed. */
function useEnvelopeMenu(orgId: string) {
  const text = useText();
  const mayEdit = useMay('signing.edit');
  const readings = useReadings();
  const remind = useCall(remindSignees, { say: 'always', place: 'bottom' });
  const evidence = useDownload(readEvidence);
  const [voiding, setVoiding] = useState<string>();
  const itemsOf = ({ _id: envelopeId, state, has_evidence: hasEvidence }: EnvelopeLine): MenuItem[] => {
    const params = { orgId, envelopeId };
    if (hasEvidence)
      return (['pdf', 'json'] as const).map((format) => ({
        key: format,
        label: text('signing.evidence', { format: format.toUpperCase() }),
        icon: Download,
        onSelect: () => void evidence.run({ params, query: { format } }),
      }));
    if (!mayEdit || !isOpenState(state)) return [];
    return [
      {
        key: 'remind',
        label: text('signing.remind'),
        icon: Bell,
        onSelect: () => void remind.run({ params, body: {} }).then(() => readings.again(listEnvelopes)),
      },
      {
        key: 'void',
        label: text('signing.void'),
        icon: Ban,
        danger: true,
        apart: true,
        onSelect: () => setVoiding(envelopeId),
      },
    ];
  };
  const layer = voiding && (
    <VoidDialog orgId={orgId} envelopeId={voiding} onClose={() => setVoiding(undefined)} />
  );
  return { itemsOf, layer };
}
