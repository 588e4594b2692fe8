/** Renders the page of a corporation around a part of it, for tests in jsdom. */
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { PageProvider } from '@tabellion/ui/router/page.ts';
import { SessionContextProvider } from '@tabellion/ui/session/session.tsx';
import { type ReactNode, useState } from 'react';
import type { OrganizationStatus } from '../rules/status.ts';
import { type Corporation, CorporationContext } from './corporation.ts';

export const orgId = '00000000-0000-7000-8000-000000000001';

/** The day at the registry. */
export const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

const office = {
  address_line_1: '12 Elm Street',
  address_line_2: '',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5V 2T6',
  latitude: null,
  longitude: null,
};

export const mapleOf = (status: OrganizationStatus): Corporation => ({
  orgId,
  corporate: {
    org_unique_id: orgId,
    name: 'Maple Robotics',
    name_postfix: 'Inc.',
    name_format: 'named',
    company_type: 'new',
    corporation_type: 'Federal Canadian',
    corporation_province: 'Ontario',
    ...office,
    industry: '',
    fiscal_year_end: '',
    first_year_end: null,
    office_since: null,
    office_or_before: false,
    year_end_since: null,
    year_end_or_before: false,
    business_number: '',
    corporation_number: '1234567-8',
    incorporation_date: '2025-03-12',
    anchored_by: 'incorporation',
    anchor_date: null,
    manages_company: 'other',
    people_involved: null,
    annualShareholder_date: null,
    img_url: null,
    status,
    isDraft: status !== 'incorporated',
    registrations: [],
    warnings: [],
  },
  articles: { language: 'en', min_directors: 1, max_directors: 5, sector: 'none' },
  refresh: () => Promise.resolve(),
});

interface MaplePageProps {
  status?: OrganizationStatus;
  children: ReactNode;
}

/** Incorporated unless told: federal, in Toronto, since 2025-03-12. Each page is another user's, who typed nothing before. */
export function MaplePage({ status = 'incorporated', children }: MaplePageProps) {
  const [userId] = useState(() => `user ${++users}`);
  return (
    <SessionContextProvider value={{ ...signedIn, session: { ...session, userId } }}>
      <PageProvider value={{ params: { org_unique_id: orgId }, preload: () => undefined }}>
        <CorporationContext value={mapleOf(status)}>{children}</CorporationContext>
      </PageProvider>
    </SessionContextProvider>
  );
}

let users = 0;
const session = {
  token: '',
  orgId,
  accessType: 'full',
  ledgerToken: null,
  sections: [],
  roles: [],
};
const signedIn = {
  open: () => undefined,
  select: () => undefined,
  close: () => Promise.resolve(),
};
