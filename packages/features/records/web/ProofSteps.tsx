import { hex } from '@tabellion/ledger/bytes.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Hash } from '@tabellion/ui/components/Copy.tsx';
import { InstantText } from '@tabellion/ui/components/Data.tsx';
import { useWide } from '@tabellion/ui/shell/useWide.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import type { CheckedRecord, FailedRecord, KeptCheckpoint } from './checkRecord.ts';
import { ProofPath } from './ProofPath.tsx';

interface StepsProps {
  of: CheckedRecord;
  before: KeptCheckpoint | undefined;
}

/** The three steps of the check; on phones folded to their sentences. */
export function ProofSteps({ of: record, before }: StepsProps) {
  const text = useText();
  const { leaf, index, size, hashes, root, signer } = record;
  return (
    <ol className="proofsteps">
      <Step title={text('records.step.fingerprint')} why={text('records.step.fingerprint.why')}>
        <Facts
          of={[
            [text('records.fact.leaf'), <Hash key="leaf" of={hex(leaf.hash)} />],
            [text('records.fact.entry'), text('records.entry', { index: index + 1, seq: leaf.seq + 1 })],
            [text('records.fact.recorded'), <InstantText key="at" instant={leaf.at} />],
          ]}
        />
      </Step>
      <Step title={text('records.step.path', { count: hashes })} why={text('records.step.path.why')}>
        <ProofPath count={hashes} />
        <Facts
          of={[
            [text('records.fact.root'), <Hash key="root" of={root} />],
            [text('records.fact.result'), text('records.same')],
          ]}
        />
      </Step>
      <Step
        title={text('records.step.checkpoint')}
        why={
          before === undefined ? (
            text('records.step.checkpoint.first')
          ) : (
            <RichText of="records.step.checkpoint.why" with={{ at: <InstantText instant={before.at} /> }} />
          )
        }
      >
        <Facts
          of={[
            [text('records.fact.checkpoint'), text('records.entries', { size })],
            [text('records.fact.signedBy'), <bdi key="signer">{signer}</bdi>],
          ]}
        />
      </Step>
    </ol>
  );
}

interface StepProps {
  title: string;
  why: ReactNode;
  children: ReactNode;
}

function Step({ title, why, children }: StepProps) {
  const isWide = useWide();
  return (
    <li>
      <details open={isWide}>
        <summary>{title}</summary>
        <p>{why}</p>
        {children}
      </details>
    </li>
  );
}

const Facts = ({ of }: { of: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="prooffacts">
    {of.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The step that did not hold, and what was found. */
export function FailedStep({ of: { step, fault } }: { of: FailedRecord }) {
  const text = useText();
  const title = step === 'path' ? text('records.fault.not_in_log') : text(`records.fault.${fault}`);
  return (
    <Callout tone="err" title={title} alert>
      {step === 'fingerprint' && text('records.step.fingerprint.why')}
      {step === 'path' && text('records.step.path.why')}
    </Callout>
  );
}
