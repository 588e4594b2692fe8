/** A transfer of shares, to be printed and signed in ink by who has them (CBCA s. 76): electronic signatures do not reach it. */
import type { ChangeAct } from '@tabellion/book/acts/kinds.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { balanceCertificateClause, certificateIn, holderNameOf, joined, sharesIn } from './phrases.ts';
import { isRecordedHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import {
  certificateWith,
  clause,
  countIn,
  dateIn,
  dollarsIn,
  signatureLines,
  uncitedStatuteNote,
} from './words.ts';

type Transfer = ChangeAct<'transferred'>;

const en = {
  title: 'Transfer of shares',
  titleOf: (certificate: string, holder: string) => `Transfer of shares of ${holder}${certificate}`,
  to: (corporation: string) => `To: ${corporation} (the “Corporation”)`,
  holder: 'Registered holder',
  shares: 'Shares of the certificate',
  certificate: 'Certificate',
  resolution: 'Consent of the directors',
  resolutionOf: (number: string, on: string) => `Resolution ${number}, ${on}`,
  transfers: (what: string) => `The registered holder transfers the following shares${what}:`,
  for: {
    money: ', for money',
    property: ', for property',
    shares: ', for other shares',
    gift: ', as a gift',
    succession: ', by succession',
    other: '',
  },
  amount: (amount: string) => `, for ${amount} in all`,
  transferee: 'To',
  count: 'Shares',
  given: 'New certificate',
  enter:
    'The holder asks the Corporation to enter the transfer in its securities register, and authorizes any officer or director to do so in the holder’s name.',
  delivered:
    'The certificate named above is delivered to the Corporation with this endorsement and is cancelled.',
  ink: 'Print this page and sign it in ink. An electronic signature is not enough for a transfer of shares.',
  dated: (on: string) => `Dated ${on}`,
};
const fr: typeof en = {
  title: 'Transfert d’actions',
  titleOf: (certificate, holder) => `Transfert d’actions, ${holder}${certificate}`,
  to: (corporation) => `À : ${corporation} (la « société »)`,
  holder: 'Détenteur inscrit',
  shares: 'Actions du certificat',
  certificate: 'Certificat',
  resolution: 'Consentement des administrateurs',
  resolutionOf: (number, on) => `Résolution ${number}, ${on}`,
  transfers: (what) => `Le détenteur inscrit transfère les actions suivantes${what} :`,
  for: {
    money: ', contre paiement en numéraire',
    property: ', contre des biens',
    shares: ', contre d’autres actions',
    gift: ', à titre de don',
    succession: ', par succession',
    other: '',
  },
  amount: (amount) => `, pour ${amount} en tout`,
  transferee: 'À',
  count: 'Actions',
  given: 'Nouveau certificat',
  enter:
    'Le détenteur demande à la société d’inscrire le transfert à son registre des valeurs mobilières et autorise tout dirigeant ou administrateur à le faire en son nom.',
  delivered:
    'Le certificat indiqué ci-dessus est remis à la société avec le présent endossement et il est annulé.',
  ink: 'Imprimez cette page et signez-la à l’encre. Une signature électronique ne suffit pas pour un transfert d’actions.',
  dated: (on) => `Fait le ${on}`,
};
const wording = { en, fr };

const transfersIn = (facts: BookFacts): Transfer[] =>
  facts.acts.filter((act): act is Transfer => act.kind === 'transferred' && isRecordedHere(facts, act));

const labelOf = (facts: BookFacts, id: string): string => certificateWith(facts, id)?.label ?? '';

export const shareTransfer: Template = {
  name: 'share_transfer',
  section: 'certificates',
  audience: 'directors',
  version: '2026-12-07',
  of: 'shareholders',
  due: (facts) =>
    transfersIn(facts).map(({ root, payload: { source }, effectiveOn }) => {
      const certificate = certificateIn(facts, source.securityId);
      return {
        subject: root,
        title: wording[facts.language].titleOf(
          certificate === '' ? '' : `, ${certificate}`,
          holderNameOf(facts, source.personId),
        ),
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
    const { source, transfers, balance, resolution, consideration } = act.payload;
    const label = labelOf(facts, source.securityId);
    const amount = consideration?.amount ?? null;
    const what =
      amount === null ? words.for[consideration?.kind ?? 'other'] : words.amount(dollarsIn(language, amount));
    return ok({
      layout: 'letter',
      title: words.title,
      subtitle: joined(label, dateIn(language, act.effectiveOn)),
      blocks: [
        ...uncitedStatuteNote(facts),
        { kind: 'paragraph', text: words.to(corporation.name) },
        {
          kind: 'fields',
          fields: [
            { label: words.holder, value: holder },
            ...(label === '' ? [] : [{ label: words.certificate, value: label }]),
            { label: words.shares, value: sharesIn(facts, source.quantity, source.classId) },
            ...(resolution === null
              ? []
              : [
                  {
                    label: words.resolution,
                    value: words.resolutionOf(resolution.number, dateIn(language, resolution.date)),
                  },
                ]),
          ],
        },
        { kind: 'paragraph', text: words.transfers(what) },
        {
          kind: 'table',
          columns: [
            { label: words.transferee, share: 2 },
            { label: words.count, isNumber: true },
            { label: words.given },
          ],
          rows: transfers.map(({ securityId, personId, quantity }) => [
            holderNameOf(facts, personId),
            countIn(language, quantity),
            labelOf(facts, securityId),
          ]),
        },
        clause(facts, words.enter, { cbca: '76' }),
        ...(label === '' ? [] : [clause(facts, words.delivered)]),
        ...balanceCertificateClause(facts, source, balance?.outcome === 'reissued' ? balance : null),
        { kind: 'note', text: words.ink },
        {
          kind: 'signatures',
          lead: words.dated(dateIn(language, datedOn ?? act.effectiveOn)),
          signees: signatureLines(facts, [{ personId: source.personId, capacity: 'shareholder' }]),
        },
      ],
    });
  },
};
