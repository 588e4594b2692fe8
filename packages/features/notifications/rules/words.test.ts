import { ar } from '@tabellion/texts/ar.ts';
import { en } from '@tabellion/texts/en.ts';
import { fr } from '@tabellion/texts/fr.ts';
import { precedents as precedentsAr } from '@tabellion/texts/precedents/ar.ts';
import { precedents as precedentsEn } from '@tabellion/texts/precedents/en.ts';
import { precedents as precedentsFr } from '@tabellion/texts/precedents/fr.ts';
import { precedents as precedentsTr } from '@tabellion/texts/precedents/tr.ts';
import { createText, type Language, languages } from '@tabellion/texts/text.ts';
import { tr } from '@tabellion/texts/tr.ts';
import { describe, expect, test } from 'vitest';
import { type NoticeKind, noticeKindNames } from '../../noticeKinds.ts';
import { type NoticeSentence, wordsOf } from './words.ts';

const tables = {
  en: { ...en, ...precedentsEn },
  fr: { ...fr, ...precedentsFr },
  tr: { ...tr, ...precedentsTr },
  ar: { ...ar, ...precedentsAr },
};
const reader = (language: Language) => ({ language, text: createText(language, tables[language]) });

const summaryOf = (kind: NoticeKind, more: Partial<NoticeSentence> = {}): NoticeSentence => ({
  kind,
  params: {
    member: 'bo',
    person: 'bo',
    access: 'view',
    amountCents: '39324',
    invitation: 'i',
    document: 'd',
    end: 'declined',
    dueOn: '2026-05-11',
    deadline: 'annual_filing',
    year: '2026',
    proposal: 'p',
    precedent: 'w',
    template: 'director_consent',
    version: '3',
    outcome: 'returned',
  },
  company: 'Maple Robotics Inc.',
  names: new Map([
    ['bo', 'Bo Li'],
    ['d', 'By-law No. 1'],
  ]),
  invitation: { inviter: 'Amélie Tremblay', company: 'Cedar Looms Ltd.' },
  ...more,
});

const inEnglish = (kind: NoticeKind, more?: Partial<NoticeSentence>): string => {
  const { title, message } = wordsOf(summaryOf(kind, more), reader('en'));
  return `${title}: ${message}`.replaceAll(/[\u2068\u2069]/g, '');
};

describe.each(languages)('in %s', (language) => {
  test.each(noticeKindNames.map((kind) => [kind]))('%s has a title and a sentence without gaps', (kind) => {
    const { title, message } = wordsOf(summaryOf(kind), reader(language));
    for (const words of [title, message]) expect(words).toMatch(/^[^{}]*\p{L}[^{}]*$/u);
    expect(`${title} ${message}`).not.toMatch(/undefined|NaN|notification\.|precedents\./);
  });
});

test('a deadline is called as the dashboard calls it', () => {
  expect(inEnglish('deadline_near')).toBe('Annual return 2026: Due on May 11, 2026.');
});

test('wording is called by its document', () => {
  expect(inEnglish('wording_submitted')).toBe(
    'Wording to review: “Consent to act as director”, version 3, is waiting for your review.',
  );
});

test('an invitation that is over names nobody', () => {
  expect(inEnglish('invitation_received', { invitation: undefined })).toBe(
    'New invitation: This invitation has been answered or has expired.',
  );
});

test('an invitation to an organization without a name says so', () => {
  expect(inEnglish('invitation_received', { invitation: { inviter: 'Amélie Tremblay', company: '' } })).toBe(
    'New invitation: Amélie Tremblay invited you to an unnamed organization.',
  );
});

test('somebody whose name is erased is no longer named, also at the beginning of a sentence', () => {
  expect(inEnglish('member_removed', { names: new Map() })).toBe(
    'Member removed: Someone whose name was erased no longer has access to the organization.',
  );
});

test('a name of another direction does not turn the sentence around', () => {
  const { message } = wordsOf(
    summaryOf('member_removed', { names: new Map([['bo', 'كريم حداد']]) }),
    reader('en'),
  );
  expect(message).toBe('\u2068كريم حداد\u2069 no longer has access to the organization.');
});
