import { readZip } from '@tabellion/platform/files/zip.ts';
import { newId } from '@tabellion/platform/ids.ts';
import { expect, test } from 'vitest';
import {
  askAboutRefunds,
  buy,
  db,
  get,
  later,
  now,
  openPurchases,
  orgId,
  owner,
  send,
  server,
} from '../../../../tests/support/stages/billing.ts';
import { underHead } from '../../organizations/server/public.ts';
import { refund } from './public.ts';

openPurchases();

const download = async (url: string): Promise<{ type: string; bytes: Buffer }> => {
  const answer = await fetch(`${server.origin}/api/organization/${orgId}/${url}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(answer.status).toBe(200);
  const type = answer.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await answer.arrayBuffer()) };
};

/** A founder's plan of Quebec, upgraded a hundred days later, of which the upgrade is given back. */
async function boughtAndGivenBack() {
  await buy({ province: 'QC', price: 400.11 });
  const body = { price: 275.94, card_on_file: true, province: 'QC' };
  await send(owner, 'POST', `/api/sandbox/upgradePlan/${orgId}/growth`, { body, key: newId() });
  const [row] = await db.asOwner<{ id: string }>(
    `select payment_id::text as id from payments where org_id = $1 and purpose = 'upgrade'`,
    [orgId],
  );
  await db.database.transaction(orgId, (tx) =>
    underHead(tx, orgId, { userId: owner.userId, now: now() }, async (write) => ({
      ok: true as const,
      value: await refund(write, row?.id ?? '', 'withdrawn'),
    })),
  );
  await askAboutRefunds(now());
  server.clock.pass({ seconds: 60 });
  await askAboutRefunds(later(60));
  const list = await get(`/api/sandbox/invoice/list?org_unique_id=${orgId}`);
  return list.data.invoices as {
    invoice_id: string;
    number: string;
    credit_note: { number: string } | null;
  }[];
}

test('an invoice, the credit note that takes it back, and all of a year leave as files in both languages', async () => {
  const [upgrade, plan] = await boughtAndGivenBack();
  expect([plan?.credit_note, upgrade?.credit_note?.number]).toEqual([null, expect.stringMatching(/^CN-/)]);
  const file = (of: string, language: string) =>
    download(`invoices/${upgrade?.invoice_id}/file?of=${of}&language=${language}`);
  for (const [of, language] of [
    ['invoice', 'en'],
    ['credit_note', 'fr'],
  ] as const) {
    const { type, bytes } = await file(of, language);
    expect([type, bytes.subarray(0, 5).toString()]).toEqual(['application/pdf', '%PDF-']);
  }
  const zip = await download('invoices-of/2026/file?format=zip&language=en');
  const read = await readZip(zip.bytes, { mostBytes: 10_000_000, mostFiles: 10 });
  expect(read.ok && [...read.value.files.keys()].sort()).toEqual(
    [plan?.number, upgrade?.number, upgrade?.credit_note?.number].map((name) => `${name}.pdf`).sort(),
  );
  const csv = await download('invoices-of/2026/file?format=csv&language=fr');
  expect(
    csv.bytes
      .toString()
      .replace(/^\ufeff/, '')
      .trim()
      .split('\r\n'),
  ).toEqual([
    '"Numéro","Date","Annule la facture","Objet","Province","Net","TPS","TVQ","Total"',
    `"${plan?.number}",2026-04-20,"","Forfait Fondation, un an","QC",348.00,17.40,34.71,400.11`,
    `"${upgrade?.number}",2026-04-20,"","Forfait Croissance au lieu de Fondation\u00a0: la différence pour 365 jours sur 365","QC",240.00,12.00,23.94,275.94`,
    `"${upgrade?.credit_note?.number}",2026-04-20,"${upgrade?.number}","Forfait Croissance au lieu de Fondation\u00a0: la différence pour 365 jours sur 365","QC",-240.00,-12.00,-23.94,-275.94`,
  ]);
});
