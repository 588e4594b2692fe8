import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useToday } from '../../../organizations/web/public.ts';
import { directorsAndOfficers } from '../../../people/contract.ts';
import type { Position } from '../../../people/positions.ts';
import type { PositionHolder } from '../../../people/shapes.ts';
import { DirectorDrawer, EndDrawer, PersonDrawer, usePeople } from '../../../people/web/public.ts';
import type { AnnualLineView } from '../../annualView.ts';
import { isOpen } from '../../rules/due.ts';
import { AnnualFlow } from './AnnualFlow.tsx';
import { useAnnual, useSave } from './annualPage.ts';
import { Foot } from './Foot.tsx';
import { Lines } from './Lines.tsx';

/** /app/annualFiling/ConfirmOperators/{org}/{filing}: directors, officers where they are filed, and significant control. */
export const ConfirmOperatorsScreen = () => (
  <AnnualFlow step="people">
    <Operators />
  </AnnualFlow>
);

type Opened = { do: 'add' } | { do: 'edit' | 'end'; holder: PositionHolder; position: Position };

function Operators() {
  const text = useText();
  const { annual } = useAnnual();
  const mayAdd = useMay('people.edit') && isOpen(annual);
  const [opened, setOpened] = useState<Opened>();
  return (
    <>
      <Lines
        of={annual.lines.filter(({ group }) => group === 'people')}
        record={(line) => <Record of={line} onOpen={setOpened} />}
      >
        {mayAdd && (
          <div className="annual__all">
            <Button icon={Plus} onClick={() => setOpened({ do: 'add' })}>
              {text('annual.addDirector')}
            </Button>
          </div>
        )}
      </Lines>
      {annual.registration === 'CA' && <p className="muted t12">{text('annual.control.filed')}</p>}
      <Foot step="people" />
      <Drawers of={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

function Record({ of: { line }, onOpen }: { of: AnnualLineView; onOpen(opened: Opened): void }) {
  const text = useText();
  const { orgId } = useAnnual();
  const board = useRead(directorsAndOfficers, { params: { id: orgId } });
  const [kind, personId] = line.split(':');
  if (kind === 'control')
    return (
      <Link to={`/app/org/${orgId}/organization/significant-control`} className={buttonClass({ size: 'sm' })}>
        {text('annual.review')}
      </Link>
    );
  const seated = kind === 'officer' ? board.data?.officers : board.data?.directors;
  const holder = seated?.find(({ _id }) => _id === personId);
  if (holder === undefined) return null;
  const position = positionOf(kind, holder);
  return (
    <span className="row">
      <Button size="sm" onClick={() => onOpen({ do: 'edit', holder, position })}>
        {text('wizard.edit')}
      </Button>
      <Button size="sm" onClick={() => onOpen({ do: 'end', holder, position })}>
        {text('wizard.end')}
      </Button>
    </span>
  );
}

function positionOf(kind: string | undefined, { positions }: PositionHolder): Position {
  if (kind === 'director') return 'directors';
  const held = (Object.keys(positions) as Position[]).find((one) => one !== 'directors');
  return held ?? 'directors';
}

function Drawers({ of: opened, onClose }: { of: Opened | undefined; onClose(): void }) {
  const { orgId } = useAnnual();
  const today = useToday();
  const { board, changed } = usePeople();
  const { save } = useSave();
  if (opened === undefined) return null;
  const saved = () => void changed().then(() => save({ seen: true }));
  return (
    <Suspense fallback={null}>
      {opened.do === 'add' && (
        <DirectorDrawer of="new" directors={board.data?.directors ?? []} onSaved={saved} onClose={onClose} />
      )}
      {opened.do === 'end' && <EndDrawer of={opened} onEnded={saved} onClose={onClose} />}
      {opened.do === 'edit' && (
        <PersonDrawer
          orgId={orgId}
          today={today}
          person={opened.holder}
          seat={{ position: opened.position }}
          onSaved={saved}
          onClose={onClose}
        />
      )}
    </Suspense>
  );
}
