/** Stories of directors and officers. */

import { type PartInput, previewChange, sendChange } from '@tabellion/features/changes/contract.ts';
import { addToPosition, listDirectors, updatePerson } from '@tabellion/features/people/contract.ts';
import { expect } from 'vitest';
import { announcementsArrive } from '../announcements.ts';
import { given } from '../founding.ts';
import { bay, home, type Maple, type Story } from './maple.ts';

export const zoe = {
  ...bay,
  by: 'shareholders',
  person_id: 'new',
  firstname: 'Zoé',
  lastname: 'Gagnon',
  email: 'zoe@gagnon.test',
  province: 'ON',
  ground: 'citizen_resident',
};

const elected: Story = {
  of: ['director_elected', 'officer_appointed'],
  async tell(maple) {
    const noah = { person_id: maple.ids['Noah Martin'] ?? '', position: 'treasurers' };
    const parts: PartInput[] = [
      { kind: 'director_elected', form: zoe },
      { kind: 'officer_appointed', form: noah },
    ];
    expect(await maple.preview(parts)).toMatchObject({
      differences: [
        { fact: 'director', before: null, after: 'Zoé Gagnon' },
        { fact: 'officer', position: 'treasurers', after: 'Noah Martin' },
      ],
      approvals: [
        // She sits on the board of that day.
        { rule: 'directors', signees: 3 },
        { rule: 'ordinary', signees: 2, votes: '1000', needed: '501' },
      ],
      filings: [{ kind: 'director_notice', form: 'Form 6', due_on: '2026-05-19' }],
    });
    // She is new: where she is mailed to is found by her name.
    const id = await maple.signed(parts, { 'Zoé Gagnon': 'zoe@work.test' });
    expect(await maple.read(id)).toMatchObject({ state: 'effective', filings: [{ due_on: '2026-05-19' }] });
    const reading = { params: { id: maple.orgId }, query: {} };
    const { directors } = given(await maple.amelie.api(listDirectors, reading));
    expect(directors.find(({ lastname }) => lastname === 'Gagnon')?.consent_on).toBe('2026-05-04');
  },
  acts: [
    'person.added 2026-05-04',
    'appointed 2026-05-04',
    'appointed 2026-05-04',
    'consent.given 2026-05-04',
  ],
};

const resigned: Story = {
  of: ['director_resigned'],
  async tell(maple) {
    const parts: PartInput[] = [
      { kind: 'director_resigned', form: { person_id: maple.ids['Noah Martin'] ?? '' } },
    ];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({
      differences: [{ fact: 'director', before: 'Noah Martin', after: null }],
      approvals: [],
      warnings: [],
    });
    const letter = JSON.stringify(seen.documents.find(({ template }) => template === 'resignation')?.text);
    expect(letter).toContain('takes effect on May 4, 2026, or when it is sent to the Corporation in writing');
    expect(letter).toContain('Dated the day on which it is signed');
    await expectNotBackdated(maple, parts);
    const id = await maple.signed(parts);
    await maple.askRegistry();
    expect(await maple.read(id)).toMatchObject({ state: 'done', filings: [{ kind: 'director_notice' }] });
  },
  acts: ['ceased 2026-05-04'],
};

/** A letter that is still to be signed ends nothing before it, and nobody is elected before the resolution (CBCA ss. 106(3), 108(2)):
 *  the preview says what makes an earlier day possible, and without it nothing goes out. */
async function expectNotBackdated(maple: Maple, resigning: readonly PartInput[]) {
  const elected: PartInput = { kind: 'director_elected', form: zoe };
  for (const part of [...resigning, elected]) {
    const parts = [{ ...part, form: { ...part.form, effective_on: '2026-05-03' } }];
    expect(await maple.preview(parts)).toMatchObject({
      effective_on: '2026-05-03',
      warnings: [expect.stringContaining('takes effect on May 3, 2026, before today')],
    });
    const { change_id } = await maple.drafted(parts);
    const answer = await maple.amelie.api(sendChange, { params: maple.of(change_id), body: {} });
    expect(answer.ok ? [] : answer.fields).toMatchObject([
      { path: 'parts.0.form.effective_on', message: expect.stringContaining('before May 4, 2026') },
    ]);
  }
}

/** He resigns and comes back on the same day under another address: the day of the change is the date everywhere, he is one person, and
 *  the old address stands nowhere. */
