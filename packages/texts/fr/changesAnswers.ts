import type { changesAnswers as en } from '../en/changesAnswers.ts';

/** Answers of corporate changes, and what the log says of them. */
export const changesAnswers: Record<keyof typeof en, string> = {
  'CHANGES.DRAFTED': 'Enregistré comme brouillon. Rien n’est encore modifié.',
  'CHANGES.EDITED': 'Enregistré. Envoyez-le de nouveau quand il sera prêt.',
  'CHANGES.SENT': 'Envoyé pour signature.',
  'CHANGES.APPROVED': 'L’approbation est inscrite.',
  'CHANGES.WITHDRAWN': 'Retiré. Les personnes appelées à signer en sont avisées.',
  'CHANGES.NOT_OPEN': 'Ce changement a déjà été envoyé, inscrit ou retiré. Pour le modifier, dupliquez-le.',
  'CHANGES.AS_FILED':
    'Le registraire détient ce qui lui a été envoyé. Laissez ces parties telles quelles, ou inscrivez aux registres ce qu’il a certifié.',
  'CHANGES.NOT_POSSIBLE': 'Ce changement n’est pas possible en l’état\u00a0: {reason}',
  'activity.text.change_drafted': 'Un changement de la société a été préparé le {on}',
  'activity.text.change_edited': 'Un changement de la société a été modifié le {on}',
  'activity.text.change_sent': 'Un changement de la société a été envoyé pour signature le {on}',
  'activity.text.change_approved': 'L’approbation d’un changement de la société a été inscrite le {on}',
  'activity.text.change_withdrawn': 'Un changement de la société a été retiré le {on}',
  'CHANGES.MET': 'Adopté. Faites signer le procès-verbal.',
  'CHANGES.VOTED_DOWN': 'L’assemblée a voté contre\u00a0: rien ne change. Pour réessayer, dupliquez-le.',
  'CHANGES.NOT_AT_MEETING':
    'Cette décision ne peut pas être prise en assemblée. Envoyez-la plutôt pour signature.',
  'CHANGES.NOTICE_DAYS':
    'L’avis doit être envoyé de {least} à {most} jours avant l’assemblée. Vérifiez la date, ou choisissez «\u00a0Renonciation de tous\u00a0» si toutes les personnes à aviser y ont renoncé.',
  'CHANGES.NOTICE_AFTER': 'L’avis ne peut pas être postérieur à l’assemblée. Vérifiez la date.',
  'CHANGES.NOTICE_OF_DIRECTORS':
    'Le règlement administratif n°\u00a01 prévoit un avis de 48 heures aux administrateurs. Choisissez «\u00a0Renonciation de tous\u00a0» si tous y ont renoncé.',
  'CHANGES.TEXT_NOT_STATED':
    'L’avis doit énoncer le texte d’une résolution spéciale. Confirmez que c’était le cas, ou choisissez «\u00a0Renonciation de tous\u00a0» si toutes les personnes à aviser y ont renoncé.',
  'CHANGES.RECORD_DAYS':
    'La date de référence doit précéder l’assemblée de {least} à {most} jours. Laissez vide si aucune n’a été fixée.',
  'CHANGES.RECORD_AFTER':
    'La date de référence ne peut pas être postérieure à l’assemblée. Vérifiez la date.',
  'CHANGES.ONLY_AT_MEETING':
    'Une déclaration écrite a été remise : seule une assemblée peut en décider (LCSA, art. 142). Choisissez « Assemblée ».',
  'CHANGES.VOTES_REPRESENTED':
    'Indiquez au moins les {cast} voix exprimées et au plus les {entitled} voix existantes. Si chaque action a le même nombre de voix, indiquez-en plus de la moitié. Laissez vide si un règlement administratif fixe un autre quorum.',
  'CHANGES.DISSENTING':
    'Nommez {count, plural, one {l’administrateur présent qui a} other {les # administrateurs présents qui ont}} voté contre, ou aucun.',
  'CHANGES.NO_QUORUM':
    'Au moins {needed, plural, one {# administrateur doit être présent} other {# administrateurs doivent être présents}}. Sinon, adoptez la résolution par écrit.',
  'CHANGES.RESIDENTS_PRESENT':
    'Au moins {needed, plural, one {# administrateur présent doit être résident canadien} other {# administrateurs présents doivent être résidents canadiens}}. Sinon, adoptez la résolution par écrit.',
  'CHANGES.NO_VOTES': 'Indiquez les voix exprimées.',
  'CHANGES.TOO_MANY_VOTES': 'Au plus {most} voix pouvaient être exprimées. Vérifiez les voix pour et contre.',
  'activity.text.change_met': 'Une assemblée a adopté un changement de la société le {on}',
  'activity.text.change_refused': 'Une assemblée a rejeté un changement de la société le {on}',
  'CHANGES.NO_PROFILE':
    'Ce texte ne ressemble pas à un profil du registre. Copiez toute la page, avec ses titres.',
  'CHANGES.BEFORE_ITS_PAPER':
    'Ceci ne peut prendre effet avant le {date}, jour de la résolution ou de la signature. Entrez cette date ou une date ultérieure. Si la résolution ou la signature est antérieure, consignez la réunion ou l’assemblée, ou choisissez «\u00a0Déjà signé\u00a0».',
  'CHANGES.REPORT_TOO_OLD':
    'Ce rapport a plus de {days} jours. Demandez-en un nouveau et inscrivez-en le numéro et la date.',
  'CHANGES.REVIEWED': 'C’est inscrit. Vous pouvez verser le dividende.',
  'CHANGES.WITHHELD': 'C’est inscrit. Ne versez pas le dividende.',
  'CHANGES.NOT_TO_PAY': 'Ce dividende n’est pas en attente de versement. Rechargez la page.',
  'CHANGES.NOT_PAYABLE': 'Le dividende est payable le {date}. Vérifiez la solvabilité le jour du versement.',
  'activity.text.dividend_released': 'La solvabilité a été attestée pour le versement d’un dividende le {on}',
  'activity.text.dividend_withheld': 'Un dividende a été retenu faute de solvabilité le {on}',
};
