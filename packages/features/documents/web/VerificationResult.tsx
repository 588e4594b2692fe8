import { Hash } from '@tabellion/ui/components/Copy.tsx';
import './verifyDocument.css';
import {
  type Findings,
  type FoundAttachment,
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
import { VerdictHead } from './VerdictHead.tsx';

interface FoundInDocumentProps {
  /** The name of the file. */
  name: string;
  findings: Findings;
  /** Evidence as JSON that was chosen with it. */
  json?: FoundJson | undefined;
  /** The SHA-256 of the bound book whose address was opened. */
  book?: string | undefined;
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

/** The verdict in a sentence, why, whose document it is, and all that was found. */
export function VerificationResult({ name, findings, json, book }: FoundInDocumentProps) {
  const text = useText();
  const { verdict, reasons, signatures, attachments, sha256 } = findings;
  const tone = tones[verdict];
  return (
    <div className="stack s4">
      <section className={`verdict verdict--${tone}`}>
        <VerdictHead tone={tone} title={text(`verify.verdict.${verdict}`)}>
          {reasons.map((reason) => (
            <p key={reason}>{text(`verify.reason.${reason}`)}</p>
          ))}
        </VerdictHead>
        <Sealed of={findings} json={json} />
      </section>
      {json && <Json of={json} />}
      <Card title={text('verify.file.name')}>
        <Particulars
          facts={[
            { key: 'name', label: text('verify.file.name'), value: <UserText>{name}</UserText> },
            {
              key: 'sha256',
              label: 'SHA-256',
              value: <Hash of={sha256} />,
            },
            { key: 'known', label: text('verify.known'), value: <IssuedHere sha256={sha256} /> },
            ...(book === undefined
              ? []
              : [
                  {
                    key: 'book',
                    label: text('verify.book.file'),
                    value: text(book === sha256 ? 'verify.book.file.yes' : 'verify.book.file.no'),
                  },
                ]),
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

interface SealedProps {
  of: Findings;
  json: FoundJson | undefined;
}

/** Whose document it is and which one, who signed it and when, and what changed since. */
function Sealed({ of: findings, json }: SealedProps) {
  const text = useText();
  const { document } = findings;
  if (document === undefined) return <Edits of={findings} />;
  const { corporation, number, title, signees, evidenceJsonSha256, isBySeal } = document;
  return (
    <>
      {!isBySeal && <p className="muted">{text('verify.document.metadata')}</p>}
      <dl className="verdict__facts">
        <div>
          <dt>{text('verify.corporation')}</dt>
          <dd className="verdict__large">
            <UserText>{corporation}</UserText>
          </dd>
        </div>
        <div>
          <dt>{text('verify.documentTitle')}</dt>
          <dd className="verdict__large">
            <UserText>{title}</UserText> {number && <Id>{number}</Id>}
          </dd>
        </div>
        {signees.length > 0 && (
          <div>
            <dt>{text('verify.signed')}</dt>
            {signees.map(({ name, at }) => (
              <dd key={`${name} ${at}`}>
                <UserText>{name}</UserText>{' '}
                <span className="muted">
                  <InstantText instant={at} />
                </span>
              </dd>
            ))}
          </div>
        )}
        {evidenceJsonSha256 !== undefined && json === undefined && (
          <div>
            <dt>{text('verify.json')}</dt>
            <dd>{text('verify.json.choose')}</dd>
          </div>
        )}
      </dl>
      <Edits of={findings} />
    </>
  );
}

function Edits({ of: { verdict, edits } }: { of: Findings }) {
  const text = useText();
  if (edits.length === 0 && verdict !== 'intact') return null;
  return (
    <dl className="verdict__facts">
      <div>
        <dt>{text('verify.changes')}</dt>
        {edits.length === 0 && <dd>{text('verify.changes.none')}</dd>}
        {edits.map((edit) => {
          const { kind, ...params } = edit;
          return <dd key={JSON.stringify(edit)}>{text(`verify.edit.${kind}`, params)}</dd>;
        })}
      </div>
    </dl>
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
