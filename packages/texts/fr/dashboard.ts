import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard = {
  'dashboard.federal': 'Régime fédéral',
  'dashboard.lead': '{law}, nº\u00a0{number}, depuis le {date}.',
  'dashboard.lead.noNumber': '{law}, depuis le {date}.',
  'dashboard.lead.draft': '{law}, société pas encore constituée.',
  'dashboard.lead.old': '{law}, pas encore inscrite ici.',
  'dashboard.lead.office': 'Siège social à {place}.',
  'dashboard.lead.place': '{city}, {province}',

  'dashboard.prompt.yes': 'Oui, la fixer',
  'dashboard.prompt.no': 'Non',

  'dashboard.issued': 'Actions émises',
  'dashboard.issued.note':
    '{count, plural, =0 {aucune pour l’instant} one {dans # catégorie} other {dans # catégories}}',
  'dashboard.holders': 'Actionnaires',
  'dashboard.holders.note': '{counted, number} sur {most, number} détenteurs permis (salariés exclus)',
  'dashboard.holders.onRecord': 'Inscrits au registre',
  'dashboard.holders.employees': 'Salariés, non comptés',
  'dashboard.holders.counted': 'Comptés pour la limite de {most, number}',
  'dashboard.votes': 'Voix',
  'dashboard.votes.note':
    '{count, plural, =0 {aucun détenteur n’a 25\u00a0% ou plus} one {# détenteur a 25\u00a0% ou plus} other {# détenteurs ont 25\u00a0% ou plus}}',
  'dashboard.capital': 'Capital déclaré',
  'dashboard.capital.note': 'toutes catégories',
  'dashboard.waiting':
    '{count, plural, one {# souscription attend} other {# souscriptions attendent}} une résolution des administrateurs ou le paiement\u00a0: {shares} actions en tout. Elles seront émises dès que les deux conditions seront remplies.',

  'dashboard.new': 'Nouveau',
  'dashboard.new.issue': 'Émettre des actions',
  'dashboard.new.transfer': 'Transférer des actions',
  'dashboard.new.director': 'Ajouter au conseil',
  'dashboard.new.officer': 'Ajouter un dirigeant',

  'dashboard.setup': 'Mise en place',
  'dashboard.setup.done': '{done, number} sur {all, number} terminées',
  'dashboard.emptyRegister': 'Le registre des actions est encore vide.',
  'dashboard.toSubscriptions': 'Les compléter',
  'dashboard.toDirectors': 'Voir le conseil',
  'dashboard.step.account-info': 'Adresse',
  'dashboard.step.corporate-info': 'Société',
  'dashboard.step.director-and-officers': 'Conseil',
  'dashboard.step.shares': 'Actions',
  'dashboard.next.account-info': 'Indiquer vos coordonnées',
  'dashboard.next.account-info.body': 'Votre nom et votre adresse, environ deux minutes.',
  'dashboard.next.corporate-info': 'Décrire la société',
  'dashboard.next.corporate-info.body':
    'Sa dénomination, sa loi constitutive, son siège social et ses statuts.',
  'dashboard.next.director-and-officers': 'Nommer administrateurs et dirigeants',
  'dashboard.next.director-and-officers.body': 'Qui administre la société et qui la dirige.',
  'dashboard.next.shares': 'Structurer les actions',
  'dashboard.next.shares.body': 'Les catégories d’actions et les premiers actionnaires.',
  'dashboard.next.plans': 'Choisir un forfait et payer',
  'dashboard.next.plans.body':
    'Les renseignements sur la société sont complets. Il reste à choisir le forfait.',
  'dashboard.next.checkout': 'Vérifier et envoyer',
  'dashboard.next.checkout.body': 'Paiement reçu. Relisez tout, puis envoyez.',
  'dashboard.next.wait': 'Les statuts sont chez le registraire',
  'dashboard.next.wait.body':
    'Un courriel vous préviendra dès sa réponse. Il n’y a rien à faire pour l’instant.',
  'dashboard.next.fix': 'Le registraire a renvoyé les statuts',
  'dashboard.next.fix.body':
    'Voyez ses motifs, corrigez ce qu’ils visent et envoyez de nouveau, sans autres frais.',
  'dashboard.next.go': 'Continuer',
  'dashboard.next.look': 'Voir l’état',

  'dashboard.directors': 'Administrateurs',
  'dashboard.directors.count': '{count, number} (maximum {max, number})',
  'dashboard.directors.none': 'Personne n’est encore nommé au conseil.',
  'dashboard.directors.since': 'Depuis le {date}',
  'dashboard.directors.noConsent': 'consentement manquant',
  'dashboard.directors.proposed': 'Au premier conseil',
  'dashboard.directors.old': 'Au conseil, pas encore inscrit',
  'dashboard.largest': 'Principaux actionnaires',
  'dashboard.subscribers': 'Souscripteurs',
  'dashboard.subscribers.none': 'Personne n’a encore souscrit d’actions.',
  'dashboard.largest.none': 'Personne ne détient encore d’actions.',
  'dashboard.erased': 'nom effacé',

  'dashboard.activity': 'Activité récente',
  'dashboard.activity.all': 'Toute l’activité',
  'dashboard.activity.none': 'Aucune activité pour l’instant.',
  'dashboard.activity.by': '{who}, {date}',
  'dashboard.activity.recorded': '{who}, inscrit le {at}',

  'dashboard.tips': 'Conseils',
} as const satisfies Record<keyof typeof en, string>;
