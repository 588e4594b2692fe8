import {
  type Edit,
  type Findings,
  type FoundAttachment,
  type FoundDocument,
  type FoundJson,
  type FoundSignature,
  isByOther,
  isChanged,
} from '@tabellion/paper/verify/findings.ts';
import { resultOf, titleOf } from '@tabellion/paper/verify/signatureWords.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/States.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { knowsDocument } from '../verifyContract.ts';

interface FoundInDocumentProps {
  /** The name of the file. */
  name: string;
  findings: Findings;
  /** Evidence as JSON that was chosen with it. */
  json?: FoundJson | undefined;
}

const tones = {
  intact: 'ok',
  edited: 'err',
  broken: 'err',
  other_sealer: 'warn',
  other_signature: 'warn',
  not_sealed: 'warn',
  unreadable: 'warn',
} as const;

/** The verdict in a sentence, why, and all that was found. */
export function VerificationResult({ name, findings, json }: FoundInDocumentProps) {
  const text = useText();
  const { verdict, reasons, document, signatures, edits, attachments, sha256 } = findings;
  return (
    <div className="stack s4">
      <Callout tone={tones[verdict]} title={text(`verify.verdict.${verdict}`)}>
        {reasons.map((reason) => (
          <p key={reason}>{text(`verify.reason.${reason}`)}</p>
        ))}
      </Callout>
      {json && <Json of={json} />}
      <Edits of={edits} />
      {document && <SealedDocument of={document} json={json} />}
      <Card title={text('verify.file.name')}>
        <Particulars
          facts={[
            { key: 'name', label: text('verify.file.name'), value: <UserText>{name}</UserText> },
            {
              key: 'sha256',
              label: 'SHA-256',
              value: (
                <span style={{ overflowWrap: 'anywhere' }}>
                  <Id>{sha256}</Id>
                </span>
              ),
            },
            { key: 'known', label: text('verify.known'), value: <IssuedHere sha256={sha256} /> },
          ]}
        />
      </Card>
      {signatures.map((signature, at) => (
        <Signature key={at} of={signature} findings={findings} />
      ))}
      <Attachments of={attachments} />
    </div>
  );
}

function Edits({ of: edits }: { of: readonly Edit[] }) {
  const text = useText();
  if (edits.length === 0) return null;
  return (
    <Card title={text('verify.changes')}>
      <ul>
        {edits.map((edit) => {
          const { kind, ...params } = edit;
          return <li key={JSON.stringify(edit)}>{text(`verify.edit.${kind}`, params)}</li>;
        })}
      </ul>
    </Card>
  );
}

function Json({ of: { state } }: { of: FoundJson }) {
  const text = useText();
  const tone = ({ as_sealed: 'ok', altered: 'err', not_named: 'warn' } as const)[state];
  return (
    <Callout tone={tone} title={text('verify.json')}>
      <p>{text(`verify.json.${state}`)}</p>
    </Callout>
  );
}

interface SealedDocumentProps {
  of: FoundDocument;
  json: FoundJson | undefined;
}

/** Whose document it is, which one, and who signed it. */
function SealedDocument({ of: document, json }: SealedDocumentProps) {
  const text = useText();
  const { corporation, number, title, signees, evidenceJsonSha256, isBySeal } = document;
  return (
    <Card title={text(isBySeal ? 'verify.document' : 'verify.document.metadata')}>
      <Particulars
        facts={[
          {
            key: 'corporation',
            label: text('verify.corporation'),
            value: (
              <>
                <UserText>{corporation}</UserText> {number && <Id>{number}</Id>}
              </>
            ),
          },
          { key: 'title', label: text('verify.documentTitle'), value: <UserText>{title}</UserText> },
          ...signees.map(({ name, at }, index) => ({
            key: `signee ${index}`,
            label: text('verify.signed'),
            value: (
              <>
                <UserText>{name}</UserText>{' '}
                <span className="muted">
                  <InstantText instant={at} />
                </span>
              </>
            ),
          })),
          ...(evidenceJsonSha256 !== undefined && json === undefined
            ? [{ key: 'json', label: text('verify.json'), value: text('verify.json.choose') }]
            : []),
        ]}
      />
    </Card>
  );
}

interface SignatureProps {
  of: FoundSignature;
  findings: Findings;
}

function Signature({ of: signature, findings }: SignatureProps) {
  const text = useText();
  const { corporation, signee, by, issuedBy, stamp } = signature;
  const isRead = by !== '';
  const isOther = isByOther(signature, findings);
  return (
    <Card title={text(titleOf(signature, isOther))}>
      <Particulars
        facts={[
          {
            key: 'result',
            label: text('verify.result'),
            value: text(resultOf(signature, isOther, isChanged(findings))),
          },
          ...(signee
            ? [
                { key: 'signee', label: text('verify.signee'), value: <UserText>{signee.name}</UserText> },
                {
                  key: 'signedAt',
                  label: text('verify.signedAt'),
                  value: signee.at && <InstantText instant={signee.at} />,
                },
                { key: 'stated', label: text('verify.stated'), value: <UserText>{signee.reason}</UserText> },
              ]
            : []),
          ...(corporation === undefined
            ? []
            : [
                {
                  key: 'corporation',
                  label: text('verify.corporation'),
                  value: <UserText>{corporation}</UserText>,
                },
              ]),
          {
            key: 'by',
            label: text('verify.by'),
            value: isRead ? <UserText>{by}</UserText> : text('verify.by.unknown'),
          },
          ...(isRead
            ? [
                {
                  key: 'issuer',
                  label: text('verify.issuedBy'),
                  value: <UserText>{issuedBy}</UserText>,
                },
                {
                  key: 'stamp',
                  label: text('verify.stampedAt'),
                  value: stamp ? <InstantText instant={stamp.at} /> : text('verify.noStamp'),
                },
              ]
            : []),
          ...(stamp
            ? [
                {
                  key: 'stampedBy',
                  label: text('verify.stampedBy'),
                  value: (
                    <>
                      <UserText>{stamp.by}</UserText>
                      {!stamp.isTrusted && <span className="muted"> {text('verify.stampNotChecked')}</span>}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

function Attachments({ of: attachments }: { of: readonly FoundAttachment[] }) {
  const text = useText();
  if (attachments.length === 0) return null;
  return (
    <Card title={text('verify.attachments')}>
      <Particulars
        facts={attachments.map(({ name, title, state }) => ({
          key: name,
          label: <UserText>{title ?? name}</UserText>,
          value: text(`verify.attachment.${state}`),
        }))}
      />
    </Card>
  );
}

/** Asked with the digest alone. */
function IssuedHere({ sha256 }: { sha256: string }) {
  const text = useText();
  const known = useRead(knowsDocument, { body: { sha256 } });
  if (known.isError) return text('verify.known.failed');
  if (known.data === undefined) return <Loading />;
  return text(known.data.is_known ? 'verify.known.yes' : 'verify.known.no');
}
