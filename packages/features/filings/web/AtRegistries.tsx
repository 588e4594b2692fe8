import { useMay } from '@tabellion/ui/access/MayProvider.tsx';
import { ReadFailed } from '@tabellion/ui/call/ReadFailed.tsx';
import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useRead } from '@tabellion/ui/call/useRead.ts';
import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { DateText, Id, InstantText, UserText } from '@tabellion/ui/components/Data.tsx';
import { RichText, useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import {
  lookAtRegistryKey,
  type ParticularsKind,
  particularsKinds,
  type RegistryParticulars,
  readRegistryParticulars,
} from '../particularsContract.ts';
import { KeyDrawer, ParticularDrawer } from './AtRegistriesDrawers.tsx';
import { registryOf } from './filingWords.ts';

interface AtRegistriesProps {
  orgId: string;
  today: string;
  /** Where the corporation files. */
  registrations: readonly string[];
}

type Opened = { readonly particular: ParticularsKind } | { readonly registration: string };

/** Facts that registries have of the corporation beside its registers, and the keys that they gave it. */
export function AtRegistries({ orgId, today, registrations }: AtRegistriesProps) {
  const text = useText();
  const mayEdit = useMay('filings.edit');
  const reading = useRead(readRegistryParticulars, { params: { id: orgId } });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const onOpen = mayEdit ? setOpened : undefined;
  if (registrations.length === 0) return null;
  if (reading.isError) return <ReadFailed of={reading} />;
  const { data } = reading;
  if (data === undefined) return null;
  return (
    <Card title={text('filings.registries')} flush>
      <ul className="list">
        {registrations.includes('ON') &&
          particularsKinds.map((kind) => <ParticularLine key={kind} kind={kind} of={data} onOpen={onOpen} />)}
        {registrations.map((registration) => (
          <KeyLine
            key={registration}
            orgId={orgId}
            registration={registration}
            since={data.keys.find((one) => one.registration === registration)?.changed_at}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {opened && 'particular' in opened && (
        <ParticularDrawer orgId={orgId} today={today} kind={opened.particular} of={data} onClose={close} />
      )}
      {opened && 'registration' in opened && (
        <KeyDrawer orgId={orgId} registration={opened.registration} onClose={close} />
      )}
    </Card>
  );
}

interface ParticularLineProps {
  kind: ParticularsKind;
  of: RegistryParticulars;
  /** Left out for who may not. */
  onOpen: ((opened: Opened) => void) | undefined;
}

function ParticularLine({ kind, of: { history }, onOpen }: ParticularLineProps) {
  const text = useText();
  const entry = history.find((one) => one.kind === kind);
  return (
    <li>
      <div className="grow">
        {text(`filings.particular.${kind}`)}
        <span className="sub">
          {entry === undefined ? (
            text('filings.particular.none')
          ) : (
            <RichText
              of="filings.particular.since"
              with={{
                value: <UserText>{entry.value}</UserText>,
                date: <DateText date={entry.effective_on} />,
              }}
            />
          )}
        </span>
      </div>
      {onOpen && (
        <Button size="sm" onClick={() => onOpen({ particular: kind })}>
          {text('filings.particular.change')}
        </Button>
      )}
    </li>
  );
}

interface KeyLineProps {
  orgId: string;
  registration: string;
  /** When the key was entered; undefined where none is kept. */
  since: string | undefined;
  onOpen: ((opened: Opened) => void) | undefined;
}

/** The key is shown on purpose, once it is asked for. */
function KeyLine({ orgId, registration, since, onOpen }: KeyLineProps) {
  const text = useText();
  const call = useCall(lookAtRegistryKey, { say: 'failure' });
  const [shown, setShown] = useState<{ key: string | null; number: string | null }>();
  const look = async () => {
    const answer = await call.run({ params: { id: orgId }, body: { registration } });
    if (answer.ok) setShown(answer.data);
  };
  return (
    <li>
      <div className="grow">
        {text('filings.key', { registry: registryOf(registration, text) })}
        <span className="sub">
          {since === undefined && text('filings.particular.none')}
          {since !== undefined && shown === undefined && (
            <RichText of="filings.key.kept" with={{ date: <InstantText instant={since} /> }} />
          )}
          {shown !== undefined && <Id>{shown.key ?? ''}</Id>}
        </span>
        {shown?.number != null && (
          <span className="sub">
            <RichText of="filings.key.numberIs" with={{ number: <Id>{shown.number}</Id> }} />
          </span>
        )}
      </div>
      {onOpen && since !== undefined && shown === undefined && (
        <Button size="sm" busy={call.busy} onClick={() => void look()}>
          {text('filings.key.show')}
        </Button>
      )}
      {onOpen && (
        <Button size="sm" onClick={() => onOpen({ registration })}>
          {text(since === undefined ? 'filings.key.enter' : 'filings.particular.change')}
        </Button>
      )}
    </li>
  );
}
