import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { useRead, useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id, InstantText, Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileCheck2, PenLine, Unlink } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { SigneeDesk } from '../../signing/web/public.ts';
import {
  type HolderPage as HolderView,
  openHolderEnvelope,
  readHolderPage,
  readHolderVerifier,
} from '../contract.ts';
import { HolderCertificate } from './HolderCertificate.tsx';
import { PaperLine } from './PaperLine.tsx';

/** Everything that the one whom the link names has in the corporation. */
export function HolderPage() {
  const text = useText();
  const reading = useRead(readHolderPage, {});
  const readings = useReadings();
  const [signee, setSignee] = useState<string>();
  const status = reading.error?.answer.status;
  const toPage = () => {
    setSignee(undefined);
    void readings.again(readHolderPage);
  };
  if (signee !== undefined)
    return (
      <Suspense fallback={<Waiting />}>
        <SigneeDesk
          token={signee}
          back={
            <div>
              <Button variant="link" onClick={toPage}>
                {text('holders.page.back')}
              </Button>
            </div>
          }
          next={
            <Button variant="primary" onClick={toPage}>
              {text('holders.page.back')}
            </Button>
          }
          onOver={toPage}
          onDone={() => undefined}
        />
      </Suspense>
    );
  if (reading.data !== undefined) return <Page of={reading.data} onSign={setSignee} />;
  if (!reading.isError || status === 403) return <Waiting />;
  return (
    <PlainPage>
      {status === 410 ? (
        <EmptyState page icon={Unlink} title={text('holders.page.over')}>
          {reading.message}
        </EmptyState>
      ) : (
        <ReadFailed page of={reading} />
      )}
    </PlainPage>
  );
}

const Waiting = () => (
  <PlainPage>
    <PageSkeleton shape="rows" />
  </PlainPage>
);

