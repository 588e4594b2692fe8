/** The act by which the corporation comes into being, as far as it is known, and what happens on the certificate. */
import type { IncorporatedPayload } from '@tabellion/book/acts/incorporated.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { saysNone } from '@tabellion/law/clauses.ts';
import { jurisdiction } from '@tabellion/law/jurisdictions.ts';
import { fullNameOf } from '@tabellion/law/names/fullName.ts';
import type { ArticlesDraft } from './articles.ts';
import type { FoundingOrganization } from './facts.ts';

/** The articles as recorded: without a number, and with a placeholder for a name not yet chosen.
 *  @param certificateName  as on the certificate, once there is one */
export function incorporatedPayload(
  organization: Pick<
    FoundingOrganization,
    'name' | 'name_postfix' | 'name_format' | 'jurisdiction' | 'articles_province'
  >,
  articles: ArticlesDraft,
  certificateName?: string,
): IncorporatedPayload {
  return {
    number: null,
    jurisdiction: organization.jurisdiction,
    articles: {
      name: certificateName ?? draftName(organization),
      province: organization.articles_province,
      board: { minimum: articles.min_directors, maximum: articles.max_directors },
      ...(articles.transfer_restriction !== 'not_stated' && {
        transferRestrictions: saysNone(articles.transfer_restriction_text)
          ? null
          : articles.transfer_restriction_text,
      }),
      businessRestrictions: articles.business_restriction_text || null,
      otherProvisions: articles.other_provisions_text || null,
      language: articles.language,
      sector: articles.sector,
    },
  };
}

/** A number name before its number, and any name before it is chosen. */
function draftName({
  name,
  name_postfix,
  name_format,
  jurisdiction: id,
}: Pick<FoundingOrganization, 'name' | 'name_postfix' | 'name_format' | 'jurisdiction'>): string {
  if (name_format === 'named' || name !== '') return fullNameOf({ name, name_postfix }) || '—';
  return jurisdiction(id)
    .names.numberedName.replace('{number}', '—')
    .replace('{element}', name_postfix)
    .trim();
}

/** The organization's name after the certificate: a number name comes with it, its legal element at the end. */
export function nameOnCertificate(
  certificateName: string,
  { name_postfix }: Pick<FoundingOrganization, 'name_postfix'>,
): { readonly name: string; readonly name_postfix: string } {
  const ending = ` ${name_postfix}`;
  return name_postfix !== '' && certificateName.endsWith(ending)
    ? { name: certificateName.slice(0, -ending.length), name_postfix }
    : { name: certificateName, name_postfix: '' };
}

/** A corporation cannot resolve before it exists: an organizing resolution that was planned for an earlier day is dated
 *  on the certificate's. */
export const resolutionOnCertificate = (
  resolutionOn: PlainDate | null,
  certificateOn: PlainDate,
): PlainDate | null => (resolutionOn !== null && resolutionOn < certificateOn ? certificateOn : resolutionOn);
