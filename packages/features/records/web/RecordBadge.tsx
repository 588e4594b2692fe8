import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { Badge, BadgeCheck, BadgeX, CircleDashed, CircleMinus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Receipt } from '../contract.ts';
import { useRecordState, useVerification } from './useRecord.ts';
import type { Verification } from './verifyInBrowser.ts';
import { loadRecordWords } from './words.ts';

const ProofPanel = lazy(() => import('./ProofPanel.tsx').then((module) => ({ default: module.ProofPanel })));

export interface BadgeProps {
  readonly orgId: string;
  /** The thing beside which it stands, as `holding:<id>`. */
  readonly of: string;
}

/** A badge beside a record: whether the log has it, and whether this browser has checked that. */
export const RecordBadge = (props: BadgeProps) => (
  <MoreTexts load={loadRecordWords} waiting={null}>
    <Shown {...props} />
  </MoreTexts>
);

/** The head of a column of badges. */
export const RecordHead = () => (
  <MoreTexts load={loadRecordWords} waiting={<span className="sr">{useText()('ui.loading')}</span>}>
    <HeadWord />
  </MoreTexts>
);

const HeadWord = () => <span className="sr">{useText()('records.head')}</span>;

export type ShownState = Receipt['state'] | 'verified' | 'refuted';

export const sealOf = {
  pending: CircleDashed,
  recorded: Badge,
  failed: CircleMinus,
  verified: BadgeCheck,
  refuted: BadgeX,
} as const;

function Shown({ orgId, of }: BadgeProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const receipt = useRecordState(orgId, of, useMay('records.read')).data;
  const verification = useVerification(orgId, of, receipt?.tx_id ?? null, isOpen);
  if (!receipt) return null;
  const state = stateOf(receipt, verification.data);
  const word = text(`records.state.${state}`);
  return (
    <>
      <button
        type="button"
        className={`recordbadge is-${state}`}
        title={word}
        aria-label={text('records.open', { state: word })}
        onClick={() => setOpen(true)}
      >
        <Icon of={sealOf[state]} />
        <span className="recordbadge__word">{word}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProofPanel
            orgId={orgId}
            of={of}
            receipt={receipt}
            state={state}
            verification={verification}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function stateOf(receipt: Receipt, verification: Verification | undefined): ShownState {
  if (verification === undefined || receipt.state !== 'recorded') return receipt.state;
  return verification.outcome.ok ? 'verified' : 'refuted';
}
