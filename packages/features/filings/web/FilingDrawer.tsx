import { citationIn } from '@tabellion/texts/citations.ts';
import { formatDate } from '@tabellion/texts/dates.ts';
import type { Language } from '@tabellion/texts/text.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { type Fact, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody, DrawerFoot, DrawerReading } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, type Text, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import { documentPath } from '../../documents/web/public.ts';
import { type FilingDetail, type FilingView, readFiling, updateFiling } from '../contract.ts';
import { isFiledHere } from '../rules/due.ts';
import { FilingAction } from './FilingAction.tsx';
import { FilingFee } from './FilingFee.tsx';
import { registryOf, ruleOf, stateOf, titleOf } from './filingWords.ts';
import { ReopenForm } from './ReopenForm.tsx';

interface FilingDrawerProps {
  orgId: string;
  of: FilingView;
  /** Left out for who may not. */
  onMark: ((filing: FilingView) => void) | undefined;
  /** Opens another filing, by its id. */
  onOpen(filingId: string): void;
  onClose(): void;
}

/** One filing: what the law says of it, what happened to it, and what can be said of it. */
export function FilingDrawer({ orgId, of: filing, onMark, onOpen, onClose }: FilingDrawerProps) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const reading = useRead(readFiling, { params: { id: filing.filing_id } });
  const [isReopening, setReopening] = useState(false);
  const { tone, words } = stateOf(filing, text);
  const isMarked = reading.data?.history.at(-1)?.event === 'marked_filed';
  return (
    <Drawer
      title={titleOf(filing, text)}
      badge={<StatusBadge tone={tone}>{words}</StatusBadge>}
      onClose={onClose}
    >
      {reading.data === undefined && <DrawerReading of={reading} />}
      {reading.data && isReopening && (
        <ReopenForm filingId={filing.filing_id} onClose={() => setReopening(false)} />
      )}
      {reading.data && !isReopening && (
        <>
          <DrawerBody>
            <Facts of={filing} />
            <Documents orgId={orgId} of={filing} />
            <History of={reading.data.history} />
          </DrawerBody>
          {mayEdit && (
            <DrawerFoot>
              <span className="grow" />
              {isMarked && <Button onClick={() => setReopening(true)}>{text('filings.reopen')}</Button>}
              {filing.registry.accepted_on && <CorrectButton of={filing} onOpen={onOpen} />}
              {onMark && isFiledHere(filing) && (
                <Button onClick={() => onMark(filing)}>{text('filings.markFiled')}</Button>
              )}
              <FilingAction orgId={orgId} of={filing} onMark={onMark} />
            </DrawerFoot>
          )}
        </>
      )}
    </Drawer>
  );
}

function Facts({ of: filing }: { of: FilingView }) {
  const { language, text } = useLanguage();
  return <Particulars facts={[...lawFacts(filing, text, language), ...registryFacts(filing, text)]} />;
}

type KeyedFact = Fact & { key: string };

function lawFacts(filing: FilingView, text: Text, language: Language): KeyedFact[] {
  const { open_from, due_date, at_risk_from, section, confirmWithRegistry, kind, registration } = filing;
  const isWithControl = kind === 'annual_filing' && registration === 'CA';
  const wait = waitOf(filing, text, language);
  const rule = [
    ruleOf(filing, text, language),
    ...(section === null ? [] : [`(${citationIn(language, section)})`]),
    ...(confirmWithRegistry ? [`· ${text('filings.confirm')}`] : []),
  ].join(' ');
  return [
    { key: 'registry', label: text('filings.filter.registration'), value: registryOf(registration, text) },
    { key: 'opens', label: text('filings.column.opens'), value: <DateText date={open_from} /> },
    { key: 'due', label: text('filings.column.due'), value: <DateText date={due_date} /> },
    ...(at_risk_from === null
      ? []
      : [{ key: 'risk', label: text('filings.risk'), value: <DateText date={at_risk_from} /> }]),
    { key: 'fee', label: text('filings.column.fee'), value: <FilingFee of={filing} dated /> },
    {
      key: 'rule',
      label: text('filings.rule'),
      value: (
        <>
          {rule}
          {isWithControl && <small className="sub">{text('filings.isc')}</small>}
        </>
      ),
    },
    ...(wait === undefined ? [] : [{ key: 'waits', label: text('filings.waits'), value: wait }]),
  ];
}

function waitOf({ waits_for, older_year, open_from }: FilingView, text: Text, language: Language) {
  if (waits_for === null) return undefined;
  return text(`filings.waits.${waits_for}`, {
    year: String(older_year ?? ''),
    date: formatDate(open_from, language, 'long'),
  });
}

function registryFacts({ registry }: FilingView, text: Text): KeyedFact[] {
  const { number, accepted_on, reasons, is_specimen } = registry;
  return [
    ...(number ? [{ key: 'number', label: text('filings.registry.number'), value: <Id>{number}</Id> }] : []),
    ...(accepted_on
      ? [{ key: 'on', label: text('filings.registry.on'), value: <DateText date={accepted_on} /> }]
      : []),
    ...(is_specimen ? [{ key: 'specimen', label: '', value: text('filings.fee.specimen') }] : []),
    ...reasons.map((reason, at) => ({
      key: `reason-${at}`,
      label: at === 0 ? text('filings.registry.reasons') : '',
      value: reason,
    })),
  ];
}

function Documents({ orgId, of: { registry } }: { orgId: string; of: FilingView }) {
  const text = useText();
  const mayRead = useMay('documents.read');
  const documents = [
    { id: registry.document_id, name: text('filings.document.confirmation') },
    { id: registry.return_id, name: text('filings.document.return') },
  ].filter(({ id }) => id !== null);
  if (documents.length === 0 || !mayRead) return null;
  return (
    <section className="filings__part">
      <h3>{text('filings.documents')}</h3>
      <ul>
        {documents.map(({ id, name }) => (
          <li key={id}>
            <Link to={documentPath(orgId, id ?? '')}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ of: lines }: { of: FilingDetail['history'] }) {
  const text = useText();
  return (
    <section className="filings__part">
      <h3>{text('filings.history')}</h3>
      {lines.length === 0 ? (
        <p className="muted">{text('filings.history.none')}</p>
      ) : (
        <ul className="stack s2">
          {lines.map(({ event, at, by, reason }) => (
            <li key={`${event} ${at}`}>
              {text(`filings.event.${event}`)}
              <span className="sub">
                {by === '' ? (
                  <InstantText instant={at} />
                ) : (
                  <RichText
                    of="filings.event.by"
                    with={{ who: <UserText>{by}</UserText>, date: <InstantText instant={at} /> }}
                  />
                )}
              </span>
              {reason && (
                <span className="sub">
                  <UserText>{reason}</UserText>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Begins a row of its own, which names the filed one. */
function CorrectButton({ of: filing, onOpen }: Pick<FilingDrawerProps, 'of' | 'onOpen'>) {
  const text = useText();
  const readings = useReadings();
  const call = useCall(updateFiling, { say: 'always' });
  const correct = async () => {
    const answer = await call.run({ params: { id: filing.filing_id }, body: { mark: 'correct' } });
    if (!answer.ok) return;
    await readings.allAgain();
    onOpen(answer.data.filing.filing_id);
  };
  return (
    <Button busy={call.busy} onClick={() => void correct()}>
      {text('filings.correct')}
    </Button>
  );
}
