import type { Findings } from '@tabellion/paper/verify/findings.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readSealRootCertificates } from '../verifyContract.ts';
import { VerificationResult } from './VerificationResult.tsx';
import { loadVerifyingWords } from './words.ts';

/** `/verify-document`: whether a PDF is as it was sealed. The file is read in this browser and sent to nobody. */
export function VerifyDocumentScreen() {
  return (
    <MoreTexts
      load={loadVerifyingWords}
      waiting={
        <PlainPage top>
          <Loading />
        </PlainPage>
      }
    >
      <PlainPage top>
        <Verifying />
      </PlainPage>
    </MoreTexts>
  );
}

function Verifying() {
  const text = useText();
  const roots = useRead(readSealRootCertificates, {});
  const [chosen, setChosen] = useState<{ readonly file: File; readonly at: number }>();
  return (
    <article className="stack s4">
      <div>
        <h1>{text('verify.title')}</h1>
        <p className="muted">{text('verify.lead')}</p>
      </div>
      <ChooseFile onChoose={(file) => setChosen((before) => ({ file, at: (before?.at ?? 0) + 1 }))} />
      <div aria-live="polite">
        {chosen && !roots.isPending && (
          <Verified key={chosen.at} file={chosen.file} pem={roots.data?.pem ?? ''} />
        )}
      </div>
      <p className="muted t12">{text('verify.integrity')}</p>
      {roots.data && (
        <a
          className="t12"
          download="root.pem"
          href={`data:application/x-pem-file,${encodeURIComponent(roots.data.pem)}`}
        >
          {text('verify.root')}
        </a>
      )}
    </article>
  );
}

function ChooseFile({ onChoose }: { onChoose(file: File): void }) {
  const text = useText();
  return (
    <DropZone
      label={text('verify.file')}
      icon={FileSearch}
      accept=".pdf,application/pdf"
      onFiles={([file]) => file && onChoose(file)}
    >
      {(choose) => <RichText of="verify.drop" with={{ choose }} />}
    </DropZone>
  );
}

/** @param pem  the roots of this installation's seals; empty where they could not be read */
function Verified({ file, pem }: { file: File; pem: string }) {
  const text = useText();
  const [findings, setFindings] = useState<Findings | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    findingsOf(file, pem)
      .catch(() => 'failed' as const)
      .then((found) => isWanted && setFindings(found));
    return () => {
      isWanted = false;
    };
  }, [file, pem]);
  if (findings === undefined) return <Loading />;
  if (findings === 'failed') return <Callout tone="err" title={text('verify.failed')} />;
  return <VerificationResult name={file.name} findings={findings} />;
}

/** The verifier comes with the first file. */
async function findingsOf(file: File, pem: string): Promise<Findings> {
  const [{ verify }, { certificatesOfPem }, bytes] = await Promise.all([
    import('@tabellion/paper/verify/verify.ts'),
    import('@tabellion/paper/verify/certificates.ts'),
    file.arrayBuffer(),
  ]);
  return verify(new Uint8Array(bytes), { roots: certificatesOfPem(pem) });
}
