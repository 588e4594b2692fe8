/** A short agreement between all shareholders and the corporation on who may hold its shares. It leaves the powers of the directors
 *  as they are: an agreement that restricts them is unanimous (CBCA s. 146) and an entry of its own. */
import { ok } from '@tabellion/kernel/result.ts';
import type { PrintedTable } from '@tabellion/paper/printed.ts';
import { signerForCorporation } from './issues.ts';
import { kept } from './kept.ts';
import { lawyerNote } from './notes.ts';
import { shareholdersOf } from './ofTheDay.ts';
import { agreementSignatures, heldSharesIn, holderNameOf, lawOf } from './phrases.ts';
import type { BookFacts, Template } from './template.ts';
import { clause } from './words.ts';

const en = {
  title: 'Shareholders’ agreement',
  between: (corporation: string) =>
    `Between the shareholders named below (the “Shareholders”) and ${corporation} (the “Corporation”)`,
  holder: 'Shareholder',
  shares: 'Shares',
  newShares: 'New shares',
  offered:
    'Before it issues shares, or rights to shares, the Corporation offers them in writing to the Shareholders, to each in proportion to the shares held, at the price and on the terms of the issue. They have 15 days to accept. What they do not take may be issued to others within 90 days, at no lower price and on no better terms.',
  exempt:
    'This does not concern shares issued for options and other rights that were granted before, or an issue to which every Shareholder agrees in writing.',
  transfers: 'Transfers',
  consent:
    'No Shareholder transfers shares, or grants any right in them, without the consent of the directors or otherwise than as this agreement allows.',
  refusal:
    'A Shareholder who means to sell shares to a third party first offers them in writing to the other Shareholders, to each in proportion to the shares held, at the same price and on the same terms. They have 30 days to accept. What they do not take may be sold to that buyer within the 60 days that follow, at no lower price and on no better terms.',
  joined:
    'A person who is to become a holder of shares first agrees in writing to be bound by this agreement. The Corporation issues and registers shares accordingly.',
  sale: 'Sale of the Corporation',
  drag: 'If Shareholders with at least two thirds of the votes accept an offer for all the shares from a buyer who is independent of them, they may require the others to sell to that buyer as well. Each share of a class is sold at the same price and on the same terms. The others have 30 days’ notice in writing.',
  tag: 'If Shareholders with more than half of the votes mean to sell shares to a buyer who is not a Shareholder, each other Shareholder may sell the same part of his or her shares to that buyer, at the same price and on the same terms. The sellers give 30 days’ notice in writing; a Shareholder who joins in the sale says so in writing within 15 days after that notice. Rights of first refusal do not apply to such a sale or to a sale under the preceding clause.',
  general: 'General',
  directors:
    'Apart from what it says of new shares and of new holders, this agreement leaves the powers of the directors as they are.',
  unanimous:
    'Before it is signed, a lawyer says whether what it says of new shares and of new holders makes this agreement a unanimous shareholder agreement.',
  noted:
    'The Corporation notes the restrictions of this agreement conspicuously on each share certificate. The Shareholders return their certificates to it for this.',
  prevail: 'Where this agreement differs from the Act or from the articles, they prevail.',
  changed: 'It is changed only by a document that every party signs.',
  ends: 'It ends when every party agrees in writing, when one person holds all the shares, or when shares of the Corporation are first offered to the public.',
};
const fr: typeof en = {
  title: 'Convention entre actionnaires',
  between: (corporation) =>
    `Entre les actionnaires désignés ci-dessous (les « actionnaires ») et ${corporation} (la « société »)`,
  holder: 'Actionnaire',
  shares: 'Actions',
  newShares: 'Nouvelles actions',
  offered:
    'Avant d’émettre des actions ou des droits à des actions, la société les offre par écrit aux actionnaires, à chacun en proportion des actions qu’il détient, au prix et aux conditions de l’émission. Les actionnaires ont 15 jours pour accepter. Ce qu’ils ne prennent pas peut être émis à d’autres dans les 90 jours, à un prix qui n’est pas inférieur et à des conditions qui ne sont pas meilleures.',
  exempt:
    'La présente règle ne vise ni les actions émises au titre d’options ou d’autres droits accordés auparavant, ni une émission à laquelle tous les actionnaires consentent par écrit.',
  transfers: 'Transferts',
  consent:
    'Aucun actionnaire ne transfère d’actions ni n’accorde de droit sur celles-ci sans le consentement des administrateurs, ni autrement que ne le permet la présente convention.',
  refusal:
    'L’actionnaire qui entend vendre des actions à un tiers les offre d’abord par écrit aux autres actionnaires, à chacun en proportion des actions qu’il détient, au même prix et aux mêmes conditions. Ceux-ci ont 30 jours pour accepter. Ce qu’ils ne prennent pas peut être vendu à ce tiers dans les 60 jours qui suivent, à un prix qui n’est pas inférieur et à des conditions qui ne sont pas meilleures.',
  joined:
    'Quiconque devient détenteur d’actions s’engage d’abord par écrit à respecter la présente convention. La société émet et inscrit les actions en conséquence.',
  sale: 'Vente de la société',
  drag: 'Si des actionnaires réunissant au moins les deux tiers des voix acceptent une offre portant sur la totalité des actions, faite par un acheteur qui n’a aucun lien de dépendance avec eux, ils peuvent exiger que les autres vendent aussi à cet acheteur. Toutes les actions d’une catégorie sont vendues au même prix et aux mêmes conditions. Les autres en reçoivent un préavis écrit de 30 jours.',
  tag: 'Si des actionnaires réunissant plus de la moitié des voix entendent vendre des actions à un acheteur qui n’est pas actionnaire, chacun des autres peut vendre à cet acheteur la même fraction de ses actions, au même prix et aux mêmes conditions. Les vendeurs donnent un préavis écrit de 30 jours; l’actionnaire qui se joint à la vente en avise par écrit les vendeurs dans les 15 jours qui suivent le préavis. Le droit de premier refus ne s’applique ni à cette vente ni à celle que vise la clause précédente.',
  general: 'Dispositions générales',
  directors:
    'Sous réserve de ce qu’elle prévoit à l’égard des nouvelles actions et des nouveaux détenteurs, la présente convention laisse intacts les pouvoirs des administrateurs.',
  unanimous:
    'Avant sa signature, un juriste indique si les dispositions de la présente convention qui visent les nouvelles actions et les nouveaux détenteurs en font une convention unanime des actionnaires.',
  noted:
    'La société fait mention bien visible, sur chaque certificat d’actions, des restrictions que prévoit la présente convention. Les actionnaires lui remettent leurs certificats à cette fin.',
  prevail: 'En cas de divergence, la loi et les statuts l’emportent sur la présente convention.',
  changed: 'Elle n’est modifiée que par un document que signent toutes les parties.',
  ends: 'Elle prend fin lorsque toutes les parties en conviennent par écrit, lorsqu’une seule personne détient toutes les actions ou lorsque des actions de la société sont offertes au public pour la première fois.',
};
const wording = { en, fr };

