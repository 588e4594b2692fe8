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
    '{count, plural, =0 {aucune pour le moment} one {dans # catégorie} other {dans # catégories}}',
  'dashboard.holders': 'Actionnaires',
  'dashboard.holders.note':
    '{counted, plural, one {# compté} other {# comptés}} pour l’émetteur fermé, {most, number} au plus, hormis les employés',
  'dashboard.votes': 'Voix',
  'dashboard.votes.note':
    '{count, plural, =0 {aucun détenteur n’a 25\u00a0% ou plus} one {# détenteur a 25\u00a0% ou plus} other {# détenteurs ont 25\u00a0% ou plus}}',
  'dashboard.capital': 'Capital déclaré',
  'dashboard.capital.note': 'versé pour les actions émises',
  'dashboard.waiting':
    '{count, plural, one {# souscription attend} other {# souscriptions attendent}} une résolution des administrateurs ou le paiement\u00a0: {shares} actions en tout. Elles seront émises dès que les deux conditions seront remplies.',

  'dashboard.deadlines': 'Échéances',
  'dashboard.deadlines.none': 'Aucune échéance.',
  'dashboard.days': '{count, plural, =0 {aujourd’hui} one {# jour} other {# jours}}',
  'dashboard.late': '{count, plural, one {# jour de retard} other {# jours de retard}}',
  'dashboard.deadline.consent': 'Consentement à occuper le poste d’administrateur, {name}',
  'dashboard.deadline.director_notice': 'Avis de changement d’administrateurs',
  'dashboard.deadline.initial_filing': 'Rapport initial',
  'dashboard.deadline.annual_filing': 'Rapport annuel {year}',
  'dashboard.deadline.first_annual_meeting':
    'Première assemblée annuelle, ou une résolution qui en tient lieu',
  'dashboard.deadline.annual_meeting': 'Assemblée annuelle, ou une résolution qui en tient lieu',
  'dashboard.deadline.tax_return': 'Déclaration de revenus des sociétés {year}, T2',
  'dashboard.deadline.form': '{title}, {form}',
  'dashboard.rule.days_after_election':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant l’élection du {from}',
  'dashboard.rule.days_after_change':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant le changement du {from}',
  'dashboard.rule.days_after_incorporation':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant la constitution du {from}',
  'dashboard.rule.months_after_incorporation':
    'Dans les {count, plural, one {# mois} other {# mois}} suivant la constitution du {from}',
  'dashboard.rule.days_after_anniversary':
    '{count, plural, one {# jour} other {# jours}} après l’anniversaire du {from}',
  'dashboard.rule.months_after_anniversary':
    '{count, plural, one {# mois} other {# mois}} après l’anniversaire du {from}',
  'dashboard.rule.end_of_anniversary_month': 'Avant la fin du mois de l’anniversaire du {from}',
  'dashboard.rule.end_of_month_after_anniversary': 'Avant la fin du mois qui suit l’anniversaire du {from}',
  'dashboard.rule.days_after_year_end':
    '{count, plural, one {# jour} other {# jours}} après la fin de l’exercice du {from}',
  'dashboard.rule.months_after_year_end':
    '{count, plural, one {# mois} other {# mois}} après la fin de l’exercice du {from}',
  'dashboard.rule.months_after_meeting':
    'Dans les {count, plural, one {# mois} other {# mois}} suivant la dernière, du {from}',
  'dashboard.fee': '{fee} en ligne',
  'dashboard.confirm': 'à confirmer auprès du registraire',
  'dashboard.held': 'Tenue le …',
  'dashboard.filed': 'Déposé …',
  'dashboard.filed.registry': 'à déposer directement auprès du registraire',
  'dashboard.filed.tax': 'à produire à l’Agence du revenu du Canada',

  'dashboard.setup': 'Mise en place',
  'dashboard.setup.done': '{done, number} sur {all, number} terminées',
  'dashboard.emptyRegister': 'Le registre des actions est encore vide.',
  'dashboard.toSubscriptions': 'Les compléter',
  'dashboard.toDirectors': 'Ouvrir les administrateurs',
  'dashboard.step.account-info': 'Adresse',
  'dashboard.step.corporate-info': 'Société',
  'dashboard.step.director-and-officers': 'Conseil',
  'dashboard.step.shares': 'Actions',
  'dashboard.next.account-info': 'Indiquer la personne à joindre',
  'dashboard.next.account-info.body': 'Votre nom et votre adresse, environ deux minutes.',
  'dashboard.next.corporate-info': 'Décrire la société',
  'dashboard.next.corporate-info.body': 'Sa dénomination, sa loi, son siège social et ses statuts.',
  'dashboard.next.director-and-officers': 'Nommer administrateurs et dirigeants',
  'dashboard.next.director-and-officers.body': 'Qui administre la société et qui la dirige.',
  'dashboard.next.shares': 'Structurer les actions',
  'dashboard.next.shares.body': 'Les catégories d’actions, et qui en souscrit combien.',
  'dashboard.next.plans': 'Choisir un forfait et payer',
  'dashboard.next.plans.body': 'Tout est dit sur la société. Il reste à choisir le forfait.',
  'dashboard.next.checkout': 'Vérifier et envoyer',
  'dashboard.next.checkout.body': 'Le paiement est arrivé. Relisez tout une dernière fois et envoyez.',
  'dashboard.next.wait': 'Les statuts sont chez le registraire',
  'dashboard.next.wait.body':
    'Un courriel vous préviendra dès sa réponse. Il n’y a rien à faire pour le moment.',
  'dashboard.next.mend': 'Le registraire a renvoyé les statuts',
  'dashboard.next.mend.body':
    'Voyez ses motifs, corrigez ce qu’ils visent et envoyez de nouveau, sans autres frais.',
  'dashboard.next.go': 'Continuer',
  'dashboard.next.look': 'Voir où cela en est',

  'dashboard.directors': 'Administrateurs',
  'dashboard.directors.count': '{count, number} sur au plus {max, number}',
  'dashboard.directors.none': 'Personne n’est encore nommé au conseil.',
  'dashboard.directors.since': 'Depuis le {date}',
  'dashboard.directors.noConsent': 'consentement manquant',
  'dashboard.directors.proposed': 'Au conseil dès le premier jour',
  'dashboard.directors.old': 'Au conseil, pas encore inscrit',
  'dashboard.largest': 'Principaux actionnaires',
  'dashboard.subscribers': 'Souscripteurs',
  'dashboard.subscribers.none': 'Personne n’a encore souscrit d’actions.',
  'dashboard.largest.none': 'Personne ne détient encore d’actions.',
  'dashboard.erased': 'nom effacé',

  'dashboard.activity': 'Activité récente',
  'dashboard.activity.all': 'Toute l’activité',
  'dashboard.activity.none': 'Rien n’a encore été inscrit.',
  'dashboard.activity.by': '{who}, {date}',

  'dashboard.tips': 'Conseils',
} as const satisfies Record<keyof typeof en, string>;
