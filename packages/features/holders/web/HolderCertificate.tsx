import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { QrCode } from '@tabellion/ui/components/QrCode.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { FileCheck2 } from 'lucide-react';
import { type HolderPage, readHoldingProof } from '../contract.ts';
import { PaperFile } from './PaperLine.tsx';

type Certificate = HolderPage['certificates'][number];

/** One certificate: the shares, the signed paper, the address that it bears, and the proof of the holding. */
export function HolderCertificate({ of }: { of: Certificate }) {
  const text = useText();
  const proof = useDownload(readHoldingProof);
  const { label, document, verify_url: url, vestedExact, ended_on: endedOn } = of;
  const kind = of.form === 'acknowledgment' ? 'holders.page.acknowledgment' : 'holders.page.certificate';
  const hasEnded = endedOn !== null;
  return (
    <article className={hasEnded ? 'owncert owncert--ended' : 'owncert'}>
      <div className="owncert__head">
        <div>
          <h3>
            {label === null ? (
              text('holders.page.unnumbered')
            ) : (
              <RichText of={kind} with={{ number: <Id>{label}</Id> }} />
            )}
          </h3>
          <p className="muted t12">
            <RichText of="holders.page.issued" with={{ date: <DateText date={of.issued_on} /> }} />
            {endedOn !== null && (
              <>
                {' · '}
                <RichText of="holders.page.ended" with={{ date: <DateText date={endedOn} /> }} />
              </>
            )}
          </p>
        </div>
        <p className="owncert__shares">
          <Num of={of.sharesExact} />
          <small className="sub">
            <UserText>{of.class_name}</UserText>
          </small>
        </p>
      </div>
      {vestedExact !== null && (
        <p className="t12">
          <RichText of="holders.page.vested" with={{ shares: <Num of={vestedExact} /> }} />
        </p>
      )}
      {document === null && !hasEnded && <p className="muted t12">{text('holders.page.notSigned')}</p>}
      {document !== null && !document.has_file && <p className="muted t12">{text('holders.page.onPaper')}</p>}
      {(document?.has_file === true || of.has_proof) && (
        <div className="row wrap">
          {document?.has_file && <PaperFile of={document} />}
          {of.has_proof && (
            <Button
              icon={FileCheck2}
              busy={proof.busy}
              aria-label={text('holders.page.proof.of', { number: label ?? '' })}
              onClick={() => void proof.run({ params: { securityId: of.security_id } })}
            >
              {text('holders.page.proof')}
            </Button>
          )}
        </div>
      )}
      {url !== null && (
        <details className="owncert__address">
          <summary>{text('holders.page.verify')}</summary>
          <div>
            <QrCode of={url} label={text('holders.page.verify')} width={128} />
            <p>
              <span className="muted t12">{text('holders.page.verify.help')}</span>
              <a className="wrap-any" href={url}>
                <Id>{url}</Id>
              </a>
            </p>
          </div>
        </details>
      )}
    </article>
  );
}
