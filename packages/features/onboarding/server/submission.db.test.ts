import { newId } from '@tabellion/platform/ids.ts';
import { describe, expect, test } from 'vitest';
import { completeWizard, given, pay } from '../../../../tests/support/founding.ts';
import { organizeOnPaper } from '../../../../tests/support/organize.ts';
import { registered } from '../../../../tests/support/people.ts';
import { askRegistry, registryOf } from '../../../../tests/support/registry.ts';
import { startTestServer } from '../../../../tests/support/server.ts';
import {
  amelie,
  mailAbout,
  morning,
  openSubmissions,
  register,
  registryAnswers,
  server,
  state,
  submit,
  told,
} from '../../../../tests/support/stages/submissions.ts';
import { listDocuments } from '../../documents/contract.ts';
import { saveCorporateInfo } from '../../organizations/contract.ts';
import { rebuild } from '../../registers/server/public/acts.ts';
import { listOpenSecurities } from '../../shares/openSecuritiesContract.ts';
import * as contract from '../contract.ts';
import { answerByHand, waitingByHand } from './public.ts';
import { routesOf } from './routes.ts';

openSubmissions();

describe('a submission', () => {
  test('is refused with the list of what is missing', async () => {
    const orgId = await completeWizard(server, amelie, { founders: [] });
    const answer = await submit(orgId);
    expect(answer).toMatchObject({ ok: false, status: 422, textCode: 'ONBOARDING.INCOMPLETE' });
    const reply = await server.raw(`/api/organization/${orgId}/submit`, {
      method: 'POST',
      token: amelie.token,
    });
    expect(
      (reply.data.missing as { textCode: string; path: string }[]).map(({ textCode, path }) => [
        textCode,
        path,
      ]),
    ).toEqual([
      ['ONBOARDING.MISSING.DIRECTORS', `/app/onboard/founder/${orgId}`],
      ['ONBOARDING.MISSING.SUBSCRIBER', `/app/onboard/shareclass/${orgId}`],
      ['ONBOARDING.MISSING.PAYMENT', `/app/incorporation/checkout/${orgId}/founder`],
    ]);
    expect(reply.message).toBe('3 things are missing before the articles can be submitted.');
    expect((await state(orgId)).status).toBe('pending');
  });

  test('needs the declaration, which is kept with who made it and when', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Hêtre' });
    await pay(server, orgId);
    const params = { id: orgId };
    expect(await amelie.api(contract.submitIncorporation, { params, body: {} })).toMatchObject({
      ok: false,
      status: 422,
      fields: [{ path: 'declared', textCode: 'ONBOARDING.DECLARATION_REQUIRED' }],
    });
    expect((await state(orgId)).submission).toBeNull();
    given(await submit(orgId));
    const rows = await server.database.asOwner<{ by: string; at: boolean; declaration: string }>(
      `select declared_by as by, declared_at = submitted_at as at, declaration from submissions where org_id = $1`,
      [orgId],
    );
    const filed = given(await amelie.api(contract.readFiledArticles, { params }));
    expect(rows).toEqual([{ by: amelie.userId, at: true, declaration: filed.items[7]?.lines.at(-1) }]);
    expect(filed.items[0]?.lines).toEqual(['Hêtre Inc.']);
  });

  test('goes to the registry, which incorporates: people, shares and dates are on record', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Érable' });
    const { api } = amelie;
    await pay(server, orgId);
    const sent = given(await submit(orgId));
    expect(sent).toMatchObject({
      status: 'submitted',
      submission: { state: 'waiting', corporation_number: null },
      next: `/app/incorporation/checkout/${orgId}/founder`,
    });
    const refused = await api(saveCorporateInfo, { params: { id: orgId }, body: { name: 'Bouleau' } });
    expect(refused).toMatchObject({ ok: false, textCode: 'ORGANIZATION.SUBMITTED' });

    await registryAnswers();
    const done = await state(orgId);
    expect(done).toMatchObject({
      status: 'incorporated',
      missing: [],
      warnings: [],
      resume: `/app/org/${orgId}/dashboard`,
      organizing_resolution_on: null,
      submission: { state: 'accepted', certificate_on: '2026-04-20', is_specimen: true },
    });
    const papers = { params: { orgId }, query: { section: 'articles' as const } };
    expect(given(await api(listDocuments, papers)).documents).toMatchObject([
      { title: 'Certificate of incorporation', status: 'signed', dated_on: '2026-04-20' },
    ]);
    const { certificates: before } = await register(orgId);
    expect(before).toEqual([]);
    await organizeOnPaper(amelie, orgId, '2026-04-20');
    const { corporation, appointments, certificates, persons, classes } = await register(orgId);
    expect(corporation).toMatchObject({
      name: 'Érable Inc.',
      number: done.submission?.corporation_number,
      incorporatedOn: '2026-04-20',
      board: { minimum: 1, maximum: 5 },
    });
    expect([persons.length, classes.length]).toEqual([3, 1]);
    expect(appointments.map(({ position, from }) => `${position} ${from}`).sort()).toEqual([
      'director 2026-04-20',
      'director 2026-04-20',
      'presidents 2026-04-20',
      'secretaries 2026-04-20',
    ]);
    expect(
      certificates.map(({ label, quantity, issuedOn }) => `${label} ${quantity} ${issuedOn}`).sort(),
    ).toEqual(['CS-1 400000 2026-04-20', 'CS-2 300000 2026-04-20', 'CS-3 200000 2026-04-20']);
    expect(await told(orgId, 'shares_issued')).toEqual([1, 2, 3].map(() => '2026-04-20'));
    const certified = await server.database.asOwner(
      `select met_on::text as on, source_kind as by from proposal_events where org_id = $1 and condition = 'certificate'`,
      [orgId],
    );
    expect(certified).toEqual([{ on: '2026-04-20', by: 'submission' }]);
    const { differences } = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
    expect(differences).toEqual([]);
  });

  test('comes back with the reasons, is mended and sent again, and nothing is paid twice', async () => {
    const first = await completeWizard(server, amelie, { name: 'Larch' });
    await pay(server, first);
    given(await submit(first));
    await registryAnswers();

    const orgId = await completeWizard(server, amelie, { name: 'The Larch' });
    await pay(server, orgId);
    given(await submit(orgId));
    await registryAnswers();
    const back = await state(orgId);
    expect(back).toMatchObject({ status: 'rejected', resume: `/app/onboard/company/${orgId}` });
    expect(back.submission?.reasons).toMatchObject([
      {
        textCode: 'REGISTRAR.NAME_REGISTERED',
        screen: 'company',
        path: `/app/onboard/company/${orgId}`,
        field: 'name',
      },
    ]);
    expect(back.steps[5]).toMatchObject({ isError: true, textCode: 'ONBOARDING.STEP.REJECTED' });

    given(await amelie.api(saveCorporateInfo, { params: { id: orgId }, body: { name: 'Tamarack' } }));
    given(await submit(orgId));
    await registryAnswers();
    expect(await state(orgId)).toMatchObject({ status: 'incorporated', name: 'Tamarack Inc.' });
    expect((await register(orgId)).corporation?.name).toBe('Tamarack Inc.');
  });

  test('of a numbered company bears the name that the registry gives', async () => {
    const orgId = await completeWizard(server, amelie);
    const named = { name: '', name_format: 'numbered', name_postfix: 'Inc.' } as const;
    given(await amelie.api(saveCorporateInfo, { params: { id: orgId }, body: named }));
    await pay(server, orgId);
    given(await submit(orgId));
    await registryAnswers();
    const { name, submission } = await state(orgId);
    expect(name).toBe(`${submission?.corporation_number} Canada Inc.`);
    expect((await register(orgId)).corporation?.name).toBe(name);
  });

  test('of an existing corporation skips the registry', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Spruce', articles: { incorporators: [] } });
    const { api } = amelie;
    const existing = {
      company_type: 'old',
      corporation_number: '1234567',
      incorporation_date: '2019-05-01',
    } as const;
    given(await api(saveCorporateInfo, { params: { id: orgId }, body: existing }));
    const articles = { transfer_restriction: 'not_stated' } as const;
    given(await api(contract.saveArticles, { params: { id: orgId }, body: articles }));
    given(
      await api(contract.saveOrganizingResolution, {
        params: { id: orgId },
        body: { organizing_resolution_on: '2019-05-02' },
      }),
    );
    await pay(server, orgId);
    const recorded = await submit(orgId);
    expect(recorded).toMatchObject({ ok: true, textCode: 'ONBOARDING.RECORDED' });
    expect(given(recorded)).toMatchObject({
      status: 'incorporated',
      submission: null,
      next: `/app/org/${orgId}/dashboard`,
    });
    const { corporation, appointments } = await register(orgId);
    expect(corporation).toMatchObject({ number: '1234567', incorporatedOn: '2019-05-01' });
    expect(corporation).not.toHaveProperty('transferRestrictions');
    const open = given(await api(listOpenSecurities, { params: { id: orgId }, query: {} }));
    expect(open).toMatchObject({ transferRestriction: null });
    expect(appointments.map(({ position, from }) => `${position} ${from}`).sort()).toEqual([
      'director 2019-05-01',
      'director 2019-05-01',
      'presidents 2019-05-02',
      'secretaries 2019-05-02',
    ]);
  });

  test('is one, however many press the button at the same moment', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Willow' });
    await pay(server, orgId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(orgId)));
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const rows = await server.database.asOwner<{ state: string }>(
      'select state from submissions where org_id = $1',
      [orgId],
    );
    expect(rows).toEqual([{ state: 'waiting' }]);
    await Promise.all([registryAnswers(), registryAnswers()]);
    const [{ acts } = { acts: 0n }] = await server.database.asOwner<{ acts: bigint }>(
      `select count(*) filter (where kind = 'incorporated') as acts from register_acts where org_id = $1`,
      [orgId],
    );
    expect(Number(acts)).toBe(1);
    expect(await submit(orgId)).toMatchObject({ ok: false, textCode: 'ONBOARDING.ALREADY_INCORPORATED' });
  });

  test('writes to whoever began it, in the language of that person', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Poplar' });
    await pay(server, orgId);
    given(await submit(orgId));
    await registryAnswers();
    const mail = await mailAbout('Poplar');
    expect(mail?.text).toContain(
      'Poplar Inc. was incorporated on April 20, 2026 under corporation number 99',
    );
    expect(mail?.text).toContain('The certificate is a specimen');
    expect(mail?.text).toContain('no corporation has been created');
    expect(mail?.text).toContain(`/app/org/${orgId}/dashboard`);
  });

  test('that people file by hand waits until they record the answer, once', async () => {
    const byHand = await startTestServer({
      instead: (own) => routesOf({ texts: own.texts, registry: registryOf(own, 'manual') }),
    });
    byHand.clock.set(morning);
    const zoe = await registered(byHand);
    const { db, clock } = byHand.installation;
    const orgId = await completeWizard(byHand, zoe, { name: 'Hemlock' });
    await pay(byHand, orgId);
    const sent = await submit(orgId, zoe);
    expect(sent.textCode).toBe('ONBOARDING.SUBMITTED');
    expect(await askRegistry(byHand.installation, registryOf(byHand.installation, 'manual'))).toBe(0);
    expect((await state(orgId, zoe)).status).toBe('submitted');

    const [waiting] = await waitingByHand(db);
    expect(waiting).toMatchObject({ name: 'Hemlock Inc.', jurisdiction: 'CA' });
    const id = waiting?.id ?? '';
    const typed = { number: '1612345', date: '2026-04-17', name: undefined, paper: undefined };
    const refused = [
      await answerByHand(db, newId(), typed, clock()),
      await answerByHand(db, id, { ...typed, number: 'one' }, clock()),
      await answerByHand(db, id, { ...typed, date: '2026-04-21' }, clock()),
      await answerByHand(db, id, { reasons: [] }, clock()),
    ];
    expect(refused.map((each) => !each.ok && each.error.textCode)).toEqual([
      'GENERAL.NOT_FOUND',
      'CORPORATION_NUMBER.INVALID',
      'GENERAL.NOT_A_DATE',
      'GENERAL.FIELD_REQUIRED',
    ]);
    expect((await state(orgId, zoe)).status).toBe('submitted');
    const words = 'Too near to Hemlocks Ltd.';
    expect(await answerByHand(db, id, { reasons: [{ about: 'name', words }] }, clock())).toMatchObject({
      ok: true,
    });
    const back = await state(orgId, zoe);
    expect([back.status, back.submission?.reasons[0]?.message]).toEqual([
      'rejected',
      `The registry says: ${words} Correct it, then submit again.`,
    ]);
    given(await submit(orgId, zoe));
    const [again] = await waitingByHand(db);
    expect(await answerByHand(db, again?.id ?? '', typed, clock())).toMatchObject({ ok: true });
    expect(await waitingByHand(db)).toEqual([]);
    expect(await answerByHand(db, again?.id ?? '', typed, clock())).toMatchObject({ ok: false });
    expect(await state(orgId, zoe)).toMatchObject({
      status: 'incorporated',
      submission: { state: 'accepted', corporation_number: '1612345', is_specimen: false },
    });
    const { corporation } = await register(orgId, { at: byHand });
    expect(corporation).toMatchObject({ incorporatedOn: '2026-04-17' });
    await byHand.close();
  });
});