export const shortShareholdersAgreement: Template = {
  name: 'short_shareholders_agreement',
  section: 'agreements',
  audience: 'shareholders',
  version: '2026-12-14',
  isOfAll: true,
  own: 'marked',
  due(facts) {
    const holders = shareholdersOf(facts);
    if (holders.length < 2) return [];
    const { personId, capacity } = signerForCorporation(facts, holders[0]);
    return [
      {
        subject: '',
        title: wording[facts.language].title,
        number: null,
        datedOn: null,
        carries: [],
        isOnRequest: true,
        signees: [
          ...holders.map((holder) => ({ personId: holder, capacity: 'shareholder' }) as const),
          ...(personId === '' ? [] : [{ personId, capacity }]),
        ],
      },
    ];
  },
  print(facts, { datedOn, signees }) {
    const words = wording[facts.language];
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...lawyerNote(facts),
        { kind: 'paragraph', text: words.between(facts.corporation.name) },
        holdersTable(facts),
        { kind: 'heading', text: words.newShares },
        clause(facts, words.offered),
        clause(facts, words.exempt),
        { kind: 'heading', text: words.transfers },
        clause(facts, words.consent),
        clause(facts, words.refusal),
        clause(facts, words.joined),
        { kind: 'heading', text: words.sale },
        clause(facts, words.drag),
        clause(facts, words.tag),
        { kind: 'heading', text: words.general },
        kept(clause(facts, words.directors, { cbca: '146' })),
        kept({ kind: 'note', text: words.unanimous }),
        kept(clause(facts, words.noted, { cbca: '49(8)(a)' })),
        ...[words.prevail, words.changed, words.ends, lawOf(facts)].map((text) => clause(facts, text)),
        ...agreementSignatures(facts, { signees, datedOn }),
      ],
    });
  },
};

function holdersTable(facts: BookFacts): PrintedTable {
  const words = wording[facts.language];
  return {
    kind: 'table',
    columns: [{ label: words.holder }, { label: words.shares }],
    rows: shareholdersOf(facts).map((personId) => [
      holderNameOf(facts, personId),
      heldSharesIn(facts, personId),
    ]),
  };
}
