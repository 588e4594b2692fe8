import { plainDate } from '@tabellion/kernel/date.ts';
import { isolateNames, languages, withoutIsolates } from '@tabellion/texts/text.ts';
import { describe, expect, test } from 'vitest';
import { allTexts } from '../../../../apps/server/texts.ts';
import { type ActivityKind, activityKindNames } from '../kinds.ts';
import { sentenceOf } from './sentence.ts';

const on = plainDate('2025-03-12');
const names = new Map([
  ['ann', 'ليلى حداد'],
  ['common', 'Common'],
  ['clerk', 'Bo'],
]);
const params = {
  person: 'ann',
  to: 'clerk',
  into: 'common',
  shareClass: 'common',
  numerator: '10',
  denominator: '1',
  member: 'clerk',
  position: 'presidents',
  quantity: '1200000',
  security: 'x',
  company: 'new',
  year: 2026,
  number: '1584203',
  amountCents: 34_800,
  access: 'view',
  entry: 'x',
  act: 'transferred',
  from: '2025-03-01',
  ends: '2025-03-31',
  asOf: '2025-03-01',
  deadline: 'annual_filing',
  occasion: '2025',
  event: 'amalgamation',
  registration: 'ON',
};
type SentenceKind = Exclude<ActivityKind, 'note'>;
const sentenceKinds = activityKindNames.filter((kind): kind is SentenceKind => kind !== 'note');
const say = (kind: SentenceKind, language: (typeof languages)[number] = 'en') =>
  sentenceOf({ kind, params, price: '0.0001', on, names }, { text: allTexts[language], language });

describe('every kind', () => {
  test.each(languages)('says a whole sentence in %s', (language) => {
    for (const kind of sentenceKinds) {
      expect(say(kind, language)).not.toMatch(/[{}]|undefined|activity\.|unnamed/);
      expect(say(kind, language)).toContain('2025');
    }
  });
});

test('a registry is called by its name, and never by its code', () => {
  expect(say('registry_key_kept')).toBe('Registry key kept: Ontario, March 12th 2025');
  const federal = {
    kind: 'registry_key_kept',
    params: { registration: 'CA' },
    price: null,
    on,
    names,
  } as const;
  for (const language of languages)
    expect(sentenceOf(federal, { text: allTexts[language], language })).toContain('Corporations Canada');
});

test('isolates a name from the direction of the sentence', () => {
  expect(say('director_added')).toBe('\u2068ليلى حداد\u2069 became a director on March 12th 2025');
});

test('nobody becomes what he is only named for', () => {
  const ann = '\u2068ليلى حداد\u2069';
  expect(say('director_named')).toBe(`${ann} was named a first director on March 12th 2025`);
  expect(say('shares_subscribed')).toBe(
    `${ann} subscribed for 1,200,000 \u2068Common\u2069 on March 12th 2025`,
  );
  expect(say('shareholder_added')).toBe(`${ann} became a shareholder on March 12th 2025`);
});

test('groups digits and keeps a price exact', () => {
  expect(say('shares_issued')).toMatch(/^New Shares Issued: 1,200,000 /);
  expect(say('share_price_set')).toBe('Share price set to $0.0001 on March 12th 2025');
  expect(say('payment_received')).toBe('Payment of $348.00 received on March 12th 2025');
  expect(say('payment_received', 'ar')).toContain('$348.00');
});

test('programs read a sentence without marks, and a page puts them back', () => {
  const told = say('director_added');
  const { text, names } = withoutIsolates(told);
  expect([text, names]).toEqual(['ليلى حداد became a director on March 12th 2025', ['ليلى حداد']]);
  expect(isolateNames(text, names)).toBe(told);
  expect(isolateNames('Ann to Ann', ['Ann', 'Ann'])).toBe('\u2068Ann\u2069 to \u2068Ann\u2069');
  expect(isolateNames('Ann', ['Bo'])).toBe('Ann');
});
