import { plainDate } from '@tabellion/kernel/date.ts';
import { formatFraction } from '@tabellion/kernel/fraction.ts';
import { describe, expect, test } from 'vitest';
import { CORPORATION } from '../book.ts';
import { capTable, positionOf } from '../captable.ts';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { anomaliesOf, founded, idOf, issue, type Story } from '../testing.ts';

const resolution = null;
const corporationOn = (story: Story, asOf: string) =>
  fold(story.acts, { asOf: plainDate(asOf) }).tables.corporation.get(CORPORATION);
describe('the corporation', () => {
  const address = {
    street: '12 Elm Street',
    unit: '4',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
    country: 'CA',
  };

  test('bears another name from the date of the certificate on', () => {
    const story = founded();
    story.record('name.changed', '2026-02-01', {
      name: 'Maple Automation Inc.',
      resolution,
      registryCertificate: null,
    });
    expect(corporationOn(story, '2026-01-31')).toMatchObject({ name: 'Maple Robotics Inc.' });
    expect(corporationOn(story, '2026-02-01')).toMatchObject({
      name: 'Maple Automation Inc.',
      number: '1234567-8',
      incorporatedOn: '2025-03-12',
    });
  });

  test('moves its registered office, and keeps its records elsewhere', () => {
    const story = founded();
    const other = { ...address, street: '1 Bay Street', unit: null };
    story.record('address.changed', '2026-02-01', { place: 'registered', address, resolution });
    story.record('address.changed', '2026-03-01', { place: 'records', address: other, resolution });
    expect(corporationOn(story, '2026-01-31')).not.toHaveProperty('registeredOffice');
    expect(corporationOn(story, '2026-03-01')).toMatchObject({
      registeredOffice: address,
      recordsOffice: other,
    });
  });

  test('has an office and a year end since a day or before, of which no earlier day tells', () => {
    const story = founded();
    const orBefore = true;
    story.record('address.changed', '2026-02-01', { place: 'registered', address, orBefore, resolution });
    story.record('yearend.changed', '2026-02-01', { yearEnd: '12-31', orBefore, resolution });
    expect(corporationOn(story, '2026-01-31')).not.toHaveProperty('registeredOffice');
    expect(corporationOn(story, '2026-02-01')).toMatchObject({ registeredOffice: address, yearEnd: '12-31' });
    const said = { yearEnd: '12-31', orBefore: 'yes', resolution };
    expect(checkPayload('yearend.changed', said)).toMatchObject({ error: [{ path: 'orBefore' }] });
  });

  test('ends its year on another day, also on the last of February', () => {
    const story = founded();
    story.record('yearend.changed', '2026-02-01', { yearEnd: '12-31', resolution });
    story.record('yearend.changed', '2027-02-01', { yearEnd: '02-29', resolution });
    expect(corporationOn(story, '2026-02-01')).toMatchObject({ yearEnd: '12-31' });
    expect(corporationOn(story, '2027-02-01')).toMatchObject({ yearEnd: '02-29' });
  });

  test('amends items of its articles; the others stay', () => {
    const story = founded();
    const changes = {
      board: { minimum: 3, maximum: 9 },
      businessRestrictions: 'No banking.',
      language: 'fr' as const,
      sector: 'book_sale' as const,
    };
    story.record('articles.amended', '2026-02-01', { changes, resolution, registryCertificate: null });
    expect(corporationOn(story, '2026-02-01')).toMatchObject({ ...changes, name: 'Maple Robotics Inc.' });
    const named = { changes: { name: 'Oak Inc.' }, resolution, registryCertificate: null };
    expect(checkPayload('articles.amended', named)).toMatchObject({
      error: [{ path: 'changes.name', code: 'unknown_field' }, { path: 'changes' }],
    });
  });

  test('is continued under another law, with its number there', () => {
    const story = founded();
    const there = { jurisdiction: 'BC', number: 'C0123456', name: 'Maple Robotics Ltd.' };
    story.record('continued', '2026-02-01', { ...there, resolution, registryCertificate: null });
    expect(corporationOn(story, '2026-02-01')).toMatchObject({ ...there, incorporatedOn: '2025-03-12' });
  });

  test('becomes one with others', () => {
    const story = founded();
    const others = [{ name: 'Oak Sensors Inc.', number: '7654321-0' }];
    const one = { name: 'Maple Oak Inc.', number: '9999999-9' };
    story.record('amalgamated', '2026-02-01', {
      ...one,
      with: others,
      form: 'vertical',
      resolution,
      registryCertificate: null,
    });
    expect(corporationOn(story, '2026-02-01')).toMatchObject({ ...one, amalgamatedOf: others });
  });

  test('exists before anything of it changes', () => {
    const story = founded();
    story.record('name.changed', '2025-03-11', { name: 'Oak Inc.', resolution, registryCertificate: null });
    expect(anomaliesOf(story)).toEqual(['3 not_incorporated effectiveOn']);
  });
});

