import { judgeMember } from '@tabellion/kit/may.ts';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Loading } from '@tabellion/ui/components/Loading.tsx';
import { Drawer, DrawerBody, DrawerFoot } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useId, useState } from 'react';
import { access } from '../../access.ts';
import { listOrganizations } from '../../organizations/contract.ts';
import type { OrganizationView } from '../../organizations/shapes.ts';
import {
  type PrecedentVersion,
  readPrecedent,
  savePrecedent,
  submitPrecedent,
} from '../precedentContract.ts';
import type { Precedent } from './usePrecedent.ts';

interface CopyPrecedentProps {
  orgId: string;
  of: Precedent;
  version: PrecedentVersion;
  onClose(): void;
}

/** Why it was not copied there; empty where it was. */
type Outcome = { orgId: string; refusal: string };

/** Copies a version into other corporations of the reader, each of which reviews it by itself: one request for each, with the rights
 *  that he has there. */
export function CopyPrecedent({ orgId, of: precedent, version, onClose }: CopyPrecedentProps) {
  const text = useText();
  const reading = useRead(listOrganizations, {});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isSubmitted, setSubmitted] = useState(false);
  const { copyTo, outcomes, busy } = useCopies(precedent, version);
  const others = reading.data?.organizations.filter((one) => one.unique_id !== orgId && mayWrite(one)) ?? [];
  const open = chosen.filter((id) => !outcomes.some((one) => one.orgId === id && one.refusal === ''));
  return (
    <Drawer title={text('precedents.copy')} onClose={onClose}>
      <DrawerBody>
        <p className="muted">{text('precedents.copy.help')}</p>
        {reading.isError && <ReadFailed of={reading} />}
        {reading.isPending && <Loading />}
        {reading.data && others.length === 0 && <p>{text('precedents.copy.none')}</p>}
        {others.length > 1 && (
          <div className="row">
            <Button size="sm" onClick={() => setChosen(others.map(({ unique_id: id }) => id))}>
              {text('precedents.copy.all')}
            </Button>
          </div>
        )}
        <fieldset className="choices" aria-label={text('precedents.copy')}>
          {others.map((one) => (
            <Choice
              key={one.unique_id}
              of={one}
              isChosen={chosen.includes(one.unique_id)}
              outcome={outcomes.find((other) => other.orgId === one.unique_id)}
              onChoose={(isChosen) =>
                setChosen(isChosen ? [...chosen, one.unique_id] : chosen.filter((id) => id !== one.unique_id))
              }
            />
          ))}
        </fieldset>
        {others.length > 0 && <Submit isOn={isSubmitted} onChange={setSubmitted} />}
      </DrawerBody>
      <DrawerFoot>
        <span className="grow" />
        <Button onClick={onClose}>{text('ui.close')}</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={open.length === 0}
          onClick={() => void copyTo(open, isSubmitted)}
        >
          {text('precedents.copy.do', { count: open.length })}
        </Button>
      </DrawerFoot>
    </Drawer>
  );
}

const mayWrite = (of: OrganizationView): boolean =>
  of.status === 'incorporated' &&
  judgeMember(
    {
      orgId: of.unique_id,
      subType: of.user_sub_type,
      access: of.access_type,
      sections: of.selectedSubRoleAccessType,
    },
    access['precedents.edit'],
  ).may;

interface ChoiceProps {
  of: OrganizationView;
  isChosen: boolean;
  outcome: Outcome | undefined;
  onChoose(isChosen: boolean): void;
}

function Choice({ of: { name, name_postfix: postfix }, isChosen, outcome, onChoose }: ChoiceProps) {
  const text = useText();
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <label htmlFor={id}>
        <UserText>{[name, postfix].filter(Boolean).join(' ')}</UserText>{' '}
        {outcome?.refusal === '' && <StatusBadge tone="ok">{text('precedents.copy.done')}</StatusBadge>}
        {outcome && outcome.refusal !== '' && <small className="sub">{outcome.refusal}</small>}
      </label>
    </div>
  );
}

function Submit({ isOn, onChange }: { isOn: boolean; onChange(isOn: boolean): void }) {
  const text = useText();
  const id = useId();
  return (
    <div className="check">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <label htmlFor={id}>{text('precedents.copy.submit')}</label>
    </div>
  );
}

/** One corporation after the other. A draft that is there is written over; a version in review there is left alone. */
function useCopies({ template, language }: Precedent, { wording }: PrecedentVersion) {
  const read = useCall(readPrecedent, { say: 'none' });
  const save = useCall(savePrecedent, { say: 'none' });
  const submit = useCall(submitPrecedent, { say: 'none' });
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);

  const copyInto = async (orgId: string, isSubmitted: boolean): Promise<string> => {
    const there = await read.run({ params: { orgId, template, language } });
    if (!there.ok) return there.message;
    const [newest] = there.data.versions;
    const revision = newest?.state === 'draft' ? newest.revision : undefined;
    const body = { template, language, wording, ...(revision !== undefined && { revision }) };
    const saved = await save.run({ params: { orgId }, body });
    if (!saved.ok) return saved.fields.map(({ message }) => message).join(' ') || saved.message;
    if (!isSubmitted) return '';
    const sent = { precedent_id: saved.data.precedent_id, revision: (revision ?? 0) + 1 };
    const submitted = await submit.run({ params: { orgId }, body: sent });
    return submitted.ok ? '' : submitted.message;
  };

  const copyTo = async (orgIds: readonly string[], isSubmitted: boolean) => {
    setBusy(true);
    for (const orgId of orgIds) {
      const refusal = await copyInto(orgId, isSubmitted);
      setOutcomes((done) => [...done.filter((one) => one.orgId !== orgId), { orgId, refusal }]);
    }
    setBusy(false);
  };
  return { copyTo, outcomes, busy };
}
