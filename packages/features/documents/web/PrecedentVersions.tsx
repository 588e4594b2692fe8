import { Button } from '@tabellion/ui/components/Button.tsx';
import { Card } from '@tabellion/ui/components/Card.tsx';
import { InstantText, StatusBadge, UserText } from '@tabellion/ui/components/Data.tsx';
import { Drawer, DrawerBody } from '@tabellion/ui/layers/Drawer.tsx';
import { useText } from '@tabellion/ui/text/LanguageProvider.tsx';
import { useState } from 'react';
import type { PrecedentVersion } from '../precedentContract.ts';
import type { Precedent } from './usePrecedent.ts';
import { WordingAgainst } from './WordingAgainst.tsx';

/** Every version with who wrote it, who reviewed it and when; each can be compared. */
export function PrecedentVersions({ of: precedent }: { orgId: string; of: Precedent }) {
  const text = useText();
  const [opened, setOpened] = useState<PrecedentVersion>();
  const { versions } = precedent;
  return (
    <Card title={text('precedents.versions')} flush={versions.length > 0}>
      {versions.length === 0 ? (
        <p className="muted">{text('precedents.versions.none')}</p>
      ) : (
        <ul className="list">
          {versions.map((one) => (
            <li key={one._id}>
              <div className="grow">
                {text('precedents.version', { version: one.version })} <State of={one} />
                <Facts of={one} />
              </div>
              <Button size="sm" onClick={() => setOpened(one)}>
                {text('precedents.compare')}
                <span className="sr">{` ${text('precedents.version', { version: one.version })}`}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <Drawer
          title={text('precedents.version', { version: opened.version })}
          onClose={() => setOpened(undefined)}
        >
          <DrawerBody>
            <Facts of={opened} />
            <WordingAgainst of={precedent} version={opened} />
          </DrawerBody>
        </Drawer>
      )}
    </Card>
  );
}

/** The tone of a version that is not used, by its state. */
export const precedentTones = {
  draft: 'neutral',
  submitted: 'info',
  returned: 'warn',
  approved: 'ok',
} as const;

function State({ of: { state, is_in_force: isUsed, is_retired: isRetired } }: { of: PrecedentVersion }) {
  const text = useText();
  if (isUsed) return <StatusBadge tone="ok">{text('precedents.inForce')}</StatusBadge>;
  if (isRetired) return <StatusBadge>{text('precedents.state.retired')}</StatusBadge>;
  return <StatusBadge tone={precedentTones[state]}>{text(`precedents.state.${state}`)}</StatusBadge>;
}

function Facts({ of: version }: { of: PrecedentVersion }) {
  const text = useText();
  const { author_names: names, written_at: written, reviewed_at: reviewed, state, comment } = version;
  const name = version.reviewed_by_name;
  const approved = version.is_own_review ? 'precedents.approvedByAuthor' : 'precedents.approvedBy';
  return (
    <>
      <small className="sub">
        <UserText>{text('precedents.writtenBy', { names: names.join(text('search.comma')) })}</UserText>
        {' · '}
        <InstantText instant={written} />
      </small>
      {reviewed && (
        <small className="sub">
          <UserText>{text(state === 'approved' ? approved : 'precedents.returned', { name })}</UserText>
          {' · '}
          <InstantText instant={reviewed} />
        </small>
      )}
      {comment !== '' && (
        <small className="sub">
          <UserText>{comment}</UserText>
        </small>
      )}
    </>
  );
}
