import type { TextKey } from '@tabellion/texts/text.ts';
import { useDownload } from '@tabellion/ui/call/useDownload.ts';
import { Button, IconButton } from '@tabellion/ui/components/Button.tsx';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { Hash, useCopy } from '@tabellion/ui/components/Copy.tsx';
import { InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Copy, Download } from 'lucide-react';
import { type QueueDetail, readQueueFile } from '../contract.ts';
import { factGroups } from '../rules/packageFacts.ts';

type Fact = QueueDetail['facts'][number];

interface PartProps {
  of: QueueDetail;
}

/** The package, as it is typed elsewhere: each value can be copied. */
export function PackageFacts({ of: detail }: PartProps) {
  const text = useText();
  const download = useDownload(readQueueFile);
  const { facts, files, item } = detail;
  const groups = factGroups.filter((group) => facts.some((fact) => fact.group === group));
  return (
    <>
      {facts.length === 0 && <p className="muted">{text('staffing.gone')}</p>}
      {groups.map((group) => (
        <section key={group} className="stack">
          <h3>{text(`staffing.group.${group}`)}</h3>
          {eachOf(facts.filter((fact) => fact.group === group)).map((one) => (
            <Particulars
              key={one.at}
              facts={one.facts.map((fact, place) => ({
                key: `${fact.key} ${place}`,
                label: text(`staffing.fact.${fact.key}`),
                value: <FactValue of={fact} />,
              }))}
            />
          ))}
        </section>
      ))}
      {files.length > 0 && (
        <Button
          icon={Download}
          busy={download.busy}
          onClick={() => void download.run({ params: { kind: item.kind, itemId: item.item_id } })}
        >
          {text('staffing.file')}
        </Button>
      )}
      {detail.package_sha256 && (
        <div className="row t12 muted">
          {text('staffing.digest')} <Hash of={detail.package_sha256} />
        </div>
      )}
    </>
  );
}

/** Each class, director or incorporator by itself: it begins with the same fact as the first of its group. */
function eachOf(facts: readonly Fact[]): { at: number; facts: readonly Fact[] }[] {
  const starts = facts.flatMap(({ key }, at) => (key === facts[0]?.key ? at : []));
  return starts.map((at, turn) => ({ at, facts: facts.slice(at, starts[turn + 1]) }));
}

/** A postal code of Canada is shown in one line, and copied as it was entered. */
const postalCode = /\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/g;

function FactValue({ of: fact }: { of: Fact }) {
  const text = useText();
  const copy = useCopy();
  const value = wordsOf(fact, text);
  return (
    <span className="queue__fact">
      <span>
        <UserText>{value.replace(postalCode, '$1\u00a0$2')}</UserText>
      </span>
      {copy && !fact.is_code && (
        <IconButton
          icon={Copy}
          size="sm"
          variant="ghost"
          label={text('staffing.copy', { label: text(`staffing.fact.${fact.key}`) })}
          onClick={() => copy(value)}
        />
      )}
    </span>
  );
}

const codeWords: Readonly<Record<string, TextKey>> = {
  yes: 'staffing.code.yes',
  no: 'staffing.code.no',
  none: 'staffing.code.none',
  unstated: 'staffing.code.unstated',
  numbered: 'staffing.code.numbered',
  participating: 'staffing.code.participating',
  discretionary: 'staffing.code.discretionary',
  fixed: 'staffing.code.fixed',
  residual: 'staffing.code.residual',
  preference: 'staffing.code.preference',
  unlimited: 'staffing.code.unlimited',
  annual_return: 'staffing.code.annual_return',
  amendment: 'staffing.code.amendment',
};

function wordsOf({ value, is_code: isCode }: Fact, text: Text): string {
  const words = isCode ? codeWords[value] : undefined;
  return words === undefined ? value : text(words);
}

/** Questions to the customer, and his answers. */
export function ItemQuestions({ of: { questions } }: PartProps) {
  const text = useText();
  if (questions.length === 0) return <p className="muted">{text('staffing.noQuestions')}</p>;
  return (
    <ul className="stack">
      {questions.map((one) => (
        <li key={one.asked_at} className="stack">
          <p>
            <b>
              <UserText>{one.question}</UserText>
            </b>
            <br />
            <span className="t12 muted">
              <UserText>{one.asked_by}</UserText>, <InstantText instant={one.asked_at} />
            </span>
          </p>
          <Reply of={one} />
        </li>
      ))}
    </ul>
  );
}

function Reply({ of: { answer, is_withdrawn: isWithdrawn } }: { of: QueueDetail['questions'][number] }) {
  const text = useText();
  if (answer !== null)
    return (
      <p>
        <UserText>{answer}</UserText>
      </p>
    );
  return <p className="muted">{text(isWithdrawn ? 'staffing.withdrawn' : 'staffing.noAnswer')}</p>;
}

/** Acts of staff on it, the newest first. */
export function ItemHistory({ of: { history } }: PartProps) {
  const text = useText();
  return (
    <ul className="stack">
      {history.map(({ event, at, by }) => (
        <li key={`${at} ${event}`}>
          {text(`staffing.event.${event}`, { name: by })}
          <br />
          <span className="t12 muted">
            <InstantText instant={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
