import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Suspense, useState } from 'react';
import { createDocument } from '../../../documents/draftContract.ts';
import { SendDrawer } from '../../../signing/web/public.ts';
import { readAnnual } from '../../annualContract.ts';
import { resolutionWays } from '../../annualView.ts';
import { AnnualFlow } from './AnnualFlow.tsx';
import { Auditor } from './Auditor.tsx';
import { useAnnual, useSave } from './annualPage.ts';
import { Foot } from './Foot.tsx';
import { Majority } from './Majority.tsx';
import { ResolutionList } from './ResolutionList.tsx';
import { Statements } from './Statements.tsx';

/** /app/annualFiling/AnnualResolution/{org}/{filing}: statements, resolutions in place of the meeting, and the auditor. */
export const AnnualResolutionScreen = () => (
  <AnnualFlow step="resolutions">
    <Resolutions />
  </AnnualFlow>
);

function Resolutions() {
  const text = useText();
  const { annual } = useAnnual();
  const { year_end: yearEnd } = annual.resolutions;
  if (yearEnd === null)
    return (
      <>
        <Callout>{text('annual.res.none')}</Callout>
        <Foot step="resolutions" />
      </>
    );
  return (
    <>
      <Statements />
      <Card
        title={text('annual.step.resolutions')}
        extra={
          <span className="muted t12">
            <RichText of="annual.res.lead" with={{ date: <DateText date={yearEnd} /> }} />
          </span>
        }
        flush
      >
        <ResolutionList />
        <Way yearEnd={yearEnd} />
      </Card>
      <Majority />
      <Auditor />
      <Foot step="resolutions" />
    </>
  );
}

/** Sent for signature, signed on paper, or later: what stays open then is said. */
function Way({ yearEnd }: { yearEnd: string }) {
  const text = useText();
  const { orgId, annual } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const { save } = useSave();
  const { again } = useReadings();
  const draft = useDrafting(yearEnd);
  const [sending, setSending] = useState<readonly string[]>();
  const { takes_upload: takesUpload } = annual;
  const { way, documents } = annual.resolutions;
  // Documents that are not made here are not sent from here either.
  const ways = takesUpload ? resolutionWays.filter((one) => one !== 'send') : resolutionWays;
  const isPassed = documents.every(({ is_passed: passed }) => passed);
  if (!mayEdit || isPassed) return null;
  const choose = async (word: string) => {
    const chosen = resolutionWays.find((one) => one === word);
    if (chosen === undefined) return;
    const ids = chosen === 'later' || takesUpload ? [] : await draft();
    if (ids === undefined) return;
    if (chosen === 'send') setSending(ids);
    else await save({ way: chosen });
  };
  return (
    <div className="annual__all stack s2">
      <p>{text('annual.res.way')}</p>
      <Segmented
        block
        label={text('annual.res.way')}
        value={way ?? ''}
        onChange={(word) => void choose(word)}
        choices={ways.map((value) => ({ value, label: text(`annual.res.way.${value}`) }))}
      />
      {way === 'later' && <Callout tone="warn">{text('annual.res.later')}</Callout>}
      {way === 'paper' && (
        <Callout>{text(takesUpload ? 'annual.res.paperUploaded' : 'annual.res.paper')}</Callout>
      )}
      {sending && (
        <Suspense fallback={null}>
          <SendDrawer
            orgId={orgId}
            documentIds={sending}
            onSent={() => void save({ way: 'send' })}
            onClose={() => {
              setSending(undefined);
              void again(readAnnual, { params: { orgId, filingId: annual.filing_id } });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Makes those that are not drafted yet. @returns the ids of all that nobody was asked to sign; undefined where one was refused */
function useDrafting(yearEnd: string) {
  const { orgId, annual } = useAnnual();
  const { again } = useReadings();
  const create = useCall(createDocument);
  return async (): Promise<readonly string[] | undefined> => {
    const ids: string[] = [];
    for (const { template, document_id: id, status } of annual.resolutions.documents) {
      if (id !== null) {
        if (status === 'draft') ids.push(id);
        continue;
      }
      const answer = await create.run({ params: { orgId }, body: { template, subject: yearEnd } });
      if (!answer.ok) return undefined;
      ids.push(answer.data.document._id);
    }
    await again(readAnnual, { params: { orgId, filingId: annual.filing_id } });
    return ids;
  };
}
