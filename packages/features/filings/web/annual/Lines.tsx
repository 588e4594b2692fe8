import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { BeforeAfter } from '@tabellion/ui/register/Redline.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { titleOf } from '../../../deadlines/rules/deadlineWords.ts';
import type { AnnualLineView } from '../../annualView.ts';
import { isOpen } from '../../rules/due.ts';
import { useAnnual, useSave } from './annualPage.ts';
import { LineValue } from './LineValue.tsx';
import { lineLabel } from './lineLabel.ts';

interface LinesProps {
  of: readonly AnnualLineView[];
  /** Records a change of the line; null of one that has no register. */
  record(line: AnnualLineView): ReactNode;
  children?: ReactNode;
}

/** The lines of a step, each right or changed; one button answers all that are open. */
export function Lines({ of, record, children }: LinesProps) {
  const text = useText();
  const { annual } = useAnnual();
  const mayEdit = useMay('filings.edit') && isOpen(annual);
  const { save, busy } = useSave();
  const open = of.filter(({ state }) => state === 'open' || state === 'lapsed');
  const allRight = () =>
    save({ answers: open.map(({ line, version }) => ({ line, version, answer: 'right' as const })) });
  return (
    <Card
      title={text('annual.question')}
      extra={
        <span className="muted t12">
          <RichText of="annual.asOf" with={{ date: <DateText date={annual.as_of} /> }} />
        </span>
      }
      flush
    >
      {mayEdit && open.length > 0 && (
        <div className="annual__all">
          <Button icon={CheckCheck} busy={busy} onClick={() => void allRight()}>
            {text('annual.allRight')}
          </Button>
        </div>
      )}
      <ul className="list annual__lines">
        {of.map((line) => (
          <Line key={line.line} of={line} mayEdit={mayEdit} record={record} />
        ))}
      </ul>
      {children}
    </Card>
  );
}

interface LineProps extends Pick<LinesProps, 'record'> {
  of: AnnualLineView;
  mayEdit: boolean;
}

function Line({ of, mayEdit, record }: LineProps) {
  const text = useText();
  const { save } = useSave();
  const [chosen, setChosen] = useState<string>();
  const { line, version, value, answer } = of;
  const label = lineLabel(of, text);
  const choose = async (word: string) => {
    setChosen(word);
    await save({ answers: [{ line, version, answer: word === 'right' ? 'right' : 'changed' }] });
    setChosen(undefined);
  };
  return (
    <li className="annual__line">
      <span className="annual__label muted">{label}</span>
      <div className="annual__value">
        <Value of={of} />
        {answer?.note != null && (
          <small className="sub">
            <RichText of="annual.note" with={{ note: <UserText>{answer.note}</UserText> }} />
          </small>
        )}
        {answer && <AnsweredBy of={answer} />}
      </div>
      {mayEdit && value !== null && (
        <Segmented
          label={text('annual.answer', { line: label })}
          value={chosen ?? (of.state === 'lapsed' ? '' : (answer?.answer ?? ''))}
          onChange={(word) => void choose(word)}
          choices={[
            { value: 'right', label: text('annual.answer.right') },
            { value: 'changed', label: text('annual.answer.changed') },
          ]}
        />
      )}
      <Note of={of}>{mayEdit && record(of)}</Note>
    </li>
  );
}

function AnsweredBy({ of: { by, at } }: { of: NonNullable<AnnualLineView['answer']> }) {
  return by === '' ? null : (
    <small className="sub">
      <RichText
        of="annual.by"
        with={{ name: <UserText>{by}</UserText>, date: <InstantText instant={at} /> }}
      />
    </small>
  );
}

function Value({ of: { value, now, is_gone: isGone } }: { of: AnnualLineView }) {
  const text = useText();
  if (value === null)
    return now && <BeforeAfter change="joined" before={null} after={<LineValue of={now} />} />;
  if (isGone)
    return (
      <>
        <BeforeAfter change="left" before={<LineValue of={value} />} after={null} />
        <small className="sub">{text('annual.value.gone')}</small>
      </>
    );
  if (now === null) return <LineValue of={value} />;
  return <BeforeAfter change="changed" before={<LineValue of={value} />} after={<LineValue of={now} />} />;
}

/** The act that a line still needs, or what its entry brought. */
function Note({ of: { state, value, notice }, children }: { of: AnnualLineView; children: ReactNode }) {
  const text = useText();
  if (state === 'told')
    return (
      <div className="annual__note">
        <Callout actions={children}>{text('annual.told')}</Callout>
      </div>
    );
  if (state === 'lapsed')
    return (
      <div className="annual__note">
        <Callout tone="warn">{text('annual.lapsed')}</Callout>
      </div>
    );
  if (state !== 'changed') return null;
  return (
    <p className="annual__note muted t12">
      {notice === null ? (
        text(value === null ? 'annual.value.since' : 'annual.recorded')
      ) : (
        <RichText
          of="annual.recorded.notice"
          with={{
            notice: titleOf({ kind: notice.kind, form: notice.form, year: null }, text),
            date: <DateText date={notice.due_on} />,
          }}
        />
      )}
    </p>
  );
}
