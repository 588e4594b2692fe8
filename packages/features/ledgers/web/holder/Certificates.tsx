import { Button } from '@tabellion/ui/components/Button.tsx';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, Num, PriceText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { actColumn } from '@tabellion/ui/register/EntryMenu.tsx';
import { useRecordColumn } from '@tabellion/ui/register/recordColumn.tsx';
import { SinceText } from '@tabellion/ui/register/SinceText.tsx';
import { useLocation } from '@tabellion/ui/router/address.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { HolderCertificate, HolderView } from '../../holderContract.ts';

const CertificateFormAndLegends = lazy(() =>
  import('./CertificateFormAndLegends.tsx').then((module) => ({ default: module.CertificateFormAndLegends })),
);

interface CertificatesProps {
  of: HolderView;
  orgId: string;
  query: { asOf?: string; knownAt?: string };
  /** Actions on a certificate, at the end of its line. */
  act: ((certificate: HolderCertificate) => ReactNode) | undefined;
}

const tones = { open: { tone: 'ok' }, ended: {}, void: { tone: 'err' } } as const;

/** Every certificate that the holder has or had; a press shows what it came of and what came of it. */
export function Certificates({
  of: { certificates, certificatesMore },
  orgId,
  query,
  act,
}: CertificatesProps) {
  const text = useText();
  const { hash } = useLocation();
  const records = useRecordColumn<HolderCertificate>(({ _id: id }) => [`holding:${id}`]);
  const [shown, setShown] = useState<string | undefined>(hash === '' ? undefined : hash);
  useShownRow(hash);
  return (
    <>
      <Table
        caption={text('holder.certificates')}
        rows={certificates}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'number',
            head: text('register.certificate'),
            card: 'main',
            cell: ({ _id, label, form }) => (
              <b className="who" id={_id}>
                {label === null ? text('register.certificate.none') : <Id>{label}</Id>}
                {form === 'acknowledgment' && (
                  <small className="sub">{text('register.acknowledgment')}</small>
                )}
              </b>
            ),
          },
          {
            key: 'class',
            head: text('register.class'),
            cell: ({ className }) => <UserText>{className}</UserText>,
          },
          {
            key: 'state',
            head: text('holder.state'),
            card: 'end',
            cell: ({ state }) => <StatusBadge {...tones[state]}>{text(`holder.state.${state}`)}</StatusBadge>,
          },
          {
            key: 'opened',
            head: text('holder.opened'),
            cardLabel: text('holder.opened'),
            cell: ({ on, kind, issue }) => <When on={on} kind={kind} before={issue?.taken_over} />,
          },
          {
            key: 'ended',
            head: text('holder.ended'),
            cardLabel: text('holder.ended'),
            cell: ({ ended }) =>
              ended === null ? <span className="muted not-phone">–</span> : <When {...ended} />,
          },
          {
            key: 'shares',
            head: text('register.shares'),
            num: true,
            card: 'end',
            cell: ({ sharesExact }) => <Num of={sharesExact} />,
          },
          {
            key: 'chain',
            head: <span className="sr">{text('register.actions')}</span>,
            cell: ({ _id, label }) => (
              <Button
                variant="link"
                aria-expanded={shown === _id}
                aria-label={text('holder.chain.of', {
                  certificate: label ?? text('register.certificate.none'),
                })}
                onClick={() => setShown(shown === _id ? undefined : _id)}
              >
                {text('holder.chain')}
              </Button>
            ),
          },
          ...records,
          ...actColumn(act, text),
        ]}
        below={(one) => shown === one._id && <Chain of={one} orgId={orgId} query={query} />}
        empty={<p className="menu__note">{text('holder.certificates.none')}</p>}
      />
      {certificatesMore > 0 && (
        <p className="muted">{text('holder.certificates.more', { count: certificatesMore })}</p>
      )}
    </>
  );
}

