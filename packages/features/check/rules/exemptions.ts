/** The exemption from the prospectus by which shares were sold (NI 45-106). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { type ArticlesPayload, restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { isShareholdersAgreement, isUnanimousAgreement } from '../../documents/rules/unanimousAgreement.ts';
import type { Citation } from '../../documents/templates/provisions.ts';
import { isAgreedOn } from '../../registers/rules/deciders.ts';
import { foundIn, inForce, isGivenUp } from './papers.ts';
import type { CheckFacts, Rule } from './rule.ts';

/** Papers that claim the exemption of a private issuer, whose securities are subject to restrictions on transfer in its articles or in
 *  an agreement of holders (NI 45-106 s. 2.4(1)), while nothing restricted them. A draft of an earlier wording is drafted anew;
 *  where somebody relies on the paper, the articles are amended, or what they say is entered. */
const privateIssuerUnrestricted: Rule = {
  code: 'private_issuer_unrestricted',
  severity: 'warning',
  find: (facts) => {
    const { corporation, agreements, asOf } = facts.book;
    if (restrictsTransfers(corporation) || isRestrictedByAgreement(facts)) return [];
    return inForce(facts).flatMap((one) => {
      if (!one.claimsPrivateIssuer || restrictedOn(facts, one.datedOn)) return [];
      if (isAgreedOn(agreements, one.datedOn ?? asOf)) return [];
      const isDraft = one.status === 'draft' && one.template !== null;
      return {
        ...foundIn(one),
        params: { kind: corporation.transferRestrictions === null ? 'none' : 'unstated' },
        citation: cited(corporation),
        fix: isDraft
          ? ({ do: 'draft', template: one.template, subject: one.subject } as const)
          : ({ do: 'open', page: 'corporation' } as const),
      };
    });
  },
};

/** Ontario has the exemption in its Securities Act, whose section was read nowhere. */
const cited = ({ province }: Pick<CheckFacts['book']['corporation'], 'province'>): Citation => ({
  act: 'ni_45_106',
  number: '2.4',
  ...(province === 'ON' && { must_confirm: true }),
});

/** Agreements of holders that this book has: an upload is one by its name, since nobody read what it restricts. */
const isRestrictedByAgreement = (facts: CheckFacts): boolean =>
  inForce(facts).some(({ template, section, source, status, title }) =>
    template === null
      ? section === 'agreements' &&
        (source === 'upload' ? !isGivenUp({ status }) : status === 'signed') &&
        isShareholdersAgreement(title) &&
        !isUnanimousAgreement(title)
      : holderAgreements.has(template) && status === 'signed',
  );

const holderAgreements: ReadonlySet<string> = new Set([
  'shareholder_agreement',
  'short_shareholders_agreement',
]);

/** Whether the articles of the day restricted transfers, though those of today do not. */
const restrictedOn = ({ book }: CheckFacts, day: PlainDate | null): boolean => {
  const before = book.acts.filter(({ effectiveOn }) => day === null || effectiveOn <= day);
  const stated = before.map(articlesIn).findLast((articles) => articles?.transferRestrictions !== undefined);
  return stated !== undefined && restrictsTransfers(stated);
};

function articlesIn(act: ChangeAct): Partial<ArticlesPayload> | undefined {
  if (act.kind === 'incorporated') return act.payload.articles;
  return act.kind === 'articles.amended' ? act.payload.changes : undefined;
}

export const exemptionRules: readonly Rule[] = [privateIssuerUnrestricted];
