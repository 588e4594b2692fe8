import { fillPath } from '@tabellion/kit/endpoint.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { useConfirm } from '@tabellion/ui/layers/DialogProvider.tsx';
import { Slot } from '@tabellion/ui/slots.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createDocument } from '../../documents/draftContract.ts';
import { printDocuments } from '../../documents/fileContract.ts';
import { useOpenFile } from '../../documents/web/public.ts';
import { chooseForm, mostChosen } from '../../shares/transactionContract.ts';
import type { FindingView } from '../contract.ts';
import { FixButton, useCheckAgain } from './FixButton.tsx';

/** So many documents go into one request, or to the printer, at once. */
const MOST = 50;

interface RuleActProps {
  orgId: string;
  /** The chosen places. */
  of: readonly FindingView[];
  title: string;
  isPrimary: boolean;
  /** Undefined where its places are in view. */
  onUnfold: (() => void) | undefined;
}

/** One button for all places of a rule: sends, prints or drafts their documents; else it shows the places, each with its own. */
export function RuleAct({ orgId, of: findings, title, isPrimary, onUnfold }: RuleActProps) {
  const text = useText();
  const ids = (act: 'send' | 'print') =>
    findings
      .flatMap((one) => (one.act === act && one.fix.do === 'open' ? (one.fix.id ?? []) : []))
      .slice(0, MOST);
  const [toSend, toPrint] = [ids('send'), ids('print')];
  const drafts = findings.flatMap(({ fix }) => (fix.do === 'draft' ? fix : [])).slice(0, MOST);
  const [first] = findings;
  if (toSend.length > 0)
    return (
      <span className="rule__act">
        <Slot
          of="documents.send"
          gives={{
            orgId,
            documentIds: toSend,
            words: text('check.act.send', { count: toSend.length }),
            isPrimary,
          }}
        />
      </span>
    );
  if (toPrint.length > 0)
    return (
      <>
        <AcknowledgmentButton orgId={orgId} ids={findings.flatMap((one) => one.security_id ?? [])} />
        <PrintButton orgId={orgId} ids={toPrint} isPrimary={isPrimary} />
      </>
    );
  if (drafts.length > 1) return <DraftAll orgId={orgId} of={drafts} isPrimary={isPrimary} />;
  if (findings.length === 1 && first !== undefined)
    return <FixButton orgId={orgId} of={first.fix} title={title} isPrimary={isPrimary} />;
  if (findings.length === 0 || onUnfold === undefined) return null;
  return (
    <Button className="rule__act" onClick={onUnfold}>
      {text('check.act.show', { count: findings.length })}
    </Button>
  );
}

interface ManyProps {
  orgId: string;
  isPrimary: boolean;
}

/** All of them in one file, which the browser prints. */
function PrintButton({ orgId, ids, isPrimary }: ManyProps & { ids: readonly string[] }) {
  const text = useText();
  const open = useOpenFile();
  return (
    <Button
      className="rule__act"
      icon={Printer}
      variant={isPrimary ? 'primary' : 'plain'}
      onClick={() => void open(`${fillPath(printDocuments.path, { orgId })}?ids=${ids.join(',')}`)}
    >
      {text('check.act.print', { count: ids.length })}
    </Button>
  );
}

/** Their holders want no paper: the register says so, and the documents follow. */
function AcknowledgmentButton({ orgId, ids }: { orgId: string; ids: readonly string[] }) {
  const text = useText();
  const mayEdit = useMay('shares.edit');
  const confirm = useConfirm();
  const choose = useCall(chooseForm, { say: 'always', place: 'bottom' });
  const again = useReadings().allAgain;
  const chosen = ids.slice(0, mostChosen);
  if (!mayEdit || chosen.length === 0) return null;
  const record = async () => {
    const isSure = await confirm({
      title: text('check.acknowledge', { count: chosen.length }),
      body: text('check.acknowledge.why'),
      confirm: text('check.acknowledge.record'),
    });
    if (!isSure) return;
    const body = { security_ids: chosen, form: 'acknowledgment' as const };
    const answer = await choose.run({ params: { id: orgId }, body });
    if (answer.ok) await again();
  };
  return (
    <Button className="rule__act" busy={choose.busy} onClick={() => void record()}>
      {text('check.act.acknowledge')}
    </Button>
  );
}

interface DraftAllProps extends ManyProps {
  of: readonly { readonly template: string; readonly subject: string }[];
}

/** One after the other; what could be drafted is there, whatever stops the next. */
function DraftAll({ orgId, of: drafts, isPrimary }: DraftAllProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const create = useCall(createDocument, { place: 'bottom' });
  const again = useCheckAgain();
  const [isBusy, setBusy] = useState(false);
  if (!mayEdit) return null;
  const draft = async () => {
    setBusy(true);
    for (const { template, subject } of drafts) {
      const answer = await create.run({ params: { orgId }, body: { template, subject } });
      if (!answer.ok) break;
    }
    setBusy(false);
    again();
  };
  return (
    <Button
      className="rule__act"
      variant={isPrimary ? 'primary' : 'plain'}
      busy={isBusy}
      onClick={() => void draft()}
    >
      {text('check.act.draft', { count: drafts.length })}
    </Button>
  );
}
