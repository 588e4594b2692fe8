import { readFile } from 'node:fs/promises';
import { packageFiles, stock } from '@tabellion/book/ocf/testing.ts';
import * as activity from '@tabellion/features/activity/contract.ts';
import * as billing from '@tabellion/features/billing/contract.ts';
import { demoCoupons } from '@tabellion/features/billing/rules/coupons.data.ts';
import { seedCoupons } from '@tabellion/features/billing/server/public.ts';
import * as subscriptionContract from '@tabellion/features/billing/subscriptionContract.ts';
import { disposeParticulars, stateControl } from '@tabellion/features/control/contract.ts';
import * as fileContract from '@tabellion/features/documents/fileContract.ts';
import * as linkContract from '@tabellion/features/documents/linkContract.ts';
import * as imports from '@tabellion/features/exchange/contract.ts';
import { plainRights } from '@tabellion/features/exchange/testing.ts';
import { endInstrument, recordInstrument } from '@tabellion/features/instruments/contract.ts';
import { listRegisterInstruments } from '@tabellion/features/instruments/registerContract.ts';
import * as members from '@tabellion/features/members/contract.ts';
import * as organizations from '@tabellion/features/organizations/contract.ts';
import * as people from '@tabellion/features/people/contract.ts';
import * as shares from '@tabellion/features/shares/contract.ts';
import { splitShares, transferShares } from '@tabellion/features/shares/transactionContract.ts';
import { sendSingle } from '@tabellion/features/signing/contract.ts';
import type { Answer, CallInput } from '@tabellion/kit/client.ts';
import { fillPath } from '@tabellion/kit/endpoint.ts';
import type { FieldMessage } from '@tabellion/kit/reply.ts';
import { writeZip } from '@tabellion/platform/files/zip.ts';
import { newId } from '@tabellion/platform/ids.ts';
import type { TextCode } from '@tabellion/texts/codes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeWizard, given, street } from '../support/founding.ts';
import { incorporate } from '../support/incorporate.ts';
import { join, organizationOf, registered, type SignedIn } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { founderPrice, png, type Story, sealFor, tellStory } from '../support/story.ts';

// Specification section 8, "Text codes and messages" and "Messages": who says what, and when. The way in says its own in
// features/entry/server/messages.db.test.ts; corrected spellings are in docs/corrections.md.

let server: TestServer;
let owner: SignedIn;
let story: Story;

beforeAll(async () => {
  server = await startTestServer();
  owner = await registered(server);
  await seedCoupons(server.installation.db, demoCoupons);
  story = await tellStory(server, owner);
});
afterAll(() => server.close());

type Trigger = () => Promise<Answer<unknown> | undefined>;

const id = () => ({ params: { id: story.orgId } });
const org = () => ({ params: { orgId: story.orgId } });

/** A member with one section reads an organization whose rights he does not have. */
async function asMember(...[access, sections]: [Parameters<typeof join>[3], Parameters<typeof join>[4]?]) {
  const member = await registered(server);
  await join(server, story.orgId, member, access, sections);
  return member.api;
}

const ownership = (vesting: object) => ({
  params: { id: story.holderId },
  body: { _id: story.holderSecurityId, ownership: 1000, vesting },
});

const link = (activity_id: string) =>
  owner.api(linkContract.linkDocumentToActivity, {
    body: { org_unique_id: story.orgId, document_id: story.documentId, activity_id },
  });

/** One whose shares are on record; it has one class. */
let recorded: Promise<string> | undefined;
const onRecord = (): Promise<string> => {
  recorded ??= (async () => {
    const id = await organizationOf(owner, { company_type: 'new' });
    const body = { person: { firstname: 'Ann', lastname: 'Roy' }, issuances: [{ ownership: 1 }] };
    given(await owner.api(shares.addShareholder, { params: { id }, query: {}, body }));
    await incorporate(server, id, owner.userId, { on: '2025-03-12' });
    return id;
  })();
  return recorded;
};

/** One of which Ann holds the only share. */
async function annAlone() {
  const params = { id: await organizationOf(owner, { company_type: 'new' }) };
  const issuances = [{ ownership: 1, paid_on: '2025-03-10' }];
  const body = { person: { firstname: 'Ann', lastname: 'Roy' }, issuances };
  const { person_id } = given(await owner.api(shares.addShareholder, { params, query: {}, body }));
  await incorporate(server, params.id, owner.userId, { on: '2025-03-12', resolutionOn: '2025-03-12' });
  return { params, person_id };
}

