import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Table, type TableLabels } from '@tabellion/ui/components/Table.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileInput } from 'lucide-react';
import { useState } from 'react';
import { PrivateIssuerLimit, useLimitOverride } from '../../registers/web/public.ts';
import { eraseImportedPeople, type ImportBatch, listImports, takeBackImport } from '../contract.ts';
import { type ConflictingEntries, conflictingEntriesIn, ImportConflicts } from './ImportConflicts.tsx';
import { namesAndMore } from './named.ts';

interface ImportHistoryProps {
  orgId: string;
  reading: TableLabels;
  batches: readonly ImportBatch[];
}

export function ImportHistory({ orgId, reading, batches }: ImportHistoryProps) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const { takeBack, erase, busy, conflicts, refused, kept, limitOverride } = useWaysBack(orgId);
  return (
    <section className="stack">
      <h2>{text('imports.history')}</h2>
      <Table
        caption={text('imports.history')}
        reading={reading}
        rows={batches}
        rowKey={({ batch_id: id }) => id}
        empty={
          <EmptyState icon={FileInput} title={text('imports.empty')}>
            {text('imports.empty.why')}
          </EmptyState>
        }
        columns={[
          {
            key: 'file',
            head: text('imports.file'),
            card: 'main',
            cell: ({ file_name: name, persons, certificates, acts, kept }) => (
              <>
                <UserText>{name}</UserText>
                <div className="muted t12">{text('imports.summary', { persons, certificates, acts })}</div>
                {kept > 0 && <div className="muted t12">{text('imports.kept.count', { count: kept })}</div>}
              </>
            ),
          },
          {
            key: 'when',
            head: text('imports.step.done'),
            cardLabel: text('imports.step.done'),
            cell: ({ recorded_at: at, recorded_by: by }) => (
              <>
                <InstantText instant={at} />
                <div className="muted t12">
                  <UserText>{by}</UserText>
                </div>
              </>
            ),
          },
          {
            key: 'state',
            head: text('imports.state'),
            cardLabel: text('imports.state'),
            cell: (batch) => (
              <StatusBadge tone={batch.taken_back_at === null ? 'ok' : 'neutral'}>
                {text(`imports.state.${stateOf(batch)}`)}
              </StatusBadge>
            ),
          },
          {
            key: 'back',
            head: <span className="sr">{text('register.actions')}</span>,
            card: 'end',
            cell: (batch) => {
              const state = stateOf(batch);
              if (!mayEdit || state === 'erased' || (state === 'takenBack' && batch.persons === 0))
                return null;
              const isStanding = state === 'recorded';
              return (
                <Button size="sm" busy={busy} onClick={() => void (isStanding ? takeBack : erase)(batch)}>
                  {text(isStanding ? 'imports.takeBack' : 'imports.erase')}
                </Button>
              );
            },
          },
        ]}
      />
      {conflicts !== undefined && <ImportConflicts orgId={orgId} of={conflicts} />}
      {refused !== undefined && (
        <>
          <PrivateIssuerLimit of={limitOverride} />
          <div className="row end">
            <Button busy={busy} onClick={() => void takeBack(refused)}>
              {text('imports.takeBack')}
            </Button>
          </div>
        </>
      )}
      {kept !== undefined && kept.count > 0 && (
        <Callout tone="warn" alert>
          {text('imports.erase.kept', namesAndMore(kept))}
        </Callout>
      )}
    </section>
  );
}

function stateOf({ taken_back_at: back, people_erased_at: erased }: ImportBatch) {
  if (erased !== null) return 'erased';
  return back !== null ? 'takenBack' : 'recorded';
}

/** An import is taken back; then those whom it brought may be erased. */
function useWaysBack(orgId: string) {
  const text = useText();
  const confirm = useConfirm();
  const taking = useCall(takeBackImport, { say: 'always' });
  const erasing = useCall(eraseImportedPeople, { say: 'always' });
  const readings = useReadings();
  const limitOverride = useLimitOverride();
  const [conflicts, setConflicts] = useState<ConflictingEntries>();
  // Holders whose shares it had ended would come back, beyond those whom a private issuer may have.
  const [refused, setRefused] = useState<ImportBatch>();
  const params = { id: orgId };
  const takeBack = async (batch: ImportBatch) => {
    const isSure = await confirm({
      title: text('imports.takeBack.ask'),
      body: text('imports.takeBack.body'),
      confirm: text('imports.takeBack'),
    });
    if (!isSure) return;
    const answer = limitOverride.note(
      await taking.run({ params, body: { batch_id: batch.batch_id, ...limitOverride.body } }),
    );
    setConflicts(answer.ok ? undefined : conflictingEntriesIn(answer.data));
    setRefused(!answer.ok && answer.textCode === 'SHARES.PRIVATE_ISSUER_LIMIT' ? batch : undefined);
    if (answer.ok) await readings.again(listImports);
  };
  const erase = async ({ batch_id }: ImportBatch) => {
    const isSure = await confirm({
      title: text('imports.erase.ask'),
      body: text('imports.erase.body'),
      confirm: text('imports.erase'),
      danger: true,
    });
    if (!isSure) return;
    const answer = await erasing.run({ params, body: { batch_id } });
    if (answer.ok) await readings.again(listImports);
  };
  const kept = erasing.answer?.ok ? erasing.answer.data.kept : undefined;
  return { takeBack, erase, busy: taking.busy || erasing.busy, conflicts, refused, kept, limitOverride };
}
