import { expect, test } from 'vitest';
import { codeMail } from '../mailbox/mails.ts';
import { endMail, invitationMail } from './mails.ts';

const about = { name: 'Ann', title: 'Agreement', company: 'Maple Robotics Inc.', sender: 'Bo' };
const asked = { isReminder: false, message: '', documents: 1, hasEffect: false };
const until = { deadline: '31 May', zone: 'America/Toronto', secret: 's' };
const ended = { end: 'expired', path: null } as const;

test('mails about documents bear the checkpoint of the ledger, one with a code does not', () => {
  const mails = [
    invitationMail({ ...about, ...asked, ...until }),
    endMail({ ...about, ...ended }),
    codeMail({ ...about, subject: 'signing.mail.code.subject', code: '123456' }),
  ];
  expect(mails.map(({ withCheckpoint }) => withCheckpoint)).toEqual([true, true, undefined]);
});

test.each([
  [[], []],
  [['recorded'], ['recorded']],
  [['waiting'], ['waiting']],
  [['awaits', 'awaits'], ['awaits']],
  [
    ['recorded', 'awaits'],
    ['some.recorded', 'some.waiting'],
  ],
  [
    ['stopped', 'recorded', 'stopped'],
    ['some.recorded', 'some.stopped'],
  ],
] as const)('the mail at the end says once what became of the entries: %s', (outcomes, said) => {
  const { paragraphs } = endMail({
    ...about,
    end: 'completed',
    path: null,
    signees: 2,
    outcomes,
  });
  expect(paragraphs.map(({ key }) => key).filter((key) => key.startsWith('signing.mail.completed'))).toEqual([
    'signing.mail.completed.body',
    ...said.map((one) => `signing.mail.completed.${one}`),
  ]);
});
