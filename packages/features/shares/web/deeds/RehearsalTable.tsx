import { Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import type { Rehearsal } from '../../rehearsalShape.ts';
import './deeds.css';

type Line = Rehearsal['lines'][number];

/** Who holds how much, before and after; whoever the act changes stands on top. */
export function RehearsalTable({ of }: { of: Rehearsal }) {
  const text = useText();
  const { lines, others, totalBeforeExact, totalAfterExact } = of;
  return (
    <div className="tablewrap">
      <table className="t t--compact rehearsal">
        <caption className="sr">{text('deed.rehearsal')}</caption>
        <thead>
          <tr className="not-phone">
            <td />
            <th scope="colgroup" colSpan={2} className="num">
              {text('deed.before')}
            </th>
            <th scope="colgroup" colSpan={2} className="num after">
              {text('deed.after')}
            </th>
          </tr>
          <tr>
            <th scope="col">{text('deed.rehearsal')}</th>
            <Heads />
            <Heads after />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.person_id} className={rowClass(line)}>
              <td>
                <Sign of={line} />
                <span className={line.before === null ? 'new' : line.after === null ? 'old' : undefined}>
                  <UserText>{line.name}</UserText>
                </span>
              </td>
              <Cells of={line.before} />
              <Cells of={line.after} after />
            </tr>
          ))}
          {others !== null && (
            <tr>
              <td className="muted">{text('deed.others', { count: others.count })}</td>
              <Cells of={others.before} />
              <Cells of={others.after} after />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{text('wizard.dayOne.total')}</td>
            <Cells of={totalOf(totalBeforeExact)} />
            <Cells of={totalOf(totalAfterExact)} after />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Heads({ after = false }: { after?: boolean }) {
  const text = useText();
  return (
    <>
      <th scope="col" className={after ? 'num after' : 'num'}>
        <span className="not-phone">{text('wizard.shares.shares')}</span>
        <span className="only-phone">{text(after ? 'deed.after' : 'deed.before')}</span>
      </th>
      <th scope="col" className={after ? 'num' : 'num not-phone'}>
        {text('wizard.dayOne.owns')}
      </th>
    </>
  );
}

/** Of these two the phone leaves out what was owned before. */
function Cells({
  of,
  after = false,
}: {
  of: Pick<NonNullable<Line['before']>, 'sharesExact' | 'percentage'> | null;
  after?: boolean;
}) {
  return (
    <>
      <td className={after ? 'num after' : 'num'}>{of === null ? '–' : <Num of={of.sharesExact} />}</td>
      <td className={after ? 'num' : 'num muted not-phone'}>
        {of === null ? '–' : <PercentText percent={of.percentage} />}
      </td>
    </>
  );
}

/** A sign says what the colour says. */
function Sign({ of: { before, after } }: { of: Line }) {
  const text = useText();
  if (before !== null && after !== null) return null;
  return (
    <span className={before === null ? 'gut ins' : 'gut del'}>
      <span aria-hidden="true">{before === null ? '+' : '−'}</span>
      <span className="sr">{text(before === null ? 'deed.joins' : 'deed.leaves')}</span>
    </span>
  );
}

function rowClass({ before, after, isChanged }: Line): string | undefined {
  if (before === null) return 'r-ins';
  if (after === null) return 'r-del';
  return isChanged ? 'is-changed' : undefined;
}

const totalOf = (sharesExact: string) => ({
  sharesExact,
  percentage: sharesExact === '0' ? '0.00' : '100.00',
});
