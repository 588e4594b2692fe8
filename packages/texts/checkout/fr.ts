import type { checkout as en } from './en.ts';

export const checkout = {
  'wizard.checkout.closed': 'Cette étape s’ouvre lorsque tout le reste est terminé.',
  'wizard.checkout.missing': 'Ce qui manque',
  'wizard.review.corporation': 'La société',
  'wizard.review.articles': 'Les statuts',
  'wizard.review.board': 'Conseil',
  'wizard.review.boardSize': 'De {min} à {max} administrateurs',
  'wizard.review.boardFixed': '{count, plural, one {# administrateur} other {# administrateurs}}',
  'wizard.review.subscription': '{quantity} actions «\u00a0{class}\u00a0» pour {amount}',
  'wizard.submit.lead':
    'Tout est payé. Relisez une dernière fois; le dossier partira ensuite au registraire.',
  'wizard.submit.lead.old': 'Tout est payé. Relisez une dernière fois; les registres s’ouvriront ensuite.',
  'wizard.submit.send': 'Envoyer les statuts',
  'wizard.submit.record': 'Inscrire la société',
  'wizard.filed.title': 'Statuts tels qu’ils seront déposés',
  'wizard.filed.lead': 'Voici ce que reçoit le registraire, mot pour mot.',
  'wizard.declare.title': 'Déclaration du fondateur ou de la fondatrice',
  'wizard.declare.box':
    'J’atteste que j’ai l’autorisation de signer et de soumettre ces statuts, et que leur contenu est exact.',
  'wizard.confirmSubmit.title': 'Envoyer les statuts de la société {name}?',
  'wizard.confirmSubmit.body':
    'Vous ne pourrez pas les modifier tant que le registraire les étudie. Votre déclaration est consignée avec votre nom et l’heure.',
  'wizard.rejected.title': 'Le registraire a renvoyé les statuts',
  'wizard.rejected.body': 'Corrigez ce qui est indiqué et envoyez de nouveau. Rien n’est facturé deux fois.',
  'wizard.rejected.reasons': 'Les motifs du registraire',
  'wizard.waiting.title': 'En attente du registraire',
  'wizard.waiting.lead': 'Vous pouvez quitter cette page; nous vous écrirons dès que la réponse arrivera.',
  'wizard.waiting.since': 'Envoyés le {at}. La page affichera la réponse d’elle-même.',
  'wizard.incorporated.titleExisting': '{name} est inscrite',
  'wizard.incorporated.leadExisting':
    'Ses registres sont ouverts. Vous pouvez maintenant y importer ses actions et ajouter les anciens administrateurs et dirigeants.',
  'wizard.incorporated.title': '{name} est constituée',
  'wizard.incorporated.lead':
    'Les administrateurs, les dirigeants et les actions entièrement libérées sont inscrits aux registres.',
  'wizard.incorporated.leadWaiting':
    'Les administrateurs figurent dans leur registre. Les dirigeants suivront avec la résolution d’organisation; les actions, une fois qu’elles seront aussi libérées.',
  'wizard.incorporated.certificate': 'Certificat de constitution',
  'wizard.incorporated.specimen':
    'Le registraire d’essai l’a délivré. C’est un spécimen\u00a0: aucune société n’existe en droit.',
  'wizard.incorporated.open': 'Ouvrir le tableau de bord',
} as const satisfies Record<keyof typeof en, string>;
