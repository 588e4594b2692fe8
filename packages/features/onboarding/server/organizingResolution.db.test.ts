import { describe, expect, test } from 'vitest';
import { completeWizard, given, mapleFounders, pay } from '../../../../tests/support/founding.ts';
import { organizeOnPaper } from '../../../../tests/support/organize.ts';
import { signIn } from '../../../../tests/support/people.ts';
import {
  amelie,
  openSubmissions,
  register,
  registryAnswers,
  server,
  state,
  submit,
  told,
} from '../../../../tests/support/stages/submissions.ts';
import {
  addToPosition,
  directorsAndOfficers,
  removeFromPosition,
  removePreviousPosition,
  updatePosition,
} from '../../people/contract.ts';
import { rebuild } from '../../registers/server/public/acts.ts';
import { openProposals } from '../../registers/server/public/proposals.ts';
import { listShareholders, updateIssuance } from '../../shares/contract.ts';
import { recordOrganizingOnPaper } from '../../signing/organizingContract.ts';

openSubmissions();

describe('a submission', () => {
  test('leaves officers and shares waiting; the signed resolution appoints and issues what it can', async () => {
    const founders = mapleFounders.map((one) => (one.firstname === 'Ömer' ? { ...one, paidOn: null } : one));
    const orgId = await completeWizard(server, amelie, { name: 'Cedar', founders });
    await pay(server, orgId);
    const { warnings } = await state(orgId);
    expect(warnings.map(({ textCode }) => textCode)).toEqual(['ONBOARDING.WARNING.UNPAID']);
    given(await submit(orgId));
    await registryAnswers();
    const before = await register(orgId);
    expect([before.appointments.length, before.certificates.length]).toEqual([2, 0]);
    const open = await server.installation.db.asOrganization(orgId, (q) => openProposals(q, orgId));
    expect(open.map(({ kind, awaits, drafts }) => `${kind} ${awaits} ${drafts.length}`).sort()).toEqual([
      'appointment signatures 2',
      'subscription signatures 1',
      'subscription signatures 1',
      'subscription signatures,payment 1',
    ]);

    server.clock.pass({ days: 2 });
    const { api } = await signIn(server, amelie.email);
    const signed = (on: string) =>
      api(recordOrganizingOnPaper, {
        params: { orgId },
        body: { signed_on: on, attested_by: 'Amélie Tremblay' },
      });
    expect(await signed('2026-04-19')).toMatchObject({ textCode: 'SIGNING.BEFORE_INCORPORATION' });
    expect(given(await signed('2026-04-21')).set).toMatchObject({
      directors: 'signed',
      shareholders: 'waiting',
      unpaid: [{ name: 'Ömer Yılmaz' }],
      on_paper: { signed_on: '2026-04-21', attested_by: 'Amélie Tremblay' },
    });
    const after = await register(orgId, { asOf: '2026-04-22' });
    expect(after.appointments.map(({ position, from }) => `${position} ${from}`).sort()).toEqual([
      'director 2026-04-20',
      'director 2026-04-20',
      'presidents 2026-04-21',
      'secretaries 2026-04-21',
    ]);
    expect(after.certificates.map(({ quantity, issuedOn }) => `${quantity} ${issuedOn}`).sort()).toEqual([
      '200000 2026-04-21',
      '400000 2026-04-21',
    ]);
    const named = [...after.certificates, ...after.appointments].map(
      ({ resolution }) => resolution?.number ?? null,
    );
    expect(named.sort()).toEqual(['D-2026-01', 'D-2026-01', 'D-2026-01', 'D-2026-01', null, null]);
    expect(after.corporation).toMatchObject({
      language: 'en',
      sector: 'none',
      registeredOffice: { street: '100 King Street West', city: 'Toronto', province: 'ON' },
    });
    expect(await signed('2026-04-22')).toMatchObject({ textCode: 'SIGNING.ORGANIZED_ALREADY' });
  });

  test('drops a resolution from before the certificate: its shares wait for the organizing one', async () => {
    const founders = mapleFounders.map((one) => (one.firstname === 'Ömer' ? { ...one, paidOn: null } : one));
    const orgId = await completeWizard(server, amelie, { name: 'Larch', founders });
    const held = given(await amelie.api(listShareholders, { params: { id: orgId }, query: {} }));
    const ömer = held.shareholders.find(({ firstname }) => firstname === 'Ömer');
    const [person, _id] = [{ id: ömer?._id ?? '' }, ömer?.issuances[0]?._id ?? ''];
    const early = { _id, resolution: 'D-1', resolution_on: '2026-04-01' };
    given(await amelie.api(updateIssuance, { params: person, body: early }));
    await pay(server, orgId);
    given(await submit(orgId));
    await registryAnswers();
    server.clock.pass({ days: 2 });
    const { api } = await signIn(server, amelie.email);
    const paid = given(await api(updateIssuance, { params: person, body: { _id, paid_on: '2026-04-21' } }));
    expect(paid.issuance).toMatchObject({ state: 'subscribed', waits_for: ['resolution'], resolution: null });
    await organizeOnPaper({ api }, orgId, '2026-04-20');
    const { certificates } = await register(orgId, { asOf: '2026-04-22' });
    expect(certificates.find(({ securityId }) => securityId === _id)?.issuedOn).toBe('2026-04-21');
  });

  test('leaves an officer waiting until the resolution, or a day that is told', async () => {
    const orgId = await completeWizard(server, amelie, { name: 'Alder' });
    await pay(server, orgId);
    given(await submit(orgId));
    await registryAnswers();
    server.clock.pass({ days: 2 });
    const { api } = await signIn(server, amelie.email);
    const params = { id: orgId };
    const { officers } = given(await api(directorsAndOfficers, { params }));
    const idOf = (name: string) => officers.find(({ firstname }) => firstname === name)?._id ?? '';
    const secretary = { id: orgId, position: 'secretaries' } as const;
    const person_id = idOf('Ömer');
    const treasurer = { id: orgId, position: 'treasurers' } as const;
    given(await api(addToPosition, { params: treasurer, body: { person_id, appointed_on: '2026-04-20' } }));
    const succession = { ...treasurer, personId: person_id, newPosition: 'secretaries' } as const;
    expect(await api(removePreviousPosition, { params: succession })).toMatchObject({
      ok: false,
      textCode: 'REGISTERS.WAITS',
    });

    const body = { person: { person_id }, appointed_on: '2026-04-21' };
    given(await api(updatePosition, { params: secretary, body }));
    given(await api(removePreviousPosition, { params: succession }));
    const held = async () =>
      (await register(orgId, { asOf: '2026-04-22' })).appointments
        .filter(({ position, status }) => position !== 'director' && status === 'active')
        .map(({ position, from }) => `${position} ${from}`);
    expect(await held()).toEqual(['secretaries 2026-04-21']);
    expect(await told(orgId, 'officer_added')).toEqual(['2026-04-20', '2026-04-21']);

    const president = { id: orgId, position: 'presidents', itemId: idOf('Amélie') } as const;
    given(await api(removeFromPosition, { params: president, query: {} }));
    const open = await server.installation.db.asOrganization(orgId, (q) => openProposals(q, orgId));
    expect(open.filter(({ kind }) => kind === 'appointment')).toEqual([]);
    await organizeOnPaper({ api }, orgId, '2026-04-22');
    expect(await held()).toEqual(['secretaries 2026-04-21']);
    const { differences } = await server.installation.db.asOrganization(orgId, (q) => rebuild(q, orgId));
    expect(differences).toEqual([]);
  });
});
