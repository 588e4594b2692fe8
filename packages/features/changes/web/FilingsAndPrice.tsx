import { citationIn } from '@tabellion/texts/citations.ts';
import type { TextKey } from '@tabellion/texts/text.ts';
import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, MoneyText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useLanguage } from '@tabellion/ui/text/LanguageProvider.tsx';
import { formName } from '../../deadlines/rules/deadlineWords.ts';
import { filingsPage } from '../../filings/rules/filingsPage.ts';
import type { ChangePreview, ChangeView } from '../shapes.ts';

/** Filings, the deadlines that move, and the price. */
export function FilingsAndPrice({
  of: { filings, deadlines, price, registry_days: days },
}: {
  of: ChangePreview;
}) {
  const { text } = useLanguage();
  return (
    <>
      <Card flush title={text('changes.filings')}>
        <ul className="list">
          {filings.length === 0 && <li className="muted">{text('changes.noFiling')}</li>}
          {filings.map((one) => (
            <FilingLine key={`${one.registration} ${one.kind} ${one.due_on}`} of={one} />
          ))}
          {price.service_cents > 0 && <Amount label={text('changes.service')} cents={price.service_cents} />}
          {price.tax_cents > 0 && <Amount label={text('changes.tax')} cents={price.tax_cents} />}
          <li className="changes__total">
            <strong className="grow">{text('changes.total')}</strong>
            <strong className="num">
              {price.total_cents === 0 ? text('changes.free') : <MoneyText cents={price.total_cents} />}
            </strong>
          </li>
        </ul>
        <p className="t12 muted changes__note">
          {days === null
            ? text('changes.takes.signatures')
            : text('changes.takes.registry', { days, paid: price.total_cents > 0 ? 'yes' : 'no' })}
        </p>
      </Card>
      {deadlines.length > 0 && (
        <Card flush title={text('changes.deadlines')}>
          <ul className="list">
            {deadlines.map(({ kind, year, person, before, after }) => (
              <li key={`${kind} ${year} ${person} ${before} ${after}`}>
                <span className="grow">
                  {text(`deadline.kind.${kind}` as TextKey, { year: String(year ?? '') }).trim()}
                  {person && (
                    <>
                      {text('wizard.comma')}
                      <UserText>{person}</UserText>
                    </>
                  )}
                </span>
                <span className="t12">
                  {before && (
                    <del className="old">
                      <DateText date={before} />
                    </del>
                  )}{' '}
                  {after && (
                    <ins className="new">
                      <DateText date={after} />
                    </ins>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const Amount = ({ label, cents }: { label: string; cents: number }) => (
  <li>
    <span className="grow">{label}</span>
    <span className="num">
      <MoneyText cents={cents} />
    </span>
  </li>
);

interface FilingLineProps {
  of: ChangeView['filings'][number];
  /** Given where the filing has a row in the list of filings, to which it leads. */
  orgId?: string;
}

export function FilingLine({ of: one, orgId }: FilingLineProps) {
  const { language, text } = useLanguage();
  const showsFilings = useMay('filings.read');
  const name =
    one.kind === 'amendment' || one.kind === 'dissolution'
      ? text(`changes.filing.${one.kind}`)
      : text(`deadline.kind.${one.kind}` as TextKey, { year: '' }).trim();
  const title =
    one.form === null ? name : text('deadline.form', { title: name, form: formName(one.form, text) });
  return (
    <li>
      <div className="grow">
        <div>
          {orgId !== undefined && one.filing_id !== null ? (
            <Link className="rowlink" to={filingsPage(orgId, showsFilings)}>
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        <div className="t12 muted">
          {[
            text(
              one.registration === 'CA' ? 'changes.registry.CA' : (`province.${one.registration}` as TextKey),
            ),
            one.section && citationIn(language, one.section),
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div className="t12">
        {one.filed_on !== null ? (
          <>
            {text('changes.filedOn')} <DateText date={one.filed_on} />
          </>
        ) : (
          one.due_on !== null && (
            <>
              {text('changes.dueOn')} <DateText date={one.due_on} />
            </>
          )
        )}
        <div className="num">
          {one.fee_cents === 0 || one.fee_cents === null ? (
            text('changes.free')
          ) : (
            <MoneyText cents={one.fee_cents} />
          )}
        </div>
      </div>
    </li>
  );
}
