/** Nothing is recorded on an approval that is not there: the story of a transfer that a director declined. */
import { addDays } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { featuresOf } from '../../../../apps/server/features.ts';
import { announcementsArrive } from '../../../../tests/support/announcements.ts';
import { given } from '../../../../tests/support/founding.ts';
import { relayAll } from '../../../../tests/support/relayAll.ts';
import {
  openSigning,
  owner,
  ownerSignsIn,
  server,
  signing,
  story,
} from '../../../../tests/support/signing.ts';
import { todayAt } from '../../../../tests/support/story.ts';
import { checkBook } from '../../check/contract.ts';
import { amendArticles, changeName, changeOffice, changeYearEnd } from '../../corporation/contract.ts';
import * as documents from '../../documents/contract.ts';
import { reservePool } from '../../instruments/contract.ts';
import { addToPosition, endPosition, updatePosition } from '../../people/contract.ts';
import { applyProposal, readNextResolution } from '../../registers/proposalContract.ts';
import { previewBatch } from '../../registers/server/public/batches.ts';
import {
  cancelShares,
  changeAuthorized,
  issueShares,
  repurchaseShares,
  splitShares,
  surrenderShares,
  transferShares,
} from '../../shares/transactionContract.ts';
import * as contract from '../contract.ts';
import * as signeeContract from '../signeeContract.ts';
import { lookAtDeadlines } from './jobs.ts';

openSigning();

const params = () => ({ id: story.orgId });

async function nextNumber(body: 'directors' | 'shareholders' = 'directors'): Promise<string> {
  return given(await owner.api(readNextResolution, { params: params(), query: { body } })).number;
}

/** One share of the holder goes to the director. */
const transfer = (resolution: string, more: object = {}) =>
  owner.api(transferShares, {
    params: params(),
    body: {
      security_id: story.holderSecurityId,
      to: [{ person_id: story.personId, sharesExact: '1' }],
      resolution,
      resolution_on: todayAt(server),
      ...more,
    },
  });

type Answer = {
  readonly fields: readonly { readonly path: string; readonly textCode: string; readonly message: string }[];
};
const refusedAt = (answer: object) => {
  const { fields = [] } = answer as Partial<Answer>;
  return fields.map(({ path, message }) => `${path}: ${message}`);
};

/** Every form that asks for a resolution, valid but for the one that it names. */
function formsNaming(number: string) {
  const {
    orgId: id,
    personId: person_id,
    holderId,
    classId: class_id,
    holderSecurityId: security_id,
  } = story;
  const on = todayAt(server);
  const named = { resolution: number, resolution_on: on };
  const params = { id };
  const issuance = {
    Shareclass: class_id,
    ownership: '10',
    price: '1',
    consideration: 'money' as const,
    exemption: 'employee' as const,
  };
  const money = { ground: 'purchase' as const, priceExact: '1', paid_in: 'money' as const };
  const address_line_1 = '9 Queen St';
  const office = { address_line_1, city: 'Ottawa', province: 'ON', country: 'CA', postal_code: 'K1A 0A1' };
  const position = (name: 'treasurers' | 'directors') => ({ id, position: name });
  return {
    issued: owner.api(issueShares, {
      params,
      body: { person_id, issuance: { ...issuance, paid_on: on, ...named } },
    }),
    subscribed: owner.api(issueShares, { params, body: { person_id, issuance: { ...issuance, ...named } } }),
    repurchased: owner.api(repurchaseShares, {
      params,
      body: { security_id, sharesExact: '1', ...money, paid_on: on, solvency_on: on, ...named },
    }),
    surrendered: owner.api(surrenderShares, { params, body: { security_id, sharesExact: '1', ...named } }),
    cancelled: owner.api(cancelShares, {
      params,
      body: { security_id, sharesExact: '1', reason: 'other', ...named },
    }),
    split: owner.api(splitShares, { params, body: { class_id, newExact: '2', oldExact: '1', ...named } }),
    authorized: owner.api(changeAuthorized, {
      params,
      body: { class_id, authorizedExact: '900000000', ...named },
    }),
    pool: owner.api(reservePool, {
      params,
      body: { class_ids: [class_id], name: 'Another plan', sharesExact: '10', ...named },
    }),
    appointed: owner.api(addToPosition, {
      params: position('treasurers'),
      body: { person_id: holderId, appointed_on: on, ...named },
    }),
    ended: owner.api(endPosition, {
      params: position('directors'),
      body: { person_id, date: on, reason: 'term', ...named },
    }),
    office: owner.api(changeOffice, { params, body: { ...office, ...named } }),
    records: owner.api(changeOffice, { params, body: { place: 'records', ...office, ...named } }),
    yearEnd: owner.api(changeYearEnd, { params, body: { fiscal_year_end: '06-30', ...named } }),
    name: owner.api(changeName, {
      params,
      body: { name: 'Cedar Robotics', name_postfix: 'Inc.', registry_certificate: '1', ...named },
    }),
    articles: owner.api(amendArticles, {
      params,
      body: { business_restriction: 'None but robots.', registry_certificate: '1', ...named },
    }),
  };
}

