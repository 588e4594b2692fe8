import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { useLanguage, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { checkBook } from '../contract.ts';
import { percentIn } from '../rules/words.ts';

/** The heaviest lines; the others follow in the findings below. */
const LINES = 5;

/** How ready the book is for each who may ask to see it, and what lowers that. */
export function Readiness({ of: readers }: { of: ReplyOf<typeof checkBook>['readiness'] }) {
  const { text, language } = useLanguage();
  return (
    <div className="card">
      <div className="ready">
        {readers.map(({ purpose, percent, lines }) => (
          <section key={purpose} className="ready__reader">
            <h2>{text(`check.ready.${purpose}`)}</h2>
            <div className="row">
              <strong className="ready__figure">
                <bdi dir="ltr">{percentIn(language, percent)}</bdi>
              </strong>
              <span className="ready__bar" aria-hidden="true">
                <span style={{ inlineSize: `${percent}%` }} />
              </span>
            </div>
            {lines.length > 0 && <Lowering of={lines} />}
          </section>
        ))}
      </div>
      <p className="ready__how muted t12">{text('check.ready.how')}</p>
    </div>
  );
}

/** The rules that lower a figure; folded, since each says below what it takes from a sale. */
function Lowering({ of: lines }: { of: ReplyOf<typeof checkBook>['readiness'][number]['lines'] }) {
  const text = useText();
  return (
    <details>
      <summary className="muted t12">{text('check.ready.lowers')}</summary>
      <ul className="ready__lines">
        {lines.slice(0, LINES).map(({ code, points }) => (
          <li key={code}>
            <span>{text(`check.${code}`)}</span>
            <bdi dir="ltr" className="num">
              −{points}
            </bdi>
          </li>
        ))}
      </ul>
      {lines.length > LINES && (
        <p className="muted t12">
          {text('check.ready.more', {
            count: lines.length - LINES,
            points: lines.slice(LINES).reduce((sum, { points }) => sum + points, 0),
          })}
        </p>
      )}
    </details>
  );
}
