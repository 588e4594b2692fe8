import { forgotPassword, readSetting } from '@tabellion/features/entry/contract.ts';
import { register } from '@tabellion/features/entry/profileContract.ts';
import { readCompanyInfo } from '@tabellion/features/organizations/contract.ts';
import { languages } from '@tabellion/texts/text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
