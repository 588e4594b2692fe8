/** A share certificate, or the acknowledgment of the right to one (CBCA s. 49(1), (4), (7), (8), (13)). It is signed in ink, or its
 *  signature is printed: electronic signatures do not reach it (ss. 252.2, 48-81). */
import type { Certificate } from '@tabellion/book/entities.ts';
import { LEGENDS } from '@tabellion/book/issuing.ts';
import type { CertificateForm, Legend } from '@tabellion/book/terms/securities.ts';
import type { PlainDate } from '@tabellion/kernel/date.ts';
import { byKeys, onceFor } from '@tabellion/kernel/onceFor.ts';
import { err, ok } from '@tabellion/kernel/result.ts';
import { inLanguage } from '@tabellion/law/legalText.ts';
import type { Block } from '@tabellion/paper/printed.ts';
import { isAgreedOn } from '../../registers/rules/deciders.ts';
import { requiredLegends } from '../../shares/rules/notices.ts';
import { isRestrictedByHolders } from './holderAgreements.ts';
import { signerForCorporation } from './issues.ts';
import { numberInWords } from './numberWords.ts';
import { byCertificateNumber, certificatesWith, certificateWith, classOf } from './ofTheDay.ts';
import { isBegunHere } from './resolutions/clauses.ts';
import type { BookFacts, Template } from './template.ts';
import {
  capitalized,
  classNameOf,
  countIn,
  dateIn,
  holderIn,
  listIn,
  personOf,
  shareNoun,
  signatureLines,
} from './words.ts';

const en = {
  acknowledgment: 'Non-transferable acknowledgment of the right to a share certificate',
  titleOf: (label: string, holder: string) => `Certificate ${label}, ${holder}`,
  acknowledgmentOf: (label: string, holder: string) => `Acknowledgment ${label}, ${holder}`,
  number: { certificate: 'Certificate', acknowledgment: 'Acknowledgment' },
  shares: 'Shares',
  certifies: 'This certifies that',
  acknowledges: 'The Corporation acknowledges that',
  holds: (words: string, count: string, shares: string, isJoint: boolean) =>
    `${isJoint ? 'are the registered joint holders' : 'is the registered holder'} of ${words} (${count}) fully paid and non-assessable ${shares}, without par value, in the capital of the Corporation.`,
  right:
    'The holder has the right to obtain a share certificate on demand. This acknowledgment cannot be transferred.',
  transfer_restriction: (text: string) => `The articles restrict the transfer of shares: ${text}`,
  shareholder_agreement: 'The shares are subject to a unanimous shareholder agreement.',
  holder_agreement: 'A shareholders’ agreement restricts the transfer of the shares.',
  vesting: 'Shares that have not vested may be transferred only as agreed with the Corporation.',
  class_rights: (isSeries: boolean, mayHaveSeries: boolean) =>
    `The ${isSeries ? 'series' : 'class'} of shares represented here has rights, privileges, restrictions or conditions attached to it. The Corporation will furnish a shareholder, on demand and without charge, with a full copy of the text of ${mayHaveSeries ? '(i) ' : ''}the rights, privileges, restrictions and conditions attached to each class authorized to be issued and to each series in so far as they have been fixed by the directors${mayHaveSeries ? ', and (ii) the authority of the directors to fix the rights, privileges, restrictions and conditions of subsequent series' : ''}.`,
  mark: (_form: CertificateForm) => 'CANCELLED',
  ended: (_form: CertificateForm, on: string) => `Cancelled on ${on}.`,
  replaced: (_form: CertificateForm, on: string, by: string) => `Cancelled on ${on} and replaced by ${by}.`,
  dated: (on: string) => `Dated ${on}`,
  datedBefore: (_form: CertificateForm, on: string) => `Issued on or before ${on}`,
};
/** A certificate is masculine, an acknowledgment (`reconnaissance`) feminine. */
const feminine = (form: CertificateForm): string => (form === 'acknowledgment' ? 'e' : '');

