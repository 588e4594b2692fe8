import './verifyDocument.css';
import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { readAttested } from '../verifyContract.ts';
import { VerdictHead } from './VerdictHead.tsx';

/** Whether the registers still say what a document certifies, by the code of the address that is printed on it. */
export function AttestedDocument({ code }: { code: string }) {
  const reading = useRead(readAttested, { body: { code } });
  if (reading.isPending) return <Loading />;
  if (reading.data) return <Attested of={reading.data} />;
  return (
    <section className="verdict verdict--warn">
      <VerdictHead tone="warn" title={reading.message} />
    </section>
  );
}

function Attested({ of }: { of: ReplyOf<typeof readAttested> }) {
  const text = useText();
  const tone = of.standing === 'stands' ? 'ok' : 'err';
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
