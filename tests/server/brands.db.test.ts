import { approveChange, type PartInput, sendChange } from '@tabellion/features/changes/contract.ts';
import { uploadDocument } from '@tabellion/features/documents/fileContract.ts';
import { forgotPassword, readSetting } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { readCompanyInfo } from '@tabellion/features/organizations/contract.ts';
import { testPdf } from '@tabellion/paper/uploads/testing-files.ts';
import { languages } from '@tabellion/texts/text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Maple } from '../support/changes/maple.ts';
import { given } from '../support/founding.ts';
import { mailsTo } from '../support/mails.ts';
import { organizationOf, registered } from '../support/people.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const brands = [
  {
    environment: {},
    key: 'tabellion',
    name: 'Tabellion',
    other: 'Northbook',
    accent: '#1f3f7d',
    isWhiteLabel: false,
    foot: 'Tabellion Records Inc., Toronto, Ontario, Canada',
    support: 'support@tabellion.example',
  },
  {
    environment: { DEPLOYMENT_MODE: 'white_label' },
    key: 'northbook',
    name: 'Northbook',
    other: 'Tabellion',
    accent: '#126a61',
    isWhiteLabel: true,
    foot: 'Northbook Registry Services Ltd., Halifax, Nova Scotia, Canada',
    support: 'help@northbook.example',
  },
] as const;