const fr: typeof en = {
  acknowledgment: 'Reconnaissance écrite et incessible du droit à un certificat d’action',
  titleOf: (label, holder) => `Certificat ${label}, ${holder}`,
  acknowledgmentOf: (label, holder) => `Reconnaissance ${label}, ${holder}`,
  number: { certificate: 'Certificat', acknowledgment: 'Reconnaissance' },
  shares: 'Actions',
  certifies: 'Le présent certificat atteste que',
  acknowledges: 'La société reconnaît que',
  // Shares are feminine, and `million` takes `de` before them.
  holds: (words, count, shares, isJoint) =>
    `${isJoint ? 'détiennent conjointement' : 'détient'}, selon le registre des valeurs mobilières, ${words.replace(/un$/, 'une')} (${count}) ${/illi(on|ard)s?$/.test(words) ? 'd’' : ''}${shares}, ${count === '1' ? 'entièrement libérée' : 'entièrement libérées'} et sans valeur nominale, du capital de la société.`,
  right: 'Un certificat d’action est délivré sur demande. La présente reconnaissance est incessible.',
  transfer_restriction: (text) => `Les statuts restreignent le transfert des actions : ${text}`,
  shareholder_agreement: 'Les actions sont régies par une convention unanime des actionnaires.',
  holder_agreement: 'Une convention entre actionnaires restreint le transfert des actions.',
  vesting:
    'Les actions dont les droits ne sont pas acquis ne peuvent être transférées que selon ce qui est convenu avec la société.',
  class_rights: (isSeries, mayHaveSeries) =>
    `La ${isSeries ? 'série' : 'catégorie'} d’actions représentée ici est assortie de droits, privilèges, conditions et restrictions. La société remettra gratuitement à tout actionnaire qui en fait la demande le texte intégral ${mayHaveSeries ? '(i) ' : ''}des droits, privilèges, conditions et restrictions attachés à chaque catégorie dont l’émission est autorisée et, dans la mesure fixée par les administrateurs, à chaque série${mayHaveSeries ? ', et (ii) de l’autorisation donnée aux administrateurs de fixer les droits, privilèges, conditions et restrictions des séries suivantes' : ''}.`,
  mark: (form) => `ANNULÉ${feminine(form).toUpperCase()}`,
  ended: (form, on) => `Annulé${feminine(form)} le ${on}.`,
  replaced: (form, on, by) => `Annulé${feminine(form)} le ${on} et remplacé${feminine(form)} par ${by}.`,
  dated: (on) => `Fait le ${on}`,
  datedBefore: (form, on) => `Émis${feminine(form)} le ${on} ou avant`,
};
const wording = { en, fr };

export const shareCertificate: Template = {
  name: 'share_certificate',
  section: 'certificates',
  audience: 'shareholders',
  version: '2026-12-30',
  of: 'shareholders',
  due: (facts) =>
    facts.certificates
      .filter(
        (one) =>
          one.label !== null &&
          isBegunHere(facts, one.securityId) &&
          (one.status === 'open' || isCancelledHere(facts, one)),
      )
      .toSorted(byCertificateNumber)
      .map((one) => {
        const words = wording[facts.language];
        const holder = holderIn(facts.language, personOf(facts, one.personId));
        const titleOf = one.form === 'acknowledgment' ? words.acknowledgmentOf : words.titleOf;
        return {
          subject: one.securityId,
          title: titleOf(one.label ?? '', holder),
          number: one.label,
          datedOn: givenOn(facts, one) ?? one.issuedOn,
          carries: [
            facts.madeBy.get(one.securityId) ?? [],
            choiceOf(facts, one)?.root ?? [],
            one.ended?.root ?? [],
          ].flat(),
          personId: one.personId,
          signees: [],
        };
      }),
  beforeEnd: (facts, { subject }) => ({
    ...facts,
    certificates: facts.certificates.map((one) => (one.securityId === subject ? withoutEnd(one) : one)),
  }),
  attested: {
    days: null,
    stated(facts, subject) {
      const one = certificateWith(facts, subject);
      if (one === undefined || one.status !== 'open') return undefined;
      const { personId, classId, quantity, label } = one;
      // Paper of before that choice says something else than the register.
      const chosenBy = choiceOf(facts, one)?.root;
      return { personId, classId, quantity: quantity.toString(), label, ...(chosenBy && { chosenBy }) };
    },
    lines(facts, subject) {
      const { language } = facts;
      const one = certificateWith(facts, subject);
      if (one === undefined || one.status !== 'open') return [];
      const shares = shareNoun(language, one.quantity, classNameOf(facts, one));
      const holder = holderIn(language, personOf(facts, one.personId));
      const lines = [one.label ?? '', `${countIn(language, one.quantity)} ${shares}`, holder].filter(
        (line) => line !== '',
      );
      return one.form === 'acknowledgment' ? [wording[language].acknowledgment, ...lines] : lines;
    },
    endedOn: (facts, subject) => certificateWith(facts, subject)?.ended?.on ?? null,
  },
  print(facts, { subject }) {
    const { language } = facts;
    const words = wording[language];
    const one = certificateWith(facts, subject);
    if (one === undefined) return err([{ fact: 'person_name' }]);
    const holder = holderIn(language, personOf(facts, one.personId));
    if (holder === '') return err([{ fact: 'person_name', personId: one.personId }]);
    const form = one.form ?? 'certificate';
    const isAcknowledgment = form === 'acknowledgment';
    const shares = shareNoun(language, one.quantity, classNameOf(facts, one));
    const count = countIn(language, one.quantity);
    const isJoint = personOf(facts, one.personId).members.length > 1;
    const day = givenOn(facts, one);
    // An officer or director of its day, who is not its holder where there is another.
    const { office, ...signer } = signerForCorporation(
      { ...facts, asOf: choiceOf(facts, one)?.effectiveOn ?? one.issuedOn },
      one.personId,
    );
    const [line] = signatureLines(facts, [signer]);
    return ok({
      layout: 'certificate',
      title: isAcknowledgment ? words.acknowledgment : capitalized(shares),
      ...(one.ended && { mark: words.mark(form) }),
      blocks: [
        {
          kind: 'fields',
          fields: [
            { label: words.number[form], value: one.label ?? '' },
            { label: words.shares, value: count },
          ],
        },
        { kind: 'paragraph', text: isAcknowledgment ? words.acknowledges : words.certifies },
        { kind: 'heading', text: holder },
        {
          kind: 'paragraph',
          text: words.holds(numberInWords(one.quantity, language), count, shares, isJoint),
        },
        ...(isAcknowledgment ? [{ kind: 'paragraph', text: words.right } as const] : []),
        ...legendsOf(facts, one),
        ...endOf(facts, one),
        {
          kind: 'signatures',
          lead:
            day === null
              ? words.datedBefore(form, dateIn(language, one.issuedOn))
              : words.dated(dateIn(language, day)),
          signees: line === undefined ? [] : [{ ...line, capacity: capitalized(office ?? line.capacity) }],
        },
      ],
    });
  },
};

