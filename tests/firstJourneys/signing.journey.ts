/** Three people sign the organizing set from their mails, one in Arabic on a phone, one by keyboard alone, and the shares stand in
 *  the register by the last signature; another request is declined, and one is signed after it was sent again. */
import { listDocuments, readDocument } from '@tabellion/features/documents/contract.ts';
import { listRegisterShareholders } from '@tabellion/features/ledgers/registerContract.ts';
import { submitIncorporation } from '@tabellion/features/onboarding/contract.ts';
import { listShareClasses } from '@tabellion/features/shares/contract.ts';
import { issueShares } from '@tabellion/features/shares/transactionContract.ts';
import { prepareProposal, proposeSignees, sendEnvelope } from '@tabellion/features/signing/contract.ts';
import { dateInZone, instantOfMillis } from '@tabellion/kernel/date.ts';
import { verify } from '@tabellion/paper/verify/verify.ts';
import { withClient } from '@tabellion/platform/database/server-address.ts';
import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { signing as arSigning } from '@tabellion/texts/signing/ar.ts';
import { signing as enSigning } from '@tabellion/texts/signing/en.ts';
import { signing as frSigning } from '@tabellion/texts/signing/fr.ts';
import { createText, type Text } from '@tabellion/texts/text.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openAccount } from '../journeys/support/account.ts';
import { openBrowser } from '../journeys/support/browser.ts';
import { linkIn } from '../journeys/support/mailPeer.ts';
import { openProduct } from '../journeys/support/product.ts';
import { signsByMail } from '../journeys/support/signsByMail.ts';
import { violationsOn } from '../journeys/support/standing.ts';
import { amelie, amelieSignIn, grace, layla, sofia } from '../stories/mapleCast.ts';
import type { Hand } from '../stories/stage.ts';
import { tellTilleul } from '../stories/tilleul.ts';

const texts = {
  en: createText('en', { ...en, ...enSigning }),
  fr: createText('fr', { ...fr, ...frSigning }),
  ar: createText('ar', { ...ar, ...arSigning }),
};
/** The subject of what asks for a signature: all mails of a request name its corporation. */
const invitation = /please sign|veuillez signer|imzalayın|يُرجى توقيع/;

const today = dateInZone(instantOfMillis(Date.now()), 'America/Toronto');

let product: Awaited<ReturnType<typeof openProduct>>;
let browser: Browser;
let hand: Hand;
let token: string;
let orgId: string;
/** The documents that directors and shareholders resolve first. */
let organizingSet: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([openProduct(), openBrowser()]);
  const { firstname, lastname } = amelie;
  ({ hand, token } = await openAccount(product, { ...amelieSignIn, firstname, lastname }));
  orgId = await tellTilleul(hand, today);
  await hand(submitIncorporation, { params: { id: orgId }, body: { declared: true } });
  organizingSet = await vi.waitUntil(
    async () => {
      const list = await hand(listDocuments, { params: { orgId }, query: {} });
      const found = list.documents.filter(({ template }) =>
        template?.startsWith('organizing_resolution_of_'),
      );
      return found.length === 2 && !list.is_preparing && found.map(({ _id }) => _id);
    },
    { timeout: 60_000, interval: 500 },
  );
});
afterAll(async () => {
  await browser?.close();
  await product?.close();
});

/** Shares for somebody new, once all have signed. */
async function proposedIssue(
  person: typeof layla | typeof sofia | typeof grace,
  resolution: string,
): Promise<string> {
  const classes = await hand(listShareClasses, { params: { id: orgId } });
  const issuance = {
    ownership: '50000',
    Shareclass: classes.shareclasses[0]?._id ?? '',
    price: '1',
    consideration: 'money' as const,
    paid_on: today,
    resolution,
    resolution_on: today,
    exemption: 'close_friend' as const,
  };
  const body = { person, issuance, propose: { awaits: 'signatures' as const } };
  const { proposal_id } = await hand(issueShares, { params: { id: orgId }, body });
  return proposal_id ?? '';
}

const signees = [
  { name: 'Amélie Tremblay', email: 'amelie@signee.example', language: 'fr' },
  { name: 'Ömer Yılmaz', email: 'omer@signee.example', language: 'en' },
  { name: 'ليلى حداد', email: 'layla@signee.example', language: 'ar' },
] as const;
type Signee = (typeof signees)[number];

/** As the documents name them: who is only called like a director is none. */
async function named<Of extends Pick<Signee, 'name'>>(ids: readonly string[], all: readonly Of[]) {
  const known = await hand(proposeSignees, { params: { orgId }, query: { ids: ids.join(',') } });
  return all.map((one) => {
    const person = known.signees.find(({ name }) => name === one.name);
    return { ...one, ...(person && { person_id: person.person_id }) };
  });
}

/** The documents that people sign of a proposed issue. */
const drafted = async (proposalId: string) =>
  (await hand(prepareProposal, { params: { orgId, proposalId }, body: {} })).document_ids;

