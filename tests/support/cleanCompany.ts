/** A corporation that was founded here and has everything: incorporated in March 2024, organized, two years closed in time, its register
 *  of control reviewed and filed, and every document signed with its copy on file. */
import { fileControl, reviewControl } from '@tabellion/features/control/contract.ts';
import { changeYearEnd } from '@tabellion/features/corporation/contract.ts';
import {
  createDocument,
  listTemplates,
  orderDocuments,
} from '@tabellion/features/documents/draftContract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { instant, plainDate } from '@tabellion/kernel/date.ts';
import { featuresOf } from '../../apps/server/features.ts';
import { announcementsArrive } from './announcements.ts';
import { completeWizard, type FoundingPerson, given, pay } from './founding.ts';
import { organizeRegisters } from './organize.ts';
import { registered, type SignedIn, signIn } from './people.ts';
import { askRegistry } from './registry.ts';
import { relayAll } from './relayAll.ts';
import type { TestServer } from './server.ts';

const foundedOn = plainDate('2024-03-12');

const holder = { paidOn: foundedOn, details: true } as const;
const seat = { ...holder, director: true, consentOn: foundedOn } as const;
const founders: readonly FoundingPerson[] = [
  {
    firstname: 'Amélie',
    lastname: 'Tremblay',
    resident: true,
    office: 'presidents',
    shares: 400_000n,
    ...seat,
  },
  { firstname: 'Ömer', lastname: 'Yılmaz', office: 'secretaries', shares: 300_000n, ...seat },
  { firstname: 'ليلى', lastname: 'حداد', shares: 200_000n, ...holder },
];

/** @returns the organization's id; the clock stands in June 2026 */
export async function tellClean(
  server: TestServer,
  jurisdiction: 'Federal Canadian' | 'Ontario',
): Promise<string> {
  const at = (day: string) => server.clock.set(instant(`${day}T15:00:00Z`));
  at(foundedOn);
  let owner = await registered(server);
  const articles = { transfer_restriction: 'directors' } as const;
  const orgId = await completeWizard(server, owner, {
    name: `Clean ${jurisdiction}`,
    founders,
    articles,
    jurisdiction,
  });
  const params = { id: orgId };
  await pay(server, orgId);
  given(await owner.api(submitIncorporation, { params, body: { declared: true } }));
  server.clock.pass({ seconds: 2 });
  await askRegistry(server.installation);
  await organizeRegisters(server, { orgId, userId: owner.userId }, foundedOn);
  given(await owner.api(changeYearEnd, { params, body: { fiscal_year_end: '12-31' } }));
  await reviewed(owner, orgId);
  if (jurisdiction === 'Federal Canadian')
    given(await owner.api(fileControl, { params, body: { occasion: 'incorporation' } }));
  given(await owner.api(orderDocuments, { params: { orgId }, body: {} }));
  await made(server);
  for (const year of ['2024', '2025']) {
    at(`${Number(year) + 1}-05-04`);
    owner = await signIn(server, owner.email);
    await close(owner, orgId, `${year}-12-31`);
    await reviewed(owner, orgId);
  }
  await made(server);
  await signAll(server, orgId);
  at('2026-06-01');
  return orgId;
}

async function reviewed(owner: SignedIn, id: string): Promise<void> {
  const body = { ways: ['records' as const], outcome: 'confirmed' as const, people_asked: [] };
  given(await owner.api(reviewControl, { params: { id }, body }));
}

async function made(server: TestServer): Promise<void> {
  await announcementsArrive(server);
  const onFault = (error: unknown) => {
    throw error;
  };
  await relayAll(server.installation.db, featuresOf(server.installation).senders, { onFault });
}

async function close(owner: SignedIn, orgId: string, yearEnd: string): Promise<void> {
  const params = { orgId };
  const { templates } = given(await owner.api(listTemplates, { params }));
  // Each shareholder waives the statements: both resolutions are of one day (CBCA s. 159(1)).
  for (const { template, subjects } of templates)
    for (const { subject } of subjects)
      if (subject === yearEnd || subject.startsWith(`${yearEnd} `))
        given(await owner.api(createDocument, { params, body: { template, subject } }));
}

/** Signed on paper, with the copies: how signatures arrive is another feature's test. */
const signAll = ({ database }: TestServer, orgId: string) =>
  database.asOwner(
    `update documents set status = 'signed', lacks_copy = false where org_id = $1 and status = 'draft'`,
    [orgId],
  );
