import { useCall } from '@tabellion/ui/call/useCall.ts';
import { useReadings } from '@tabellion/ui/call/useRead.ts';
import { type ReactNode, useState } from 'react';
import type { DeadlineList, OpenDeadline } from '../contract.ts';
import { removeOwnDeadline } from '../ownContract.ts';
import { OwnDeadlineDrawer } from './OwnDeadlineDrawer.tsx';

type Own = NonNullable<OpenDeadline['own']>;

/** How the organization's own deadlines are added, changed and removed; the page is read again afterwards. */
export interface OwnDeadlineActs {
  edit(own: Own): void;
  remove(own: Own): void;
}

export function useOwnDeadlines(
  orgId: string,
  members: DeadlineList['members'],
): { acts: OwnDeadlineActs; add(): void; drawer: ReactNode } {
  const readings = useReadings();
  const removing = useCall(removeOwnDeadline, { say: 'always' });
  const [opened, setOpened] = useState<{ readonly own?: Own }>();
  const remove = async ({ own_id }: Own) => {
    const answer = await removing.run({ params: { id: orgId }, body: { own_id } });
    if (answer.ok) await readings.allAgain();
  };
  return {
    add: () => setOpened({}),
    acts: { edit: (own) => setOpened({ own }), remove: (own) => void remove(own) },
    drawer: opened && (
      <OwnDeadlineDrawer
        orgId={orgId}
        {...(opened.own && { of: opened.own })}
        members={members}
        onSaved={readings.allAgain}
        onClose={() => setOpened(undefined)}
      />
    ),
  };
}
