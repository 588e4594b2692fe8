import type { onboarding as en } from '../en/onboarding.ts';

export const onboarding = {
  'REGISTRAR.NAME_REGISTERED': 'Une autre société porte déjà cette dénomination, ou une trop semblable.',
  'ONBOARDING.BOARD_INVALID':
    'Entrez des nombres entiers de 1 à {max}; le nombre minimal d’administrateurs ne peut dépasser le nombre maximal.',
  'ONBOARDING.TRANSFER_TEXT_REQUIRED':
    'Rédigez votre propre restriction ou choisissez l’une de celles proposées.',
  'ONBOARDING.DECLARATION_REQUIRED': 'Cochez la déclaration du fondateur avant d’envoyer les statuts.',
  'ONBOARDING.STEP.COMPLETE': 'Terminée',
  'ONBOARDING.STEP.PLAN_CHOSEN': 'Forfait choisi, pas encore payé',
  'ONBOARDING.STEP.NOT_STARTED': '{minutes, plural, one {Environ # minute} other {Environ # minutes}}',
  'ONBOARDING.STEP.TO_MEND': '{count, plural, one {1 point à corriger} other {# points à corriger}}',
  'ONBOARDING.STEP.PAID': 'Forfait payé',
  'ONBOARDING.STEP.CLOSED': 'S’ouvre lorsque les étapes 1 à 5 sont terminées',
  'ONBOARDING.STEP.READY': 'Tout est prêt',
  'ONBOARDING.STEP.WAITING': 'En attente du registraire',
  'ONBOARDING.STEP.REJECTED': 'Statuts renvoyés par le registraire',
  'ONBOARDING.STEP.INCORPORATED': 'Société constituée',

  'ONBOARDING.MISSING.ACCOUNT': 'Votre nom et votre adresse',
  'ONBOARDING.MISSING.NAME': 'La dénomination sociale',
  'ONBOARDING.MISSING.CORPORATION_NUMBER': 'Le numéro de la société',
  'ONBOARDING.MISSING.INCORPORATION_DATE': 'La date de constitution',
  'ONBOARDING.MISSING.ANCHOR_DATE': 'La date de la fusion ou de la prorogation',
  'ONBOARDING.MISSING.REGISTERED_OFFICE': 'L’adresse du siège social',
  'ONBOARDING.MISSING.INCORPORATOR': 'Un fondateur ou une fondatrice, qui signe les statuts',
  'ONBOARDING.MISSING.INCORPORATOR_ADULT': '{name}\u00a0: confirmation d’âge (18 ans ou plus)',
  'ONBOARDING.MISSING.INCORPORATOR_CAPABLE': '{name}\u00a0: confirmation de la capacité juridique',
  'ONBOARDING.MISSING.INCORPORATOR_SOLVENT': '{name}\u00a0: confirmation d’absence de faillite',
  'ONBOARDING.MISSING.ARTICLES': 'Votre confirmation du contenu des statuts',
  'ONBOARDING.MISSING.SECTOR': 'Votre réponse sur les secteurs réglementés',
  'ONBOARDING.MISSING.DIRECTORS':
    '{missing, plural, one {Un membre de plus au conseil\u00a0: les statuts en exigent {needed}} other {# membres de plus au conseil\u00a0: les statuts en exigent {needed}}}',
  'ONBOARDING.MISSING.DIRECTORS_ABOVE':
    'Moins de membres au conseil\u00a0: les statuts en permettent {allowed}, il y en a {present}',
  'ONBOARDING.MISSING.RESIDENT_DIRECTOR':
    '{missing, plural, one {Un membre du conseil ayant la qualité de résident canadien} other {# membres de plus au conseil ayant la qualité de résident canadien}}',
  'ONBOARDING.MISSING.DIRECTOR_ADDRESS': '{name}\u00a0: une adresse municipale',
  'ONBOARDING.MISSING.DIRECTOR_CAPABLE':
    '{name}\u00a0: confirmation d’âge (18 ans ou plus), de capacité et d’absence de faillite',
  'ONBOARDING.MISSING.SHARE_CLASS': 'Une catégorie d’actions',
  'ONBOARDING.MISSING.RIGHT_TO_VOTE': 'Une catégorie d’actions avec droit de vote',
  'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS': 'Une catégorie d’actions donnant droit aux dividendes',
  'ONBOARDING.MISSING.RIGHT_TO_REMAINDER': 'Une catégorie d’actions donnant droit au reliquat des biens',
  'ONBOARDING.MISSING.REDEMPTION_PRICE': 'Le prix de rachat des actions {className}, ou sa formule',
  'ONBOARDING.MISSING.SUBSCRIBER': 'Au moins un actionnaire',
  'ONBOARDING.MISSING.ISC': 'Votre confirmation des particuliers ayant un contrôle important',
  'ONBOARDING.MISSING.PLAN': 'Un forfait',
  'ONBOARDING.MISSING.PAYMENT': 'Le paiement',

  'ONBOARDING.WARNING.CONSENT':
    '{name} n’a pas encore consenti; l’élection est valable si le consentement arrive dans les 10 jours.',
  'ONBOARDING.WARNING.CONSENT_NOT_RECORDED':
    'Le consentement écrit de {name} n’est pas encore inscrit. Entrez sa date d’après les livres de la société.',
  'ONBOARDING.WARNING.RESOLUTION_DATE':
    'La résolution d’organisation n’a pas encore de date. D’ici là, les dirigeants ne sont pas nommés et les actions ne sont pas émises.',
  'ONBOARDING.WARNING.UNPAID':
    'Les actions de {name} ne sont pas encore libérées. Elles seront émises une fois payées.',
  'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT':
    '{counted} actionnaires sont comptés, alors qu’un émetteur fermé en a au plus {most} (Règlement 45-106, art. 2.4). Vérifiez de quelle dispense les autres se prévalent.',

  'ONBOARDING.NEED.RIGHTS':
    'Le vote, les dividendes et le reliquat des biens reviennent chacun à une catégorie',
  'ONBOARDING.NEED.TRANSFERS':
    'Les transferts sont restreints\u00a0: la dispense de l’émetteur fermé reste ouverte',
  'ONBOARDING.NEED.MONEY': 'Chaque action a un prix en argent\u00a0: {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.CONSIDERATION':
    'Chaque action a une contrepartie, d’une valeur de {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.VESTING': 'Aucune acquisition progressive des droits ne dépasse la durée permise',

  'REGISTRAR.NO_CLASS': 'Les statuts ne nomment aucune catégorie d’actions.',
  'REGISTRAR.PROVINCE': 'Le siège social n’est pas dans la province nommée dans les statuts.',
  'REGISTRAR.BOARD': 'Le nombre d’administrateurs ne correspond pas aux statuts.',
  'REGISTRAR.STATED': 'Le registraire indique\u00a0: {words} Corrigez-le, puis soumettez de nouveau.',

  'onboarding.mail.incorporated.subject': '{company} est constituée',
  'onboarding.mail.incorporated.body':
    '{company} a été constituée le {date} sous le numéro de société {number}.',
  'onboarding.mail.incorporated.specimen':
    'Le certificat est un spécimen. Il a été produit par l’environnement d’essai, et non par un registre public\u00a0: aucune société n’a été constituée.',
  'onboarding.mail.incorporated.documents':
    'Vos livres sont prêts\u00a0: statuts, règlement administratif, résolutions, certificats et registres, rédigés d’après ce qui est inscrit. Rien n’est encore signé.',
  'onboarding.mail.incorporated.next':
    'Ses registres sont ouverts, et votre tableau de bord indique ce qui est à faire.',
  'onboarding.mail.incorporated.action': 'Ouvrir le tableau de bord',
  'onboarding.mail.rejected.subject': 'Les statuts de {company} ont été renvoyés',
  'onboarding.mail.rejected.body':
    'Le registraire a renvoyé les statuts de {company}. L’assistant montre chaque motif et l’endroit où apporter la correction. Vous n’avez rien à payer de nouveau.',
  'onboarding.mail.rejected.action': 'Voir les motifs',
} as const satisfies Record<keyof typeof en, string>;