async function refusalsOf(number: string) {
  const answers = Object.entries(formsNaming(number));
  return Promise.all(
    answers.map(async ([form, answer]) => [
      form,
      ...(((await answer) as Partial<Answer>).fields ?? []).map(
        ({ path, textCode }) => `${path} ${textCode}`,
      ),
    ]),
  );
}

async function prepared(proposalId: string | null | undefined): Promise<string[]> {
  const answer = await owner.api(contract.prepareProposal, {
    params: { orgId: story.orgId, proposalId: proposalId ?? '' },
    body: {},
  });
  return given(answer).document_ids;
}

async function setIsMade() {
  await announcementsArrive(server);
  await relayAll(server.installation.db, featuresOf(server.installation).senders, {
    onFault: (error: unknown) => {
      throw error;
    },
  });
}

const resolutionsOnFile = async (number: string) =>
  given(await owner.api(documents.listDocuments, { params: { orgId: story.orgId }, query: {} }))
    .documents.filter((one) => one.number === number)
    .map(({ status, section }) => `${section} ${status}`);

let declined = '';

/** A transfer goes out for signature under the next number, and a director declines. */
async function isDeclined(): Promise<string> {
  const number = await nextNumber();
  const { proposal_id } = given(await transfer(number, { propose: { awaits: 'signatures' } }));
  // It waits: nobody else is offered its number.
  expect(await nextNumber()).not.toBe(number);
  const document_ids = await prepared(proposal_id);
  const signees = [{ name: 'Samir', email: 'samir@signee.test' }];
  const body = { document_ids, signees, effects: [{ proposal_id: proposal_id ?? '' }] };
  given(await owner.api(contract.sendEnvelope, { params: { orgId: story.orgId }, body }));
  const samir = await signing.proved('samir@signee.test');
  given(await samir(signeeContract.decline, { body: { reason: 'Not to Priya' } }));
  return number;
}

/** Previews a batch as imports record it, with one act that names the resolution. */
async function importNaming(number: string) {
  const { db } = server.installation;
  const today = todayAt(server);
  const payload = { yearEnd: '06-30', resolution: { number, date: today } };
  const part = JSON.stringify({ acts: [{ kind: 'yearend.changed', on: today, payload }] });
  const target = { db, orgId: story.orgId, today, onWorked: () => undefined };
  const { outcome } = await previewBatch(target, [part]);
  return outcome.refused.first.map(({ textCode, path }) => `${path} ${textCode}`);
}

test('every form that asks for a resolution, and a batch, refuses a declined one at its field', async () => {
  declined = await isDeclined();
  expect(await resolutionsOnFile(declined)).toEqual(['directors_resolutions declined']);
  const refusals = await refusalsOf(declined);
  const at = (form: string) => (['issued', 'subscribed'].includes(form) ? 'issuance.' : '');
  expect(refusals).toEqual(
    refusals.map(([form = '']) => [form, `${at(form)}resolution REGISTERS.RESOLUTION_DECLINED`]),
  );
  expect(await refusalsOf(declined.toLowerCase())).toEqual(refusals);
  expect(await importNaming(declined)).toEqual(['resolution REGISTERS.RESOLUTION_DECLINED']);
  expect(await importNaming('D-1999-02')).toEqual([]);
});

