import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card, Particulars } from '@tabellion/ui/components/Card.tsx';
import { DateText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { AsOfBar } from '@tabellion/ui/register/AsOfBar.tsx';
import { EntryMenu } from '@tabellion/ui/register/EntryMenu.tsx';
import { useAsOf } from '@tabellion/ui/register/useAsOf.ts';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import type { CompanyView } from '../../organizations/shapes.ts';
import { isAmendable } from '../../registers/amendments.ts';
import { OpenProposals } from '../../registers/web/public.ts';
import { type CorporationFacts, type OpenFact, openFacts, readCorporation } from '../contract.ts';
import { type FactGroup, type FactVersion, factGroups, versionsIn } from '../rules/factGroups.ts';
import { CorporationDrawer } from './CorporationDrawer.tsx';
import { FactSource } from './FactSource.tsx';
import { FactValue, factLabels } from './FactValue.tsx';
import { SinceDrawer } from './SinceDrawer.tsx';

const groups = Object.keys(factGroups) as FactGroup[];

/** The corporation's name, offices, year end and articles on any date: since when each holds, what it was before, who
 *  recorded that and when; and the drawers that change them. */
export function FactsHistory({
  company: { unique_id: orgId, status, company_type: type },
}: {
  company: CompanyView;
}) {
  const text = useText();
  const at = useAsOf();
  const params = { id: orgId };
  const reading = useRead(readCorporation, { params, query: at.query });
  // Every day on which a fact changed, later ones too.
  const whole = useRead(readCorporation, { params, query: at.knownAt ? { knownAt: at.knownAt } : {} });
  const mayChange = useMay('corporation.edit') && status === 'incorporated' && !at.isPast;
  const [opened, setOpened] = useState<FactGroup>();
  const [corrected, setCorrected] = useState<OpenFact>();
  const view = reading.data;
  if (reading.isError) return <ReadFailed of={reading} />;
  if (view === undefined) return <Loading />;
  const { today, zone, facts, history } = view;
  const drawer = { orgId, today, isTakenOver: type === 'old' };
  const first = corrected && versionsIn(history, corrected).at(-1)?.line;
  return (
    <section className="stack">
      <h2>{text('corporation.facts')}</h2>
      <AsOfBar
        at={at}
        today={today}
        zone={zone}
        days={[...new Set(whole.data?.history.map(({ on }) => on))]}
        label={text('corporation.factsAsOf')}
      />
      <OpenProposals orgId={orgId} />
      <div className="grid2">
        {groups.map((group) => (
          <Card
            key={group}
            flush
            title={text(groupLabel(group))}
            extra={
              mayChange && (
                <Button size="sm" onClick={() => setOpened(group)}>
                  {text(`corporation.change.${group}`)}
                </Button>
              )
            }
          >
            <Versions
              orgId={orgId}
              group={group}
              zone={zone}
              of={versionsIn(history, group)}
              openSince={isOpenFact(group) ? view.open_since[group] : undefined}
              onCorrect={mayChange && isOpenFact(group) ? () => setCorrected(group) : undefined}
            />
          </Card>
        ))}
      </div>
      {opened && facts && (
        <CorporationDrawer
          {...drawer}
          of={opened}
          facts={facts}
          incorporatedOn={view.incorporated_on}
          onClose={() => setOpened(undefined)}
        />
      )}
      {corrected && first && (
        <SinceDrawer {...drawer} of={corrected} line={first} onClose={() => setCorrected(undefined)} />
      )}
    </section>
  );
}

const isOpenFact = (group: FactGroup): group is OpenFact => openFacts.some((fact) => fact === group);

const groupLabel = (group: FactGroup) => (group === 'articles' ? 'corporation.articles' : factLabels[group]);

interface VersionsProps {
  orgId: string;
  group: FactGroup;
  zone: string;
  of: readonly FactVersion[];
  /** The day since which, or before, what is told later holds: it may have held already. */
  openSince: string | undefined;
  /** Opens the form that corrects the day of the first entry; undefined for whoever may not. */
  onCorrect: (() => void) | undefined;
}

/** Shows what a fact is and was, the latest first. */
function Versions({ orgId, group, zone, of: versions, openSince, onCorrect }: VersionsProps) {
  const text = useText();
  return (
    <ul className="list">
      {openSince && (
        <li className="muted">
          <span>
            <RichText of="corporation.mayHaveApplied" with={{ date: <DateText date={openSince} /> }} />
          </span>
        </li>
      )}
      {versions.length === 0 && openSince === undefined && (
        <li>
          {group === 'articles' ? (
            <span className="muted">{text('organization.none')}</span>
          ) : (
            <FactValue fact={group} value={null} />
          )}
        </li>
      )}
      {versions.map((version, at) => (
        <li
          key={`${version.line.entry} ${version.until}`}
          className={version.until === null ? undefined : 'muted'}
        >
          <div className="grow">
            <Stated in={group} of={version} />
            <FactSource of={version} isFirst={at === versions.length - 1} zone={zone} />
          </div>
          <EntryMenu
            orgId={orgId}
            entryId={version.line.entry}
            name={[text(groupLabel(group)), version.line.on].join(text('wizard.comma'))}
            hasOwnForm={!isAmendable(version.line.kind)}
            items={
              onCorrect && at === versions.length - 1
                ? [
                    {
                      key: 'since',
                      label: text('corporation.correctSince'),
                      icon: CalendarClock,
                      onSelect: onCorrect,
                    },
                  ]
                : []
            }
          />
        </li>
      ))}
    </ul>
  );
}

/** Shows what an entry says of its group, and each item of the articles by its name. */
function Stated({ in: group, of: { line, facts } }: { in: FactGroup; of: FactVersion }) {
  const text = useText();
  if (group !== 'articles') return <FactValue fact={group} value={line.states[group] ?? null} />;
  return (
    <Particulars
      facts={factGroups.articles
        .filter((item) => facts.includes(item))
        .map((item) => ({
          key: item,
          label: text(factLabels[item]),
          value: <FactValue fact={item} value={line.states[item] as CorporationFacts[typeof item]} />,
        }))}
    />
  );
}
