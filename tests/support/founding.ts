/** A founding as the wizard's steps leave it. People and shares are written past their own endpoints, which are the
 *  tests of those features. */

import type { DraftAct } from '@tabellion/book/draft.ts';
import { UNTOLD_ISSUE } from '@tabellion/book/issuing.ts';
import { classTerms } from '@tabellion/book/testing.ts';
import { choosePlan, confirmSignificant, saveArticles } from '@tabellion/features/onboarding/contract.ts';
import { saveAccountInfo, saveCorporateInfo } from '@tabellion/features/organizations/contract.ts';
import {
  type OrganizationWrite,
  setStatus,
  underHead,
} from '@tabellion/features/organizations/server/public.ts';
import type { NewFact } from '@tabellion/features/registers/facts.ts';
import { recordDraft } from '@tabellion/features/registers/server/public/acts.ts';
import { writeFacts } from '@tabellion/features/registers/server/public/people.ts';
import { editFounding } from '@tabellion/features/registers/server/public/proposals.ts';
import { type PlainDate, plainDate } from '@tabellion/kernel/date.ts';
import { ok } from '@tabellion/kernel/result.ts';
import type { Answer } from '@tabellion/kit/client.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { organizationOf, type SignedIn } from './people.ts';
import type { TestServer } from './server.ts';

export const street = {
  address_line_1: '100 King Street West',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  postal_code: 'M5X 1A9',
};
const { province: region, ...rest } = street;
export const formAddress = { ...rest, region };
const stored = { ...rest, address_line_2: '', region: 'ON', country: 'CA' };

export const incorporator = {
  kind: 'individual',
  firstname: 'Amélie',
  lastname: 'Tremblay',
  company_name: '',
  address: formAddress,
  is_adult: true,
  is_capable: true,
  is_not_bankrupt: true,
} as const;

/** The answer's data; a refusal fails the test with its code. */
export function given<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data;
  throw new Error(`refused: ${answer.textCode} ${JSON.stringify(answer.fields ?? [])}`);
}

export interface FoundingPerson {
  firstname: string;
  lastname: string;
  resident?: boolean;
  director?: boolean;
  office?: 'presidents' | 'secretaries';
  shares?: bigint;
  paidOn?: PlainDate | null;
  /** A director's consent; null while it is not given. */
  consentOn?: PlainDate | null;
  /** Whether the registers have what the register of significant control asks of individuals. */
  details?: boolean;
}

export const mapleFounders: readonly FoundingPerson[] = [
  {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    resident: true,
    director: true,
    office: 'presidents',
    shares: 400_000n,
  },
  { firstname: 'Ömer', lastname: 'Yılmaz', director: true, office: 'secretaries', shares: 300_000n },
  { firstname: 'ليلى', lastname: 'حداد', shares: 200_000n },
];

/** Puts people, one class at 0.01 and their subscriptions, paid unless told, into the founding proposal. */
export async function putPeople(
  server: TestServer,
  { orgId, userId }: { orgId: string; userId: string },
  founders: readonly FoundingPerson[] = mapleFounders,
): Promise<void> {
  const put = await server.installation.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId, now: server.clock.read() }, async (write) => {
      const classId = newId();
      const drafts: DraftAct[] = [
        recordDraft(
          'class.created',
          { ...classTerms('Common'), classId, prefix: 'CS' },
          { latestOf: ['certificate'] },
        ),
      ];
      for (const founder of founders) drafts.push(...(await draftsOf(write, founder, classId)));
      return editFounding(write, (before) => ok([...before, ...drafts]));
    }),
  );
  if (!put.ok) throw new Error(`the founders were refused: ${put.error.textCode}`);
}

const details: readonly NewFact[] = [
  { kind: 'birth_date', body: { date: '1980-02-03' } },
  { kind: 'citizenship', body: { countries: ['CA'] } },
  { kind: 'tax_residence', body: { countries: ['CA'] } },
];