describe('a consent', () => {
  test('after the election is dated as it was given', () => {
    const story = founded('Ann');
    const seat = story.appointed('a1', 'Ann', 'director', '2025-03-12');
    story.replace(seat, '2025-03-12', { consentOn: null });
    story.record('consent.given', '2025-03-20', { appointmentId: idOf('a1') });
    const consent = (asOf: string) =>
      fold(story.acts, { asOf: plainDate(asOf) }).tables.appointments.get(idOf('a1'))?.consentOn;
    expect([consent('2025-03-19'), consent('2025-03-20')]).toEqual([null, '2025-03-20']);
  });

  test('is to an appointment that holds', () => {
    const story = founded('Ann');
    story.appointed('a1', 'Ann', 'director', '2025-03-12');
    story.ceased('a1', '2025-03-20');
    story.record('consent.given', '2025-03-20', { appointmentId: idOf('a1') });
    story.record('consent.given', '2025-03-20', { appointmentId: idOf('a2') });
    expect(anomaliesOf(story)).toEqual(['6 already_ceased appointmentId', '7 no_appointment appointmentId']);
  });
});

describe('stated capital', () => {
  const capitalOn = (story: Story, asOf: string) =>
    capTable(positionOf(fold(story.acts, { asOf: plainDate(asOf) }))).classes.map(({ statedCapital }) =>
      formatFraction(statedCapital),
    );

  test('of a register taken over is what that register said; later issues come on top', () => {
    const story = founded('Ann');
    const before = { price: '0', consideration: { kind: 'money' as const, amount: '0' } };
    story.issued('2025-04-01', issue('Ann', 'Common', 1_197_000, 1, before));
    const account = {
      classId: idOf('Common'),
      amount: '491176.41',
      source: 'former_register' as const,
      statedOn: null,
    };
    story.record('capital.opened', '2026-01-01', account);
    story.issued('2026-02-01', issue('Ann', 'Common', 100, 2));
    expect(capitalOn(story, '2025-12-31')).toEqual(['0/1']);
    expect(capitalOn(story, '2026-01-01')).toEqual(['49117641/100']);
    expect(capitalOn(story, '2026-02-01')).toEqual(['49127641/100']);
  });

  test('is reduced by special resolution (CBCA s. 38)', () => {
    const story = founded('Ann');
    story.issued('2025-04-01', issue('Ann', 'Common', 100, 1));
    const reduction = { classId: idOf('Common'), change: '-99.99', ground: 'reduction' as const };
    story.record('capital.adjusted', '2026-01-01', { ...reduction, resolution });
    expect(capitalOn(story, '2026-01-01')).toEqual(['1/100']);
  });

  test('is that of a class that is there', () => {
    const story = founded('Ann');
    const account = {
      classId: idOf('Seed'),
      amount: '1',
      source: 'former_register' as const,
      statedOn: null,
    };
    story.record('capital.opened', '2026-01-01', account);
    expect(anomaliesOf(story)).toEqual(['4 no_class classId']);
  });
});

describe('a corporation that was dissolved', () => {
  const gone = () => {
    const story = founded('Ann');
    story.issued('2026-03-01', issue('Ann', 'Common', 100, 1));
    const keeper = idOf('Ann');
    story.record('dissolved', '2026-05-07', {
      ground: 'no_property',
      keeper,
      resolution: null,
      registryCertificate: '1',
    });
    return story;
  };

  test('is closed for what comes after its last day, and for nothing before', () => {
    const story = gone();
    story.issued('2026-05-07', issue('Ann', 'Common', 100, 2));
    expect(anomaliesOf(story)).toEqual([]);
    story.issued('2026-05-08', issue('Ann', 'Common', 100, 3));
    expect(fold(story.acts).anomalies.map(({ code }) => code)).toEqual(['dissolved']);
  });

  test('keeps its records: people are found, entries corrected and taken back', () => {
    const story = gone();
    story.moved('Ann', '2026-06-01', '9 Elm Street');
    const [issued] = story.acts.filter(({ kind }) => kind === 'issued');
    if (issued !== undefined) story.void(issued);
    expect(anomaliesOf(story)).toEqual([]);
  });
});
