import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { Hash } from '@tabellion/ui/components/Copy.tsx';
import { InstantText, Num, UserText } from '@tabellion/ui/components/Data.tsx';
import { RowMenu } from '@tabellion/ui/layers/RowMenu.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Download } from 'lucide-react';
import type { readDocument } from '../contract.ts';
import { readDocumentFile } from '../fileContract.ts';
import { AddressCard } from './AddressCard.tsx';
import { LinkedEntries } from './DocumentPreview.tsx';
import { precedentPath } from './paths.ts';

type Shown = ReplyOf<typeof readDocument>;

/** Facts that identify a document, the entries that it belongs to, and its versions. */
export function BesideDocument({ orgId, of: document }: { orgId: string; of: Shown }) {
  const text = useText();
  const download = useDownload(readDocumentFile);
  const params = { orgId, docId: document._id };
  return (
    <>
      <Card title={text('documents.particulars')}>
        <Particulars
          facts={[
            {
              key: 'audience',
              label: text('documents.audience'),
              value: text(`documents.audience.${document.audience}`),
            },
            ...(document.precedent === null || document.template === null
              ? []
              : [
                  {
                    key: 'wording',
                    label: text('documents.ownWording'),
                    value: (
                      <Link to={precedentPath(orgId, document.template, document.language ?? 'en')}>
                        <OwnWording of={document.precedent} />
                      </Link>
                    ),
                  },
                ]),
            ...(document.pages === null
              ? []
              : [{ key: 'pages', label: text('documents.pages'), value: <Num of={document.pages} /> }]),
            {
              key: 'sha',
              label: text('documents.sha'),
              value: <Hash of={document.sha256} />,
            },
          ]}
        />
      </Card>
      <LinkedEntries orgId={orgId} of={document.links} />
      <Card title={text('documents.versions')} flush>
        <ul className="list">
          {document.versions.map(({ version, made_at: at, made_by_name: by }) => (
            <li key={version}>
              <div className="grow">
                {text('documents.version', { number: version })}
                <small className="sub">
                  {by !== '' && (
                    <>
                      <UserText>{by}</UserText>
                      {' · '}
                    </>
                  )}
                  <InstantText instant={at} />
                </small>
              </div>
              <RowMenu
                name={text('documents.version', { number: version })}
                items={[
                  {
                    key: 'download',
                    label: text('documents.download'),
                    icon: Download,
                    onSelect: () =>
                      void download.run({ params: { ...params, version: String(version) }, query: {} }),
                  },
                  ...(document.source === 'upload' || document.version > 1
                    ? [
                        {
                          key: 'original',
                          label: text('documents.original'),
                          icon: Download,
                          onSelect: () =>
                            void download.run({
                              params: { ...params, version: String(version) },
                              query: { original: 'true' },
                            }),
                        },
                      ]
                    : []),
                ]}
              />
            </li>
          ))}
        </ul>
      </Card>
      {/* The last: it is read by itself, and moves nothing. */}
      {document.template !== null && <AddressCard orgId={orgId} of={document} />}
    </>
  );
}

/** The version of its own wording, and who approved it. */
function OwnWording({ of }: { of: NonNullable<Shown['precedent']> }) {
  const text = useText();
  const { version, is_approved: isApproved, approved_by_name: name } = of;
  return (
    <UserText>
      {isApproved
        ? text('documents.ownWording.approved', { version, name })
        : text('documents.ownWording.open', { version })}
    </UserText>
  );
}

/** Signees of a document, each once with all his capacities. */
export function Signers({ of: signees }: { of: Shown['signees'] }) {
  const text = useText();
  if (signees.length === 0) return null;
  const persons = [...new Map(signees.map((one) => [one.person_id, one])).values()];
  return (
    <Card title={text('documents.signers')} flush>
      <ul className="list">
        {persons.map(({ person_id: id, name }) => (
          <li key={id}>
            <div>
              <UserText>{name}</UserText>
              <small className="sub">
                {signees
                  .filter(({ person_id }) => person_id === id)
                  .map(({ capacity }) => text(`documents.capacity.${capacity}`))
                  .join(text('search.comma'))}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