function Page({ of: view, onSign }: { of: HolderView; onSign(token: string): void }) {
  const text = useText();
  return (
    <PlainPage top>
      <div className="ownpage">
        <header>
          <h1>
            <UserText>{view.name}</UserText>
          </h1>
          <p className="muted">
            <UserText>{view.company}</UserText>
            {view.company_number !== null && (
              <>
                {' · '}
                <Id>{view.company_number}</Id>
              </>
            )}
            {' · '}
            <RichText of="holders.page.asOf" with={{ date: <DateText date={view.as_of} length="long" /> }} />
          </p>
        </header>
        {view.to_sign.length > 0 && <ToSign of={view.to_sign} onSign={onSign} />}
        <Shares of={view} />
        {view.certificates.length > 0 && (
          <Section title={text('holders.page.certificates')}>
            {view.certificates.map((one) => (
              <HolderCertificate key={one.security_id} of={one} />
            ))}
          </Section>
        )}
        {view.rights.length > 0 && <Rights of={view.rights} />}
        {view.appointments.length > 0 && <Appointments of={view.appointments} />}
        <Section title={text('holders.page.signed')}>
          {view.signed.length === 0 ? (
            <p className="muted">{text('holders.page.signed.none')}</p>
          ) : (
            <ul className="ownpage__lines">
              {view.signed.map((one) => (
                <PaperLine key={one._id} of={one} />
              ))}
            </ul>
          )}
          {view.signed.some((one) => !one.has_file) && (
            <p className="muted t12">{text('holders.page.onPaper.help')}</p>
          )}
        </Section>
        {view.certificates.some((one) => one.has_proof) && (
          <div className="no-print">
            <Proofs />
          </div>
        )}
        <footer className="muted t12">
          <p>
            <RichText
              of="holders.page.until"
              with={{ date: <DateText date={view.ends_on} length="long" /> }}
            />{' '}
            {text('holders.page.wrong')}
          </p>
        </footer>
      </div>
    </PlainPage>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="ownpage__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function ToSign({ of, onSign }: { of: HolderView['to_sign']; onSign(token: string): void }) {
  const text = useText();
  const open = useCall(openHolderEnvelope);
  return (
    <section className="ownpage__part ownpage__part--now no-print">
      <h2>{text('holders.page.toSign')}</h2>
      <ul className="ownpage__lines">
        {of.map(({ envelope_id: envelopeId, title, documents: count, expires_at: until, zone }) => (
          <li key={envelopeId}>
            <div>
              <strong>
                <UserText>{title}</UserText>
              </strong>
              <small className="sub">
                {text('holders.page.documents', { count })}
                {' · '}
                <RichText
                  of="holders.page.openUntil"
                  with={{ until: <InstantText instant={until} zone={zone} /> }}
                />
              </small>
            </div>
            <Button
              variant="primary"
              icon={PenLine}
              busy={open.busy}
              onClick={async () => {
                const answer = await open.run({ params: { envelopeId }, body: {} });
                if (answer.ok) onSign(answer.data.signee_token);
              }}
            >
              {text('holders.page.sign')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Shares({ of: { sharesExact, percentage, classes } }: { of: HolderView }) {
  const text = useText();
  if (sharesExact === '0')
    return (
      <Section title={text('holders.page.shares')}>
        <p>{text('holders.page.noShares')}</p>
      </Section>
    );
  const ofAll = percentage !== null && (
    <small className="sub">
      <RichText of="holders.page.ofAll" with={{ percent: <PercentText percent={percentage} /> }} />
    </small>
  );
  return (
    <Section title={text('holders.page.shares')}>
      <dl className="ownpage__shares">
        {classes.map(({ name, sharesExact: shares, percentage: part }) => (
          <div key={name}>
            <dt>
              <UserText>{name}</UserText>
              {part !== null && (
                <small className="sub">
                  <RichText of="holders.page.ofClass" with={{ percent: <PercentText percent={part} /> }} />
                </small>
              )}
              {classes.length === 1 && ofAll}
            </dt>
            <dd>
              <Num of={shares} />
            </dd>
          </div>
        ))}
        {classes.length > 1 && (
          <div className="ownpage__total">
            <dt>
              {text('holders.page.total')}
              {ofAll}
            </dt>
            <dd>
              <Num of={sharesExact} />
            </dd>
          </div>
        )}
      </dl>
    </Section>
  );
}

function Rights({ of }: { of: HolderView['rights'] }) {
  const text = useText();
  return (
    <Section title={text('holders.page.rights')}>
      <ul className="ownpage__lines">
        {of.map((one) => (
          <li key={one.label}>
            <div>
              <strong>
                {text(`instruments.kind.${one.kind}`)} <Id>{one.label}</Id>
              </strong>
              <small className="sub">
                {one.class_name !== null && (
                  <>
                    <UserText>{one.class_name}</UserText>
                    {' · '}
                  </>
                )}
                <RichText of="holders.page.issued" with={{ date: <DateText date={one.issued_on} /> }} />
                {one.expires_on !== null && (
                  <>
                    {' · '}
                    <RichText
                      of="holders.page.rights.until"
                      with={{ date: <DateText date={one.expires_on} /> }}
                    />
                  </>
                )}
                {one.vestedExact !== null && (
                  <>
                    {' · '}
                    <RichText of="holders.page.vested" with={{ shares: <Num of={one.vestedExact} /> }} />
                  </>
                )}
              </small>
            </div>
            {one.sharesExact !== null && <Num of={one.sharesExact} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Appointments({ of }: { of: HolderView['appointments'] }) {
  const text = useText();
  return (
    <Section title={text('holders.page.appointments')}>
      <ul className="ownpage__lines">
        {of.map(({ position, title, since, is_on_or_before: isBefore, until, consent_on: consentOn }) => (
          <li key={`${position} ${title} ${since}`}>
            <div>
              <strong>{title === null ? text(`position.${position}`) : <UserText>{title}</UserText>}</strong>
              <small className="sub">
                {until === null ? (
                  <RichText
                    of={isBefore ? 'holders.page.onOrBefore' : 'holders.page.since'}
                    with={{ date: <DateText date={since} /> }}
                  />
                ) : (
                  <RichText
                    of="holders.page.term"
                    with={{ from: <DateText date={since} />, until: <DateText date={until} /> }}
                  />
                )}
                {consentOn !== null && (
                  <>
                    {' · '}
                    <RichText of="holders.page.consent" with={{ date: <DateText date={consentOn} /> }} />
                  </>
                )}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Proofs() {
  const text = useText();
  const verifier = useDownload(readHolderVerifier);
  return (
    <Section title={text('holders.page.proofs')}>
      <p className="muted">{text('holders.page.proofs.help')}</p>
      <div>
        <Button icon={FileCheck2} busy={verifier.busy} onClick={() => void verifier.run({})}>
          {text('holders.page.verifier')}
        </Button>
      </div>
    </Section>
  );
}
