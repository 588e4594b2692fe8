import type { ReplyOf } from '@tabellion/kit/endpoint.ts';
import { ViewOnly } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Card, PageHead } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge } from '@tabellion/ui/components/Data.tsx';
import { PageSkeleton } from '@tabellion/ui/components/PageSkeleton.tsx';
import { EmptyState } from '@tabellion/ui/components/States.tsx';
import { type Column, Table } from '@tabellion/ui/components/Table.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useOrgId } from '@tabellion/ui/router/usePathParam.ts';
import { type TextKey, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { BookText } from 'lucide-react';
import { listPrecedents } from '../precedentContract.ts';
import { precedentTones } from './PrecedentVersions.tsx';
import { bookPath, documentLanguages, precedentPath } from './paths.ts';
import { loadPrecedentWords, loadWords } from './words.ts';

/** document/precedents: every document that may have own wording, with what is used in each language. */
export const PrecedentsScreen = () => (
  <MoreTexts load={loadWords} waiting={<PageSkeleton shape="rows" />}>
    <MoreTexts load={loadPrecedentWords} waiting={<PageSkeleton shape="rows" />}>
      <Precedents />
    </MoreTexts>
  </MoreTexts>
);

type Row = ReplyOf<typeof listPrecedents>['templates'][number];
type LanguageState = Row['standings'][number];

function Precedents() {
  const text = useText();
  const orgId = useOrgId();
  const reading = useRead(listPrecedents, { params: { orgId } });
  if (reading.isError) return <ReadFailed page of={reading} />;
  const rows = reading.data?.templates ?? [];
  return (
    <div className="stack s4">
      <PageHead
        up={<Link to={bookPath(orgId)}>{text('shell.nav.minuteBook')}</Link>}
        title={text('precedents.title')}
        lead={text('precedents.lead')}
      />
      <ViewOnly of="precedents.edit" />
      <Table
        caption={text('precedents.title')}
        columns={columnsOf(orgId, text)}
        rows={rows}
        rowKey={({ template }) => template}
        reading={reading}
        groupOf={({ section }) => ({ key: section, words: text(`documents.section.${section}`) })}
        empty={<EmptyState icon={BookText} title={text('precedents.none')} />}
      />
      {rows.length > 0 && (
        <Card title={text('precedents.never.title')}>
          <p className="muted">{text('precedents.never')}</p>
        </Card>
      )}
    </div>
  );
}

const columnsOf = (orgId: string, text: ReturnType<typeof useText>): readonly Column<Row>[] => [
  {
    key: 'document',
    head: text('precedents.document'),
    share: 40,
    card: 'main',
    cell: ({ template }) => text(`precedents.template.${template}` as TextKey),
  },
  ...documentLanguages.map(
    ({ value, label }): Column<Row> => ({
      key: value,
      head: label,
      share: 30,
      cardLabel: label,
      cell: ({ template, standings }) => {
        const standing = standings.find(({ language }) => language === value);
        return (
          standing && (
            <span className="row wrap">
              <Link to={precedentPath(orgId, template, value)}>
                <Used of={standing} />
                <span className="sr">
                  {`, ${text(`precedents.template.${template}` as TextKey)}, ${label}`}
                </span>
              </Link>
              <Waiting of={standing} />
            </span>
          )
        );
      },
    }),
  ),
];

function Used({ of: { in_force: version } }: { of: LanguageState }) {
  const text = useText();
  return version === null ? text('precedents.standard') : text('precedents.own', { version });
}

/** A version that waits, and a standard that moved on. */
function Waiting({ of: { pending, has_standard_changed: hasChanged } }: { of: LanguageState }) {
  const text = useText();
  return (
    <>
      {pending && pending.state !== 'approved' && (
        <StatusBadge tone={precedentTones[pending.state]}>
          {text(`precedents.state.${pending.state}`)}
        </StatusBadge>
      )}
      {hasChanged && <StatusBadge tone="warn">{text('precedents.since')}</StatusBadge>}
    </>
  );
}
