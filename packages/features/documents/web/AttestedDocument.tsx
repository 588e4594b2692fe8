import './verifyDocument.css';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Hash } from '@tabellion/ui/components/Copy.tsx';
import { DateText, Id, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { ReactNode } from 'react';
import { type AttestedDocument as Attestation, type AttestedBook, readAttested } from '../verifyContract.ts';
import { VerdictHead } from './VerdictHead.tsx';

interface AttestedDocumentProps {
  /** The end of the address that is printed on it. */
  code: string;
  /**
   * The rest of the page: it waits for the answer, so that nothing moves.
   * @param isThere  something has this address
   * @param book  the SHA-256 of the bound book at the address
   */
  children(isThere: boolean, book: string | undefined): ReactNode;
}

/** Whether the registers still say what a document certifies, or have changed since a book was bound. */
export function AttestedDocument({ code, children }: AttestedDocumentProps) {
  const { data, isPending, message } = useRead(readAttested, { body: { code } });
  if (isPending) return <Loading />;
  return (
    <>
      {data === undefined && (
        <section className="verdict verdict--warn">
          <VerdictHead tone="warn" title={message} />
        </section>
      )}
      {data?.kind === 'document' && <Attested of={data} />}
      {data?.kind === 'book' && <AtItsAddress of={data} />}
      {children(data !== undefined, data?.kind === 'book' ? data.sha256 : undefined)}
    </>
  );
}

const tones = { stands: 'ok', changed: 'warn', ended: 'err', void: 'err' } as const;

function Attested({ of }: { of: Attestation }) {
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
        <Corporation of={of} />
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
        <Checked of={of} />
      </dl>
    </section>
  );
}

/** Which book it is, and whether the registers have changed since: not in what. */
function AtItsAddress({ of }: { of: AttestedBook }) {
  const text = useText();
  const tone = of.changed_on === null ? 'ok' : 'warn';
  return (
    <section className={`verdict verdict--${tone}`}>
      <VerdictHead
        tone={tone}
        title={text(of.changed_on === null ? 'verify.book.stands' : 'verify.book.changed')}
      >
        {of.changed_on !== null && (
          <p>
            <RichText
              of="verify.book.changedOn"
              with={{ date: <DateText date={of.changed_on} length="long" /> }}
            />
          </p>
        )}
      </VerdictHead>
      <dl className="verdict__facts">
        <Corporation of={of} />
        <div>
          <dt>{text('verify.book')}</dt>
          <dd className="verdict__large">
            <RichText of="verify.book.asOf" with={{ date: <DateText date={of.dated_on} length="long" /> }} />
          </dd>
          {of.selection !== 'all' && <dd>{text(`verify.book.${of.selection}`)}</dd>}
          <dd>{text('verify.book.pages', { pages: of.pages })}</dd>
        </div>
        <div>
          <dt>{text('verify.book.bound')}</dt>
          <dd>
            <DateText date={of.bound_on} length="long" />
          </dd>
        </div>
        <div>
          <dt>{text('verify.book.file')}</dt>
          <dd>
            <Hash of={of.sha256} />
          </dd>
        </div>
        <Checked of={of} />
      </dl>
    </section>
  );
}

function Corporation({ of }: { of: Pick<AttestedBook, 'company' | 'company_number'> }) {
  const text = useText();
  return (
    <div>
      <dt>{text('verify.corporation')}</dt>
      <dd className="verdict__large">
        <UserText>{of.company}</UserText> {of.company_number !== null && <Id>{of.company_number}</Id>}
      </dd>
    </div>
  );
}

/** When it was checked, and how long it can be. */
function Checked({ of }: { of: Pick<AttestedBook, 'as_of' | 'ends_on'> }) {
  const text = useText();
  return (
    <>
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
    </>
  );
}
