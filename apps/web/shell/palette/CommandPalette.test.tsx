import { SessionContextProvider } from '@tabellion/ui/session/session.tsx';
import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { AppearanceProvider, defaultAppearance } from '@tabellion/ui/theme/AppearanceProvider.tsx';
import { fireEvent, screen } from '@testing-library/react';
import { Users } from 'lucide-react';
import { expect, test } from 'vitest';
import type { AccountOrganization } from '../useAccount.ts';
import { CommandPalette } from './CommandPalette.tsx';

const maple = { unique_id: 'maple', status: 'incorporated', access_type: 'admin' } as AccountOrganization;
const pages = ['shareholders', 'transfers', 'users'];
const items = pages.map((key) => ({ key, label: `Page of ${key}`, icon: Users, to: `/app/${key}` }));

test('actions are found by what they do: issue, transfer, invite', async () => {
  const none = () => undefined;
  await renderUi(
    <SessionContextProvider value={{} as never}>
      <AppearanceProvider initial={defaultAppearance}>
        <CommandPalette
          sections={[{ key: 'all', items }]}
          current={maple}
          organizations={[]}
          onClose={none}
          onPassword={none}
          onTheme={none}
          onKeys={none}
        />
      </AppearanceProvider>
    </SessionContextProvider>,
  );
  const found = ['issue', 'transfer', 'invite'].map((word) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: word } });
    return screen.getAllByRole('option').map(({ textContent }) => textContent?.trim());
  });
  expect(found).toEqual([['Issue shares'], ['Page of transfers', 'Transfer shares'], ['Invite member']]);
});
