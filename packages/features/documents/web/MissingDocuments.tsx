import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { TriangleAlert } from 'lucide-react';
import { Fragment, useState } from 'react';
import { createDocument, listMissing, type MissingDocument, orderDocuments } from '../draftContract.ts';
import { FormerBook } from './FormerBook.tsx';
import { certificatePath, missingFactPath } from './paths.ts';
import { useReloadDocuments } from './useDocumentMenu.tsx';

interface MissingDocumentsProps {
  orgId: string;
  isPreparing: boolean;
}

/** So many are in view before the others are asked for. */
const FIRST = 4;

/** Documents that the minute book should have and has not: each with what it needs first, or a button that creates it. */
export function MissingDocuments({ orgId, isPreparing }: MissingDocumentsProps) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const reading = useRead(listMissing, { params: { orgId } });
  const order = useCall(orderDocuments, { say: 'always', place: 'bottom' });
  const again = useReloadDocuments();
  const [isWhole, setWhole] = useState(false);
  if (isPreparing)
    return (
      <Callout>
        <span role="status">{text('DOCUMENTS.ORDERED')}</span>{' '}
        <progress aria-label={text('DOCUMENTS.ORDERED')} />
      </Callout>
    );
  const {
    missing = [],
    paper_since: since = null,
    lacks_certificate: uncertified = null,
  } = reading.data ?? {};
  const former = since !== null && <FormerBook orgId={orgId} since={since} />;
  if (missing.length === 0 && uncertified === null) return former || null;
  const shown = isWhole ? missing : missing.slice(0, FIRST);
  const orderAll = async () => {
    const answer = await order.run({ params: { orgId }, body: {} });
    if (answer.ok) again();
  };
  return (
    <section className="card missing">
      <div className="card__head">
        <h2 className="row">
          <Icon of={TriangleAlert} />
          {text('documents.missing', { count: missing.length + (uncertified === null ? 0 : 1) })}
        </h2>
        {mayEdit && missing.some(isReady) && (
          <Button size="sm" busy={order.busy} onClick={() => void orderAll()}>
            {text('documents.createAll')}
          </Button>
        )}
      </div>
      <ul className="list">
        {uncertified !== null && <MissingCertificate orgId={orgId} entry={uncertified} />}
        {shown.map((one) => (
          <Missing key={`${one.template} ${one.subject}`} orgId={orgId} of={one} />
        ))}
      </ul>
      {shown.length < missing.length && (
        <Button variant="link" className="missing__more" onClick={() => setWhole(true)}>
          {text('documents.missing.more', { count: missing.length - shown.length })}
        </Button>
      )}
      {former}
    </section>
  );
}

/** The registry issues it: it is uploaded, and drafted by nobody. */
function MissingCertificate({ orgId, entry }: { orgId: string; entry: string }) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const title = text('documents.certificateOf.incorporation');
  return (
    <li>
      <div className="grow">
        {title}
        <small className="sub">{text('documents.certificateOf.incorporation.help')}</small>
      </div>
      {mayEdit && (
        <Link
          className={buttonClass({ size: 'sm' })}
          aria-label={text('documents.uploadNamed', { title })}
          to={certificatePath(orgId, 'incorporation', entry)}
        >
          {text('documents.upload')}
        </Link>
      )}
    </li>
  );
}

const isReady = ({ blanks, unprintable }: MissingDocument): boolean =>
  blanks.length === 0 && unprintable === null;

function Missing({ orgId, of: one }: { orgId: string; of: MissingDocument }) {
  const text = useText();
  const mayEdit = useMay('documents.edit');
  const create = useCall(createDocument, { say: 'always', place: 'bottom' });
  const again = useReloadDocuments();
  const { template, subject, title, blanks, unprintable } = one;
  return (
    <li>
      <div className="grow">
        <UserText>{title}</UserText>
        <small className="sub">
          {blanks.length > 0 && <>{text('documents.missing.needs')} </>}
          {blanks.map((blank, at) => {
            const fact = text(`documents.blank.${blank.fact}`);
            return (
              <Fragment key={`${blank.fact} ${blank.person_id}`}>
                {at > 0 && ' · '}
                <Link to={missingFactPath(orgId, template, blank)}>
                  {blank.name === '' ? fact : text('documents.blankOf', { fact, name: blank.name })}
                </Link>
              </Fragment>
            );
          })}
          {unprintable !== null && text('documents.unprintable', { where: unprintable })}
          {isReady(one) && text('documents.missing.ready')}
        </small>
      </div>
      {mayEdit && isReady(one) && (
        <Button
          size="sm"
          busy={create.busy}
          aria-label={text('documents.createNamed', { title })}
          onClick={async () => {
            const answer = await create.run({ params: { orgId }, body: { template, subject } });
            if (answer.ok) again();
          }}
        >
          {text('documents.create')}
        </Button>
      )}
    </li>
  );
}
