/** A founder assigns to the corporation what he or she made for its business. No law wants it, and no register keeps it: it is made
 *  when somebody asks for it, of anybody who holds shares alone. */
import { err, ok } from '@tabellion/kernel/result.ts';
import { signerForCorporation } from './issues.ts';
import { lawyerNote } from './notes.ts';
import { shareholdersOf } from './ofTheDay.ts';
import { agreementSignatures, heldSharesIn, lawOf } from './phrases.ts';
import type { BookFacts, Template } from './template.ts';
import { clause, personOf } from './words.ts';

const en = {
  title: 'Assignment of intellectual property',
  titleOf: (name: string) => `Assignment of intellectual property, ${name}`,
  between: (corporation: string, assignor: string) =>
    `Between ${assignor} (the “Assignor”) and ${corporation} (the “Corporation”)`,
  address: 'Address of the Assignor',
  shares: 'Shares held by the Assignor',
  assigns:
    'The Assignor assigns to the Corporation every right, in Canada and elsewhere, in what the Assignor has made for its business, alone or with others, before the Corporation existed or since: inventions, software, designs, texts, drawings, databases, methods, trade secrets, names and domain names, with the patents, copyrights, trademarks and other rights in them.',
  later:
    'What the Assignor makes for the business of the Corporation while serving it as a director, an officer, an employee or a contractor belongs to the Corporation as soon as it is made. This agreement assigns it.',
  moral:
    'The Assignor waives the moral rights in these works, in favour of the Corporation and of whoever has the works from it.',
  kept: 'What the Assignor keeps is listed in a schedule that both parties sign on the day of this agreement. Without such a schedule the Assignor keeps nothing.',
  declares:
    'The Assignor declares that, except as the schedule says, the Assignor has given nobody else rights in these things, and knows of nobody who has or claims any.',
  helps:
    'The Assignor signs what the Corporation needs in order to register, use and defend these rights. The Corporation pays the cost.',
  secret:
    'The Assignor keeps to himself or herself what is not public about these things, also after leaving the Corporation.',
  price: 'The Corporation pays the Assignor $1.00 for this assignment when both have signed it.',
};
const fr: typeof en = {
  title: 'Cession de propriété intellectuelle',
  titleOf: (name) => `Cession de propriété intellectuelle, ${name}`,
  between: (corporation, assignor) =>
    `Entre ${assignor} (la « partie cédante ») et ${corporation} (la « société »)`,
  address: 'Adresse de la partie cédante',
  shares: 'Actions détenues par la partie cédante',
  assigns:
    'La partie cédante cède à la société tous les droits, au Canada et ailleurs, sur ce qu’elle a réalisé pour les activités de celle-ci, seule ou avec d’autres, avant ou depuis la constitution de la société : inventions, logiciels, dessins, textes, illustrations, bases de données, méthodes, secrets commerciaux, noms et noms de domaine, avec les brevets, droits d’auteur, marques de commerce et autres droits qui s’y rattachent.',
  later:
    'Ce que la partie cédante réalise pour les activités de la société pendant qu’elle y est administratrice, dirigeante, employée ou prestataire de services appartient à la société dès sa réalisation. La présente convention en opère la cession.',
  moral:
    'La partie cédante renonce à ses droits moraux sur ces œuvres, en faveur de la société et de quiconque tient d’elle ces œuvres.',
  kept: 'Ce que la partie cédante conserve figure dans une annexe que les deux parties signent le jour de la présente convention. En l’absence d’une telle annexe, elle ne conserve rien.',
  declares:
    'La partie cédante déclare que, sous réserve de l’annexe, elle n’a accordé à personne d’autre de droits sur ces éléments et qu’à sa connaissance personne n’en possède ni n’en revendique.',
  helps:
    'La partie cédante signe ce dont la société a besoin pour enregistrer, exercer et défendre ces droits. La société en paie les frais.',
  secret:
    'La partie cédante ne divulgue pas ce qui n’est pas public au sujet de ces éléments, même après son départ de la société.',
  price:
    'La société paie 1,00 $ à la partie cédante pour la présente cession lorsque les deux parties l’ont signée.',
};
const wording = { en, fr };

/** Individuals who hold shares in their own name: somebody signs for every other holder, who made nothing. */
const foundersIn = (facts: BookFacts): string[] =>
  shareholdersOf(facts).filter((personId) => {
    const { isBody, members } = personOf(facts, personId);
    return !isBody && members.length === 0;
  });

export const intellectualPropertyAssignment: Template = {
  name: 'intellectual_property_assignment',
  section: 'agreements',
  audience: 'directors',
  version: '2026-12-14',
  of: 'shareholders',
  own: 'marked',
  due: (facts) =>
    foundersIn(facts).map((personId) => {
      const { personId: signer, capacity } = signerForCorporation(facts, personId);
      return {
        subject: personId,
        title: wording[facts.language].titleOf(personOf(facts, personId).name),
        number: null,
        datedOn: null,
        carries: [],
        personId,
        isOnRequest: true,
        signees: [
          { personId, capacity: 'shareholder' },
          ...(signer === '' ? [] : [{ personId: signer, capacity }]),
        ],
      };
    }),
  print(facts, { subject: personId, datedOn, signees }) {
    const words = wording[facts.language];
    const { name, address } = personOf(facts, personId);
    if (name === '') return err([{ fact: 'person_name', personId }]);
    return ok({
      layout: 'letter',
      title: words.title,
      blocks: [
        ...lawyerNote(facts),
        { kind: 'paragraph', text: words.between(facts.corporation.name, name) },
        {
          kind: 'fields',
          fields: [
            ...(address === null ? [] : [{ label: words.address, value: address }]),
            { label: words.shares, value: heldSharesIn(facts, personId) },
          ],
        },
        ...[words.assigns, words.later, words.moral, words.kept, words.declares, words.helps].map((text) =>
          clause(facts, text),
        ),
        clause(facts, words.secret),
        clause(facts, words.price),
        clause(facts, lawOf(facts)),
        ...agreementSignatures(facts, { signees, datedOn }),
      ],
    });
  },
};
