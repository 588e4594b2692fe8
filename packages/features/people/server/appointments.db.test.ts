import { addDays, plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { given } from '../../../../tests/support/founding.ts';
import { incorporate } from '../../../../tests/support/incorporate.ts';
import { organizationOf } from '../../../../tests/support/people.ts';
import {
  add,
  amelie,
  ann,
  codesOf,
  differences,
  newFounding,
  onRecord,
  openPeople,
  refusals,
  resident,
  server,
  today,
  unknown,
} from '../../../../tests/support/stages/people.ts';
import { createDocument } from '../../documents/draftContract.ts';
import { saveArticles } from '../../onboarding/contract.ts';
import * as contract from '../contract.ts';

openPeople();

const byShareholders = () => ({ resolution: 'S-2026-01', resolution_on: today() });

describe('on record', () => {
  test('the certificate dates directors, the organizing resolution officers', async () => {
    const { id } = await onRecord();
    const view = await amelie.api(contract.directorsAndOfficers, { params: { id } });
    expect(view.ok && view.data.directors[0]?.appointment_dates).toEqual({
      directors: '2025-03-12',
      presidents: '2025-03-14',
    });
    expect(view.ok && view.data.minMaxDirectors).toEqual({ min: 1, max: 2 });
  });

  test('an appointment needs its day, not before the corporation', async () => {
    const { id } = await onRecord();
    const person = { firstname: 'Bo', lastname: 'Roy' };
    expect(await refusals(id, 'presidents', { person })).toEqual(['appointed_on GENERAL.FIELD_REQUIRED']);
    expect(await refusals(id, 'presidents', { person, appointed_on: '2025-03-11' })).toEqual([
      'appointed_on PEOPLE.BEFORE_INCORPORATION',
    ]);
    expect(await refusals(id, 'presidents', { person, appointed_on: '2025-02-30' })).toEqual([
      'appointed_on GENERAL.NOT_A_DATE',
    ]);
  });

  test('the board does not grow above the articles', async () => {
    const { id } = await onRecord();
    const bo = await add(
      id,
      'directors',
      { firstname: 'Bo', lastname: 'Roy' },
      { appointed_on: '2025-04-01', consent_on: '2025-04-01' },
    );
    expect(bo.directors).toHaveLength(2);
    const body = { person: { firstname: 'Cy', lastname: 'Roy' }, appointed_on: '2025-04-02' };
    expect(await refusals(id, 'directors', body)).toEqual(['position PEOPLE.BOARD_FULL']);
  });

  test('the end of the whole board is warned of before it is recorded', async () => {
    const { id, ann: person_id } = await onRecord();
    const end = (preview: boolean) =>
      amelie.api(contract.endPosition, {
        params: { id, position: 'directors' },
        body: { person_id, date: today(), reason: 'resigned', preview },
      });
    const tried = await end(true);
    expect(tried.ok && codesOf(tried.data.warnings)).toContain('PEOPLE.BOARD_EMPTY');
    const list = await amelie.api(contract.listDirectors, { params: { id }, query: {} });
    expect(list.ok && list.data.directors).toHaveLength(1);
  });

  test('an appointment that leaves too few resident Canadians is refused, a resignation is only warned of', async () => {
    const { id, ann: person_id } = await onRecord({ minimum: 1, maximum: 9 });
    for (const firstname of ['Bo', 'Cy', 'Di'])
      await add(id, 'directors', { firstname, lastname: 'Roy' }, { appointed_on: '2025-04-01' });
    const ed = { firstname: 'Ed', lastname: 'Roy' };
    const body = { person: ed, appointed_on: today(), ...byShareholders() };
    expect(await refusals(id, 'directors', body)).toEqual(['person.residency DIRECTORS.TOO_FEW_RESIDENT']);
    // A board that broke the law is history: it is recorded, with a warning.
    const past = await add(id, 'directors', ed, { appointed_on: '2025-04-02' });
    expect(codesOf(past.warnings)).toContain('DIRECTORS.TOO_FEW_RESIDENT');
    const params = { id, position: 'directors', itemId: person_id } as const;
    const incomplete = await amelie.api(contract.removeFromPosition, { params, query: {} });
    expect(incomplete).toMatchObject({ ok: false, fields: [{ path: 'date' }, { path: 'reason' }] });
    const query = { date: today(), reason: 'resigned' } as const;
    const gone = await amelie.api(contract.removeFromPosition, { params, query });
    if (!gone.ok) throw new Error(gone.textCode);
    expect(codesOf(gone.data.warnings)).toEqual(['DIRECTORS.TOO_FEW_RESIDENT', 'PEOPLE.NOTICE_DUE']);
    const list = await amelie.api(contract.listDirectors, { params: { id }, query: {} });
    expect(list.ok && list.data.former[0]).toMatchObject({
      _id: person_id,
      removal_dates: { directors: today() },
    });
    expect(list.ok && list.data.ended).toMatchObject([
      { person_id, from: '2025-03-12', to: today(), reason: 'resigned' },
    ]);
    const before = await amelie.api(contract.listDirectors, {
      params: { id },
      query: { asOf: '2025-03-31' },
    });
    expect(before.ok && before.data.directors.map(({ firstname }) => firstname)).toEqual(['Ann']);
  });

  test('a prescribed sector asks for a majority of resident Canadians, before incorporation and after it', async () => {
    const id = await newFounding();
    const { person_id } = await add(id, 'directors', { ...ann, residency: resident });
    const body = { min_directors: 1, max_directors: 9, sector: 'book_publishing' } as const;
    expect(await amelie.api(saveArticles, { params: { id }, body })).toMatchObject({ ok: true });
    const [bo, cy, dan] = ['Bo', 'Cy', 'Dan'].map((firstname) => ({ firstname, lastname: 'Roy' }));
    // One of two is enough (CBCA s. 105(3.3)), one of three is not.
    const second = await add(id, 'directors', { ...bo });
    expect(codesOf(second.warnings)).not.toContain('DIRECTORS.TOO_FEW_RESIDENT');
    const third = await add(id, 'directors', { ...cy });
    expect(codesOf(third.warnings)).toContain('DIRECTORS.TOO_FEW_RESIDENT');
    const retracted = { id, position: 'directors', itemId: third.person_id } as const;
    expect(await amelie.api(contract.removeFromPosition, { params: retracted, query: {} })).toMatchObject({
      ok: true,
    });
    await incorporate(server, id, amelie.userId, { on: '2025-03-12', board: { minimum: 1, maximum: 9 } });
    const elected = { appointed_on: today(), ...byShareholders() };
    expect(await refusals(id, 'directors', { person: cy, ...elected })).toEqual([
      'person.residency DIRECTORS.TOO_FEW_RESIDENT',
    ]);
    await add(id, 'directors', { ...cy, residency: resident }, elected);
    expect(await refusals(id, 'directors', { person: dan, ...elected })).toEqual([
      'person.residency DIRECTORS.TOO_FEW_RESIDENT',
    ]);
    await add(id, 'directors', { ...dan, residency: resident }, elected);
    await add(id, 'directors', { firstname: 'Eve', lastname: 'Roy' }, elected);
    const gone = await amelie.api(contract.removeFromPosition, {
      params: { id, position: 'directors', itemId: person_id },
      query: { date: today(), reason: 'resigned' },
    });
    if (!gone.ok) throw new Error(gone.textCode);
    expect(codesOf(gone.data.warnings)).toContain('DIRECTORS.TOO_FEW_RESIDENT');
  });

  test('a board adds at most a third of those elected, and is told to have the shareholders elect', async () => {
    const { id } = await onRecord({ minimum: 1, maximum: 9 });
    const bo = { firstname: 'Bo', lastname: 'Roy', residency: resident };
    const byBoard = { appointed_on: today(), consent_on: today() };
    expect(await refusals(id, 'directors', { person: bo, ...byBoard })).toEqual([
      'position PEOPLE.BOARD_ADDITIONAL',
    ]);
    // An appointment of an earlier day is recorded, with a warning.
    const past = await add(id, 'directors', bo, { appointed_on: '2025-04-02', consent_on: '2025-04-02' });
    expect(codesOf(past.warnings)).toContain('PEOPLE.BOARD_ADDITIONAL');
    const cy = { firstname: 'Cy', lastname: 'Roy' };
    const voted = await add(id, 'directors', cy, { ...byBoard, ...byShareholders() });
    expect(codesOf(voted.warnings)).not.toContain('PEOPLE.BOARD_ADDITIONAL');
  });

  test('a number of the body that does not decide is refused with the one to use (CBCA ss. 109(1), 121)', async () => {
    const { id, ann: person_id } = await onRecord();
    const bo = { person: { firstname: 'Bo', lastname: 'Roy' }, appointed_on: today() };
    const position = 'other' as const;
    const appoint = (orgId: string, more: object) =>
      amelie.api(contract.addToPosition, {
        params: { id: orgId, position },
        body: { ...bo, title: 'Advisor', ...more },
      });
    const refusedTo = (message: string) => ({
      ok: false,
      fields: [{ path: 'resolution', textCode: 'REGISTERS.RESOLUTION_OF_BODY', message }],
    });
    const byOthers = await appoint(id, byShareholders());
    expect(byOthers).toMatchObject(refusedTo('Use D-2026-01: the directors decide this.'));
    const end = (reason: 'removed' | 'term', resolution: string) =>
      amelie.api(contract.endPosition, {
        params: { id, position: 'directors' },
        body: { person_id, date: today(), reason, resolution, resolution_on: today(), preview: true },
      });
    expect(await end('removed', 'D-2026-05')).toMatchObject(
      refusedTo('Use S-2026-01: the shareholders decide this.'),
    );
    // A number of the corporation's own says nothing of a body.
    expect((await end('removed', 'R-12')).ok).toBe(true);
    // A term that ends is decided by nobody: the resolution that elects others may take note of it.
    expect([(await end('removed', 'S-2026-01')).ok, (await end('term', 'S-2026-01')).ok]).toEqual([
      true,
      true,
    ]);
  });

  test('an older book stands as it was kept, until the day from which the book is here', async () => {
    const appoint = (orgId: string, more: object) =>
      amelie.api(contract.addToPosition, {
        params: { id: orgId, position: 'other' },
        body: { person: { firstname: 'Bo', lastname: 'Roy' }, title: 'Advisor', ...more },
      });
    const taken = await organizationOf(amelie, { name: 'Cèdre & Filles', company_type: 'old' });
    await incorporate(server, taken, amelie.userId, { on: '2015-03-12' });
    const of = (on: string) => ({ resolution: 'S-2016-01', resolution_on: on, appointed_on: on });
    const isTaken = async (on: string) =>
      (await appoint(taken, { ...of(on), title: `Advisor of ${on}`, preview: true })).ok;
    const yesterday = addDays(plainDate(today()), -1);
    expect([await isTaken('2016-04-01'), await isTaken(yesterday), await isTaken(today())]).toEqual([
      true,
      true,
      false,
    ]);
    await server.database.asOwner(
      `insert into former_books (org_id, answer_no, paper_since, stated_at, stated_by)
         values ($1, 1, '2020-06-01', now(), $2)`,
      [taken, amelie.userId],
    );
    expect([await isTaken('2020-05-31'), await isTaken('2020-06-01'), await isTaken(yesterday)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a unanimous agreement in the book lets shareholders appoint officers once it is signed, from its day', async () => {
    const { id } = await onRecord();
    const appointed = async (on: string) => {
      const person = { firstname: 'Bo', lastname: 'Roy' };
      const body = { person, title: 'Advisor', appointed_on: on, resolution: 'S-2025-07', resolution_on: on };
      const params = { id, position: 'other' as const };
      return (await amelie.api(contract.addToPosition, { params, body: { ...body, preview: true } })).ok;
    };
    const [before, of] = ['2025-06-01', '2025-06-02'];
    expect(await appointed(of)).toBe(false);
    const { document } = given(
      await amelie.api(createDocument, {
        params: { orgId: id },
        body: {
          section: 'agreements',
          title: 'Unanimous shareholder agreement',
          dated_on: of,
          wording: 'The shareholders manage the corporation.',
        },
      }),
    );
    expect(await appointed(of)).toBe(false);
    await server.database.asOwner(`update documents set status = 'signed' where document_id = $1`, [
      document._id,
    ]);
    expect([await appointed(before), await appointed(of)]).toEqual([false, true]);
  });

  test('a consent that came after the tenth day is warned of', async () => {
    const { id } = await onRecord({ minimum: 1, maximum: 9 });
    const came = async (firstname: string, consent_on: string) => {
      const on = { appointed_on: '2025-04-01', consent_on };
      return codesOf((await add(id, 'directors', { firstname, lastname: 'Roy' }, on)).warnings);
    };
    expect(await came('Bo', '2025-04-11')).not.toContain('PEOPLE.CONSENT_LATE');
    expect(await came('Cy', '2025-04-12')).toContain('PEOPLE.CONSENT_LATE');
  });

  test('somebody appointed on an earlier day than was told stood in the registers on that day', async () => {
    const { id } = await onRecord();
    const bo = { firstname: 'Bo', lastname: 'Roy' };
    const { person_id } = await add(id, 'presidents', bo, { appointed_on: '2025-05-01' });
    const corrected = await amelie.api(contract.updatePosition, {
      params: { id, position: 'presidents' },
      body: { person: { person_id }, appointed_on: '2025-04-01', as: 'correction', reason: 'misread' },
    });
    expect(corrected).toMatchObject({ ok: true });
    const params = { id };
    const then = await amelie.api(contract.listOfficers, { params, query: { asOf: '2025-04-01' } });
    expect(then.ok && then.data.officers.presidents?.map(({ firstname }) => firstname)).toContain('Bo');
    expect(await differences(server, id)).toEqual([]);
  });

  test('a director of whom it is told that he may be none stays until he is ended, and that is warned of', async () => {
    const { id, ann: person_id } = await onRecord();
    const tell = async (person: object) => {
      const body = { person: { person_id, ...person }, as: 'correction', reason: 'misread' } as const;
      return given(
        await amelie.api(contract.updatePosition, { params: { id, position: 'directors' }, body }),
      );
    };
    expect(codesOf((await tell({ capable_attested: false })).warnings)).toContain('PEOPLE.NOT_CAPABLE');
    const young = await tell({ capable_attested: true, birth_date: '2015-01-01' });
    expect(codesOf(young.warnings)).toContain('PEOPLE.UNDER_AGE');
    expect(young.directors.map(({ _id }) => _id)).toContain(person_id);
    expect(codesOf((await tell({ birth_date: '1985-01-01' })).warnings)).not.toContain('PEOPLE.UNDER_AGE');
  });

  test('of several free titles each is corrected and ended by itself, and details touch none', async () => {
    const { id, ann: person_id } = await onRecord();
    const at = { id, position: 'other' } as const;
    for (const title of ['Controller', 'Ombudsman'])
      await add(id, 'other', { person_id }, { title, appointed_on: '2025-05-01' });
    const update = (body: object) =>
      amelie.api(contract.updatePosition, {
        params: at,
        body: { person: { person_id }, as: 'correction', reason: 'misread', ...body },
      });
    const titles = async () => {
      const { officers } = given(await amelie.api(contract.listOfficers, { params: { id }, query: {} }));
      return officers.other?.flatMap(({ other_titles = [] }) => other_titles);
    };
    given(await update({ person: { person_id, phone_number: '4165550123' } }));
    expect(await titles()).toEqual(['Controller', 'Ombudsman']);
    given(await update({ title: 'Ombudsman', resolution: '7', resolution_on: '2025-05-01' }));
    expect(await titles()).toEqual(['Controller', 'Ombudsman']);
    expect(await update({ title: 'Controller, Ombudsman' })).toMatchObject(unknown);
    const query = { title: 'Ombudsman', date: '2025-06-01', reason: 'resigned' } as const;
    given(await amelie.api(contract.removeFromPosition, { params: { ...at, itemId: person_id }, query }));
    expect(await titles()).toEqual(['Controller']);
    given(await update({ title: 'Comptroller' }));
    expect(await titles()).toEqual(['Comptroller']);
    expect(await differences(server, id)).toEqual([]);
  });

  test('an appointment does not end before it began, and a person leaves only what he holds', async () => {
    const { id, ann: itemId } = await onRecord();
    const end = (position: 'directors' | 'treasurers', date: string) =>
      amelie.api(contract.removeFromPosition, {
        params: { id, position, itemId },
        query: { date, reason: 'term' },
      });
    expect(await end('directors', '2025-03-11')).toMatchObject({
      ok: false,
      fields: [{ path: 'date', textCode: 'PEOPLE.BEFORE_APPOINTMENT' }],
    });
    expect(await end('treasurers', '2025-03-20')).toMatchObject(unknown);
  });

  test('the old position ends on the day of the new one', async () => {
    const { id, ann: person_id } = await onRecord();
    await add(id, 'other', { person_id }, { title: 'Chief Maple Officer', appointed_on: '2025-05-01' });
    const params = { id, position: 'presidents', personId: person_id, newPosition: 'other' } as const;
    const answer = await amelie.api(contract.removePreviousPosition, { params });
    expect(answer.ok && answer.data.officers[0]).toMatchObject({
      positions: { other: 'Chief Maple Officer' },
      removal_dates: { presidents: '2025-05-01' },
    });
    expect(
      await amelie.api(contract.removePreviousPosition, { params: { ...params, newPosition: 'presidents' } }),
    ).toMatchObject({
      ok: false,
      textCode: 'PEOPLE.POSITION_REPEATED',
    });
  });

  test('of two who take the last seat at once one is refused', async () => {
    const { id } = await onRecord();
    const seat = (firstname: string) =>
      amelie.api(contract.addToPosition, {
        params: { id, position: 'directors' },
        body: { person: { firstname, lastname: 'Roy' }, appointed_on: '2025-04-01' },
      });
    const answers = await Promise.all([seat('Bo'), seat('Cy')]);
    expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  });
});
