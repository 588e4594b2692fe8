import { plainDate } from '@tabellion/kernel/date.ts';
import { describe, expect, test } from 'vitest';
import { fold } from '../fold.ts';
import { checkPayload } from '../read.ts';
import { factOf, founded, idOf } from '../testing.ts';
import { sound } from '../testing-payloads.ts';

const day = plainDate('2025-06-01');
const stated = (ground: 'owner' | 'direction' | 'concert' | 'in_fact', more: object = {}) => ({
  controlId: idOf('control 1'),
  ground,
  individuals: [idOf('Ann')],
  holders: ground === 'owner' || ground === 'direction' ? [idOf('Northgate Ltd.')] : [],
  part: '100',
  classIds: null,
  learnedOn: null,
  manner: null,
  descriptions: [],
  ...more,
});

function controlStory() {
  const story = founded('Ann', 'Bo');
  story.person('Northgate Ltd.', plainDate('2025-03-12'), 'body_corporate');
  return story;
}

const anomaliesOf = (story: ReturnType<typeof controlStory>) =>
  fold(story.acts).anomalies.map(({ code, path }) => `${code} ${path}`);

describe('what is stated about significant control', () => {
  test('stands from its date until the day from which it is so no more', () => {
    const story = controlStory();
    story.record('control.stated', day, stated('owner', { part: '62.5' }));
    story.record('control.ended', plainDate('2025-09-30'), { controlId: idOf('control 1'), learnedOn: null });
    const rows = fold(story.acts)
      .tables.controls.rows()
      .map(({ effFrom, effTo, value }) => [effFrom, effTo, value.of === 'statement' && value.endedOn]);
    expect(rows).toEqual([
      ['2025-06-01', '2025-09-30', null],
      ['2025-09-30', null, '2025-09-30'],
    ]);
    expect(anomaliesOf(story)).toEqual([]);
  });

  test('is of individuals alone, of people and classes in the register', () => {
    const story = controlStory();
    story.record('control.stated', day, stated('in_fact', { individuals: [idOf('Northgate Ltd.')] }));
    story.record('control.stated', day, stated('in_fact', { individuals: [idOf('Nobody')] }));
    story.record('control.stated', day, stated('owner', { classIds: [idOf('Common'), idOf('Seed')] }));
    expect(anomaliesOf(story)).toEqual([
      'body_in_control individuals.0',
      'no_person individuals.0',
      'no_class classIds.1',
    ]);
  });

  test('ends once, and only what was stated', () => {
    const story = controlStory();
    story.record('control.ended', day, { controlId: idOf('control 1'), learnedOn: null });
    story.record('control.stated', day, stated('in_fact'));
    story.record('control.ended', day, { controlId: idOf('control 1'), learnedOn: null });
    story.record('control.ended', day, { controlId: idOf('control 1'), learnedOn: null });
    expect(anomaliesOf(story)).toEqual(['no_control controlId', 'control_ended controlId']);
  });

  test.each([
    ['an owner without holders', stated('owner', { holders: [] }), 'holders'],
    ['control in fact over holders', stated('in_fact', { holders: [idOf('Bo')] }), 'holders'],
    ['one person in concert', stated('concert'), 'individuals'],
    ['who looks through himself', stated('owner', { holders: [idOf('Ann')] }), 'holders'],
    ['direction of a part', stated('direction', { part: '50' }), 'part'],
    ['more than all', stated('owner', { part: '100.0001' }), 'part'],
    [
      'classes where it is over no shares',
      stated('concert', { individuals: [idOf('Ann'), idOf('Bo')], classIds: [idOf('Common')] }),
      'classIds',
    ],
    ['nothing', stated('owner', { part: '0' }), 'part'],
    ['a manner of owning', stated('owner', { manner: 'indirect' }), 'manner'],
    [
      'words about whom it does not name',
      stated('in_fact', { descriptions: [{ personId: idOf('Bo'), ref: factOf('control of Bo') }] }),
      'descriptions',
    ],
  ])('refuses %s', (_, payload, path) => {
    expect(checkPayload('control.stated', payload)).toMatchObject({ ok: false, error: [{ path }] });
  });

  test('is filed of people in the register', () => {
    const story = founded('Ann');
    const individual = (name: string) => ({ personId: idOf(name), from: day, to: null });
    const covers = { entry: 3, individuals: [individual('Ann'), individual('Nobody')] };
    story.record('control.filed', day, { ...sound['control.filed'], covers });
    expect(anomaliesOf(story)).toEqual(['no_person covers.individuals.1.personId']);
    expect(fold(story.acts).tables.controls.get(idOf('filing 1'))).toBe(undefined);
  });

  test('asks for a class that there is when it is valued', () => {
    const story = controlStory();
    story.record('class.valued', day, { ...sound['class.valued'], classId: idOf('Seed') });
    story.record('class.valued', day, sound['class.valued']);
    expect(anomaliesOf(story)).toEqual(['no_class classId']);
    expect(fold(story.acts).tables.controls.get(idOf('Common'))).toMatchObject({
      of: 'value',
      perShare: '2.5',
    });
  });
});
