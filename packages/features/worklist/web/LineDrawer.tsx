import { Button, buttonClass, IconButton } from '@tabellion/ui/components/Button.tsx';
import { Particulars } from '@tabellion/ui/components/Card.tsx';
import { UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { ChevronLeft, ChevronRight, CircleCheck } from 'lucide-react';
import type { ListedLine } from '../contract.ts';
import { LineAct } from './lineAct.tsx';
import { ChargeText, DueText, waitingText } from './lineWords.tsx';
import { useMarkedActs } from './useMarkedActs.ts';

interface LineDrawerProps {
  of: ListedLine;
  /** The lines of the page, which its head walks through. */
  lines: readonly ListedLine[];
  onShow(line: ListedLine): void;
  onClose(): void;
  onDone(): void;
}

/** One line with its particulars and what can be done about it. */
export function LineDrawer({ of: line, lines, onShow, onClose, onDone }: LineDrawerProps) {
  const text = useText();
  const { mark, busy } = useMarkedActs([line], onDone);
  const at = lines.findIndex((one) => one.org_unique_id === line.org_unique_id && one.line === line.line);
  const [before, after] = [lines[at - 1], lines[at + 1]];
  return (
    <Drawer
      title={line.what}
      badge={
        <>
          <IconButton
            flip
            icon={ChevronLeft}
            label={text('worklist.previous')}
            aria-disabled={before === undefined}
            onClick={() => before && onShow(before)}
          />
          <IconButton
            flip
            icon={ChevronRight}
            label={text('worklist.next')}
            aria-disabled={after === undefined}
            onClick={() => after && onShow(after)}
          />
        </>
      }
      onClose={onClose}
    >
      <DrawerBody>
        <Particulars
          facts={[
            {
              key: 'organization',
              label: text('worklist.column.organization'),
              value: <UserText>{line.organization}</UserText>,
            },
            { key: 'kind', label: text('worklist.kind'), value: text(`worklist.kind.${line.kind}`) },
            { key: 'due', label: text('worklist.column.due'), value: <DueText of={line} /> },
            { key: 'waiting', label: text('worklist.column.waiting'), value: waitingText(line, text) || '–' },
            {
              key: 'charge',
              label: text('worklist.column.charge'),
              value: line.in_charge === null ? '–' : <ChargeText of={line.in_charge} />,
            },
          ]}
        />
      </DrawerBody>
      <DrawerFoot>
        <Link className={buttonClass({})} to={`/app/org/${line.org_unique_id}/dashboard`}>
          {text('worklist.openOrganization')}
        </Link>
        <span className="grow" />
        {mark && (
          <Button icon={CircleCheck} busy={busy} onClick={() => void mark()}>
            {text('worklist.markDone')}
          </Button>
        )}
        <LineAct isPrimary isFull of={line} name={line.organization} onDone={onDone} />
      </DrawerFoot>
    </Drawer>
  );
}