interface Importing {
  readonly orgId: string;
  readonly rows?: string;
  readonly preview?: 'true' | 'false';
  readonly seen?: string;
}

async function importing({ orgId, rows = 'Bo Li,Common,10', preview = 'false', seen }: Importing) {
  const columns = { name: 0, class: 1, quantity: 2 };
  const mapping = JSON.stringify({ columns, on: '2025-06-01', opening: null, rights: { Seed: plainRights } });
  const file = new Blob([`Holder,Class,Shares\n${rows}\n`], { type: 'text/csv' });
  const params = { id: orgId };
  const asPreview = { params, body: { mapping, preview: 'true' as const } };
  const previewed = await owner.api(imports.importTable, asPreview, { file });
  if (preview === 'true' || !previewed.ok) return previewed;
  const body = { mapping, preview, seen: seen ?? previewed.data.report.seen ?? '' };
  return owner.api(imports.importTable, { params, body }, { file });
}

/** An upload whose file was forgotten. */
async function fileless(orgId: string) {
  const body = new FormData();
  body.set('preview', 'true');
  body.set('match', 'false');
  const answer = await fetch(`${server.origin}${fillPath(imports.importPackage.path, { id: orgId })}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}` },
    body,
  });
  const { textCode, message, data } = (await answer.json()) as {
    textCode: TextCode;
    message: string;
    data: { fields: FieldMessage[] };
  };
  const { fields } = data;
  return { ok: false, status: answer.status, textCode, message, fields, data: { fields } } as const;
}