const back: Story = {
  of: ['director_resigned', 'director_elected'],
  templates: ['director_consent', 'notice_of_directors', 'resignation', 'shareholders_resolution'],
  async tell(maple) {
    const person_id = maple.ids['Noah Martin'] ?? '';
    const effective_on = '2026-05-04';
    const moved = { ...home, address_line_1: '9 Oak Avenue' };
    const body = { person_id, residential_address: moved, as: 'change' as const, changed_on: effective_on };
    given(await maple.amelie.api(updatePerson, { body }));
    await maple.countFounded();
    const parts: PartInput[] = [
      { kind: 'director_elected', form: { by: 'shareholders', person_id, effective_on } },
      { kind: 'director_resigned', form: { person_id, effective_on } },
    ];
    const seen = await maple.preview(parts);
    expect(seen).toMatchObject({
      effective_on,
      differences: [
        { fact: 'director', before: 'Noah Martin', after: null },
        { fact: 'director', before: null, after: 'Noah Martin' },
      ],
      filings: [{ kind: 'director_notice', due_on: '2026-05-19' }],
    });
    const told = seen.documents.find(({ template }) => template === 'notice_of_directors');
    expect(JSON.stringify(told?.text)).toContain('"Noah Martin","9 Oak Avenue');
    expect(JSON.stringify(told?.text)).not.toMatch(/"Noah Martin",[^\]]*5 Elm Street/);
    const { change_id: id } = await maple.drafted(parts);
    expect(await maple.read(id)).toMatchObject({ state: 'draft', effective_on: null });
    await maple.signedByAll(id);
    expect(await maple.read(id)).toMatchObject({
      effective_on,
      filings: [{ kind: 'director_notice', due_on: '2026-05-19' }],
    });
    const notice = (await maple.documents()).find(({ template }) => template === 'notice_of_directors');
    expect(notice).toMatchObject({ dated_on: effective_on });
    const reading = { params: { id: maple.orgId }, query: {} };
    const { directors } = given(await maple.amelie.api(listDirectors, reading));
    const again = directors.filter(({ lastname }) => lastname === 'Martin');
    expect(again).toHaveLength(1);
  },
  acts: ['ceased 2026-05-04', 'appointed 2026-05-04', 'consent.given 2026-05-04'],
};

/** The directors fill the vacancy that he leaves (CBCA s. 111). Between annual meetings they add a third of three, which is one, and no
 *  second (s. 106(8)). */
const byDirectors: Story = {
  of: ['director_resigned', 'director_elected'],
  founding: { directors: ['Amélie Tremblay', 'Noah Martin', 'Iris Roy'].map((name) => ({ name })) },
  templates: ['director_consent', 'issue_resolution', 'notice_of_directors', 'resignation'],
  async tell(maple) {
    const appointed = (more: Partial<typeof zoe> = {}): PartInput => ({
      kind: 'director_elected',
      form: { ...zoe, by: 'directors', ...more },
    });
    const parts: PartInput[] = [
      { kind: 'director_resigned', form: { person_id: maple.ids['Noah Martin'] ?? '' } },
      appointed(),
    ];
    const filled = await maple.preview(parts);
    // Those who remain appoint her.
    expect(filled.approvals).toMatchObject([{ rule: 'directors', signees: 2 }]);
    expect(JSON.stringify(filled.documents)).toContain('vacancy');
    await maple.signed(parts, { 'Zoé Gagnon': zoe.email });
    const another = appointed({ firstname: 'Rosa', lastname: 'Lima', email: 'rosa@lima.test' });
    const added = await maple.preview([another]);
    expect(added.approvals).toMatchObject([{ rule: 'directors', signees: 3 }]);
    expect(JSON.stringify(added.documents)).toContain('additional director');
    const third = appointed({ firstname: 'Karl', lastname: 'Vogt', email: 'karl@vogt.test' });
    const refused = await maple.amelie.api(previewChange, {
      params: { orgId: maple.orgId },
      body: { parts: [another, third] },
    });
    expect(refused.ok ? [] : refused.fields).toMatchObject([{ textCode: 'PEOPLE.BOARD_ADDITIONAL' }]);
  },
  acts: ['ceased 2026-05-04', 'person.added 2026-05-04', 'appointed 2026-05-04', 'consent.given 2026-05-04'],
};

const removed: Story = {
  of: ['director_removed', 'officer_removed'],
  async tell(maple) {
    const person_id = maple.ids['Noah Martin'] ?? '';
    const seat = { params: { id: maple.orgId, position: 'treasurers' as const } };
    given(
      await maple.amelie.api(addToPosition, { ...seat, body: { person_id, appointed_on: '2026-04-01' } }),
    );
    await announcementsArrive(maple.server);
    await maple.countFounded();
    // Only a meeting removes a director who gave a written statement (ss. 110(2), 142).
    const opposed = await maple.drafted([
      { kind: 'director_removed', form: { person_id, statement: 'given' } },
    ]);
    const inWriting = await maple.amelie.api(sendChange, { params: maple.of(opposed.change_id), body: {} });
    expect(inWriting.textCode).toBe('CHANGES.ONLY_AT_MEETING');
    const id = await maple.signed([
      { kind: 'director_removed', form: { person_id, statement: 'none' } },
      { kind: 'officer_removed', form: { seat: `${person_id} treasurers` } },
    ]);
    expect(await maple.read(id)).toMatchObject({ state: 'effective' });
  },
  acts: ['ceased 2026-05-04', 'ceased 2026-05-04'],
};

export const peopleStories = [elected, resigned, back, byDirectors, removed];