test('a declined resolution carries nothing, its number stays used, and the next one is drafted', async () => {
  const next = await nextNumber();
  expect(Number(next.slice(-2))).toBe(Number(declined.slice(-2)) + 1);
  const sentence = `resolution: Use ${next}: ${declined} was declined.`;
  expect(refusedAt(await transfer(declined, { preview: true }))).toEqual([sentence]);
  expect(refusedAt(await transfer(declined))).toEqual([sentence]);
  expect(refusedAt(await transfer(declined, { propose: { awaits: 'signatures' } }))).toEqual([sentence]);
  const spellings = [
    declined.toLowerCase(),
    ` ${declined.replaceAll('-', '\u2011')} `,
    declined.replace('-0', '-'),
  ];
  for (const spelled of spellings) {
    expect([spelled, refusedAt(await transfer(spelled))]).toEqual([spelled, [sentence]]);
    expect([spelled, await importNaming(spelled)]).toEqual([
      spelled,
      ['resolution REGISTERS.RESOLUTION_DECLINED'],
    ]);
  }

  given(await transfer(next.toLowerCase()));
  await setIsMade();
  expect(await resolutionsOnFile(next)).toEqual(['directors_resolutions draft']);
});

/** The draft of a resolution that passes the plan is made anew with more, until it is signed. */
const reserve = (resolution: string, resolution_on: string, name: string) =>
  owner.api(reservePool, {
    params: params(),
    body: { class_ids: [story.classId], name, sharesExact: '10', resolution, resolution_on },
  });

async function documentOf(number: string) {
  const query = { section: 'directors_resolutions' as const };
  const { documents: all } = given(
    await owner.api(documents.listDocuments, { params: { orgId: story.orgId }, query }),
  );
  return all.find((one) => one.number === number)?._id ?? '';
}

const becomes = async (document_id: string, status: 'signed' | 'void') => {
  const body = { org_unique_id: story.orgId, document_id, status };
  given(await owner.api(documents.updateDocumentStatus, { body }));
};

test('a draft takes more of its own day; once signed it carries nothing else, and once void nothing at all', async () => {
  server.clock.pass({ days: 1 });
  await ownerSignsIn();
  const today = todayAt(server);
  const number = await nextNumber();
  given(await reserve(number, today, 'First plan'));
  await setIsMade();
  const yesterday = addDays(today, -1);
  expect(refusedAt(await reserve(number, yesterday, 'Plan of yesterday'))).toEqual([
    expect.stringMatching(/^resolution_on: Enter .*, the date of D-/),
  ]);
  given(await reserve(number, today, 'Second plan'));
  await setIsMade();
  await becomes(await documentOf(number), 'signed');
  expect(refusedAt(await reserve(number, today, 'Third plan'))).toEqual([
    `resolution: Use ${await nextNumber()}: ${number} approves something else.`,
  ]);
  await becomes(await documentOf(number), 'void');
  expect(refusedAt(await reserve(number, today, 'Third plan'))).toEqual([
    `resolution: Use ${await nextNumber()}: ${number} was voided.`,
  ]);
});

test('what the shareholders decide rests on no resolution of the directors', async () => {
  const number = await nextNumber();
  given(await reserve(number, todayAt(server), 'Fourth plan'));
  await setIsMade();
  const named = { resolution: number, resolution_on: todayAt(server), registry_certificate: '1' };
  const body = { name: 'Cedar Robotics', name_postfix: 'Inc.', ...named };
  expect(refusedAt(await owner.api(changeName, { params: params(), body }))).toEqual([
    expect.stringMatching(/^resolution: Use S-.*: the shareholders decide this\.$/),
  ]);
});

