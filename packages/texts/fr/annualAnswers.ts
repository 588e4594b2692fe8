import type { annualAnswers as en } from '../en/annualAnswers.ts';

export const annualAnswers = {
  'ANNUAL.SAVED': 'Enregistré.',
  'ANNUAL.ASKED': 'Le lien a été envoyé par courriel.',
  'ANNUAL.ASK_REVOKED': 'Le lien ne fonctionne plus.',
  'ANNUAL.ANSWERED': 'Merci. Vos réponses ont été reçues.',
  'ANNUAL.SENT_AGAIN': 'Le rapport a été renvoyé.',
  'ANNUAL.MAILED': 'Nous vous avons envoyé par courriel ce qui est à déposer.',
  'ANNUAL.NOT_ASKED':
    'Aucun rapport annuel n’est exigé pour cette année. Vérifiez la date de constitution et la fin de l’exercice.',
  'ANNUAL.CLOSED':
    'Ce rapport est déjà déposé ou payé. Pour le modifier, ajoutez une correction dans Dépôts.',
  'ANNUAL.NOT_OPEN': 'Le registraire accepte ce rapport à compter du {date}. Revenez à cette date.',
  'ANNUAL.OLDER_YEAR':
    'Déposez d’abord {year} : les années manquantes se déposent de la plus ancienne à la plus récente.',
  'ANNUAL.NOT_ANSWERED':
    '{count, plural, one {# ligne reste ouverte} other {# lignes restent ouvertes}}. Confirmez chacune ou inscrivez ce qui a changé.',
  'ANNUAL.NO_CERTIFIER': 'Choisissez qui atteste le rapport.',
  'ANNUAL.WAIVER_REFUSED':
    'Un actionnaire a refusé la dispense de vérificateur. Nommez un vérificateur ou tenez une assemblée (LCSA, art. 163; LSAO, art. 148).',
  'ANNUAL.NO_FILE': 'Téléversez d’abord le rapport rempli.',
  'ANNUAL.CHANGED_MEANWHILE':
    'Les registres ont changé depuis l’ouverture de cette page. Vérifiez de nouveau les lignes.',
  'ANNUAL.NOT_REJECTED':
    'Le registraire n’a pas renvoyé ce rapport; il n’y a rien à lui transmettre de nouveau.',
  'ANNUAL.LINK_DAYS': 'Choisissez un dernier jour dans les 90 prochains jours.',
  'ANNUAL.LINK_OVER': 'Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'PAYMENT.NO_PLAN': 'Aucun forfait n’est en vigueur. Choisissez un forfait à payer avec le rapport.',
  'activity.text.annual_client_asked':
    'Lien de confirmation du rapport annuel envoyé à {recipient} le {on}, valable jusqu’au {ends}',
  'activity.text.annual_client_answered': '{recipient} a répondu au sujet du rapport annuel le {on}',
  'annual.askedMail.subject': '{company} : à confirmer pour le rapport annuel',
  'annual.askedMail.body':
    '{company} s’apprête à déposer son rapport annuel. Confirmez ce que disent ses registres ou indiquez ce qui a changé. Le lien fonctionne jusqu’au {date}; aucun compte n’est nécessaire.',
  'annual.askedMail.private':
    'Quiconque détient ce lien peut lire ces lignes et y répondre. Ne le transmettez pas.',
  'annual.askedMail.action': 'Confirmer',
  'annual.mail.subject': '{company} : rapports annuels',
  'annual.mail.filed':
    'Le rapport annuel {year} de {company} a été déposé le {date}. Numéro de confirmation : {number}.',
  'annual.mail.next':
    'Le prochain est le rapport annuel {year} de {company}, à déposer au plus tard le {due}.',
  'annual.mail.nothing': 'Aucun rapport annuel de {company} n’est ouvert actuellement.',
  'annual.mail.action': 'Ouvrir les dépôts',
  'annual.sentBackMail.subject': '{company} : le registraire a renvoyé le rapport annuel {year}',
  'annual.sentBackMail.body':
    'Le registraire a renvoyé le rapport annuel {year} de {company}. Voici ses motifs :',
  'annual.sentBackMail.next':
    'Corrigez chaque point, puis envoyez-le de nouveau. Rien ne vous sera facturé de nouveau.',
  'annual.sentBackMail.action': 'Corriger et renvoyer',
} satisfies Record<keyof typeof en, string>;
