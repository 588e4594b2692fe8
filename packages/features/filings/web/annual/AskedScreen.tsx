import './annual.css';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { Segmented } from '@tabellion/ui/form/ChoiceFields.tsx';
import { usePathParam } from '@tabellion/ui/router/usePathParam.ts';
import { PlainPage } from '@tabellion/ui/shell/PlainPage.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { CheckCheck, Unlink } from 'lucide-react';
import { useId, useState } from 'react';
import { type AskedView, answerAsked, readAsked } from '../../annualClientContract.ts';
import { LineValue } from './LineValue.tsx';
import { lineLabel } from './lineLabel.ts';
import { loadAnnualWords } from './words.ts';

/** `/confirm/{token}`: what the link of a return asks a client, without an account. */
export const AskedScreen = () => (
  <PlainPage>
    <MoreTexts load={loadAnnualWords} waiting={<PageSkeleton shape="rows" />}>
      <AskedReturn />
    </MoreTexts>
  </PlainPage>
);

function AskedReturn() {
  const text = useText();
  const token = usePathParam('token') ?? '';
  const reading = useRead(readAsked, { body: { token } });
  if (reading.data !== undefined) return <Questions token={token} of={reading.data} />;
  if (!reading.isError) return <PageSkeleton shape="rows" />;
  const { status } = reading.error.answer;
  if (status === 0 || status === 429 || status >= 500) return <ReadFailed page of={reading} />;
  return (
    <EmptyState page icon={Unlink} title={text('annual.question')}>
      {reading.message}
    </EmptyState>
  );
}

interface GivenAnswer {
  answer: 'right' | 'changed';
  note: string;
}

function Questions({ token, of }: { token: string; of: AskedView }) {
  const text = useText();
  const call = useCall(answerAsked);
  const [given, setGiven] = useState<Readonly<Record<string, GivenAnswer>>>(() => answersBefore(of));
  const [isDone, setDone] = useState(false);
  const answers = of.lines.flatMap(({ line, version }) => {
    const one = given[line];
    if (one === undefined) return [];
    return { line, version, answer: one.answer, ...(one.note.trim() !== '' && { note: one.note }) };
  });
  const send = async () => {
    const answer = await call.run({ body: { token, answers } });
    if (answer.ok) setDone(true);
  };
  const allRight = () =>
    setGiven(
      Object.fromEntries(of.lines.map(({ line }) => [line, given[line] ?? { answer: 'right', note: '' }])),
    );
  if (isDone)
    return (
      <div role="status">
        <Callout tone="ok">{text('annual.asked.thanks')}</Callout>
      </div>
    );
  return (
    <div className="auth__box auth__box--wide stack s4">
      <h1>{text('annual.question')}</h1>
      <p className="muted">
        <RichText
          of="annual.asked.lead"
          with={{ company: <UserText>{of.company}</UserText>, year: of.filing_year }}
        />
      </p>
      <div className="row">
        <Button icon={CheckCheck} onClick={allRight}>
          {text('annual.allRight')}
        </Button>
      </div>
      <Card flush>
        <ul className="list annual__lines">
          {of.lines.map((line) => (
            <Question
              key={line.line}
              of={line}
              given={given[line.line]}
              onAnswer={(one) => setGiven({ ...given, [line.line]: one })}
            />
          ))}
        </ul>
      </Card>
      <div className="row end">
        <Button
          variant="primary"
          size="lg"
          busy={call.busy}
          disabled={answers.length === 0}
          onClick={() => void send()}
        >
          {text('annual.asked.send')}
        </Button>
      </div>
    </div>
  );
}

const answersBefore = ({ lines }: AskedView): Record<string, GivenAnswer> =>
  Object.fromEntries(
    lines.flatMap(({ line, answer, note }) =>
      answer === null ? [] : [[line, { answer, note: note ?? '' }]],
    ),
  );

interface QuestionProps {
  of: AskedView['lines'][number];
  given: GivenAnswer | undefined;
  onAnswer(given: GivenAnswer): void;
}

function Question({ of, given, onAnswer }: QuestionProps) {
  const text = useText();
  const id = useId();
  const label = lineLabel(of, text);
  return (
    <li className="annual__line">
      <span className="annual__label muted">{label}</span>
      <div className="annual__value">
        <LineValue of={of.value} />
      </div>
      <Segmented
        label={text('annual.answer', { line: label })}
        value={given?.answer ?? ''}
        onChange={(word) =>
          onAnswer({ answer: word === 'right' ? 'right' : 'changed', note: given?.note ?? '' })
        }
        choices={[
          { value: 'right', label: text('annual.answer.right') },
          { value: 'changed', label: text('annual.answer.changed') },
        ]}
      />
      {given?.answer === 'changed' && (
        <div className="annual__note field">
          <label className="field__label" htmlFor={id}>
            {text('annual.asked.what')}
          </label>
          <textarea
            id={id}
            className="input"
            maxLength={2_000}
            rows={2}
            value={given.note}
            onChange={(event) => onAnswer({ answer: 'changed', note: event.target.value })}
          />
        </div>
      )}
    </li>
  );
}
