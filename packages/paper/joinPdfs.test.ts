import { expect, test } from 'vitest';
import { joinPdfs } from './joinPdfs.ts';
import { openDocument } from './uploads/openDocument.ts';
import { testPdf } from './uploads/testing-files.ts';

test('PDFs become one in their order, and those that cannot be read are named by their places', async () => {
  const minutes = testPdf({ pages: ['Minutes', 'More minutes'] });
  const notice = testPdf({ pages: ['Notice'] });
  const joined = await joinPdfs([minutes, notice]);
  expect(joined.ok && (await openDocument(joined.value)).numPages).toBe(3);
  const none = Buffer.from('no PDF');
  expect(await joinPdfs([minutes, none, notice, none])).toEqual({ ok: false, error: [1, 3] });
});
