import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { DateText, Id, Num, PercentText, PriceText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { formatNumber, withPercentSign } from '@tabellion/ui/format/number.ts';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { RichText, useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Info } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Explanation } from '../../capTableContract.ts';
import { ActWords } from '../holder/ActWords.tsx';

interface WhyProps {
  of: Explanation;
  orgId: string;
  query: { asOf?: string; knownAt?: string };
}

/** The fraction, what made its part, what makes its whole, and the rule of rounding. */
export function Why({ of, orgId, query: { asOf, knownAt } }: WhyProps) {
  const text = useText();
  const isWhole = of.holder === null && of.className === null;
  const search = { ...(asOf && { asOf }), ...(knownAt && { knownAt }) };
  const toPage = (words: ReactNode, personId = of.holder?.person_id) =>
    personId === undefined ? (
      words
    ) : (
      <Link to={`/app/org/${orgId}/shares/shareholders/${personId}`} search={search}>
        {words}
      </Link>
    );
  return (
    <>
      {!isWhole && <Fraction of={of} />}
      {of.ledger.length + of.terms.length + of.movements.length > 0 && (
        <section>
          <dl>
            {of.earlier && (
              <ExplanationLine words={text('capTable.why.earlier')} figure={earlierOf(of, of.earlier)} />
            )}
            {of.ledger.map((line) => (
              <ExplanationLine
                key={`${line.on} ${line.class_id} ${[...line.opened, ...line.ended].map(({ _id }) => _id).join()}`}
                words={<ActWords of={line} dated lead={toPage} />}
                figure={
                  line.isVoid ? (
                    text('ledger.void')
                  ) : (
                    <Num of={line.inExact === '0' ? `-${line.outExact}` : line.inExact} />
                  )
                }
              />
            ))}
            {of.terms.map((term) => (
              <ExplanationLine
                key={`${term.of} ${term.class_id}`}
                words={<TermWords of={term} orgId={orgId} />}
                figure={<Num of={term.resultExact} />}
              />
            ))}
            {of.movements.map((line, at) => {
              const key = `${line.on} ${at}`;
              return (
                <ExplanationLine
                  key={key}
                  words={<ExplanationMovement of={line} />}
                  figure={movedFigure(of, line)}
                />
              );
            })}
            <ExplanationLine sum words={<ExplanationHoldings of={of} lead={toPage} />} figure={partOf(of)} />
          </dl>
        </section>
      )}
      {of.wholeBy.length > 0 && (
        <section>
          <dl>
            {of.wholeBy.length > 1 &&
              of.wholeBy.map((term) => (
                <ExplanationLine
                  key={`${term.of} ${term.class_id}`}
                  words={<TermWords of={term} orgId={orgId} />}
                  figure={
                    of.what === 'capital' ? <Dollars of={term.resultExact} /> : <Num of={term.resultExact} />
                  }
                />
              ))}
            <ExplanationLine
              sum={of.wholeBy.length > 1}
              words={text(wholeWords[of.what])}
              figure={of.what === 'capital' ? <PriceText dollars={of.shown} /> : <Num of={of.wholeExact} />}
            />
          </dl>
        </section>
      )}
      {(!isWhole || of.what === 'capital') && (
        <section className="ex__note">
          <Icon of={Info} size="sm" />
          <span>
            {text(of.rounding === 'HALF_UP' ? 'capTable.why.cents' : 'capTable.why.rounding')}{' '}
            {of.what === 'diluted' && text('capTable.why.dilution')}
          </span>
        </section>
      )}
    </>
  );
}

const wholeWords = {
  owns: 'capTable.issuedShares',
  votes: 'capTable.why.allVotes',
  diluted: 'capTable.why.allDiluted',
  capital: 'capTable.total',
} as const;

function Fraction({ of }: { of: Explanation }) {
  const { language, text } = useLanguage();
  const isCapital = of.what === 'capital';
  const [above = '0', below = '1'] = isCapital ? of.partExact.split('/') : [of.partExact, of.wholeExact];
  if (isCapital && (below === '1' || of.isWhole)) return null;
  return (
    <section className="ex__fraction">
      <bdi dir="ltr" className="row">
        <span className="ex__frac">
          <span>
            {isCapital && '$'}
            <Num of={above} />
          </span>
          <Num of={below} />
        </span>
        {!isCapital && (
          <span>
            = {withPercentSign(`${formatNumber(of.quotient, language)}${of.isWhole ? '' : '…'}`, language)}
          </span>
        )}
      </bdi>
      <span className="grow" />
      <span className="t12 muted">{text('capTable.why.shown')}</span>
      <b>{isCapital ? <PriceText dollars={of.shown} /> : <PercentText percent={of.shown} />}</b>
    </section>
  );
}