async function draftsOf(
  write: OrganizationWrite,
  founder: FoundingPerson,
  classId: string,
): Promise<DraftAct[]> {
  const { firstname, lastname, resident = false, office, shares, paidOn = plainDate('2026-04-20') } = founder;
  const { consentOn = plainDate('2026-04-20') } = founder;
  const personId = newId();
  const attested_on = '2026-04-20';
  const facts = await writeFacts(write, personId, [
    { kind: 'name', body: { firstname, lastname, company_name: '', name_format: null } },
    { kind: 'residential_address', body: stored },
    { kind: 'resident_canadian', body: { resident_canadian: resident, ground: null, attested_on } },
    { kind: 'capacity', body: { capable: true, attested_on } },
    ...(founder.details === true ? details : []),
  ]);
  const drafts: DraftAct[] = [
    recordDraft(
      'person.added',
      { personId, kind: 'individual', facts: [...facts] },
      { latestOf: ['certificate'] },
    ),
  ];
  const appointment = { personId, title: null, residency: null, resolution: null };
  if (founder.director === true) {
    const payload = {
      ...appointment,
      appointmentId: newId(),
      position: 'director',
      consentOn,
    } as const;
    drafts.push(recordDraft('appointed', payload, { latestOf: ['certificate'] }));
  }
  if (office !== undefined) {
    const payload = { ...appointment, appointmentId: newId(), position: office, consentOn: null };
    drafts.push(recordDraft('appointed', payload, { latestOf: ['certificate', 'resolution'] }));
  }
  if (shares !== undefined) {
    const issue = {
      securityId: newId(),
      certificate: null,
      personId,
      classId,
      quantity: String(shares),
      price: '0.01',
      consideration: { kind: 'money', amount: `${shares / 100n}` },
      paidOn,
      exemption: null,
      vesting: null,
      ...UNTOLD_ISSUE,
    } as const;
    drafts.push(
      recordDraft(
        'issued',
        { issues: [issue], resolution: null },
        { latestOf: ['certificate', 'resolution', 'payment'] },
      ),
    );
  }
  return drafts;
}

/** An organization whose wizard is complete but for the payment. @returns its id */
export async function completeWizard(
  server: TestServer,
  user: SignedIn,
  {
    name = 'Maple Robotics',
    founders = mapleFounders,
    articles = {},
    jurisdiction = 'Federal Canadian',
  }: {
    name?: string;
    founders?: readonly FoundingPerson[];
    articles?: object;
    jurisdiction?: 'Federal Canadian' | 'Ontario';
  } = {},
): Promise<string> {
  const orgId = await organizationOf(user, { name, company_type: 'new' });
  const params = { id: orgId };
  const { api } = user;
  given(
    await api(saveAccountInfo, {
      params,
      body: {
        firstname: 'Amélie',
        lastname: 'Tremblay',
        email: user.email,
        phone_number: '4165550199',
        ...street,
      },
    }),
  );
  given(await api(saveCorporateInfo, { params, body: { ...street, corporation_type: jurisdiction } }));
  await putPeople(server, { orgId, userId: user.userId }, founders);
  given(
    await api(saveArticles, {
      params,
      body: {
        min_directors: 1,
        max_directors: 5,
        sector: 'none',
        incorporators: [incorporator],
        ...articles,
      },
    }),
  );
  given(await api(confirmSignificant, { params, body: { confirmed: true } }));
  given(await api(choosePlan, { params, body: { plan_id: 'founder' } }));
  return orgId;
}

/** As the feature billing does when money came. */
export async function pay(server: TestServer, orgId: string): Promise<void> {
  const moved = await server.installation.db.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: null, now: server.clock.read() }, (write) =>
      setStatus(write, 'payment_success'),
    ),
  );
  if (!moved.ok) throw new Error(`the payment was refused: ${moved.error.textCode}`);
}
