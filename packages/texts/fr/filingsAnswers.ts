import type { filingsAnswers as en } from '../en/filingsAnswers.ts';

export const filingsAnswers = {
  'DEADLINES.DONE_IN_FILINGS':
    'Cette échéance se règle par son dépôt. Ouvrez-le dans la liste des dépôts et marquez-le comme déposé, avec son numéro ou sa confirmation, ou marquez l’échéance comme sans objet.',
  'FILINGS.UPDATED': 'Dépôt mis à jour.',
  'FILINGS.PARTICULARS_RECORDED': 'Inscrit.',
  'FILINGS.KEY_KEPT': 'Clé enregistrée. Elle est conservée chiffrée.',
  'FILINGS.NOT_ASKED':
    'Ce dépôt n’est plus exigé\u00a0: ce qu’il concernait a changé. Rouvrez la liste des dépôts.',
  'FILINGS.FILED_IN_REGISTER':
    'Inscrivez ce dépôt sous Contrôle important\u00a0: son registre conserve ce qui a été déposé.',
  'FILINGS.ALREADY_FILED':
    'Ce dépôt est déjà fait. Pour modifier ce qui a été déposé, ajoutez une correction.',
  'FILINGS.NOT_MARKED': 'Rien à annuler\u00a0: ce dépôt n’a pas été marqué comme fait.',
  'FILINGS.NOT_FILED': 'Ce n’est pas encore déposé. Une correction suit ce que le registraire a accepté.',
  'FILINGS.OLDEST_FIRST': 'Déposez d’abord {year}. Les années manquantes se déposent dans leur ordre.',
  'FILINGS.NOT_OPEN_THEN': 'Le registraire l’accepte à partir du {date}. Indiquez le jour du dépôt.',
  'FILINGS.NUMBER_OR_CONFIRMATION': 'Indiquez le numéro de la confirmation, ou joignez la confirmation.',
} satisfies Record<keyof typeof en, string>;
