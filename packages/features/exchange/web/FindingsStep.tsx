import { Button } from '@tabellion/ui/components/Button.tsx';
import { Callout } from '@tabellion/ui/components/Callout.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { ImportReport } from '../importReport.ts';
import { KeptAndDifferentObjects } from './KeptAndDifferentObjects.tsx';
import { RefusedEntries } from './RefusedEntries.tsx';
import { questionsIn, RowQuestions } from './RowQuestions.tsx';
import type { ImportRun } from './useImport.ts';

/** Faults of the file, warnings, and entries that the registers would not hold. */
export function FindingsStep({ run }: { run: ImportRun }) {
  const text = useText();
  const { report, source } = run;
  if (report === undefined) return null;
  const { faults, warnings, items, outcome, matched } = report;
  const questions = questionsIn(report);
  const hasQuestions = outcome !== null && questions.length > 0;
  const notes = {
    count: warnings.count - questions.length,
    first: warnings.first.filter(({ ask }) => ask === null),
  };
  const goBack = () => run.goTo(source === 'table' && run.seen?.table != null ? 'columns' : 'source');
  return (
    <Card title={text(`imports.items.${source}`, { count: items })}>
      <div className="stack s4">
        <Verdict of={report} />
        <FileFaults of={faults} title={text('imports.faults', { count: faults.count })} />
        <FileFaults of={notes} title={text('imports.warnings', { count: notes.count })} />
        <Again of={report.again} />
        {matched > 0 && <p>{text('imports.matched', { count: matched })}</p>}
        <NotImported report={report} />
        {hasQuestions ? (
          <RowQuestions questions={questions} run={run} onBack={goBack} />
        ) : (
          <div className="row between wrap">
            <Button onClick={goBack}>{text('imports.back')}</Button>
            <Button variant="primary" onClick={() => run.goTo(outcome === null ? 'source' : 'compare')}>
              {text(outcome === null ? 'imports.otherFile' : 'imports.next')}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}

function Verdict({ of: { faults, outcome } }: { of: ImportReport }) {
  const text = useText();
  const refused = outcome?.refused;
  if (refused !== undefined && refused.count > 0)
    return (
      <Callout tone="err" title={text('imports.refused')} alert>
        <RefusedEntries of={refused} />
      </Callout>
    );
  if (faults.count === 0) return <Callout tone="ok">{text('imports.clean')}</Callout>;
  return (
    <Callout tone="err" alert>
      {text('IMPORTS.FAULTY', { count: faults.count })}
    </Callout>
  );
}

type Counted = ImportReport['kept'];

const sumOf = (all: Counted): number => all.reduce((sum, { count }) => sum + count, 0);

/** The same file stands in the registers: whoever takes it in once more doubles what it brought. */
function Again({ of }: { of: ImportReport['again'] }) {
  const text = useText();
  if (of.length === 0) return null;
  return (
    <Callout tone="warn" title={text('imports.again')}>
      <ul className="imports__list">
        {of.map(({ file_name: name, recorded_at: at, recorded_by: by }) => (
          <li key={at}>
            <RichText
              of={by === '' ? 'imports.again.when' : 'imports.again.who'}
              with={{
                file: <UserText>{name}</UserText>,
                at: <InstantText instant={at} />,
                name: <UserText>{by}</UserText>,
              }}
            />
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** Parts of the package that have no place in the registers, or a different one. */
function NotImported({ report: { kept, different } }: { report: ImportReport }) {
  const text = useText();
  const list = (title: string, all: Counted, note?: string) =>
    all.length > 0 && (
      <section className="stack">
        <h2>{title}</h2>
        {note !== undefined && <p className="muted">{note}</p>}
        <KeptAndDifferentObjects of={all} />
      </section>
    );
  return (
    <>
      {list(text('imports.kept', { count: sumOf(kept) }), kept, text('imports.kept.note'))}
      {list(text('imports.different', { count: sumOf(different) }), different)}
    </>
  );
}

/** So many are shown until all are asked for. */
const FEW = 20;

/** Findings in the file, each with its place. */
function FileFaults({ of: { count, first }, title }: { of: ImportReport['faults']; title: string }) {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const shown = isWhole ? first : first.slice(0, FEW);
  return (
    <section className="stack">
      <h2>{title}</h2>
      <Table
        caption={title}
        compact
        rows={shown.map((one, at) => ({ ...one, key: String(at) }))}
        rowKey={({ key }) => key}
        empty={null}
        columns={[
          {
            key: 'where',
            head: text('imports.where'),
            card: 'main',
            width: '30%',
            cell: ({ where }) => <Id>{where || '–'}</Id>,
          },
          {
            key: 'what',
            head: text('imports.what'),
            cardLabel: text('imports.what'),
            cell: ({ message }) => message,
          },
        ]}
      />
      {shown.length < count && (
        <div className="row wrap">
          <span className="muted t12">{text('imports.first', { shown: shown.length })}</span>
          {shown.length < first.length && (
            <Button size="sm" onClick={() => setWhole(true)}>
              {text('imports.all')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