/** Whoever comes for one certificate sees its line. */
function useShownRow(id: string): void {
  useEffect(() => {
    if (id !== '') document.getElementById(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
}

interface WhenProps extends Pick<HolderCertificate, 'on' | 'kind'> {
  /** The day printed on a certificate from a register kept before, where that is known. */
  before?: { issued_on: string | null } | null | undefined;
}

function When({ on, kind, before }: WhenProps) {
  const text = useText();
  return (
    <>
      <SinceText date={before?.issued_on ?? on} isOnOrBefore={before?.issued_on === null} />
      <small className="sub">{text(`ledger.kind.${kind}`)}</small>
    </>
  );
}

function Chain({ of, orgId, query }: { of: HolderCertificate } & Pick<CertificatesProps, 'orgId' | 'query'>) {
  const text = useText();
  const side = (words: string, links: HolderCertificate['before']) =>
    links.length > 0 && (
      <div>
        <h3>{words}</h3>
        <ol>
          {links.map((one) => (
            <li key={one._id}>
              <b>{one.label === null ? text('register.certificate.none') : <Id>{one.label}</Id>}</b>
              {one.sharesExact !== '0' && <Num of={one.sharesExact} />}
              <Link
                className="rowlink"
                to={`/app/org/${orgId}/shares/shareholders/${one.holder.person_id}`}
                search={query}
              >
                {one.holder.display_name === '' ? (
                  text('dashboard.erased')
                ) : (
                  <UserText>{one.holder.display_name}</UserText>
                )}
              </Link>
              <span className="muted">
                {text(one.instrument ? `instruments.kind.${one.instrument}` : `ledger.kind.${one.kind}`)}
                {text('search.comma')}
                <DateText date={one.on} />
                {text('search.comma')}
                {text(`holder.state.${one.state}`)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    );
  return (
    <div className="holderpage__chain">
      <Suspense fallback={null}>
        <CertificateFormAndLegends of={of} />
      </Suspense>
      {of.issue && <Issue of={of.issue} on={of.on} />}
      {of.before.length + of.after.length === 0 && <p className="muted">{text('holder.chain.none')}</p>}
      {side(text('holder.chain.before'), of.before)}
      {side(text('holder.chain.after'), of.after)}
    </div>
  );
}

/** Record of shares from treasury: price, payment date, and issuing resolution. */
function Issue({ of, on }: { of: NonNullable<HolderCertificate['issue']>; on: string }) {
  const text = useText();
  const { price, consideration, paid_on, resolution, resolution_on, exemption, taken_over: before } = of;
  const fact = (key: string, label: string, value: ReactNode) => ({
    key,
    label,
    value: value || <span className="muted">{text('wizard.record.none')}</span>,
  });
  const resolvedOn = resolution_on && <DateText date={resolution_on} length="long" />;
  return (
    <div>
      <h3>{text('ledger.kind.issued')}</h3>
      <Particulars
        facts={[
          ...(before
            ? [
                fact(
                  'takenOver',
                  text('holder.takenOver'),
                  before.issued_on ? (
                    <DateText date={before.issued_on} length="long" />
                  ) : (
                    <RichText of="books.onOrBefore" with={{ date: <DateText date={on} length="long" /> }} />
                  ),
                ),
              ]
            : []),
          fact('price', text('wizard.shares.price'), price && <PriceText dollars={price} />),
          fact('paidIn', text('wizard.paid.in'), consideration && text(`wizard.paid.in.${consideration}`)),
          fact('paidOn', text('wizard.paid.on'), paid_on && <DateText date={paid_on} length="long" />),
          fact(
            'resolution',
            text('wizard.record.resolution'),
            resolvedOn &&
              (resolution === null ? (
                <RichText of="wizard.record.organizing" with={{ date: resolvedOn }} />
              ) : (
                <>
                  <Id>{resolution}</Id>
                  {text('search.comma')}
                  {resolvedOn}
                </>
              )),
          ),
          fact('exemption', text('wizard.exemption'), exemption && text(`wizard.exemption.${exemption}`)),
        ]}
      />
    </div>
  );
}
