import { hex } from '@tabellion/ledger/bytes.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Download, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Receipt } from '../contract.ts';
import { type CheckedRecord, type FailedRecord, withFields } from './checkRecord.ts';
import { keepFile } from './keepFile.ts';
import { ProofFields, startingFields } from './ProofFields.tsx';
import { FailedStep, ProofSteps } from './ProofSteps.tsx';
import { type ShownState, sealOf } from './RecordBadge.tsx';
import type { Verification } from './verifyInBrowser.ts';
import { WaysOn } from './WaysOn.tsx';

interface PanelProps {
  orgId: string;
  /** The thing of which the record is, as `holding:<id>`. */
  of: string;
  receipt: Receipt;
  state: ShownState;
  verification: UseQueryResult<Verification>;
  onClose(): void;
}

/** How a record was checked in this browser, in plain words; and the proof to take along. One drawer, whatever comes of it:
 *  the focus stays in it. */
export function ProofPanel({ orgId, of, receipt, state, verification, onClose }: PanelProps) {
  const title = useTitle(receipt, verification);
  const { data } = verification;
  return (
    <Drawer
      title={
        <span className={`proofpanel__title is-${state}`}>
          <Icon of={sealOf[state]} size="lg" />
          <span>
            {title}
            {state === 'verified' && data && (
              <small className="sub">
                <RichText
                  of="records.took"
                  with={{ at: <InstantText instant={data.at} />, ms: Math.ceil(data.ms) }}
                />
              </small>
            )}
          </span>
        </span>
      }
      onClose={onClose}
    >
      <Contents orgId={orgId} of={of} receipt={receipt} verification={verification} />
    </Drawer>
  );
}

function useTitle({ state }: Receipt, { data, isError }: UseQueryResult<Verification>): string {
  const text = useText();
  if (state !== 'recorded') return text(`records.title.${state}`);
  if (isError) return text('records.title.unread');
  if (data === undefined) return text('records.title.checking');
  return text(data.outcome.ok ? 'records.title.verified' : 'records.title.refuted');
}

type ContentsProps = Omit<PanelProps, 'state' | 'onClose'>;

function Contents({ orgId, of, receipt, verification }: ContentsProps) {
  const text = useText();
  const { data, isError, error } = verification;
  if (receipt.state !== 'recorded')
    return (
      <DrawerBody>
        <p>{text(receipt.reason === null ? 'records.pending' : `records.reason.${receipt.reason}`)}</p>
      </DrawerBody>
    );
  const again = <Again of={verification} />;
  if (isError)
    return (
      <>
        <DrawerBody>
          <Callout tone="err" title={error.message || text('ui.lost')} alert />
        </DrawerBody>
        <DrawerFoot>{again}</DrawerFoot>
      </>
    );
  if (data === undefined)
    return (
      <DrawerBody>
        <Loading />
      </DrawerBody>
    );
  const { outcome } = data;
  return outcome.ok ? (
    <Verified of={data} record={outcome.value} again={again} />
  ) : (
    <Refuted
      of={data}
      failed={outcome.error}
      again={again}
      ways={<WaysOn orgId={orgId} of={of} receipt={receipt} failed={outcome.error} />}
    />
  );
}

function Again({ of: { refetch, isFetching } }: { of: UseQueryResult<Verification> }) {
  const text = useText();
  return (
    <Button icon={RefreshCw} data-first busy={isFetching} onClick={() => void refetch()}>
      {text('records.again')}
    </Button>
  );
}

interface RefutedProps {
  of: Verification;
  failed: FailedRecord;
  again: ReactNode;
  ways: ReactNode;
}

/** The server's bytes are evidence: they can be taken along. */
function Refuted({ of: { proof }, failed, again, ways }: RefutedProps) {
  const text = useText();
  return (
    <>
      <DrawerBody>
        <FailedStep of={failed} />
        <p>{text('records.fault.next')}</p>
        {ways}
      </DrawerBody>
      <DrawerFoot>
        {again}
        <span className="grow" />
        <Button icon={Download} onClick={() => keepFile(proof, 'received.tabellion-proof.json')}>
          {text('records.evidence')}
        </Button>
      </DrawerFoot>
    </>
  );
}

interface VerifiedProps {
  of: Verification;
  record: CheckedRecord;
  again: ReactNode;
}

function Verified({ of: { proof, before }, record, again }: VerifiedProps) {
  const text = useText();
  const [shown, setShown] = useState<ReadonlySet<string>>(() => startingFields(record.fields));
  const name = `${record.leaf.kind}-${hex(record.leaf.hash).slice(0, 12)}.tabellion-proof.json`;
  const page = (
    <a href="/verify.html" target="_blank" rel="noreferrer">
      {text('records.page')}
    </a>
  );
  return (
    <>
      <DrawerBody>
        <ProofSteps of={record} before={before} />
        {record.fields.length === 0 ? (
          <Callout tone="warn">{text('records.bare')}</Callout>
        ) : (
          <ProofFields of={record} shown={shown} onChange={setShown} />
        )}
        <Callout>
          <p>{text('records.limits')}</p>
          <p>
            <RichText of="records.limits.server" with={{ page }} />
          </p>
        </Callout>
      </DrawerBody>
      <DrawerFoot>
        {again}
        <span className="grow" />
        <Button variant="primary" icon={Download} onClick={() => keepFile(withFields(proof, shown), name)}>
          {text('records.download')}
        </Button>
      </DrawerFoot>
    </>
  );
}
