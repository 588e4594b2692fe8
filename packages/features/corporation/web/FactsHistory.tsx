import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { DateText, Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { Table } from '@tabellion/ui/components/Table.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { RichText } from '@tabellion/ui/text/RichText.tsx';
import { useState } from 'react';
import type { CompanyView } from '../../organizations/shapes.ts';
import { OpenProposals } from '../../registers/web/public.ts';
import { type CorporationFacts, readCorporation } from '../contract.ts';
import { type FactGroup, type FactVersion, factGroups, versionsIn } from '../rules/factGroups.ts';
import { ArticlesDrawer } from './ArticlesDrawer.tsx';
import type { ChangeProps } from './ChangeDrawer.tsx';
import { FactValue, factLabels } from './FactValue.tsx';
import { NameDrawer } from './NameDrawer.tsx';
import { OfficeDrawer } from './OfficeDrawer.tsx';
import { YearEndDrawer } from './YearEndDrawer.tsx';

const groups = Object.keys(factGroups) as FactGroup[];

/** A line of the history; without a version where the fact was never stated. */
type Row = { readonly group: FactGroup } & Partial<FactVersion>;

/** The corporation's name, offices, year end and articles on any date: since when each holds, what it was before, who
 *  recorded that and when; and the drawers that change them. */
export function FactsHistory({ company }: { company: CompanyView }) {
  const text = useText();
  const { unique_id: orgId, status } = company;
  const at = useAsOf();
  const params = { id: orgId };
  const reading = useRead(readCorporation, { params, query: at.query });
  // Every day on which a fact changed, later ones too.
  const whole = useRead(readCorporation, { params, query: at.knownAt ? { knownAt: at.knownAt } : {} });
  const mayChange = useMay('corporation.edit') && status === 'incorporated' && !at.isPast;
  const [opened, setOpened] = useState<FactGroup>();
  const view = reading.data;
  const rows = groups.flatMap((group): readonly Row[] => {
    const versions = versionsIn(view?.history ?? [], group);
    return versions.length > 0 ? versions : [{ group }];
  });
  const days = new Set(whole.data?.history.map(({ on }) => on));
  return (
    <section className="stack">
      <h2>{text('corporation.facts')}</h2>
      <AsOfBar
        at={at}
        today={view?.today}
        zone={view?.zone}
        days={[...days]}
        label={text('corporation.factsAsOf')}
      />
      <OpenProposals orgId={orgId} />
      <Table
        caption={text('corporation.facts')}
        reading={reading}
        rows={rows}
        rowKey={({ group, line }) => `${group} ${line?.entry}`}
        groupOf={({ group }) => ({
          key: group,
          words: (
            <span className="row between">
              {text(groupLabel(group))}
              {mayChange && view?.facts && (
                <Button size="sm" onClick={() => setOpened(group)}>
                  {text(`corporation.change.${group}`)}
                </Button>
              )}
            </span>
          ),
        })}
        columns={[
          { key: 'fact', head: text('corporation.fact'), card: 'main', cell: (row) => <Stated of={row} /> },
          {
            key: 'since',
            head: text('corporation.since'),
            cardLabel: text('corporation.since'),
            cell: ({ line, until }) =>
              line && (
                <>
                  <DateText date={line.on} />
                  {until && (
                    <small className="sub">
                      <RichText of="corporation.until" with={{ date: <DateText date={until} /> }} />
                    </small>
                  )}
                </>
              ),
          },
          {
            key: 'by',
            head: text('corporation.by'),
            cardLabel: text('corporation.by'),
            cell: ({ line }) =>
              line && (
                <>
                  {text(`entry.kind.${line.kind}`)}
                  {line.resolution && (
                    <small className="sub">
                      {text('transaction.resolution')} <Id>{line.resolution}</Id>
                    </small>
                  )}
                  {line.registry_certificate && (
                    <small className="sub">
                      {text('transaction.registryCertificate')} <Id>{line.registry_certificate}</Id>
                    </small>
                  )}
                </>
              ),
          },
          {
            key: 'recorded',
            head: text('transfers.recorded'),
            cardLabel: text('transfers.recorded'),
            cell: ({ line }) =>
              line && (
                <>
                  <InstantText instant={line.recorded_at} {...(view && { zone: view.zone })} />
                  {line.recorded_by && (
                    <small className="sub">
                      <UserText>{line.recorded_by}</UserText>
                    </small>
                  )}
                </>
              ),
          },
          {
            key: 'act',
            head: <span className="sr">{text('corporation.actions')}</span>,
            card: 'act',
            cell: ({ group, line }) =>
              line && (
                <EntryMenu
                  orgId={orgId}
                  entryId={line.entry}
                  name={`${text(groupLabel(group))}, ${line.on}`}
                />
              ),
          },
        ]}
        empty={null}
      />
      {opened && view?.facts && (
        <OpenedDrawer
          of={opened}
          {...{ orgId, facts: view.facts, today: view.today }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

const groupLabel = (group: FactGroup) => (group === 'articles' ? 'corporation.articles' : factLabels[group]);

/** What an entry says of its group; of the articles each item by its name. */
function Stated({ of: { group, line } }: { of: Row }) {
  const text = useText();
  if (group !== 'articles') return <FactValue fact={group} value={line?.states[group] ?? null} />;
  if (line === undefined) return <span className="muted">{text('organization.none')}</span>;
  const items = factGroups.articles.filter((item) => line.states[item] !== undefined);
  return items.map((item) => (
    <div key={item}>
      <span className="muted">{text(factLabels[item])}: </span>
      <FactValue fact={item} value={line.states[item] as CorporationFacts[typeof item]} />
    </div>
  ));
}

function OpenedDrawer({ of: group, ...props }: ChangeProps & { of: FactGroup }) {
  switch (group) {
    case 'name':
      return <NameDrawer {...props} />;
    case 'registered_office':
      return <OfficeDrawer place="registered" {...props} />;
    case 'records_office':
      return <OfficeDrawer place="records" {...props} />;
    case 'fiscal_year_end':
      return <YearEndDrawer {...props} />;
    case 'articles':
      return <ArticlesDrawer {...props} />;
  }
}
