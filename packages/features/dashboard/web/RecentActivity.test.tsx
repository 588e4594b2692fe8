import { renderUi } from '@tabellion/ui/testing/renderUi.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ActivityEntry } from '../../activity/contract.ts';
import { RecentActivity } from './RecentActivity.tsx';

afterEach(cleanup);

const issue: ActivityEntry = {
  id: '1',
  kind: 'shares_issued',
  activity_name: 'Shares issued',
  activity: 'New Shares Issued: 1,000 Common to Bo Roy on March 12th 2025',
  activity_names: ['Common', 'Bo Roy'],
  dataOwner: 'org',
  org_id: 'org',
  owner_org: 'Org1',
  creator: 'amelie',
  creator_name: 'Amélie Tremblay',
  createdAt: '2026-04-20T14:42:00.000Z',
  date: '2025-03-12',
  txid: null,
  price: null,
  priceExact: null,
  status: 'pending',
  subjects: [],
  about_id: null,
  superseded_by: null,
  superseded_at: null,
  entry_id: null,
  reason: null,
  acts: null,
};

test('a correction says when it was recorded, any other entry on which date it took effect', async () => {
  const correction: ActivityEntry = {
    ...issue,
    id: '2',
    kind: 'entry_corrected',
    activity: 'Issue of March 12th 2025 corrected',
  };
  await renderUi(<RecentActivity orgId="org" of={[issue, correction]} />);
  const by = screen.getAllByText(/Amélie Tremblay/).map(({ parentElement }) => parentElement?.textContent);
  expect(by[0]).toBe('Amélie Tremblay, March, 12 2025');
  expect(by[1]).toMatch(/^Amélie Tremblay, recorded Apr 20, 2026, /);
});