interface SentTo {
  readonly email: string;
  readonly language: 'en' | 'fr' | 'ar';
}

/** Languages in which the pages of a signee were judged: they are the same for each request. */
const judged = new Set<SentTo['language']>();

/** Goes from the mail to the documents: the code proves the mailbox. */
async function opened(
  { email, language }: SentTo,
  options: Parameters<Browser['newContext']>[0],
): Promise<{ page: Page; text: Text }> {
  const text = texts[language];
  const isJudged = judged.has(language);
  judged.add(language);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(linkIn(await product.mail.newest(email, invitation)));
  await page.getByRole('button', { name: text('mailbox.code.send') }).click();
  const code = page.getByLabel(text('mailbox.code.label'));
  await code.waitFor();
  if (!isJudged) expect(await violationsOn(page)).toEqual([]);
  const mail = await product.mail.newest(email, /\d{6}/);
  await code.fill(/\d{6}/.exec(mail.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: text('signing.page.yours') }).waitFor();
  if (!isJudged) expect(await violationsOn(page)).toEqual([]);
  return { page, text };
}

test('three people sign from their mails, and the last signature brings the shares into the register', async () => {
  const proposal_id = await proposedIssue(layla, 'D-2');
  const document_ids = [...organizingSet, ...(await drafted(proposal_id))];
  const body = { document_ids, signees: await named(document_ids, signees), effects: [{ proposal_id }] };
  const { envelope } = await hand(sendEnvelope, { params: { orgId }, body });
  expect(envelope.left_out).toEqual([]);
  const holders = async () =>
    (await hand(listRegisterShareholders, { params: { id: orgId }, query: {} })).lines.length;
  expect(await holders()).toBe(0);

  const [first, second, third] = signees;
  /** Whoever is named in one document alone signs that. */
  const signingButton = ({ email }: Signee, text: Text): string => {
    const documents = envelope.signees.find((one) => one.email === email)?.signs.length ?? 0;
    return documents === 1 ? text('signing.page.sign') : text('signing.page.signAll', { documents });
  };
  const hers = await opened(first, { locale: 'fr-CA', viewport: { width: 1280, height: 800 } });
  await hers.page.locator('.doctext ol li').first().waitFor();
  await hers.page.getByText(hers.text('signing.effect.recordedThen')).waitFor();
  await hers.page.getByRole('checkbox').check();
  await hers.page.getByRole('button', { name: signingButton(first, hers.text), exact: true }).click();
  await hers.page.getByText(hers.text('signing.page.others')).waitFor();

  const his = await opened(second, { locale: 'en-CA', viewport: { width: 1440, height: 900 } });
  const { keyboard } = his.page;
  await his.page.getByLabel(his.text('signing.page.typeName')).focus();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await his.page.getByText(his.text('signing.page.others')).waitFor();
  expect(await holders()).toBe(0);

  const phone = await opened(third, {
    locale: 'ar',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  expect(await phone.page.locator('html').getAttribute('dir')).toBe('rtl');
  await phone.page.getByText(phone.text('signing.page.draw'), { exact: true }).click();
  const pad = phone.page.getByRole('img', { name: phone.text('signing.page.pad') });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('no field to draw in');
  await phone.page.mouse.move(box.x + 20, box.y + 40);
  await phone.page.mouse.down();
  await phone.page.mouse.move(box.x + 160, box.y + 70, { steps: 8 });
  await phone.page.mouse.up();
  await phone.page.getByText(phone.text('signing.effect.recordedNow')).waitFor();
  await phone.page.getByRole('checkbox').check();
  await phone.page.getByRole('button', { name: signingButton(third, phone.text), exact: true }).click();
  await phone.page.getByText(phone.text('signing.page.recorded')).waitFor();
  expect(await holders()).toBe(3);

  for (const docId of organizingSet) {
    const sealed = async () => await hand(readDocument, { params: { orgId, docId } });
    await expect.poll(async () => (await sealed()).version, { timeout: 60_000, interval: 500 }).toBe(2);
    const { file_url, status } = await sealed();
    expect(status).toBe('signed');
    const file = await fetch(product.origin + file_url, { headers: { authorization: `Bearer ${token}` } });
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(await verify(bytes, { roots: [] })).toMatchObject({ verdict: 'intact' });
  }
});

test('one who declines says why, and the request is over for everybody', async () => {
  const query = { section: 'by_laws' } as const;
  const [byLaw] = (await hand(listDocuments, { params: { orgId }, query })).documents;
  const two = await named(
    [byLaw?._id ?? ''],
    signees.slice(0, 2).map((one) => ({ ...one, email: `second-${one.email}` })),
  );
  await hand(sendEnvelope, {
    params: { orgId },
    body: { document_ids: [byLaw?._id ?? ''], signees: two, title: 'By-law' },
  });
  const [first, second] = two as unknown as [Signee, Signee];
  const { page, text } = await opened(second, { locale: 'en-CA' });
  await page.getByRole('button', { name: text('signing.decline') }).click();
  await page.getByLabel(text('signing.decline.reason')).fill('The quorum is wrong.');
  await page.getByRole('button', { name: text('signing.decline.submit'), exact: true }).click();
  await page.getByText(text('signing.page.declined')).waitFor();
  await page.goto(linkIn(await product.mail.newest(first.email, invitation)));
  await page.getByText(texts.en('SIGNING.DECLINED')).waitFor();
});

/** Amélie's own page in the application. */
async function signedInAt(path: string): Promise<Page> {
  const text = texts.en;
  const page = await browser.newPage({ locale: 'en-CA' });
  await page.goto(`${product.origin}/app/org/${orgId}/${path}`);
  await page.getByLabel(text('entry.email')).fill(amelieSignIn.email);
  await page.getByRole('textbox', { name: text('entry.password') }).fill(amelieSignIn.password);
  await page.getByRole('button', { name: text('login.submit') }).click();
  return page;
}

test('one that nobody signs in time says so to signee and sender; sent again and signed, its shares are issued', async () => {
  const query = { section: 'by_laws' } as const;
  const [byLaw] = (await hand(listDocuments, { params: { orgId }, query })).documents;
  const docId = byLaw?._id ?? '';
  const askedFor = (time: string) =>
    named(
      [docId],
      signees.slice(0, 2).map((one) => ({ ...one, email: `${time}-${one.email}`, language: 'en' as const })),
    );
  const proposal_id = await proposedIssue(sofia, 'D-3');
  const body = { document_ids: [docId], signees: await askedFor('third'), effects: [{ proposal_id }] };
  const { envelope } = await hand(sendEnvelope, { params: { orgId }, body });
  const { page, text } = await opened(body.signees[1] as SentTo, { locale: 'en-CA' });
  await withClient(product.database, (client) =>
    client.query(`update envelopes set expires_at = now() where envelope_id = $1`, [envelope._id]),
  );
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: text('signing.page.sign'), exact: true }).click();
  await page.getByText(text('SIGNING.EXPIRED')).waitFor();
  await page.reload();
  await page.getByText(text('SIGNING.EXPIRED')).waitFor();

  const sender = await signedInAt(`document/list/${docId}`);
  await sender
    .getByText(new RegExp(text('signing.card.expired', { until: '' }).replace(/\W+$/, '')))
    .waitFor();
  await sender.getByRole('button', { name: text('signing.sendAgain') }).waitFor();

  const again = { ...body, signees: await askedFor('fourth') };
  await hand(sendEnvelope, { params: { orgId }, body: again });
  await signsByMail(product, again.signees[0]?.email ?? '', invitation);
  const last = await opened(again.signees[1] as SentTo, { locale: 'en-CA' });
  await last.page.getByRole('checkbox').check();
  await last.page.getByRole('button', { name: last.text('signing.page.sign'), exact: true }).click();
  await last.page.getByText(last.text('signing.page.recorded')).waitFor();
});

