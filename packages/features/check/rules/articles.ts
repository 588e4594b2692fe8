/** Acts that go against the articles, or change them without a certificate (CBCA ss. 6, 19, 24, 36, 173-179). */

import { isOutsideArticles } from '@tabellion/book/acts/classes.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { judgeRights } from '@tabellion/book/judge/shares.ts';
import { lacksRedemptionPrice } from '@tabellion/book/terms/classes.ts';
import { decimal } from '@tabellion/kernel/decimal.ts';
import type { FiledDocument } from '../../documents/shapes.ts';
import { incorporationOf } from '../../documents/templates/founded.ts';
import { personOf } from '../../documents/templates/words.ts';
import { actsRecordedHere, inForce, papersOf } from './papers.ts';
import type { CheckFacts, Rule } from './rule.ts';

/** Shares are redeemed at no more than the price or the formula that the articles state (s. 36(1)). */
const redemptionPriceMissing: Rule = {
  code: 'redemption_price_missing',
  severity: 'warning',
  provision: { cbca: '36(1)' },
  find: ({ book }) =>
    book.classes.filter(lacksRedemptionPrice).map(({ classId, name }) => ({
      subject: classId,
      about: name,
      params: {},
      fix: { do: 'open', page: 'class', id: classId },
    })),
};

/** A redemption of shares that are not redeemable, or above the price that the articles state. */
const redeemedAgainstArticles: Rule = {
  code: 'redeemed_against_articles',
  severity: 'error',
  provision: { cbca: '36(1)' },
  find: (facts) =>
    actsRecordedHere(facts).flatMap((act) => {
      const kind = act.kind === 'redeemed' ? redemptionFault(facts, act) : undefined;
      if (act.kind !== 'redeemed' || kind === undefined) return [];
      return {
        subject: act.root,
        about: personOf(facts.book, act.payload.source.personId).name,
        params: { kind, on: act.effectiveOn },
        fix: { do: 'open', page: 'transfers' } as const,
      };
    }),
};

/** Judged by the terms of today, unless an amendment changed them since. */
function redemptionFault(
  { book }: CheckFacts,
  { effectiveOn, payload: { source, demandedBy, price } }: ChangeAct<'redeemed'>,
): 'not_redeemable' | 'above_price' | undefined {
  const terms = book.classes.find(({ classId }) => classId === source.classId);
  const isChanged = book.acts.some(
    (act) =>
      act.kind === 'class.amended' && act.payload.classId === source.classId && act.effectiveOn > effectiveOn,
  );
  if (terms === undefined || isChanged) return undefined;
  if (!(demandedBy === 'holder' ? terms.retractable : terms.redeemable)) return 'not_redeemable';
  const { redemption = null } = terms;
  if (price === null || redemption?.type !== 'amount') return undefined;
  return decimal(price) > decimal(redemption.price) ? 'above_price' : undefined;
}

/** Some class votes, some class may receive dividends, and some class receives what remains (s. 24(3), (4)). Ontario's Act says
 *  nothing of dividends there (OBCA s. 22(3)). */
const classRightsMissing: Rule = {
  code: 'class_rights_missing',
  severity: 'error',
  find: ({ book: { classes, statute } }) =>
    statute === null || classes.length === 0
      ? []
      : judgeRights(classes)
          .map(({ params }) => String(params.right))
          .filter((right) => statute === 'cbca' || right !== 'dividend')
          .map((right) => ({
            subject: right,
            about: '',
            params: { kind: right },
            provision: { cbca: classes.length === 1 ? '24(3)' : '24(4)' },
            fix: { do: 'open', page: 'class', id: classes[0]?.classId ?? '' } as const,
          })),
};

/** The registered office is in the province that the articles name (s. 19(1)). */
const officeOutsideProvince: Rule = {
  code: 'office_outside_province',
  severity: 'error',
  provision: { cbca: '19(1)' },
  find({ book: { corporation } }) {
    const { registeredOffice, province } = corporation;
    if (registeredOffice === undefined || registeredOffice.province === province) return [];
    const { city } = registeredOffice;
    return [
      {
        subject: 'registered',
        about: city,
        params: {},
        fix: { do: 'open', page: 'corporation' },
      },
    ];
  },
};

/** Amendments hold from the date of their certificate on (ss. 178, 179): its number is on record, or the certificate on file. */
const amendmentUncertified: Rule = {
  code: 'amendment_uncertified',
  severity: 'warning',
  provision: { cbca: '178' },
  find: (facts) =>
    actsRecordedHere(facts)
      .filter((act) => lacksCertificate(act) && !papersOf(facts, act.root).some(isOwnPaperOfArticles))
      .map(({ root, effectiveOn }) => ({
        subject: root,
        about: effectiveOn,
        params: { on: effectiveOn },
        fix: { do: 'open', page: 'amendment_certificate', id: root } as const,
      })),
};

/** A corporation comes into existence on the date shown in its certificate (s. 9). Of one that was taken over, the articles are asked
 *  for together with it while there are none. */
const incorporationCertificateMissing: Rule = {
  code: 'incorporation_certificate_missing',
  severity: 'warning',
  provision: { cbca: '9' },
  find(facts) {
    const { book, hasIncorporationCertificate } = facts;
    const root = incorporationOf(book)?.root;
    if (hasIncorporationCertificate || root === undefined) return [];
    if (!book.isFoundedHere && !inForce(facts).some(({ section }) => section === 'articles')) return [];
    return [
      {
        subject: root,
        about: '',
        params: { on: book.corporation.incorporatedOn },
        fix: { do: 'open', page: 'incorporation_certificate', id: root },
      },
    ];
  },
};

const isOwnPaperOfArticles = ({ section, source }: FiledDocument): boolean =>
  section === 'articles' && source === 'upload';

function lacksCertificate(act: ChangeAct): boolean {
  switch (act.kind) {
    case 'class.created':
      return act.payload.amendment !== null && act.payload.amendment.registryCertificate === null;
    case 'class.amended':
      return act.payload.registryCertificate === null && !isOutsideArticles(act.payload.changes);
    case 'name.changed':
    case 'articles.amended':
    case 'authorized.changed':
    case 'class.split':
    case 'class.consolidated':
      return act.payload.registryCertificate === null;
    default:
      return false;
  }
}

export const articlesRules: readonly Rule[] = [
  redeemedAgainstArticles,
  classRightsMissing,
  officeOutsideProvince,
  amendmentUncertified,
  incorporationCertificateMissing,
  redemptionPriceMissing,
];
