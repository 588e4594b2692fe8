/** A transfer of shares, to be printed and signed in ink by who has them (CBCA s. 76): electronic signatures do not reach it. Shares of
 *  a holder who died pass without an endorsement: the heir or the personal representative asks for it (s. 51(7), (8)). */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import type { CertificateForm } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { inLanguage } from '@tabellion/law/legalText.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { uncitedStatuteNote } from './notes.ts';
import { certificateWith } from './ofTheDay.ts';
import {
  balanceCertificateClause,
  certificateIn,
  dateLabels,
  holderNameOf,
  isAcknowledged,
  joined,
  sharesIn,
} from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, countIn, dateIn, dollarsIn, personOf, signatureLines } from './words.ts';

type Transfer = ChangeAct<'transferred'>;
/** Paper that the holder has: an acknowledgment is no certificate, and none is delivered where it was given (CBCA s. 49(1)). */
type Evidence = CertificateForm;

const en = {
  title: 'Transfer of shares',
  titleOf: (certificate: string, holder: string) => `Transfer of shares of ${holder}${certificate}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  holder: (areJoint: boolean): string => (areJoint ? 'Registered joint holders' : 'Registered holder'),
  shares: { certificate: 'Shares of the certificate', acknowledgment: 'Shares of the acknowledgment' },
  evidence: { certificate: 'Certificate', acknowledgment: 'Acknowledgment of the right to a certificate' },
  resolution: (isConsent: boolean): string =>
    isConsent ? 'Consent of the directors' : 'Resolution of the directors',
  resolutionOf: (number: string, on: string) => `Resolution ${number}, ${on}`,
  transfers: (what: string, areJoint: boolean) =>
    `The registered ${areJoint ? 'holders transfer' : 'holder transfers'} the following shares${what}:`,
  for: {
    money: ', for money',
    property: ', for property',
    shares: ', for other shares',
    gift: ', as a gift',
    other: '',
  },
  amount: (amount: string) => `, for ${amount} in all`,
  transferee: 'To',
  count: 'Shares',
  given: { certificate: 'New certificate', acknowledgment: 'New acknowledgment' },
  enter: (areJoint: boolean): string =>
    areJoint
      ? 'The holders ask the Corporation to enter the transfer in its securities register, and authorize any officer or director to do so in their name.'
      : 'The holder asks the Corporation to enter the transfer in its securities register, and authorizes any officer or director to do so in the holder’s name.',
  delivered: {
    certificate:
      'The certificate named above is delivered to the Corporation with this endorsement and is cancelled.',
    acknowledgment:
      'The acknowledgment named above is returned to the Corporation with this transfer and is cancelled.',
  },
  ink: 'Print this page and sign it in ink. An electronic signature is not enough for a transfer of shares.',
  effective: (on: string) => `Effective ${on}`,
  transmission: {
    title: 'Transmission of shares',
    titleOf: (certificate: string, holder: string) => `Transmission of shares of ${holder}${certificate}`,
    resolution: 'Resolution of the directors',
    passes: 'The following shares pass on the death of the registered holder:',
    enter: (evidence: Evidence | null): string =>
      `The heir or the personal representative of the holder asks the Corporation to enter this transmission in its securities register, and deposits with it the documents that the law requires${evidence === null ? ' and a declaration of transmission.' : `, a declaration of transmission and the ${evidence} named above, which is cancelled.`}`,
    ink: 'Print this page and sign it in ink.',
    signee: (holder: string) => `Heir, or personal representative of ${holder}`,
  },
};
const fr: typeof en = {
  title: 'Transfert d’actions',
  titleOf: (certificate, holder) => `Transfert d’actions, ${holder}${certificate}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  holder: (areJoint) => (areJoint ? 'Codétenteurs inscrits' : 'Détenteur inscrit'),
  shares: { certificate: 'Actions du certificat', acknowledgment: 'Actions visées par la reconnaissance' },
  evidence: { certificate: 'Certificat', acknowledgment: 'Reconnaissance du droit à un certificat' },
  resolution: (isConsent) =>
    isConsent ? 'Consentement des administrateurs' : 'Résolution des administrateurs',
  resolutionOf: (number, on) => `Résolution ${number}, ${on}`,
  transfers: (what, areJoint) =>
    `${areJoint ? 'Les codétenteurs inscrits transfèrent' : 'Le détenteur inscrit transfère'} les actions suivantes${what} :`,
  for: {
    money: ', contre paiement en numéraire',
    property: ', contre des biens',
    shares: ', contre d’autres actions',
    gift: ', à titre de don',
    other: '',
  },
  amount: (amount) => `, pour ${amount} en tout`,
  transferee: 'À',
  count: 'Actions',
  given: { certificate: 'Nouveau certificat', acknowledgment: 'Nouvelle reconnaissance' },
  enter: (areJoint) =>
    areJoint
      ? 'Les codétenteurs demandent à la société d’inscrire le transfert à son registre des valeurs mobilières et autorisent tout dirigeant ou administrateur à le faire en leur nom.'
      : 'Le détenteur demande à la société d’inscrire le transfert à son registre des valeurs mobilières et autorise tout dirigeant ou administrateur à le faire en son nom.',
  delivered: {
    certificate:
      'Le certificat indiqué ci-dessus est remis à la société avec le présent endossement et il est annulé.',
    acknowledgment:
      'La reconnaissance indiquée ci-dessus est remise à la société avec le présent transfert et elle est annulée.',
  },
  ink: 'Imprimez cette page et signez-la à l’encre. Une signature électronique ne suffit pas pour un transfert d’actions.',
  effective: (on) => `Prend effet le ${on}`,
  transmission: {
    title: 'Transmission d’actions',
    titleOf: (certificate, holder) => `Transmission d’actions, ${holder}${certificate}`,
    resolution: 'Résolution des administrateurs',
    passes: 'Les actions suivantes sont transmises par suite du décès du détenteur inscrit :',
    enter: (evidence) =>
      `L’héritier ou le représentant personnel du détenteur demande à la société d’inscrire la présente transmission à son registre des valeurs mobilières et lui remet les documents exigés par la loi${evidence === null ? ' et une déclaration de transmission.' : `, une déclaration de transmission et ${{ certificate: 'le certificat indiqué ci-dessus, qui est annulé', acknowledgment: 'la reconnaissance indiquée ci-dessus, qui est annulée' }[evidence]}.`}`,
    ink: 'Imprimez cette page et signez-la à l’encre.',
    signee: (holder) => `Héritier ou représentant personnel de la personne suivante : ${holder}`,
  },
};
const wording = { en, fr };