const said: readonly (readonly [sentence: string, code: string, trigger: Trigger])[] = [
  [
    'You have view-only access to this organization.',
    'ACCESS.VIEW_ONLY',
    async () => (await asMember('view'))(organizations.updateTaxInfo, { ...id(), body: {} }),
  ],
  [
    'Access is restricted as no permissions are assigned.',
    'ACCESS.RESTRICTED',
    async () => (await asMember('restricted'))(organizations.readOrganization, id()),
  ],
  [
    'You have view-only access to Minute Book.',
    'ACCESS.SECTION_VIEW_ONLY',
    async () =>
      (await asMember('restricted', ['dashboard']))(shares.saveSharePrice, { ...id(), body: { price: '1' } }),
  ],
  [
    'The account information has been saved.',
    'ORGANIZATION.UPDATE_ACCOUNT_INFO.SUCCESS',
    () =>
      owner.api(organizations.saveAccountInfo, {
        ...id(),
        body: { firstname: 'Zoë', lastname: 'Şahin', email: 'zoe@maple.test', ...street },
      }),
  ],
  [
    'Your Tax Information has been updated successfully.',
    'ORGANIZATION.UPDATE_TAX_INFO.SUCCESS',
    () => owner.api(organizations.updateTaxInfo, { ...id(), body: { preparer: 'Zoë Şahin' } }),
  ],
  [
    'Profile Uploaded Successfully',
    'ORGANIZATION.UPLOAD_PROFILE.SUCCESS',
    () => owner.api(organizations.uploadProfileImage, { ...id(), body: {} }, { file: png() }),
  ],
  [
    'Billing address updated successfully.',
    'ORGANIZATION.UPDATE_BILLING_ADDRESS.SUCCESS',
    () =>
      owner.api(organizations.saveBillingAddress, {
        ...org(),
        body: { firstname: 'Zoë', lastname: 'Şahin', ...street },
      }),
  ],
  [
    'Something Went Wrong.',
    'ORGANIZATION.UPDATE_BILLING_ADDRESS.FAILED',
    () =>
      owner.api(organizations.saveBillingAddress, { ...org(), body: { ...street, postal_code: 'not one' } }),
  ],
  [
    'The note has been added.',
    'ACTIVITYLOG.ADD_ACTIVITY_LOG.SUCCESS',
    () => owner.api(activity.addActivityLog, { ...org(), body: { activity: 'Seen' } }),
  ],
  [
    'The note has been linked to the entry.',
    'ORGANIZATION.UPDATE_ACTIVITY_LOG.SUCCESS',
    () =>
      owner.api(activity.addActivityLog, {
        ...org(),
        body: { activity: 'Seen', activity_id: story.activityId },
      }),
  ],
  [
    'Director Contact Updated',
    'PEOPLE.DIRECTOR_UPDATED',
    () =>
      owner.api(people.updatePosition, {
        params: { id: story.orgId, position: 'directors' },
        body: { person: { person_id: story.personId, email: 'director@maple.test' } },
      }),
  ],
  [
    'Officer Contact Updated',
    'PEOPLE.OFFICER_UPDATED',
    () =>
      owner.api(people.updatePosition, {
        params: { id: story.orgId, position: 'presidents' },
        body: { person: { person_id: story.personId, email: 'president@maple.test' } },
      }),
  ],
  [
    'Shareholder Updated',
    'SHARES.HOLDER_UPDATED',
    () =>
      owner.api(shares.updateShareholder, {
        ...id(),
        query: {},
        body: {
          person_id: story.holderId,
          issuances: [{ _id: story.holderSecurityId, ownership: 1000 }],
        },
      }),
  ],
  [
    'Shares cannot be issued before the certificate, resolution and payment. Enter June 1, 2025 or a later date.',
    'SHARES.ISSUED_TOO_EARLY',
    async () => {
      const id = await organizationOf(owner, { company_type: 'new' });
      const hold = (firstname: string, more: object) => {
        const body = { person: { firstname, lastname: 'Roy' }, issuances: [{ ownership: 1, ...more }] };
        return owner.api(shares.addShareholder, { params: { id }, query: {}, body });
      };
      given(await hold('Ann', {}));
      await incorporate(server, id, owner.userId, { on: '2025-03-12' });
      const resolved = { resolution: 'D-1', resolution_on: '2025-06-01' };
      return hold('Bo', { ...resolved, paid_on: '2025-04-01', issuance_date: '2025-04-02' });
    },
  ],
  [
    'The corporation did not exist on that date. Choose a date on or after its incorporation.',
    'REGISTERS.NOT_INCORPORATED',
    () =>
      owner.api(transferShares, {
        ...id(),
        body: { security_id: story.holderSecurityId, to: [{ person_id: story.personId, sharesExact: '1' }] },
      }),
  ],
  [
    'Cash is paid for fractions only where they are rounded down. Round down, or leave the amount out.',
    'SHARES.CASH_ROUNDS_DOWN',
    async () => {
      const id = await organizationOf(owner, { company_type: 'new' });
      const params = { id };
      const body = { person: { firstname: 'Ann', lastname: 'Roy' }, issuances: [{ ownership: 1 }] };
      given(await owner.api(shares.addShareholder, { params, query: {}, body }));
      await incorporate(server, id, owner.userId, { on: '2025-03-12' });
      const { shareclasses } = given(await owner.api(shares.listShareClasses, { params }));
      const division = { newExact: '7', oldExact: '2', rounding: 'up' as const, cashExact: '2' };
      return owner.api(splitShares, {
        params,
        body: { class_id: shareclasses[0]?._id ?? '', ...division },
      });
    },
  ],
  [
    'This instrument was not outstanding on that date. Choose another date or instrument.',
    'SHARES.INSTRUMENT_NOT_OPEN',
    async () => {
      const params = { id: await onRecord() };
      const { shareholders } = given(await owner.api(shares.listShareholders, { params, query: {} }));
      const owed = { kind: 'debt', person_id: shareholders[0]?._id ?? '', principalExact: '1' } as const;
      given(await owner.api(recordInstrument, { params, body: owed }));
      const [{ security_id } = { security_id: '' }] = given(
        await owner.api(listRegisterInstruments, { params, query: {} }),
      ).lines;
      const body = { security_id, reason: 'repaid' } as const;
      given(await owner.api(endInstrument, { params, body }));
      return owner.api(endInstrument, { params, body });
    },
  ],
  ['Choose a file.', 'IMPORTS.FILE_REQUIRED', () => fileless(story.orgId)],
  [
    'Fix one thing in the file first. Nothing has been recorded.',
    'IMPORTS.FAULTY',
    async () => importing({ rows: 'Ann Roy,Common,none', orgId: await onRecord() }),
  ],
  [
    'This is how the registers would look. Nothing has been recorded.',
    'IMPORTS.PREVIEWED',
    async () => importing({ orgId: await onRecord(), preview: 'true' }),
  ],
  ['The import is recorded.', 'IMPORTS.RECORDED', async () => importing({ orgId: await onRecord() })],
  [
    'The registers have changed since you looked. Review the comparison again.',
    'IMPORTS.OUTCOME_DIFFERS',
    async () => importing({ orgId: await onRecord(), seen: 'another' }),
  ],
  [
    'Accept the 2 differences from the file, or correct the file.',
    'IMPORTS.NOT_ACCEPTED',
    async () => {
      const [date, price] = ['2025-04-01', { amount: '2', currency: 'CAD' }];
      const half = stock('C-2', 'bob', '0.5', { date, share_price: price });
      const transactions = [stock('C-1', 'alice', '5', { date }), half];
      const id = await organizationOf(owner, { company_type: 'new' });
      const person = { firstname: 'Ann', lastname: 'Roy' };
      const founder = { person, issuances: [{ ownership: 1 }] };
      given(await owner.api(shares.addShareholder, { params: { id }, query: {}, body: founder }));
      await incorporate(server, id, owner.userId, { on: '2025-03-12' });
      const file = new Blob([Buffer.from(await writeZip(packageFiles({ transactions, plans: [] })))], {
        type: 'application/zip',
      });
      const params = { id };
      const take = (body: CallInput<typeof imports.importPackage>['body']) =>
        owner.api(imports.importPackage, { params, body }, { file });
      const { report } = given(await take({ preview: 'true' }));
      const recording = { preview: 'false', seen: report.seen ?? '' } as const;
      const refused = await take({ ...recording, accepted: '1' });
      expect(refused).toMatchObject({ textCode: 'IMPORTS.NOT_ACCEPTED' });
      const answer = await take(recording);
      given(await take({ ...recording, accepted: '0,1' }));
      return answer;
    },
  ],
  [
    'Answer the question about the rows first. Nothing has been recorded.',
    'IMPORTS.UNANSWERED',
    async () => importing({ rows: 'Cy Day,Common,10\nTotal,,10', orgId: await onRecord() }),
  ],
  [
    'The file has nothing to import.',
    'IMPORTS.NOTHING',
    async () => {
      const file = new Blob([Buffer.from(await writeZip(packageFiles({ transactions: [], plans: [] })))], {
        type: 'application/zip',
      });
      const params = { id: await onRecord() };
      const take = (body: CallInput<typeof imports.importPackage>['body']) =>
        owner.api(imports.importPackage, { params, body }, { file });
      const again = async () => {
        const { report } = given(await take({ preview: 'true', match: 'true' }));
        return take({ preview: 'false', match: 'true', seen: report.seen ?? '' });
      };
      // The second time all its people and classes are there.
      given(await again());
      return again();
    },
  ],
  [
    'The import has been undone.',
    'IMPORTS.TAKEN_BACK',
    async () => {
      const id = await onRecord();
      const { batch_id } = given(await importing({ orgId: id }));
      const body = { batch_id: batch_id ?? '' };
      return owner.api(imports.takeBackImport, { params: { id }, body });
    },
  ],
  [
    'Something that is waiting to be recorded depends on this. Record or withdraw it first.',
    'REGISTERS.AWAITED',
    async () => {
      const id = await onRecord();
      const { batch_id } = given(await importing({ orgId: id, rows: 'Cy Wu,Seed,10' }));
      const { shareclasses } = given(await owner.api(shares.listShareClasses, { params: { id } }));
      const seed = shareclasses.find(({ name }) => name === 'Seed')?._id;
      const person = { firstname: 'Di', lastname: 'Roy' };
      const issuances = [{ ownership: 5, price: '1', ...(seed !== undefined && { Shareclass: seed }) }];
      given(
        await owner.api(shares.addShareholder, { params: { id }, query: {}, body: { person, issuances } }),
      );
      const body = { batch_id: batch_id ?? '' };
      return owner.api(imports.takeBackImport, { params: { id }, body });
    },
  ],
  [
    'This import is in effect. Undo it first.',
    'IMPORTS.STANDS',
    async () => {
      const id = await onRecord();
      const { batch_id } = given(await importing({ orgId: id }));
      return owner.api(imports.eraseImportedPeople, { params: { id }, body: { batch_id: batch_id ?? '' } });
    },
  ],
  [
    'This import has already been undone.',
    'IMPORTS.ALREADY_TAKEN_BACK',
    async () => {
      const id = await onRecord();
      const { batch_id } = given(await importing({ orgId: id }));
      const body = { batch_id: batch_id ?? '' };
      await owner.api(imports.takeBackImport, { params: { id }, body });
      return owner.api(imports.takeBackImport, { params: { id }, body });
    },
  ],
  [
    'The Act requires this information for six years after control ends, and while the person holds a position.',
    'CONTROL.RETENTION_RUNS',
    async () => {
      const { params, person_id: personId } = await annAlone();
      return owner.api(disposeParticulars, { params: { ...params, personId } });
    },
  ],
  [
    'This is how the register would look.',
    'CONTROL.PREVIEWED',
    async () => {
      const { params, person_id } = await annAlone();
      const body = { ground: 'in_fact' as const, individuals: [{ person_id }], preview: true };
      return owner.api(stateControl, { params, body });
    },
  ],
  [
    'Recorded.',
    'CONTROL.RECORDED',
    async () => {
      const { params, person_id } = await annAlone();
      return owner.api(stateControl, { params, body: { ground: 'in_fact', individuals: [{ person_id }] } });
    },
  ],
  [
    'Other files are being read now. Wait until they are done, then send this one again. Nothing has been recorded.',
    'IMPORTS.BUSY',
    async () => {
      const orgId = await onRecord();
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => importing({ orgId, preview: 'true' })),
      );
      return answers.find(({ ok }) => !ok) ?? answers[0];
    },
  ],
  [
    'Invalid Period Value',
    'invalid_period',
    () => owner.api(shares.updateIssuance, ownership({ period: 121, cliff: 12, frequency: 'monthly' })),
  ],
  [
    'Invalid Cliff Value',
    'invalid_period',
    () => owner.api(shares.updateIssuance, ownership({ period: 10, cliff: 10, frequency: 'yearly' })),
  ],
  [
    'All Share Classes are assigned.',
    'class_not_available',
    () => owner.api(shares.updateIssuance, { params: { id: story.holderId }, body: { ownership: 1 } }),
  ],
  [
    'All Share Classes are assigned.',
    'class_not_available',
    async () => {
      const vest = { params: { id: story.holderId }, body: { vesting: { period: 48, cliff: 12 } } };
      await owner.api(shares.updateIssuance, vest);
      return owner.api(shares.updateIssuance, vest);
    },
  ],
  [
    'Coupon Applied',
    'COUPON.APPLIED',
    () => owner.api(billing.validateCoupon, { query: { coupon: 'FOUNDER25', cart_amount: '348.00' } }),
  ],
  [
    'This coupon is not valid. Check the code, or pay without it.',
    'COUPON.INVALID',
    () => owner.api(billing.validateCoupon, { query: { coupon: 'NONE', cart_amount: '348.00' } }),
  ],
  [
    'Payment Success',
    'PAYMENT.SUCCESS',
    async () => {
      const orgId = await completeWizard(server, owner, { name: 'Spruce' });
      const card = await sealFor(server, orgId)(founderPrice);
      const params = { provider: 'sandbox', orgId, planId: 'founder' };
      return owner.api(billing.purchasePlan, { params, body: { card, price: founderPrice } });
    },
  ],
  [
    'Card Updated successfully',
    'CARD.UPDATED',
    async () =>
      owner.api(billing.updateCard, {
        params: { provider: 'sandbox', orgId: story.orgId },
        body: { card: await story.seal(null) },
      }),
  ],
  [
    'Subscription cancel successfully',
    'SUBSCRIPTION.CANCELLED',
    () =>
      owner.api(subscriptionContract.cancelSubscription, {
        params: { provider: 'sandbox', orgId: story.orgId, subscriptionId: story.subscriptionId },
      }),
  ],
  [
    'Document upload failed',
    'DOCUMENTS.UPLOAD_FAILED',
    () =>
      owner.api(
        fileContract.uploadDocument,
        { ...org(), body: { name: 'Torn' } },
        { file: new Blob(['%PDF-1.7 torn'], { type: 'application/pdf' }) },
      ),
  ],
  [
    'Document Sent',
    'SIGNING.SENT',
    async () => {
      const { document } = given(
        await owner.api(
          fileContract.uploadDocument,
          { ...org(), body: { name: 'Agreement', category: 'agreements' } },
          { file: png() },
        ),
      );
      const query = { files: document._id, email: owner.email };
      return owner.api(sendSingle, { ...org(), query, body: {} });
    },
  ],
  ['Document linked successfully', 'DOCUMENTS.LINKED', () => link(story.activityId)],
  // There is no such entry, or it went away.
  ['Something went wrong.', 'DOCUMENTS.LINK_FAILED', () => link(newId())],
  [
    'New User created!',
    'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS',
    () => owner.api(members.createOrganizationUser, { ...org(), body: { email: 'zoe.new@maple.test' } }),
  ],
  [
    'User data updated!',
    'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS',
    () =>
      owner.api(members.editOrganizationUser, {
        params: { id: story.invitationId },
        body: { access_type: 'view', user_company_name: 'Şahin LLP' },
      }),
  ],
  [
    'Access Type changed!',
    'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS',
    () =>
      owner.api(members.editOrganizationUser, {
        params: { id: story.invitationId },
        body: { access_type: 'full' },
      }),
  ],
  [
    'User Deleted!',
    'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS',
    async () => {
      const member = await registered(server);
      await join(server, story.orgId, member, 'view');
      const list = given(await owner.api(members.listOrganizationMembers, org()));
      const id = list.find(({ email }) => email === member.email)?._id ?? '';
      return owner.api(members.deleteOrganizationUser, { params: { id } });
    },
  ],
];

