import { expect, test } from 'vitest';
import { incorporatedMail } from './mails.ts';

test.each([
  [{ isSpecimen: false, hasDocuments: false }, []],
  [{ isSpecimen: true, hasDocuments: false }, ['onboarding.mail.incorporated.specimen']],
  [{ isSpecimen: false, hasDocuments: true }, ['onboarding.mail.incorporated.documents']],
])('the mail of the incorporation says only what is so: %j', (facts, says) => {
  const about = {
    firstname: 'Amélie',
    company: 'Maple Robotics Inc.',
    orgId: 'o',
    number: '990000-1',
    date: 'd',
  };
  const { paragraphs } = incorporatedMail({ ...about, ...facts });
  expect(paragraphs.map(({ key }) => key)).toEqual([
    'account.mail.greeting',
    'onboarding.mail.incorporated.body',
    ...says,
    'onboarding.mail.incorporated.next',
  ]);
});
