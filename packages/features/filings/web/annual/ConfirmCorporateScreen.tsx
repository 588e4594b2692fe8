import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button, buttonClass } from '@tabellion/ui/components/Button.tsx';
import { DateField } from '@tabellion/ui/form/DateField.tsx';
import { DrawerForm } from '@tabellion/ui/form/DrawerForm.tsx';
import { useForm } from '@tabellion/ui/form/Form.tsx';
import { Link } from '@tabellion/ui/router/Link.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { MoreTexts } from '@tabellion/ui/text/MoreTexts.tsx';
import { useState } from 'react';
import * as z from 'zod/mini';
import { CorporationChange } from '../../../corporation/web/public.ts';
import { useToday } from '../../../organizations/web/public.ts';
import type { AnnualLineView } from '../../annualView.ts';
import { type ParticularsKind, readRegistryParticulars } from '../../particularsContract.ts';
import { isOpen } from '../../rules/due.ts';
import { ParticularDrawer } from '../AtRegistriesDrawers.tsx';
import { loadWords } from '../words.ts';
import { AnnualFlow } from './AnnualFlow.tsx';
import { AskClient } from './AskClient.tsx';
import { useAnnual, useSave } from './annualPage.ts';
import { Foot } from './Foot.tsx';
import { Lines } from './Lines.tsx';

/** /app/annualFiling/ConfirmCorporate/{org}/{filing}: the corporation's own facts on the return's date. */
export const ConfirmCorporateScreen = () => (
  <AnnualFlow step="corporation">
    <Corporation />
  </AnnualFlow>
);

type Opened = 'name' | 'registered_office' | 'meeting' | ParticularsKind;

function Corporation() {
  const { orgId, annual, facts } = useAnnual();
  const mayEdit = useMay('filings.edit');
  const today = useToday();
  const { save } = useSave();
  const [opened, setOpened] = useState<Opened>();
  const close = () => {
    setOpened(undefined);
    // His own entry is no news to him.
    void save({ seen: true });
  };
  return (
    <>
      <Lines
        of={annual.lines.filter(({ group }) => group === 'corporation')}
        record={(line) => <Record of={line} onOpen={setOpened} />}
      />
      {mayEdit && isOpen(annual) && (
        <div className="no-print">
          <AskClient />
        </div>
      )}
      <Foot step="corporation" />
      {opened === 'meeting' && <MeetingDrawer onClose={() => setOpened(undefined)} />}
      {(opened === 'email' || opened === 'activity') && <StatedDrawer kind={opened} onClose={close} />}
      {(opened === 'name' || opened === 'registered_office') && (
        <CorporationChange of={opened} orgId={orgId} facts={facts} today={today} onClose={close} />
      )}
    </>
  );
}

const drawers = {
  name: 'name',
  office: 'registered_office',
  meeting: 'meeting',
  email: 'email',
  activity: 'activity',
} as const;

const hasDrawer = (line: string): line is keyof typeof drawers => Object.hasOwn(drawers, line);

/** The drawer that records a change of the line. */
function Record({ of: { line }, onOpen }: { of: AnnualLineView; onOpen(drawer: Opened): void }) {
  const text = useText();
  const { orgId } = useAnnual();
  if (hasDrawer(line))
    return (
      <Button size="sm" onClick={() => onOpen(drawers[line])}>
        {text('annual.record')}
      </Button>
    );
  return (
    <Link to={`/app/org/${orgId}/organization/info`} className={buttonClass({ size: 'sm' })}>
      {text(line === 'contact' ? 'annual.contact.edit' : 'annual.record')}
    </Link>
  );
}

/** Ontario's registry has it, and no register of the corporation does. */
function StatedDrawer({ kind, onClose }: { kind: ParticularsKind; onClose(): void }) {
  const { orgId, annual } = useAnnual();
  const stated = useRead(readRegistryParticulars, { params: { id: orgId } });
  if (stated.data === undefined) return null;
  return (
    <MoreTexts load={loadWords} waiting={null}>
      <ParticularDrawer orgId={orgId} today={annual.today} kind={kind} of={stated.data} onClose={onClose} />
    </MoreTexts>
  );
}

const meeting = z.strictObject({ meeting_on: z.string().check(z.minLength(1, 'GENERAL.FIELD_REQUIRED')) });

/** A meeting was held: the return names it, where no resolution is later. */
function MeetingDrawer({ onClose }: { onClose(): void }) {
  const text = useText();
  const { annual } = useAnnual();
  const { save } = useSave();
  const form = useForm(meeting, { start: { meeting_on: '' } });
  return (
    <DrawerForm
      title={text('annual.meeting.title')}
      form={form}
      onSubmit={(body) => save(body)}
      save={text('annual.save')}
      onClose={onClose}
    >
      <DateField name="meeting_on" label={text('annual.meeting.on')} max={annual.today} />
    </DrawerForm>
  );
}
