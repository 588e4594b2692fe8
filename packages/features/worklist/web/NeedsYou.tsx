import './worklist.css';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { StatusBadge, type Tone } from '@tabellion/ui/components/Data.tsx';
import { Icon } from '@tabellion/ui/components/Icon.tsx';
import { type Text, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { CalendarClock, FileWarning, type LucideIcon, OctagonAlert, PenLine, Receipt } from 'lucide-react';
import { useState } from 'react';
import type { WorkLine } from '../contract.ts';
import type { LineKind } from '../lineKinds.ts';
import { LineAct } from './lineAct.tsx';
import { daysText, waitingText } from './lineWords.tsx';

const icons: Readonly<Record<LineKind, LucideIcon>> = {
  deadline: CalendarClock,
  control_deadline: CalendarClock,
  year_end: CalendarClock,
  signatures: PenLine,
  payment: Receipt,
  attention: OctagonAlert,
  matter: OctagonAlert,
  unsigned: FileWarning,
  incomplete: FileWarning,
  filing_rejection: OctagonAlert,
  rejection: OctagonAlert,
  registry: OctagonAlert,
};

/** So many are shown before the reader asks for all. */
const shownFirst = 5;

interface NeedsYouProps {
  /** The most urgent first. */
  lines: readonly WorkLine[];
  /** How many there are; more than are given. */
  all: number;
}

/** Everything that needs the reader in one organization, each line with its next act; in a page that has its words. */
export function NeedsYou({ lines, all }: NeedsYouProps) {
  const text = useText();
  const readings = useReadings();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, shownFirst);
  return (
    <Card
      title={text('worklist.needs.title')}
      extra={
        <span className="row">
          <span className="t12 muted not-phone">
            {text('worklist.needs.count', { shown: shown.length, all })}
          </span>
          {lines.length > shownFirst && (
            <Button variant="link" onClick={() => setWhole(!isWhole)}>
              {text(isWhole ? 'worklist.needs.fewer' : 'worklist.needs.all')}
            </Button>
          )}
        </span>
      }
      flush
    >
      <ul className="list needs">
        {shown.map((line, at) => (
          <li key={line.line}>
            <Icon of={icons[line.kind]} />
            <div className="grow">
              {line.what}
              <WaitingFor of={line} />
            </div>
            <LineState of={line} />
            <LineAct of={line} name={line.what} isPrimary={at === 0} onDone={readings.allAgain} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Nothing where its state says the same. */
function WaitingFor({ of: line }: { of: WorkLine }) {
  const words = waitingText(line, useText());
  return words === '' || line.is_yours ? null : <small className="sub">{words}</small>;
}

/** How far its day is, or what it is where it has none. */
function LineState({ of: line }: { of: WorkLine }) {
  const text = useText();
  const [tone, words] = standingOf(line, text);
  return <StatusBadge tone={tone}>{words}</StatusBadge>;
}

function standingOf({ days, kind, is_yours: isYours }: WorkLine, text: Text): [Tone, string] {
  if (isYours) return ['warn', text('worklist.yourSignature')];
  if (days === null) return ['neutral', text(`worklist.kind.${kind}`)];
  if (days < 0) return ['err', daysText(days, text)];
  return [days <= 14 ? 'warn' : 'neutral', daysText(days, text)];
}
