/** Certificates give way to others: shares are transferred (CBCA s. 76), converted (s. 39), or only their certificate is replaced. */
import { dollarsTaken } from '@tabellion/book/acts/deduction.ts';
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { restrictsTransfers } from '@tabellion/book/terms/corporation.ts';
import { formatDecimal } from '@tabellion/kernel/decimal.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import {
  balanceCertificateClause,
  certificateIn,
  classIn,
  holderNameOf,
  isAcknowledged,
  joined,
  sharesIn,
} from '../phrases.ts';
import { asksDirectors, isTransmission } from '../shareTransfer.ts';
import type { BookFacts } from '../template.ts';
import { centsIn, clause, countIn, dollarsIn, listIn } from '../words.ts';
import type { ClauseMaker } from './clauses.ts';

/** One paper, by the gender of its French name, or several. */
type Papers = 'certificate' | 'acknowledgment' | 'several';

interface Replaced {
  readonly from: string;
  readonly replaces: Papers;
  readonly holder: string;
  readonly why: string;
  readonly into: string;
  readonly gives: Papers;
}

const en = {
  consent:
    'As the articles restrict the transfer of shares, the directors consent to the following transfers:',
  consentIfAsked:
    'The articles restrict the transfer of shares. The directors approve the following transfers, and consent to them as far as the articles ask for their consent:',
  approve: 'The directors approve the following transfers:',
  transfer: (shares: string, from: string, to: string, _isOne: boolean) => `${shares}, from ${from} to ${to}`,
  given: (certificate: string, _isAcknowledgment: boolean) => `for which ${certificate} is given`,
  registered:
    'Each transfer is registered once the Corporation has the certificate, endorsed by the holder in ink; where an acknowledgment was given in its place, the acknowledgment and the signed transfer; or, where neither was given, the signed transfer alone.',
  transmissions: 'The directors take note of the following transmissions of shares on death:',
  transmissionsConsent:
    'The directors take note of the following transmissions of shares on death, and consent to them as far as the articles ask for their consent:',
  transmission: (shares: string, from: string, to: string, _isOne: boolean) =>
    `${shares}, held by ${from} at death, to ${to}`,
  transmitted:
    'Each transmission is registered once the Corporation has the documents that the law requires.',
  converted: (from: string, holder: string, into: string) => `${from}, held by ${holder}, become ${into}`,
  ratio: (into: string, from: string) => `, at ${into} for ${from}`,
  moved: (amount: string, from: string, into: string) =>
    `${amount} moves from the stated capital account of the ${from} to that of the ${into}.`,
  additional: (amount: string, into: string) =>
    `The holder also pays ${amount}, which is added to the stated capital account of the ${into}.`,
  replaced: ({ from, holder, why, into }: Replaced) =>
    `In place of ${from} of ${holder}, ${why}, the Corporation issues ${into}. No shares are issued or transferred.`,
  reason: {
    lost: 'which is lost',
    destroyed: 'which is destroyed',
    stolen: 'which is stolen',
    damaged: 'which is damaged',
    merged: 'which are joined',
    divided: 'which is divided',
    wording: 'whose wording no longer holds',
    other: 'which is cancelled',
  },
  bond: 'A certificate in place of one that is lost, destroyed or stolen is delivered once the holder has furnished a sufficient indemnity bond, unless the directors do without one.',
  lost: 'If the replaced certificate is found, it is returned to the Corporation and cancelled.',
};
const articles = { certificate: 'le', acknowledgment: 'la', several: 'les titres suivants :' };
const held = { certificate: 'détenu', acknowledgment: 'détenue', several: 'détenus' };
const fr: typeof en = {
  consent:
    'Les statuts restreignant le transfert des actions, les administrateurs consentent aux transferts suivants :',
  consentIfAsked:
    'Les statuts restreignent le transfert des actions. Les administrateurs approuvent les transferts suivants et y consentent dans la mesure où les statuts exigent leur consentement :',
  approve: 'Les administrateurs approuvent les transferts suivants :',
  transfer: (shares, from, to) => `${shares}, par ${from} à ${to}`,
  given: (certificate, isAcknowledgment) =>
    `pour lesquelles ${isAcknowledgment ? `la ${certificate} est établie` : `le ${certificate} est établi`}`,
  registered:
    'Chaque transfert est inscrit une fois que la société a reçu le certificat, endossé à l’encre par le détenteur; si une reconnaissance écrite a été délivrée à la place, cette reconnaissance et le transfert signé; si ni l’un ni l’autre n’a été délivré, le transfert signé seul.',
  transmissions: 'Les administrateurs prennent acte des transmissions d’actions par décès suivantes :',
  transmissionsConsent:
    'Les administrateurs prennent acte des transmissions d’actions par décès suivantes et y consentent dans la mesure où les statuts exigent leur consentement :',
  transmission: (shares, from, to, isOne) =>
    `${shares}, ${isOne ? 'détenue' : 'détenues'} par ${from} à son décès, à ${to}`,
  transmitted:
    'Chaque transmission est inscrite une fois que la société a reçu les documents exigés par la loi.',
  converted: (from, holder, into) =>
    `Les titres suivants, détenus par ${holder}, sont convertis : ${from}, en ${into}`,
  ratio: (into, from) => `, à raison de ${into} pour ${from}`,
  moved: (amount, from, into) =>
    `La somme de ${amount} passe du compte capital déclaré des ${from} à celui des ${into}.`,
  additional: (amount, into) =>
    `Une contrepartie supplémentaire de ${amount} est versée au compte capital déclaré des ${into}.`,
  replaced: ({ from, replaces, holder, why, into, gives }) =>
    `La société remplace ${articles[replaces]} ${from}, ${held[replaces]} par ${holder}, ${why}, par ${articles[gives]} ${into}. Aucune action n’est émise ni transférée.`,
  reason: {
    lost: 'pour cause de perte',
    destroyed: 'pour cause de destruction',
    stolen: 'pour cause de vol',
    damaged: 'pour cause de détérioration',
    merged: 'pour réunion en un seul titre',
    divided: 'pour division en plusieurs titres',
    wording: 'pour correction du libellé',
    other: 'pour annulation',
  },
  bond: 'Le certificat qui en remplace un perdu, détruit ou volé est remis une fois que le détenteur a fourni un cautionnement suffisant, à moins que les administrateurs n’y renoncent.',
  lost: 'Si le certificat remplacé est retrouvé, il est remis à la société et annulé.',
};
const wording = { en, fr };