/** The choice by which its holder has what the register says, where one was recorded after the issue. */
const choiceOf = ({ acts }: BookFacts, { securityId }: Certificate) =>
  choicesIn(acts).get(securityId)?.at(-1);

const choicesIn = onceFor((acts: BookFacts['acts']) =>
  byKeys(
    acts.flatMap((act) => (act.kind === 'form.chosen' ? act : [])),
    ({ payload }) => [payload.securityId],
  ),
);

/** The day that it bears; null where the holding was taken over without one. */
function givenOn(facts: BookFacts, one: Certificate): PlainDate | null {
  const chosenOn = choiceOf(facts, one)?.effectiveOn;
  if (chosenOn !== undefined) return chosenOn;
  return one.takenOver === undefined ? one.issuedOn : one.takenOver.issuedOn;
}

/** It is not marked as cancelled. */
const withoutEnd = ({ ended: _, ...one }: Certificate): Certificate => ({ ...one, status: 'open' });

/** It ended by an act that was recorded here: the certificate came back, and is kept. */
const isCancelledHere = ({ imported }: BookFacts, { ended, takenOver }: Certificate): boolean =>
  ended !== undefined && takenOver === undefined && !imported.has(ended.root);

/** When it was cancelled, and which certificates came in its place. */
function endOf(facts: BookFacts, { ended, form }: Certificate): Block[] {
  if (ended === undefined) return [];
  const { language } = facts;
  const words = wording[language];
  const labels = certificatesWith(facts, ended.into)
    .flatMap(({ label }) => label ?? [])
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const on = dateIn(language, ended.on);
  const text =
    labels.length === 0
      ? words.ended(form ?? 'certificate', on)
      : words.replaced(form ?? 'certificate', on, listIn(language, labels));
  return [{ kind: 'note', text }];
}

/** Those that its act gave it, and those that the law asks of its day: an act of before may have said less. An agreement of the
 *  shareholders alone restricts transfers too, and so does one on vesting (CBCA s. 49(8)(a)). */
function legendsOf(facts: BookFacts, one: Certificate): Block[] {
  const { corporation, classes, agreements, language } = facts;
  // Whether there was an agreement on the day of the shares is told below.
  const { agreement: _ofToday, ...articles } = corporation;
  const words = wording[language];
  const { transferRestrictions } = corporation;
  const authorized = classes.filter(({ createdOn }) => createdOn <= one.issuedOn);
  const borne = new Set<Legend>([
    ...(one.legends ?? []),
    ...requiredLegends(articles, authorized),
    ...(isAgreedOn(agreements, one.issuedOn) ? (['shareholder_agreement'] as const) : []),
  ]);
  const say: Readonly<Record<Legend, () => string | null>> = {
    transfer_restriction: () =>
      typeof transferRestrictions === 'string'
        ? words.transfer_restriction(inLanguage(transferRestrictions, language))
        : null,
    shareholder_agreement: () => words.shareholder_agreement,
    class_rights: () =>
      words.class_rights(
        (classOf(facts, one)?.seriesOf ?? null) !== null,
        authorized.some(({ seriesAllowed }) => seriesAllowed),
      ),
  };
  const notes = LEGENDS.filter((legend) => borne.has(legend)).flatMap((legend): Block[] => {
    const text = say[legend]();
    return text === null ? [] : [{ kind: 'note', text }];
  });
  return [
    ...notes,
    ...(isRestrictedByHolders(facts, one.issuedOn)
      ? [{ kind: 'note', text: words.holder_agreement } as const]
      : []),
    ...(one.vesting === null ? [] : [{ kind: 'note', text: words.vesting } as const]),
  ];
}