function ExplanationLine({ words, figure, sum }: { words: ReactNode; figure: ReactNode; sum?: boolean }) {
  return (
    <>
      <dt className={sum ? 'sum' : undefined}>{words}</dt>
      <dd className={sum ? 'sum' : undefined}>{figure}</dd>
    </>
  );
}

const TermWords = ({ of, orgId }: { of: Explanation['terms'][number]; orgId: string }) => (
  <>
    <Times of={of} />
    <Past of={of} orgId={orgId} />
  </>
);

function Times({ of }: { of: Explanation['terms'][number] }) {
  const own = <UserText>{of.className}</UserText>;
  const name = of.of === 'shares' ? own : <RichText of={`capTable.why.of.${of.of}`} with={{ name: own }} />;
  if (of.perShare === '1') return name;
  const each = /^[\d.]+$/.test(of.perShare) ? <Num of={of.perShare} /> : <Id>{of.perShare}</Id>;
  return <RichText of="capTable.why.times" with={{ name, shares: <Num of={of.sharesExact} />, each }} />;
}

/** Rights that count though their last day has passed, with a link to the register to record their expiry. */
function Past({ of: { of, pastExact }, orgId }: { of: Explanation['terms'][number]; orgId: string }) {
  const text = useText();
  const mayRecord = useMay('shares.edit');
  if (pastExact === null) return null;
  const search = { kind: of === 'options' ? 'option' : 'warrant' };
  return (
    <small className="sub">
      <RichText of="capTable.why.past" with={{ shares: <Num of={pastExact} /> }} />{' '}
      <Link to={`/app/org/${orgId}/organization/instruments`} search={search}>
        {text(mayRecord ? 'capTable.why.recordExpiry' : 'shell.nav.instruments')}
      </Link>
    </small>
  );
}

function ExplanationMovement({ of: { on, kind, certificate } }: { of: Explanation['movements'][number] }) {
  const text = useText();
  return (
    <>
      <DateText date={on} />
      {text('search.comma')}
      {text(movedWords[kind])}
      {certificate !== null && (
        <>
          {text('search.comma')}
          <Id>{certificate}</Id>
        </>
      )}
    </>
  );
}

const movedWords = {
  issue: 'ledger.kind.issued',
  acquisition: 'capTable.moved.acquisition',
  conversion: 'ledger.kind.converted',
  split: 'ledger.kind.class.split',
  opening: 'capTable.moved.opening',
  adjustment: 'capTable.moved.adjustment',
} as const;

const movedFigure = ({ what }: Explanation, line: Explanation['movements'][number]) =>
  what === 'capital' ? <Dollars of={line.amountExact} /> : <Num of={line.sharesExact} />;

const earlierOf = ({ what }: Explanation, earlier: NonNullable<Explanation['earlier']>) =>
  what === 'capital' && earlier.amountExact !== null ? (
    <Dollars of={earlier.amountExact} />
  ) : (
    <Num of={earlier.sharesExact} />
  );

const partOf = ({ what, shown, partExact }: Explanation) =>
  what === 'capital' ? <PriceText dollars={shown} /> : <Num of={partExact} />;

/** Exact to ten places; what goes on after them is cut off and marked. */
function Dollars({ of }: { of: string }) {
  const [above = '0', below = '1'] = of.split('/');
  const [part, whole] = [BigInt(above), BigInt(below)];
  const size = part < 0n ? -part : part;
  const units = (size * UNIT) / whole;
  const dollars = `${units / UNIT}.${String(units % UNIT).padStart(10, '0')}`;
  return (
    <bdi dir="ltr">
      {part < 0n && '−'}
      <PriceText dollars={dollars} />
      {units * whole === size * UNIT ? '' : '…'}
    </bdi>
  );
}
const UNIT = 10n ** 10n;

/** "Held now, CS-7": the certificates that stand. */
function ExplanationHoldings({ of, lead }: { of: Explanation; lead(words: ReactNode): ReactNode }) {
  const text = useText();
  if (of.what !== 'owns' || of.holder === null) return text('capTable.total');
  const labels = of.held.flatMap(({ label }) => label ?? []);
  if (labels.length === 0) return text('capTable.why.held');
  const certificates = labels.slice(0, 4).map((label, at) => (
    <Fragment key={label}>
      {at > 0 && text('search.comma')}
      {lead(<Id>{label}</Id>)}
    </Fragment>
  ));
  return (
    <>
      <RichText of="capTable.why.heldWith" with={{ certificates }} />
      {labels.length > 4 && ' …'}
    </>
  );
}
