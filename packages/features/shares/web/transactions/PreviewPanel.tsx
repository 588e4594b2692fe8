import { Num, PercentText, UserText } from '@tabellion/ui/components/Data.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RecordingTextsProvider, RefusedAct } from '../../../registers/web/public.ts';
import type { Preview } from '../../previewShape.ts';
import { Consequences } from './Consequences.tsx';
import type { PreviewResult } from './useTransaction.ts';
import './transactions.css';

/** Every holder keeps his shares where an act concerns a right alone, and the table would say nothing. */
const movesShares = ({ lines, instruments, vesting, pools }: Preview): boolean =>
  instruments.length + vesting.length + pools.length === 0 || lines.some(({ isChanged }) => isChanged);

/** Preview of the registers, or the reason for refusal. */
export function PreviewPanel({ of: { preview, refusal, busy } }: { of: PreviewResult }) {
  const text = useText();
  if (refusal !== undefined) return <RefusedAct of={refusal} busy={busy} />;
  if (preview === undefined) return <p className="t12 muted">{text('transaction.preview.none')}</p>;
  return (
    <div className="stack s4" aria-busy={busy}>
      {movesShares(preview) && <PreviewTable of={preview} />}
      <RecordingTextsProvider>
        <Consequences of={preview} />
      </RecordingTextsProvider>
    </div>
  );
}

type PreviewLine = Preview['lines'][number];

function nameClass({ before, after }: PreviewLine): string | undefined {
  if (before === null) return 'new';
  return after === null ? 'old' : undefined;
}

/** Holdings before and after; whoever the act changes stands on top. Where an act changes the votes of
 *  shares and nobody's shares, the parts are those of the votes. */
function PreviewTable({ of }: { of: Preview }) {
  const text = useText();
  const { lines, others, totalBeforeExact, totalAfterExact } = of;
  const part = changesVotesAlone(of) ? 'votes' : 'percentage';
  const all = others === null ? lines : [...lines, others];
  const [before, after] = [all.map((line) => line.before), all.map((line) => line.after)];
  return (
    <div className="tablewrap">
      <table className="t t--compact preview">
        <caption className="sr">{text('transaction.preview')}</caption>
        <thead>
          <tr className="not-phone">
            <td />
            <th scope="colgroup" colSpan={2} className="num">
              {text('transaction.before')}
            </th>
            <th scope="colgroup" colSpan={2} className="num after">
              {text('transaction.after')}
            </th>
          </tr>
          <tr>
            <th scope="col">{text('wizard.shares.holder')}</th>
            <Heads part={part} />
            <Heads part={part} after />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.person_id} className={rowClass(line)}>
              <td>
                <Sign of={line} />
                <span className={nameClass(line)}>
                  <UserText>{line.name}</UserText>
                </span>
              </td>
              <Cells of={line.before} part={part} />
              <Cells of={line.after} part={part} after />
            </tr>
          ))}
          {others !== null && (
            <tr>
              <td className="muted">{text('transaction.others', { count: others.count })}</td>
              <Cells of={others.before} part={part} />
              <Cells of={others.after} part={part} after />
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <td>{text('wizard.dayOne.total')}</td>
            <Cells of={totalOf(totalBeforeExact, before)} part={part} />
            <Cells of={totalOf(totalAfterExact, after)} part={part} after />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

type PreviewColumn = 'percentage' | 'votes';

const changesVotesAlone = ({ classes, lines }: Preview): boolean =>
  classes.some(({ terms }) => terms.some(({ what }) => what === 'votes_per_share')) &&
  lines.every(({ before, after }) => before?.sharesExact === after?.sharesExact);

function Heads({ part, after = false }: { part: PreviewColumn; after?: boolean }) {
  const text = useText();
  return (
    <>
      <th scope="col" className={after ? 'num after' : 'num'}>
        <span className="not-phone">{text('wizard.shares.shares')}</span>
        <span className="only-phone">{text(after ? 'transaction.after' : 'transaction.before')}</span>
      </th>
      <th scope="col" className={after ? 'num' : 'num not-phone'}>
        {text(part === 'votes' ? 'register.votes' : 'wizard.dayOne.owns')}
      </th>
    </>
  );
}

interface CellsProps {
  of: PreviewLine['before'];
  part: PreviewColumn;
  after?: boolean;
}

/** The phone leaves out the part before the act. */
function Cells({ of, part, after = false }: CellsProps) {
  return (
    <>
      <td className={after ? 'num after' : 'num'}>{of === null ? '–' : <Num of={of.sharesExact} />}</td>
      <td className={after ? 'num' : 'num muted not-phone'}>
        {of === null ? '–' : <PercentText percent={of[part]} />}
      </td>
    </>
  );
}

/** A sign says what the colour says. */
function Sign({ of: { before, after } }: { of: PreviewLine }) {
  const text = useText();
  if (before !== null && after !== null) return null;
  return (
    <span className={before === null ? 'gut ins' : 'gut del'}>
      <span aria-hidden="true">{before === null ? '+' : '−'}</span>
      <span className="sr">{text(before === null ? 'transaction.joins' : 'transaction.leaves')}</span>
    </span>
  );
}

function rowClass({ before, after, isChanged }: PreviewLine): string | undefined {
  if (before === null) return 'r-ins';
  if (after === null) return 'r-del';
  return isChanged ? 'is-changed' : undefined;
}

/** Parts of what nobody has are nothing. */
function totalOf(sharesExact: string, all: readonly PreviewLine['before'][]): PreviewLine['before'] {
  const total = (isAny: boolean) => (isAny ? '100.00' : '0.00');
  const votes = total(all.some((one) => one !== null && one.votes !== '0.00'));
  return { sharesExact, percentage: total(sharesExact !== '0'), votes };
}
