import './changes.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { NameList } from '@tabellion/ui/components/NameList.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { useDayOf } from '@tabellion/ui/format/useDayOf.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId, usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { documentPath } from '../../documents/web/public.ts';
import { useTried } from '../../registers/web/public.ts';
import { previewChange, readChange } from '../contract.ts';
import { isOverState } from '../rules/progress.ts';
import type { ChangeView } from '../shapes.ts';
import { AttentionCard } from './AttentionCard.tsx';
import { BesidesCard } from './BesidesCard.tsx';
import { ChangeActions } from './ChangeActions.tsx';
import { ChangePreviewCards } from './ChangePreviewCards.tsx';
import { ChangeProgress } from './ChangeProgress.tsx';
import { DividendCard } from './DividendCard.tsx';
import { EnteredParts } from './EnteredParts.tsx';
import { FilingLine } from './FilingsAndPrice.tsx';
import { MeetingsCard } from './MeetingsCard.tsx';
import { NextCard } from './NextCard.tsx';
import { PayChange } from './PayChange.tsx';
import { changesPath } from './paths.ts';
import { stateTone } from './stateTone.ts';
import { loadWords } from './words.ts';

/** A change from its preview to the book. */
export const ChangeScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="cards" />}>
    <Change />
  </MoreTexts>
);

function Change() {
  const orgId = useOrgId();
  const changeId = usePathParam('change_id') ?? '';
  const reading = useRead(readChange, { params: { orgId, changeId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  return reading.data === undefined ? (
    <PageSkeleton shape="cards" />
  ) : (
    <ChangePage orgId={orgId} of={reading.data.change} />
  );
}

function ChangePage({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const text = useText();
  const { title, state, steps, waits_for: names, since, signed_on_paper: onPaper } = change;
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={changesPath(orgId)}>{text('changes.title')}</Link>}
        title={title}
        badge={<StatusBadge tone={stateTone[state]}>{text(`changes.state.${state}`)}</StatusBadge>}
        lead={text(`changes.state.${state}.lead`)}
        actions={<ChangeActions orgId={orgId} of={change} />}
      />
      {(state === 'done' || !isOverState(state)) && <ChangeProgress label={title} steps={steps} />}
      <AttentionCard orgId={orgId} of={change} />
      {names.length > 0 && (
        <p>
          {text('changes.waitsFor')} <NameList of={names} />
          {since !== null && <Since of={since} />}
        </p>
      )}
      <MeetingsCard of={change.meetings} />
      {onPaper !== null && (
        <p>
          <RichText
            of="changes.attested"
            with={{ on: <DateText date={onPaper.on} />, name: <UserText>{onPaper.attested_by}</UserText> }}
          />
        </p>
      )}
      {state === 'draft' ? (
        // Minutes take the place of signatures once a meeting voted.
        <Draft key={change.meetings.length} orgId={orgId} of={change} />
      ) : (
        <Running orgId={orgId} of={change} />
      )}
    </div>
  );
}

function Since({ of: instant }: { of: string }) {
  const dayOf = useDayOf();
  return (
    <span className="muted">
      {' '}
      <RichText of="changes.since" with={{ date: <DateText date={dayOf(instant)} /> }} />
    </span>
  );
}

function Draft({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const preview = useCall(previewChange, { say: 'none' });
  const parts = change.parts.map(({ kind, form }) => ({ kind, form }));
  const typed = { parts, change_id: change.change_id };
  const tried = useTried(typed, (body, options) => preview.run({ params: { orgId }, body }, options));
  // One below the other, what comes late would push away what stands.
  if (tried.answer === undefined) return <PageSkeleton shape="cards" isHeaded />;
  return (
    <div className="changes__cols changes__cols--wide">
      <ChangePreviewCards of={tried} parts={change.parts} />
      <NextCard orgId={orgId} of={change} preview={tried.answer.ok ? tried.answer.data : undefined} />
    </div>
  );
}

/** The entered fields and their documents, beside the next step. */
function Running({ orgId, of: change }: { orgId: string; of: ChangeView }) {
  const { state, dividends, besides } = change;
  const isAsked = state === 'paying' || dividends.length > 0 || besides.length > 0;
  const whole = (
    <div className="stack s4 changes__running">
      <EnteredParts of={change.parts} />
      <DocumentsAndFilings orgId={orgId} of={change} />
    </div>
  );
  if (!isAsked) return whole;
  return (
    <div className="changes__cols changes__cols--wide">
      {whole}
      <div className="stack s4">
        <BesidesCard orgId={orgId} of={change} />
        <DividendCard orgId={orgId} of={change} />
        {state === 'paying' && <PayChange orgId={orgId} of={change} />}
      </div>
    </div>
  );
}

function DocumentsAndFilings({ orgId, of: { documents, filings } }: { orgId: string; of: ChangeView }) {
  const text = useText();
  return (
    <>
      {documents.length > 0 && (
        <Card flush title={text('changes.documents')}>
          <ul className="list">
            {documents.map(({ document_id: id, title, number, status }) => (
              <li key={id}>
                <span className="grow">
                  <Link className="rowlink" to={documentPath(orgId, id)}>
                    <UserText>{title}</UserText>
                  </Link>
                  {number && (
                    <span className="muted nowrap">
                      {' '}
                      <Id>{number}</Id>
                    </span>
                  )}
                </span>
                <StatusBadge tone={status === 'signed' ? 'ok' : 'neutral'}>
                  {text(status === 'signed' ? 'changes.document.signed' : 'changes.document.open')}
                </StatusBadge>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {filings.length > 0 && (
        <Card flush title={text('changes.filings')}>
          <ul className="list">
            {filings.map((one) => (
              <FilingLine key={one.filing_id} of={one} orgId={orgId} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
