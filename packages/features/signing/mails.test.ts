import { expect, test } from 'vitest';
import { endMail, invitationMail } from './mails.ts';

const about = { name: 'Ann', title: 'Agreement', company: 'Maple Robotics Inc.', sender: 'Bo' };
const asked = { isReminder: false, message: '', documents: 1, hasEffect: false };
const until = { deadline: '31 May', zone: 'America/Toronto', secret: 's' };
const ended = { end: 'expired', path: null } as const;

test.each([
  ['', []],
  ['maple 41 9f2c', [{ key: 'signing.mail.checkpoint', params: { checkpoint: 'maple 41 9f2c' } }]],
])('mails have room for the checkpoint of the ledger: "%s"', (checkpoint, paragraphs) => {
  const mails = [
    invitationMail({ ...about, ...asked, ...until, checkpoint }),
    endMail({ ...about, ...ended, checkpoint }),
  ];
  for (const mail of mails)
    expect(mail.paragraphs.filter(({ key }) => key === 'signing.mail.checkpoint')).toEqual(paragraphs);
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
    checkpoint: '',
  });
  expect(paragraphs.map(({ key }) => key).filter((key) => key.startsWith('signing.mail.completed'))).toEqual([
    'signing.mail.completed.body',
    ...said.map((one) => `signing.mail.completed.${one}`),
  ]);
});
