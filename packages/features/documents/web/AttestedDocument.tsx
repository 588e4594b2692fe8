import './verifyDocument.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { readAttested } from '../verifyContract.ts';
import { VerdictHead } from './VerdictHead.tsx';

interface AttestedDocumentProps {
  /** The end of the address that is printed on it. */
  code: string;
  /** The rest of the page: it waits for the answer, so that nothing moves. */
  children: ReactNode;
}

/** Whether the registers still say what a document certifies. */
export function AttestedDocument({ code, children }: AttestedDocumentProps) {
  const reading = useRead(readAttested, { body: { code } });
  if (reading.isPending) return <Loading />;
  return (
    <>
      {reading.data ? (
        <Attested of={reading.data} />
      ) : (
        <section className="verdict verdict--warn">
          <VerdictHead tone="warn" title={reading.message} />
        </section>
      )}
      {children}
    </>
  );
}

const tones = { stands: 'ok', changed: 'warn', ended: 'err', void: 'err' } as const;

function Attested({ of }: { of: ReplyOf<typeof readAttested> }) {
  const text = useText();
  const tone = tones[of.standing];
  return (
    <section className={`verdict verdict--${tone}`}>
      <VerdictHead tone={tone} title={text(`verify.attested.${of.standing}`)}>
        {of.ended_on !== null && (
          <p>
            {text('verify.attested.since')} <DateText date={of.ended_on} length="long" />
          </p>
        )}
      </VerdictHead>
      <dl className="verdict__facts">
        <div>
          <dt>{text('verify.corporation')}</dt>
          <dd className="verdict__large">
            <UserText>{of.company}</UserText> {of.company_number !== null && <Id>{of.company_number}</Id>}
          </dd>
        </div>
        <div>
          <dt>{text('verify.documentTitle')}</dt>
          <dd className="verdict__large">
            <UserText>{of.title}</UserText>
          </dd>
          {of.dated_on !== null && (
            <dd>
              <DateText date={of.dated_on} length="long" />
            </dd>
          )}
        </div>
        {of.lines.length > 0 && (
          <div>
            <dt>{text('verify.attested.lines')}</dt>
            {of.lines.map((line) => (
              <dd key={line} className="verdict__large">
                <UserText>{line}</UserText>
              </dd>
            ))}
          </div>
        )}
        <div>
          <dt>{text('verify.attested.copy')}</dt>
          <dd>{text(of.is_signed ? 'verify.attested.copy.yes' : 'verify.attested.copy.no')}</dd>
        </div>
        <div>
          <dt>{text('verify.attested.checked')}</dt>
          <dd>
            <RichText
              of="verify.attested.checkedOn"
              with={{ date: <DateText date={of.as_of} length="long" /> }}
            />
          </dd>
        </div>
        {of.ends_on !== null && (
          <div>
            <dt>{text('verify.attested.until')}</dt>
            <dd>
              <DateText date={of.ends_on} length="long" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
