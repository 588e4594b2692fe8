import type { sharesAnswers as en } from '../en/sharesAnswers.ts';

export const sharesAnswers = {
  'SHARES.ISSUED_TOO_EARLY':
    'Les actions ne sont pas émises avant le certificat, la résolution et le paiement. Entrez le {date} ou une date ultérieure.',
  'SHARES.NOT_PAID':
    'Les actions doivent être entièrement libérées avant leur émission. Entrez une date de paiement au plus tard le jour de l’émission.',
  'SHARES.TREASURY_ONLY': 'Les actions qui viennent d’un autre actionnaire s’inscrivent comme un transfert.',
  'SHARES.HOLDER_ADDED': 'L’ajout de l’actionnaire est enregistré.',
  'SHARES.HOLDER_UPDATED': 'Les renseignements de l’actionnaire ont été mis à jour.',
  'SHARES.HOLDER_REMOVED': 'Le retrait de l’actionnaire est enregistré.',
  'SHARES.PRICE_SAVED': 'Le prix de l’action a été enregistré.',
  'SHARES.MODEL_SAVED': 'Votre choix de structure des actions a été enregistré.',
  'SHARES.SUBSCRIBED': 'La souscription est enregistrée.',
  'SHARES.WAITS_FOR_PLACE':
    'Votre forfait n’a plus de place. Les actions seront inscrites une fois la place payée.',
  'SHARES.CLASS_ADDED': 'La catégorie d’actions a été ajoutée.',
  'SHARES.CLASS_UPDATED': 'La catégorie d’actions a été mise à jour.',
  'SHARES.CLASS_REMOVED': 'La catégorie d’actions a été retirée.',
  'SHARES.ISSUANCE_SAVED': 'L’émission a été enregistrée.',
  'SHARES.ISSUANCE_REMOVED': 'L’émission a été retirée.',
  'SHARES.ISSUANCE_REQUIRED': 'Il faut au moins une émission par actionnaire.',
  'SHARES.ABOVE_AUTHORIZED':
    'Les statuts permettent au plus {authorized} actions {className}; il y en aurait {issued}.',
  'SHARES.CLASS_SUBSCRIBED':
    'Des actions {className} sont détenues ou souscrites. Retirez d’abord ces actionnaires.',
  'SHARES.CLASS_CONVERTED_INTO':
    'Une autre catégorie se convertit en {className}. Modifiez d’abord cette catégorie.',
  'SHARES.SIMPLE_HAS_ONE_CLASS':
    'La structure simple n’a qu’une catégorie. Choisissez la structure avancée pour en avoir plus.',
  'SHARES.PRICE_PER_CLASS': 'Dans la structure avancée, chaque catégorie a son propre prix.',
  'SHARES.AMENDMENT_NEEDED':
    'La société existe\u00a0: ses catégories d’actions ne changent que par des clauses modificatrices. Inscrivez une modification.',
  'SHARES.HOLDER_STAYS':
    'Les actions inscrites ne disparaissent pas. Inscrivez ce qui s’est passé\u00a0: un transfert, un achat par la société, un rachat, une remise à titre gratuit ou une annulation.',
  'SHARES.ISSUANCE_ON_RECORD':
    'Cette émission est inscrite. Rectifiez-la en donnant un motif, ou inscrivez ce qui s’est passé\u00a0: un transfert, un achat par la société, un rachat, une remise à titre gratuit ou une annulation.',
  'SHARES.SUM_TOO_LARGE':
    'À ce prix, le total dépasse ce que les registres peuvent contenir. Corrigez le prix ou le nombre d’actions.',
  'SHARES.ISSUED_TOGETHER':
    'Ces actions ont été émises avec d’autres, le même jour et par la même résolution. Laissez la date et la résolution telles quelles, ou changez la date de toute l’inscription.',
  'SHARES.ISSUED_BY_OTHER':
    'Ces actions proviennent d’une levée ou d’une conversion. Annulez cette inscription et refaites-la telle qu’elle a eu lieu.',
} as const satisfies Record<keyof typeof en, string>;