function transferLines(facts: BookFacts, act: ChangeAct<'transferred'>): string[] {
  const words = wording[facts.language];
  const { source, transfers } = act.payload;
  const old = certificateIn(facts, source.securityId);
  const passes = isTransmission(act) ? words.transmission : words.transfer;
  return transfers.map(({ securityId, personId, quantity }) => {
    const given = certificateIn(facts, securityId);
    return `${joined(
      passes(
        joined(sharesIn(facts, quantity, source.classId), old),
        holderNameOf(facts, source.personId),
        holderNameOf(facts, personId),
        quantity === '1',
      ),
      given === '' ? '' : words.given(given, isAcknowledged(facts, securityId)),
    )}.`;
  });
}

/** Every wording of the product asks the directors; whom another asks, nobody has told. */
function consentIn({ language, corporation }: BookFacts): string {
  const { consent, consentIfAsked, approve } = wording[language];
  if (!restrictsTransfers(corporation)) return approve;
  return asksDirectors(corporation) ? consent : consentIfAsked;
}

export const transfer: ClauseMaker<'transferred'> = {
  heading: { en: 'Transfer of shares', fr: 'Transfert d’actions' },
  concerns: ({ payload }) => [payload.source.personId],
  clauses(facts, acts): Block[] {
    const words = wording[facts.language];
    const transmissions = acts.filter(isTransmission);
    const transfers = acts.filter((act) => !isTransmission(act));
    const linesOf = (some: typeof acts) => some.flatMap((act) => transferLines(facts, act));
    const noted = restrictsTransfers(facts.corporation) ? words.transmissionsConsent : words.transmissions;
    return [
      ...(transfers.length === 0 ? [] : [clause(facts, consentIn(facts), {}, linesOf(transfers))]),
      ...(transmissions.length === 0 ? [] : [clause(facts, noted, {}, linesOf(transmissions))]),
      ...acts.flatMap(({ payload: { source, balance } }) =>
        balanceCertificateClause(facts, source, balance?.outcome === 'reissued' ? balance : null),
      ),
      ...(transfers.length === 0 ? [] : [clause(facts, words.registered, { cbca: '76' })]),
      ...(transmissions.length === 0 ? [] : [clause(facts, words.transmitted, { cbca: '51(7)-(9)' })]),
    ];
  },
  isNeeded: ({ corporation }) => restrictsTransfers(corporation),
  changesCertificates: true,
};