/** Whether the articles restrict transfers in words of the product. */
export const asksDirectors = (corporation: BookFacts['corporation']): boolean => {
  const { transferRestrictions } = corporation;
  return (
    restrictsTransfers(corporation) &&
    inLanguage(transferRestrictions, 'en') !== inLanguage(transferRestrictions, 'fr')
  );
};

const transfersIn = (facts: BookFacts): Transfer[] =>
  facts.acts.filter((act): act is Transfer => act.kind === 'transferred' && isRecordedHere(facts, act));

const labelOf = (facts: BookFacts, id: string): string => certificateWith(facts, id)?.label ?? '';

export const shareTransfer: Template = {
  name: 'share_transfer',
  section: 'certificates',
  audience: 'directors',
  version: '2026-12-21',
  of: 'shareholders',
  due: (facts) =>
    transfersIn(facts).map((act) => {
      const { root, effectiveOn } = act;
      const { source } = act.payload;
      const certificate = certificateIn(facts, source.securityId);
      const words = wording[facts.language];
      const { titleOf } = isTransmission(act) ? words.transmission : words;
      return {
        subject: root,
        title: titleOf(certificate === '' ? '' : `, ${certificate}`, holderNameOf(facts, source.personId)),
        number: null,
        datedOn: effectiveOn,
        carries: [root],
        personId: source.personId,
        // Transfers are signed in ink: nobody is asked for an electronic signature.
        signees: [],
      };
    }),
  print(facts, { subject, datedOn }) {
    const { language, corporation } = facts;
    const words = wording[language];
    const act = transfersIn(facts).find(({ root }) => root === subject);
    const holder = holderNameOf(facts, act?.payload.source.personId ?? '');
    if (act === undefined || holder === '')
      return err([{ fact: 'person_name', ...(act && { personId: act.payload.source.personId }) }]);
    const { source, transfers, balance } = act.payload;
    const label = labelOf(facts, source.securityId);
    const says = isTransmission(act) ? transmissionIn(facts, act) : endorsementIn(facts, act, datedOn);
    return ok({
      layout: 'letter',
      title: says.title,
      subtitle: joined(label, dateIn(language, act.effectiveOn)),
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(corporation.name) },
        { kind: 'fields', fields: fieldsOf(facts, act, says.resolution) },
        { kind: 'paragraph', text: says.passes },
        {
          kind: 'table',
          columns: [
            { label: words.transferee, share: 2 },
            { label: words.count, isNumber: true },
            { label: words.given[evidenceOfAll(facts, transfers)] },
          ],
          rows: transfers.map(({ securityId, personId, quantity }) => [
            holderNameOf(facts, personId),
            countIn(language, quantity),
            labelOf(facts, securityId),
          ]),
        },
        ...says.clauses,
        ...balanceCertificateClause(facts, source, balance?.outcome === 'reissued' ? balance : null),
        { kind: 'note', text: says.ink },
        says.signatures,
      ],
      ...(isTransmission(act) && { by: transmissionProvision }),
    });
  },
};

