import { plainDate } from '@tabellion/kernel/date.ts';
import { expect, test } from 'vitest';
import { attachmentName } from './boundBook.ts';

test('an attachment is called by day, number and title, as every file system takes it, and each name is there once', () => {
  const taken = new Set<string>();
  const nameOf = (title: string, number: string | null = null, day: string | null = '2024-03-01') =>
    attachmentName(
      { datedOn: day === null ? null : plainDate(day), number, title },
      { ending: 'pdf', taken },
    );
  expect([
    nameOf('Issue of shares, Ann Roy', 'D-2024-01'),
    nameOf('Certificate CS-1, Ann Roy', 'CS-1'),
    nameOf('Certificate CS-1, ann roy', 'CS-1'),
    nameOf('../../etc/passwd', null, null),
    nameOf('a\u202Efdp.exe: "x"', null, null),
    nameOf('...', null, null),
    nameOf('é'.repeat(200), null, null),
    nameOf('Certificat CS-3, حداد ليلى', 'CS-3'),
    nameOf('Résolution – İpek Şahin’s', null),
  ]).toEqual([
    '2024-03-01 D-2024-01 Issue of shares, Ann Roy.pdf',
    '2024-03-01 Certificate CS-1, Ann Roy.pdf',
    '2024-03-01 Certificate CS-1, ann roy (2).pdf',
    'etc passwd.pdf',
    'a fdp.exe x.pdf',
    'document.pdf',
    `${'e'.repeat(150)}.pdf`,
    '2024-03-01 Certificat CS-3.pdf',
    "2024-03-01 Resolution - Ipek Sahin's.pdf",
  ]);
});