function conversionClauses(facts: BookFacts, { payload }: ChangeAct<'converted'>): Block[] {
  const { language } = facts;
  const words = wording[language];
  const { source, quantity, ratio, into, balance, deduction, additional } = payload;
  const shares = into.securities.reduce((sum, one) => sum + BigInt(one.quantity), 0n);
  const holder = holderNameOf(facts, source.personId);
  const [oldClass, newClass] = [classIn(facts, source.classId), classIn(facts, into.classId)];
  const moved = centsIn(language, formatDecimal(dollarsTaken(deduction, BigInt(quantity))));
  const given = into.securities.map(({ securityId }) => certificateIn(facts, securityId)).filter(Boolean);
  return [
    clause(
      facts,
      `${words.converted(
        joined(sharesIn(facts, quantity, source.classId), certificateIn(facts, source.securityId)),
        holder,
        joined(sharesIn(facts, shares, into.classId), ...given),
      )}${words.ratio(countIn(language, ratio.numerator), countIn(language, ratio.denominator))}.`,
    ),
    clause(facts, words.moved(moved, oldClass, newClass), { cbca: '39(4)' }),
    ...(additional === null
      ? []
      : [
          clause(facts, words.additional(dollarsIn(language, additional.amount), newClass), {
            cbca: '39(4)',
          }),
        ]),
    ...balanceCertificateClause(facts, source, balance),
  ];
}

/** The articles give the right: the directors only take note of it. */
export const conversion: ClauseMaker<'converted'> = {
  heading: { en: 'Conversion of shares', fr: 'Conversion d’actions' },
  concerns: ({ payload }) => [payload.source.personId],
  clauses: (facts, acts) => acts.flatMap((act) => conversionClauses(facts, act)),
  isNeeded: () => false,
  changesCertificates: true,
};

type Reason = ChangeAct<'reissued'>['payload']['reason'];

/** The Act has the corporation replace it for an indemnity bond (CBCA s. 80(2)). */
const isGone = (reason: Reason): boolean =>
  reason === 'lost' || reason === 'destroyed' || reason === 'stolen';

function papersIn(facts: BookFacts, all: readonly { readonly securityId: string }[]): Papers {
  const [one] = all;
  if (one === undefined || all.length > 1) return 'several';
  return isAcknowledged(facts, one.securityId) ? 'acknowledgment' : 'certificate';
}

const isMissing = ({ payload }: ChangeAct<'reissued'>): boolean =>
  payload.reason === 'lost' || payload.reason === 'stolen';

export const replacement: ClauseMaker<'reissued'> = {
  heading: { en: 'Replacement of certificates', fr: 'Remplacement de certificats' },
  concerns: ({ payload }) => payload.sources.map(({ personId }) => personId),
  clauses(facts, acts): Block[] {
    const { language } = facts;
    const words = wording[language];
    const namesOf = (
      all: readonly { readonly securityId: string; readonly quantity: string }[],
      classId: string,
    ) =>
      listIn(
        language,
        all.map(({ securityId, quantity }) =>
          [certificateIn(facts, securityId), `(${sharesIn(facts, quantity, classId)})`]
            .filter(Boolean)
            .join(' '),
        ),
      );
    return [
      ...acts.map(({ payload: { sources, into, reason } }): Block => {
        const { classId = '', personId = '' } = sources[0] ?? {};
        const text = words.replaced({
          from: namesOf(sources, classId),
          replaces: papersIn(facts, sources),
          holder: holderNameOf(facts, personId),
          why: words.reason[reason],
          into: namesOf(into, classId),
          gives: papersIn(facts, into),
        });
        return clause(facts, text, { cbca: isGone(reason) ? '80' : '49' });
      }),
      ...(acts.some(({ payload }) => isGone(payload.reason))
        ? [clause(facts, words.bond, { cbca: '80(2)' })]
        : []),
      ...(acts.some(isMissing) ? [clause(facts, words.lost)] : []),
    ];
  },
  isNeeded: () => false,
  changesCertificates: true,
};