describe.each(brands)('an installation of $name', (brand) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: brand.environment });
  });
  afterAll(() => server.close());

  test('names itself in its description of the API, and tells whoever asks which brand it is', async () => {
    const document = await (await fetch(`${server.origin}/api/openapi.json`)).json();
    expect(document).toMatchObject({ info: { title: brand.name } });
    expect(await server.api()(readSetting, {})).toMatchObject({
      data: { brand: brand.key, deployment_mode: brand.isWhiteLabel ? 'white_label' : 'standard' },
    });
  });

  if (brand.isWhiteLabel)
    test('makes no document of a change: its signed paper is uploaded, and goes to the registry', async () => {
      const maple = await Maple.begun(server, {});
      const parts: PartInput[] = [{ kind: 'name', form: { name: 'Maple Autonomy', name_postfix: 'Inc.' } }];
      expect(await maple.preview(parts)).toMatchObject({ documents: [], approvals: [{ rule: 'special' }] });
      const { change_id: id, takes_upload } = await maple.drafted(parts);
      expect(takes_upload).toBe(true);
      const params = maple.of(id);
      const sent = await maple.amelie.api(sendChange, { params, body: {} });
      expect(sent.textCode).toBe('DOCUMENTS.NOT_GENERATED_HERE');
      const body = { signed_on: '2026-05-04', attested_by: 'Amélie Tremblay' };
      const without = await maple.amelie.api(approveChange, { params, body });
      expect(without).toMatchObject({ fields: [{ path: 'documents', textCode: 'GENERAL.FIELD_REQUIRED' }] });
      const file = new Blob([testPdf()], { type: 'application/pdf' });
      const filing = { params: { orgId: maple.orgId }, body: { name: 'Special resolution' } };
      const { document } = given(await maple.amelie.api(uploadDocument, filing, { file }));
      const signed = { ...body, documents: [document._id] };
      // An upload that another envelope has out for signature is no signed paper of a change.
      await server.database.asOwner(`update documents set status = 'pending' where document_id = $1`, [
        document._id,
      ]);
      const out = await maple.amelie.api(approveChange, { params, body: signed });
      expect(out).toMatchObject({ fields: [{ path: 'documents' }] });
      await server.database.asOwner(`update documents set status = 'draft' where document_id = $1`, [
        document._id,
      ]);
      const { change } = given(await maple.amelie.api(approveChange, { params, body: signed }));
      expect(change).toMatchObject({ state: 'paying', documents: [{ status: 'signed' }] });
      const kept = async () =>
        (await maple.documents()).map(({ title, section, audience }) => `${title}: ${section}, ${audience}`);
      expect(await kept()).toEqual(['Special resolution: shareholders_resolutions, shareholders']);
      await maple.pay(id);
      expect(await maple.read(id)).toMatchObject({ state: 'registry' });
      // Directors and shareholders approve both with one paper, which is kept with the resolutions of each, for directors alone: it
      // says what they resolved (CBCA ss. 20(4), 21).
      const both: PartInput[] = [
        { kind: 'year_end', form: { fiscal_year_end: '06-30' } },
        { kind: 'auditor_waived', form: {} },
      ];
      const { change_id: second } = await maple.drafted(both);
      const { document: paper } = given(
        await maple.amelie.api(uploadDocument, { ...filing, body: { name: 'Both' } }, { file }),
      );
      const approval = { ...body, documents: [paper._id] };
      given(await maple.amelie.api(approveChange, { params: maple.of(second), body: approval }));
      expect((await kept()).filter((one) => one.startsWith('Both')).toSorted()).toEqual([
        'Both: directors_resolutions, directors',
        'Both: shareholders_resolutions, directors',
      ]);
      // A letter that nobody resolves is read as its document would be.
      const [left = ''] = Object.entries(maple.ids).flatMap(([name, id]) =>
        name === 'Noah Martin' ? id : [],
      );
      const { change_id: letter } = await maple.drafted([
        { kind: 'director_resigned', form: { person_id: left } },
      ]);
      const { document: resignation } = given(
        await maple.amelie.api(uploadDocument, { ...filing, body: { name: 'Resignation' } }, { file }),
      );
      const written = { ...body, documents: [resignation._id] };
      given(await maple.amelie.api(approveChange, { params: maple.of(letter), body: written }));
      expect((await kept()).filter((one) => one.startsWith('Resignation'))).toEqual([
        'Resignation: directors_resolutions, shareholders',
      ]);
      // Two papers stay each where it was filed: shareholders do not read what the directors resolved.
      const { change_id: third } = await maple.drafted([
        { kind: 'year_end', form: { fiscal_year_end: '09-30' } },
        { kind: 'auditor_waived', form: {} },
      ]);
      const uploaded = async (name: string, category: string) =>
        given(await maple.amelie.api(uploadDocument, { ...filing, body: { name, category } }, { file }))
          .document._id;
      const [ofDirectors, ofNobody, ofShareholders] = [
        await uploaded('Third, of directors', 'directors_resolutions'),
        await uploaded('Third', 'other'),
        await uploaded('Third, of shareholders', 'shareholders_resolutions'),
      ];
      const approved = (...documents: string[]) =>
        maple.amelie.api(approveChange, { params: maple.of(third), body: { ...body, documents } });
      expect(await approved(ofDirectors, ofNobody)).toMatchObject({ fields: [{ path: 'documents' }] });
      given(await approved(ofDirectors, ofShareholders));
      expect((await kept()).filter((one) => one.startsWith('Third, ')).toSorted()).toEqual([
        'Third, of directors: directors_resolutions, directors',
        'Third, of shareholders: shareholders_resolutions, shareholders',
      ]);
    });

  test('says in company info whether it is white-labelled', async () => {
    const me = await registered(server);
    const orgId = await organizationOf(me);
    const info = await me.api(readCompanyInfo, { params: { id: orgId } });
    expect(info).toMatchObject({ data: { isWhiteLabel: brand.isWhiteLabel } });
  });

  test.each(languages)('writes mails in its name, colours and words (%s)', async (language) => {
    const email = `amelie.${language}@maple.test`;
    const body = { firstname: 'Amélie', lastname: 'Tremblay', email, password: 'Maple-2025!' };
    await server.api()(register, { body }, { language });
    await server.api()(forgotPassword, { params: { email } }, { language });
    const mails = await mailsTo(server, email);
    expect(mails).toHaveLength(2);
    for (const { html, text } of mails) {
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
      expect(html).toContain(`>${brand.name}</p>`);
      expect(html).toContain(`background:${brand.accent}`);
      expect(html).toContain(`href="mailto:${brand.support}"`);
      for (const part of [html, text]) {
        expect(part).toContain(brand.foot);
        expect(part).not.toContain(brand.other);
      }
      expect(text).toMatch(new RegExp(`^${brand.name}\n`));
    }
  });
});
