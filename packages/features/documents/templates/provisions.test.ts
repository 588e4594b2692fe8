import { expect, test } from 'vitest';
import { citedIn, printedIn, provisionOf } from './provisions.ts';
import { templates } from './templates.ts';

test('every document bears the section by which it is made, as its own Act numbers it', () => {
  const without = (statute: 'cbca' | 'obca') =>
    templates.filter((one) => citedIn(statute, provisionOf(one)) === null).map(({ name }) => name);
  // No Act says who assigns what he made; the federal one orders no register of directors, and the register of land is Ontario's alone;
  // transfers and certified facts stand there in other Acts.
  expect(without('cbca')).toEqual([
    'intellectual_property_assignment',
    'directors_register',
    'land_register',
  ]);
  expect(without('obca')).toEqual([
    'intellectual_property_assignment',
    'share_transfer',
    'certificate_of_incumbency',
  ]);
});

test('a document of Ontario bears verified sections alone; the check asks to confirm the others', () => {
  const bare = templates
    .filter((one) => printedIn('obca', provisionOf(one)) === null)
    .map(({ name }) => name);
  expect(bare.toSorted()).toEqual([
    'certificate_of_incumbency',
    'first_office_and_board',
    'intellectual_property_assignment',
    'resignation',
    'share_certificate',
    'share_transfer',
    'statements_waiver',
    'transfer_register',
  ]);
  const ofMeeting = { cbca: '139, 142' };
  expect(printedIn('obca', ofMeeting)).toEqual({ act: 'obca', number: '104' });
  expect(citedIn('obca', ofMeeting)).toEqual({ act: 'obca', number: '101, 104', must_confirm: true });
  expect(printedIn('cbca', ofMeeting)).toEqual({ act: 'cbca', number: '139, 142' });
  // A section that was read since is borne.
  expect(printedIn('obca', { cbca: '142, 176' })).toEqual({ act: 'obca', number: '104, 170' });
});

test('no template falls back on the section of its part of the book', () => {
  const named = new Set(templates.map((one) => JSON.stringify([one.name, provisionOf(one)])));
  const general = templates.filter(
    ({ name, section }) =>
      JSON.stringify(provisionOf({ name, section })) === JSON.stringify(provisionOf({ name: null, section })),
  );
  expect(named.size).toBe(templates.length);
  expect(general.map(({ name }) => name).toSorted()).toEqual([
    'issue_resolution',
    'number_of_directors',
    'shareholders_resolution',
  ]);
});

test('Ontario numbers what the federal Act says, each section once, and says where another Act has it', () => {
  const inOntario = (cbca: string, cia?: string) => citedIn('obca', { cbca, ...(cia && { cia }) });
  expect(inOntario('25(1), 117(1)')).toEqual({ act: 'obca', number: '23, 129' });
  expect(inOntario('106(9)')).toEqual({ act: 'obca', number: '119' });
  expect(inOntario('105(1), 107, 134, 165')).toEqual({ act: 'obca', number: '118, 120, 95, 149' });
  expect(inOntario('110')).toEqual({ act: 'obca', number: '123', must_confirm: true });
  expect(inOntario('20, 22')).toEqual({ act: 'obca', number: '140, 139' });
  expect(inOntario('155, 159')).toEqual({ act: 'obca', number: '154', must_confirm: true });
  // The register of transfers and the clause of effect have sections of their own there.
  expect(inOntario('50(1)(c)')).toEqual({ act: 'obca', number: '142', must_confirm: true });
  expect(inOntario('50')).toEqual({ act: 'obca', number: '141' });
  expect(inOntario('177-179')).toEqual({ act: 'obca', number: '171, 172' });
  expect(inOntario('113(1)', '4')).toEqual({ act: 'cia', number: '4' });
  expect([inOntario('76'), inOntario('105(3)'), inOntario('19(4)')]).toEqual([null, null, null]);
  expect(citedIn(null, { cbca: '25' })).toBe(null);
});