describe('the server says', () => {
  test.each(said)('%s', async (sentence, code, trigger) => {
    const answer = await trigger();
    const told = answer === undefined ? [] : [answer, ...(answer.ok ? [] : answer.fields)];
    expect(told.map(({ textCode, message }) => [textCode, message])).toContainEqual([code, sentence]);
  });
});

/** Messages of section 8, in its order and with the corrected spellings; the tests that trigger those that are not in the table. */
const section8: readonly (readonly [saidIn: string, ...sentences: readonly string[]])[] = [
  [
    'packages/features/entry/server/messages.db.test.ts',
    'Password reset email has been sent successfully',
    'Reset email was sent recently, Please wait before trying again.',
    'Your password has been changed successfully.',
    'New Password is not matched.',
    'Your password has been updated successfully.',
    'Your account has been registered successfully.',
    'Please enter fullname.',
    'Email is already registered with us.',
    'Logged in successfully.',
    'Please enter valid password.',
    'Please enter valid registered email address.',
    'This is not a valid registered email.',
    'Invalid access credentials.',
    'access_token expired',
  ],
  // The browser says it where no server answers.
  ['packages/features/entry/web/guest/guestScreens.test.tsx', 'We are unable to register, Please try again.'],
  [
    'tests/server/messages.db.test.ts',
    'You have view-only access to this organization.',
    'Access is restricted as no permissions are assigned.',
    'You have view-only access to Minute Book.',
    'Invalid Period Value',
    'Invalid Cliff Value',
    'All Share Classes are assigned.',
    'Something Went Wrong.',
    'Something went wrong.',
    'Document upload failed',
    'Coupon Applied',
    'Payment Success',
    'Card Updated successfully',
    'Billing address updated successfully.',
    'Document Sent',
    'Document linked successfully',
    'New User created!',
    'User data updated!',
    'Access Type changed!',
    'User Deleted!',
    'Subscription cancel successfully',
    'Your Tax Information has been updated successfully.',
    'Profile Uploaded Successfully',
    'Director Contact Updated',
    'Shareholder Updated',
    'Officer Contact Updated',
  ],
];

describe('section 8', () => {
  test.each(section8)('is triggered whole in %s', async (saidIn, ...sentences) => {
    const isHere = saidIn === 'tests/server/messages.db.test.ts';
    const text = isHere ? said.map(([sentence]) => sentence).join('\n') : await readFile(saidIn, 'utf8');
    expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
  });
});