test('the check says that an entry whose resolution was declined after all is not approved', async () => {
  const number = await nextNumber();
  given(await reserve(number, todayAt(server), 'Fifth plan'));
  await setIsMade();
  const signees = [{ name: 'Samir', email: 'samir2@signee.test' }];
  const body = { document_ids: [await documentOf(number)], signees };
  given(await owner.api(contract.sendEnvelope, { params: { orgId: story.orgId }, body }));
  const samir = await signing.proved('samir2@signee.test');
  given(await samir(signeeContract.decline, { body: { reason: 'No plan' } }));
  const { findings } = given(await owner.api(checkBook, { params: { orgId: story.orgId }, query: {} }));
  const about = (of: string) => findings.filter((one) => one.about === of).map(({ code }) => code);
  expect(about(number)).toEqual(['approved_by_nothing']);
  // The transfer that was declined never came into the registers.
  expect(about(declined)).toEqual([]);
  expect(findings.find((one) => one.about === number)).toMatchObject({
    severity: 'error',
    citation: { act: 'cbca', number: '102(1)' },
    fix: { do: 'open', page: 'document', id: await documentOf(number) },
  });
});

test('an entry keeps its resolution when it is corrected, whatever became of its document', async () => {
  const number = await nextNumber();
  const [on, resolution_on] = [todayAt(server), addDays(todayAt(server), -1)];
  const appointed = { resolution: number, resolution_on };
  const position = { params: { id: story.orgId, position: 'treasurers' as const } };
  const appointing = { person_id: story.holderId, appointed_on: on, ...appointed };
  given(await owner.api(addToPosition, { ...position, body: appointing }));
  await setIsMade();
  await becomes(await documentOf(number), 'void');
  const correction = { as: 'correction' as const, reason: 'misread', appointed_on: resolution_on };
  const body = { person: { person_id: story.holderId }, ...appointed, ...correction };
  given(await owner.api(updatePosition, { ...position, body }));
});

test('what was not signed in time carries its entry only once it is sent again', async () => {
  const number = await nextNumber();
  const body = { class_ids: [story.classId], name: 'Sixth plan', sharesExact: '10', resolution: number };
  const proposal = { ...body, resolution_on: todayAt(server), propose: { awaits: 'signatures' as const } };
  const { proposal_id } = given(await owner.api(reservePool, { params: params(), body: proposal }));
  const document_ids = await prepared(proposal_id);
  const signees = [{ name: 'Samir', email: 'samir3@signee.test' }];
  const sent = { document_ids, signees, effects: [{ proposal_id: proposal_id ?? '' }], expires_in_days: 1 };
  given(await owner.api(contract.sendEnvelope, { params: { orgId: story.orgId }, body: sent }));
  server.clock.pass({ days: 1 });
  await ownerSignsIn();
  await lookAtDeadlines(server.installation.db, server.clock.read(), new AbortController().signal);
  expect(refusedAt(await reserve(number, todayAt(server), 'Seventh plan'))).toEqual([
    `resolution: Use ${await nextNumber()}: ${number} was not signed in time.`,
  ]);
  // Its own documents can be sent again; the entry cannot be recorded on them.
  expect(await prepared(proposal_id)).toEqual(document_ids);
  const applying = { params: { id: story.orgId, proposal: proposal_id ?? '' }, body: {} };
  const { proposals } = given(await owner.api(applyProposal, applying));
  expect(proposals.map(({ attention }) => attention?.textCode)).toEqual(['REGISTERS.RESOLUTION_EXPIRED']);
});

test('a director is not removed by a resolution of the shareholders that was given up', async () => {
  await ownerSignsIn();
  const on = todayAt(server);
  const number = await nextNumber('shareholders');
  const named = { resolution: number, resolution_on: on };
  const body = { name: 'Birch Robotics', name_postfix: 'Inc.', registry_certificate: '2', ...named };
  given(await owner.api(changeName, { params: params(), body }));
  await setIsMade();
  const query = { section: 'shareholders_resolutions' as const };
  const listed = given(await owner.api(documents.listDocuments, { params: { orgId: story.orgId }, query }));
  await becomes(listed.documents.find((one) => one.number === number)?._id ?? '', 'void');
  const removed = await owner.api(endPosition, {
    params: { ...params(), position: 'directors' },
    body: { person_id: story.personId, date: on, reason: 'removed', ...named, preview: true },
  });
  expect(removed).toMatchObject({
    fields: [{ path: 'resolution', textCode: 'REGISTERS.RESOLUTION_VOID' }],
  });
});
