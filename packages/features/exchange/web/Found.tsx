import { Button } from '@tabellion/ui/components/Button.tsx';
import { Id } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { ImportReport } from '../contract.ts';

/** So many are shown until all are asked for. */
const FEW = 20;

/** Findings in the file, each with its place. */
export function FileFaults({ of: { count, first }, title }: { of: ImportReport['faults']; title: string }) {
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
