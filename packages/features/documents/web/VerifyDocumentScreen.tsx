import './verifyDocument.css';
import type { Findings, FoundJson } from '@tabellion/paper/verify/findings.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { DropZone } from '@tabellion/ui/form/FileField.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { FileSearch } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readSealRootCertificates } from '../verifyContract.ts';
import { AttestedDocument } from './AttestedDocument.tsx';
import { VerificationResult } from './VerificationResult.tsx';
import { loadVerifyingWords } from './words.ts';

/** `/verify-document`: whether a PDF is as it was sealed. The file is read in this browser and sent to nobody. The address on a
 *  document ends in its code, and says first whether the registers still say the same. */
export function VerifyDocumentScreen() {
  return (
    <MoreTexts
      load={loadVerifyingWords}
      waiting={
        <PlainPage top>
          <PageSkeleton shape="cards" />
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
  const code = usePathParam('code');
  return (
    <article className="verifying stack s6">
      <div>
        <h1>{text('verify.title')}</h1>
        <p className="verifying__lead">{text('verify.lead')}</p>
      </div>
      {code === undefined ? (
        <Files />
      ) : (
        <AttestedDocument code={code.toUpperCase()}>
          {(isThere, book) => (
            <>
              {isThere && (
                <div>
                  <h2>{text('verify.attested.compare')}</h2>
                  <p className="muted">{text('verify.attested.compare.lead')}</p>
                </div>
              )}
              <Files book={book} />
            </>
          )}
        </AttestedDocument>
      )}
    </article>
  );
}

/** Takes files, and says of each what it finds. @param book  the SHA-256 of the bound book with which it is compared */
function Files({ book }: { book?: string | undefined }) {
  const text = useText();
  const roots = useRead(readSealRootCertificates, {});
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <ChooseFile onChoose={(files) => setChosen((before) => chosenOf(files, before))} />
      <div aria-live="polite">
        {chosen && !roots.isPending && (
          <Verified key={chosen.at} chosen={chosen} pem={roots.data?.pem ?? ''} book={book} />
        )}
      </div>
      <footer className="verifying__foot stack s1">
        <p>{text('verify.integrity')}</p>
        <p>
          <a href="/verify.html">{text('verify.offline')}</a> {text('verify.offline.hint')}
        </p>
        {roots.data && (
          <p>
            <a download="root.pem" href={`data:application/x-pem-file,${encodeURIComponent(roots.data.pem)}`}>
              {text('verify.root')}
            </a>
          </p>
        )}
      </footer>
    </>
  );
}

interface Chosen {
  readonly file: File;
  /** Evidence as JSON, beside the PDF of the same evidence. */
  readonly json?: File | undefined;
  /** Each choice is verified anew. */
  readonly at: number;
}

const isJson = ({ name, type }: File): boolean => type === 'application/json' || /\.json$/i.test(name);

/** A JSON that is chosen later belongs to the PDF that is there. */
function chosenOf(files: readonly File[], before: Chosen | undefined): Chosen | undefined {
  const json = files.find(isJson);
  const pdf = files.find((file) => !isJson(file));
  const at = (before?.at ?? 0) + 1;
  if (pdf !== undefined) return { file: pdf, json, at };
  if (json === undefined) return before;
  return before === undefined || isJson(before.file) ? { file: json, at } : { file: before.file, json, at };
}

function ChooseFile({ onChoose }: { onChoose(files: readonly File[]): void }) {
  const text = useText();
  return (
    <DropZone
      label={text('verify.file')}
      icon={FileSearch}
      accept=".pdf,application/pdf,.json,application/json"
      multiple
      onFiles={onChoose}
    >
      {(choose) => <RichText of="verify.drop" with={{ choose }} />}
    </DropZone>
  );
}

interface VerifiedProps {
  chosen: Chosen;
  /** The roots of this installation's seals; empty where they could not be read. */
  pem: string;
  book: string | undefined;
}

function Verified({ chosen, pem, book }: VerifiedProps) {
  const text = useText();
  const [found, setFound] = useState<FoundInFiles | 'failed'>();
  useEffect(() => {
    let isWanted = true;
    foundIn(chosen, pem)
      .catch(() => 'failed' as const)
      .then((now) => isWanted && setFound(now));
    return () => {
      isWanted = false;
    };
  }, [chosen, pem]);
  if (found === undefined) return <Loading />;
  if (found === 'failed') return <Callout tone="err" title={text('verify.failed')} />;
  return <VerificationResult name={chosen.file.name} book={book} {...found} />;
}

interface FoundInFiles {
  readonly findings: Findings;
  readonly json?: FoundJson;
}

/** The verifier comes with the first file. */
async function foundIn({ file, json }: Chosen, pem: string): Promise<FoundInFiles> {
  const [{ verify }, { certificatesOfPem }, { foundJson }, bytes] = await Promise.all([
    import('@tabellion/paper/verify/verify.ts'),
    import('@tabellion/paper/verify/certificates.ts'),
    import('@tabellion/paper/verify/evidenceJson.ts'),
    file.arrayBuffer(),
  ]);
  const findings = await verify(new Uint8Array(bytes), { roots: certificatesOfPem(pem) });
  if (json === undefined) return { findings };
  return { findings, json: await foundJson(new Uint8Array(await json.arrayBuffer()), findings) };
}
