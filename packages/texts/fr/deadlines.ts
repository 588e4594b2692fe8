import type { deadlines as en } from '../en/deadlines.ts';

export const deadlines = {
  'deadline.kind.consent': 'Consentement à occuper le poste d’administrateur',
  'deadline.kind.director_notice': 'Avis de changement d’administrateurs',
  'deadline.kind.director_address_notice': 'Avis de nouvelle adresse d’un administrateur',
  'deadline.kind.office_notice': 'Avis de changement du siège social',
  'deadline.kind.officer_notice': 'Avis de changement de dirigeants',
  'deadline.kind.email_notice': 'Avis de changement de courriel officiel',
  'deadline.kind.activity_notice': 'Avis de changement d’activité principale',
  'deadline.kind.initial_filing': 'Rapport initial',
  'deadline.kind.ontario_initial_return': 'Rapport initial de l’Ontario',
  'deadline.kind.annual_filing': 'Rapport annuel {year}',
  'deadline.kind.first_annual_meeting': 'Première assemblée annuelle, ou une résolution qui en tient lieu',
  'deadline.kind.annual_meeting': 'Assemblée annuelle, ou une résolution qui en tient lieu',
  'deadline.kind.financial_statements': 'États financiers {year} aux actionnaires',
  'deadline.kind.auditor_waiver': 'Dispense de vérificateur {year}',
  'deadline.kind.tax_balance': 'Solde d’impôt {year}',
  'deadline.kind.tax_return': 'Déclaration de revenus des sociétés {year} (T2)',
  'deadline.kind.gst_registration': 'Inscription à la TPS/TVH',
  'deadline.kind.isc_amalgamation': 'Dépôt sur le contrôle important après la fusion',
  'deadline.kind.isc_record': 'Contrôle important\u00a0: inscrire les renseignements',
  'deadline.kind.isc_file': 'Contrôle important\u00a0: déposer les changements',
  'deadline.kind.own': 'Échéance interne',
  'deadline.rule.own_day':
    '{count, plural, =0 {Fixée par votre organisation} one {Chaque mois à partir du {from}} other {Tous les # mois à partir du {from}}}',
  'deadline.kind.isc_review': 'Contrôle important\u00a0: mesures raisonnables {year}',
  'deadline.kind.isc_dispose': 'Contrôle important\u00a0: détruire les renseignements personnels',
  'deadline.person': '{title}, {name}',
  'deadline.formOntario': 'avis de modification de l’Ontario',
  'deadline.formNumber': 'formulaire {number}',
  'deadline.form': '{title}, {form}',

  'deadline.rule.days_after_election':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant l’élection du {from}',
  'deadline.rule.days_after_change':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant le changement du {from}',
  'deadline.rule.days_after_incorporation':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant la constitution du {from}',
  'deadline.rule.days_after_start_in_ontario':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant le début des activités en Ontario, le {from}',
  'deadline.rule.days_after_amalgamation':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant la fusion du {from}',
  'deadline.rule.days_after_small_supplier':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant le dépassement du seuil, le {from}',
  'deadline.rule.days_after_learning':
    'Dans les {count, plural, one {# jour} other {# jours}} après en avoir pris connaissance, le {from}',
  'deadline.rule.days_after_recording':
    'Dans les {count, plural, one {# jour} other {# jours}} suivant l’inscription du {from}',
  'deadline.rule.days_before_meeting':
    '{count, plural, one {# jour} other {# jours}} avant la date limite de l’assemblée annuelle, le {from}',
  'deadline.rule.months_after_incorporation':
    'Dans les {count, plural, one {# mois} other {# mois}} suivant la constitution du {from}',
  'deadline.rule.days_after_anniversary':
    '{count, plural, one {# jour} other {# jours}} après l’anniversaire du {from}',
  'deadline.rule.months_after_anniversary':
    '{count, plural, one {# mois} other {# mois}} après l’anniversaire du {from}',
  'deadline.rule.end_of_anniversary_month': 'Avant la fin du mois de l’anniversaire du {from}',
  'deadline.rule.end_of_month_after_anniversary': 'Avant la fin du mois qui suit l’anniversaire du {from}',
  'deadline.rule.days_after_year_end':
    '{count, plural, one {# jour} other {# jours}} après la fin de l’exercice du {from}',
  'deadline.rule.months_after_year_end':
    '{count, plural, one {# mois} other {# mois}} après la fin de l’exercice du {from}',
  'deadline.rule.months_after_meeting':
    'Dans les {count, plural, one {# mois} other {# mois}} suivant la dernière, du {from}',
  'deadline.rule.months_after_ceasing':
    '{count, plural, one {# mois} other {# mois}} après la fin du contrôle, le {from}',
  'deadline.rule.by_year_end': 'Une fois par an, avant la fin de l’exercice commencé le {from}',
  'deadline.fee': '{fee} en ligne',
  'deadline.confirm': 'à vérifier auprès de votre avocat',
  'deadline.filed.registry': 'à déposer directement auprès du registraire',
  'deadline.filed.tax': 'à produire à l’Agence du revenu du Canada',
  'deadline.smallBusiness': '3 mois avec la déduction accordée aux petites entreprises',

  'deadline.title': 'Échéances',
  'deadline.none': 'Aucune échéance.',
  'deadline.days': '{count, plural, =0 {aujourd’hui} one {# jour} other {# jours}}',
  'deadline.late': '{count, plural, one {# jour de retard} other {# jours de retard}}',
  'deadline.all': 'Toutes les échéances ({count, number})',
  'deadline.countOverdue': '{count, number} en retard',
  'deadline.noYearEnd':
    'Indiquez la fin de l’exercice pour que nous puissions planifier les étapes annuelles.',
  'deadline.setYearEnd': 'Indiquer la fin de l’exercice',

  'deadline.markFiled': 'Marquer comme déposé',
  'deadline.openFiling': 'Ouvrir le dépôt',
  'deadline.markDone': 'Marquer comme fait',
  'deadline.notApplicable': 'Sans objet',
  'deadline.setMeeting': 'Indiquer la date de l’assemblée',
  'DEADLINES.DONE_IN_REGISTERS':
    'Cette échéance se règle dans les registres. Faites-y l’inscription, ou marquez l’échéance comme sans objet.',

  'deadline.report': 'Signaler un événement',
} as const satisfies Record<keyof typeof en, string>;