/** Shares of a holder who died pass on to others. */
export const isTransmission = ({ payload }: Transfer): boolean =>
  payload.consideration?.kind === 'succession';

const transmissionProvision = { cbca: '51(7), (8)' };

function fieldsOf(facts: BookFacts, { payload: { source, resolution } }: Transfer, resolved: string) {
  const words = wording[facts.language];
  const label = labelOf(facts, source.securityId);
  const evidence = evidenceOf(facts, source);
  return [
    { label: words.holder(isJoint(facts, source.personId)), value: holderNameOf(facts, source.personId) },
    ...(label === '' ? [] : [{ label: words.evidence[evidence], value: label }]),
    { label: words.shares[evidence], value: sharesIn(facts, source.quantity, source.classId) },
    ...(resolution === null
      ? []
      : [
          {
            label: resolved,
            value: words.resolutionOf(resolution.number, dateIn(facts.language, resolution.date)),
          },
        ]),
  ];
}

const evidenceOf = (facts: BookFacts, { securityId }: { readonly securityId: string }): Evidence =>
  isAcknowledged(facts, securityId) ? 'acknowledgment' : 'certificate';

const evidenceOfAll = (facts: BookFacts, some: readonly { readonly securityId: string }[]): Evidence =>
  some.every((one) => evidenceOf(facts, one) === 'acknowledgment') ? 'acknowledgment' : 'certificate';

const isJoint = (facts: BookFacts, personId: string): boolean => personOf(facts, personId).members.length > 1;

/** A transfer and a transmission say each of these in its own way. */
interface PaperWords {
  readonly title: string;
  readonly resolution: string;
  readonly passes: string;
  readonly clauses: readonly Block[];
  readonly ink: string;
  readonly signatures: Block;
}

function endorsementIn(facts: BookFacts, act: Transfer, datedOn: PlainDate | null): PaperWords {
  const { language } = facts;
  const words = wording[language];
  const { source, consideration } = act.payload;
  const areJoint = isJoint(facts, source.personId);
  const amount = consideration?.amount ?? null;
  const kind = consideration?.kind ?? 'other';
  const forWhat = words.for[kind === 'succession' ? 'other' : kind];
  const what = amount === null ? forWhat : words.amount(dollarsIn(language, amount));
  return {
    title: words.title,
    resolution: words.resolution(asksDirectors(facts.corporation)),
    passes: words.transfers(what, areJoint),
    clauses: [
      clause(facts, words.enter(areJoint), { cbca: '76' }),
      ...(labelOf(facts, source.securityId) === ''
        ? []
        : [clause(facts, words.delivered[evidenceOf(facts, source)])]),
    ],
    // Only the federal Act was read on electronic signatures (CBCA s. 252.2, Regs s. 6).
    ink: facts.statute === 'cbca' ? words.ink : words.transmission.ink,
    signatures: {
      kind: 'signatures',
      // It is printed and signed on a day that nobody knows yet.
      lead: words.effective(dateIn(language, datedOn ?? act.effectiveOn)),
      signees: signatureLines(facts, [{ personId: source.personId, capacity: 'shareholder' }]),
      dateLabel: dateLabels[language],
    },
  };
}

/** Nobody has said who the heir or the representative is, and when he signs: he writes both. */
function transmissionIn(facts: BookFacts, { payload: { source } }: Transfer): PaperWords {
  const words = wording[facts.language].transmission;
  const evidence = labelOf(facts, source.securityId) === '' ? null : evidenceOf(facts, source);
  return {
    title: words.title,
    resolution: words.resolution,
    passes: words.passes,
    clauses: [clause(facts, words.enter(evidence), transmissionProvision)],
    ink: words.ink,
    signatures: {
      kind: 'signatures',
      signees: [{ key: 'heir', name: '', capacity: words.signee(holderNameOf(facts, source.personId)) }],
      dateLabel: dateLabels[facts.language],
    },
  };
}