test('after the last signature, given in the application, the page of shareholders shows the new register at once', async () => {
  const proposal_id = await proposedIssue(grace, 'D-4');
  const all = await drafted(proposal_id);
  const query = { ids: all.join(',') };
  const { documents } = await hand(proposeSignees, { params: { orgId }, query });
  const document_ids = documents.filter(({ is_resolution: is }) => is).map(({ _id }) => _id);
  const [hers, his] = signees;
  const board = await named(document_ids, [
    { ...hers, email: amelieSignIn.email },
    { ...his, email: 'fifth-omer@signee.example' },
  ]);
  const body = { document_ids, signees: board, effects: [{ proposal_id }] };
  const { envelope } = await hand(sendEnvelope, { params: { orgId }, body });
  expect(envelope.left_out).toEqual([]);
  await signsByMail(product, 'fifth-omer@signee.example', invitation);

  const text = texts.en;
  const page = await signedInAt('shares/shareholders');
  const name = `${grace.firstname} ${grace.lastname}`;
  const holder = page.getByRole('table').getByText(name);
  const request = page.getByRole('link', {
    name: new RegExp(`^${text('proposals.open')}.*${grace.lastname}`),
  });
  await request.waitFor();
  expect(await page.getByText(name).count(), 'it stands once').toBe(1);
  const around = new RegExp(`^${text('proposals.record')}.*${grace.lastname}`);
  expect(await page.getByRole('button', { name: around }).count()).toBe(0);
  expect(await holder.count()).toBe(0);
  await request.click();
  await page.getByRole('button', { name: text('signing.room.open') }).click();
  await page.getByText(text('signing.effect.recordedNow')).waitFor();
  await page
    .getByText(/50,000/)
    .first()
    .waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: text('signing.page.sign'), exact: true }).click();
  await page.getByText(text('signing.page.recorded')).waitFor();
  await page.getByRole('link', { name: text('shell.nav.shareholders'), exact: true }).click();
  await holder.first().waitFor({ timeout: 5_000 });
  expect(await request.count()).toBe(0);
});
