import type { transactions as codes } from '../codes/transactions.ts';

export const transactions = {
  'SHARES.TRANSACTION_RECORDED': 'Inscrit.',
  'SHARES.TRANSACTION_PREVIEWED': 'Voici ce que diraient les registres. Rien n’a été inscrit.',
  'SHARES.ABOVE_CERTIFICATE':
    'Ce certificat porte sur {held, plural, one {# action} other {{held, number} actions}}. Entrez-en au plus autant.',
  'SHARES.UNVESTED_STAY':
    '{vested, plural, =0 {Aucun droit n’est encore acquis sur les actions de ce certificat. Incluez les actions à droits non acquis, ou attendez que des droits soient acquis.} one {Les droits ne sont acquis que sur # action de ce certificat. Entrez-en une seule, ou incluez les actions à droits non acquis.} other {Les droits ne sont acquis que sur {vested, number} actions de ce certificat. Entrez-en au plus autant, ou incluez les actions à droits non acquis.}}',
  'SHARES.UNVESTED_UNDIVIDED':
    'Les actions à droits non acquis vont ensemble à une seule personne. N’en choisissez qu’une et entrez au moins {unvested, plural, one {# action} other {{unvested, number} actions}}.',
  'SHARES.TO_ITSELF': 'Ces actions appartiennent déjà à cette personne. Choisissez une autre personne.',
  'SHARES.NOT_YET_ISSUED':
    '{origin, select, certificate {Ce certificat est issu d’un autre le {date}. Pour inscrire quelque chose d’antérieur, annulez d’abord l’inscription du {date} à la page de son détenteur, inscrivez ceci, puis inscrivez-la de nouveau.} other {Ce certificat date du {date}. Entrez ce jour ou un jour ultérieur.}}',
  'SHARES.CLASS_LATER': 'Cette catégorie date du {date}. Entrez ce jour ou un jour ultérieur.',
  'SHARES.NOT_BELOW':
    'Comparées aux actions «\u00a0{name}\u00a0», ces actions doivent ne conférer aucun droit plus étendu et en conférer au moins un moins étendu. Leurs conditions ne le montrent pas. Répondez «\u00a0Non\u00a0», pour que cette catégorie vote séparément.',
  'SHARES.POOL_LATER': 'Cette réserve n’existait pas encore ce jour-là. Entrez un jour ultérieur.',
  'SHARES.BEFORE_RESOLUTION':
    'Cette résolution est postérieure à l’opération. Corrigez l’une des deux dates.',
  'SHARES.SOLVENCY_LATER':
    'Les administrateurs examinent la solvabilité avant l’acquisition d’actions ou la réduction du capital. Entrez une date au plus tard à la date de prise d’effet.',
  'SHARES.PAID_LATER':
    'Ce paiement est postérieur à l’opération. Entrez une date au plus tard à la date de prise d’effet, ou indiquez que le montant est dû.',
  'SHARES.NOT_REDEEMABLE':
    'Les conditions de cette catégorie ne permettent pas ce rachat. Inscrivez un achat par la société, ou modifiez d’abord la catégorie.',
  'SHARES.ABOVE_REDEMPTION_PRICE':
    'Les statuts fixent le prix de rachat à {price, number, ::currency/CAD .00########} par action au plus (LCSA, par. 36(1)). Réduisez le prix, sans y compter les dividendes déclarés.',
  'SHARES.NOT_CONVERTIBLE':
    'Les conditions de cette catégorie ne permettent pas de conversion. Modifiez d’abord la catégorie.',
  'SHARES.INSTRUMENT_NOT_OPEN':
    'Cet instrument n’était pas en vigueur à cette date. Choisissez une autre date ou un autre instrument.',
  'SHARES.RESERVE_SHORT':
    'Les statuts laissent {left, plural, one {# action de cette catégorie qui n’est promise à personne} other {{left, number} actions de cette catégorie qui ne sont promises à personne}}. La société doit en réserver assez pour tous les droits à des actions (LCSA, art. 29).',
  'SHARES.STATED_LATER':
    'Ce compte a été établi à une date postérieure. Entrez cette date ou une date ultérieure.',
  'SHARES.NOT_ADJUSTED':
    'Sans ajustement\u00a0: {rights}{more, plural, =0 {} other { et # de plus}}. Lisez dans leurs conditions ce qu’ils deviennent et confirmez-le auprès d’un juriste.',
  'SHARES.EXEMPTION_REQUIRED':
    'Les statuts restreignent les transferts\u00a0: la société ne peut placer ses actions comme émetteur fermé qu’auprès de certaines personnes. Indiquez le lien de l’actionnaire avec elle, ou que l’émission repose sur une autre dispense (Règlement 45-106, art. 2.4).',
  'SHARES.PRIVATE_ISSUER_LIMIT':
    'Cela porterait à {counted} le nombre d’actionnaires comptés, alors qu’un émetteur fermé en a au plus {most} (Règlement 45-106, art. 2.4). Indiquez pourquoi l’opération est tout de même inscrite.',
  'SHARES.INTEREST_ABOVE_ACCRUED':
    'Selon ses conditions, au plus {accrued} d’intérêts ont couru jusqu’à ce jour. Vérifiez le montant.',
  'SHARES.INTEREST_UNCHECKED':
    'Les intérêts courus n’ont pas été calculés ici. Vérifiez le montant d’après les conditions.',
  'SHARES.AFTER_WINDOW':
    'Selon l’attribution, cette option ne pouvait être levée que jusqu’au {until}, son titulaire étant parti. Confirmez qu’elle a été prolongée.',
  'SHARES.SETTLEMENT_VALUE':
    'La valeur de ces actions s’ajoute au capital déclaré. Ni ce principe ni ce montant n’ont été vérifiés ici\u00a0: confirmez-les auprès de votre comptable et d’un juriste.',
  'SHARES.EXPIRES_BEFORE_GRANT':
    'L’attribution ou l’émission est du {date}. Entrez ce jour ou un jour ultérieur, ou laissez le champ vide.',
  'SHARES.NO_PLAN': 'Ces actions ne proviennent d’aucun régime. Laissez la réserve telle quelle.',
  'SHARES.NOTHING_WHOLE': 'Un si petit nombre ne donnerait aucune action entière. Entrez-en davantage.',
  'SHARES.RATIO_INVALID':
    'Un fractionnement donne plus d’actions, un regroupement en donne moins. Corrigez les deux nombres.',
  'SHARES.SUBSCRIPTIONS_WAIT':
    'Des souscriptions d’actions de cette catégorie sont en attente\u00a0: {names}. Émettez d’abord ces actions ou retirez les souscriptions, qui comptent les actions telles qu’elles sont aujourd’hui.',
  'SHARES.CASH_ROUNDS_DOWN':
    'Une fraction n’est payée que si elle est arrondie à l’inférieur. Choisissez cet arrondi, ou n’entrez pas de montant.',
  'SHARES.DIRECTORS_RESOLVE':
    'Les administrateurs approuvent le paiement par une résolution distincte. Entrez son numéro\u00a0: {number} est celui de la résolution des actionnaires.',
  'SHARES.NOTHING_CHANGES': 'C’est déjà ce qui est inscrit. Changez quelque chose.',
  'SHARES.RIGHT_MISSING':
    '{right, select, vote {Au moins une catégorie doit avoir le droit de vote.} dividend {Au moins une catégorie doit avoir droit aux dividendes.} other {Au moins une catégorie doit avoir droit au reliquat des biens.}}',
  'SHARES.NOT_ONE_HOLDING':
    'Ces certificats sont de plusieurs détenteurs ou catégories. Choisissez ceux d’un seul détenteur et d’une seule catégorie.',
  'SHARES.PARTS_DIFFER':
    'Les nouveaux certificats doivent viser {held, plural, one {# action} other {{held, number} actions}} en tout. Corrigez les nombres.',
  'SHARES.UNVESTED_TOGETHER':
    '{unvested, plural, one {Les droits sur # action ne sont pas acquis\u00a0: elle reste} other {Les droits sur {unvested, number} actions ne sont pas acquis\u00a0: elles restent}} sur un même certificat. Prévoyez un certificat d’au moins autant d’actions, sans remplacer d’autre certificat avec lui.',
  'SHARES.ACCOUNT_OPENED':
    'Le compte capital déclaré de cette catégorie porte déjà {capital, number, ::currency/CAD} ce jour-là. Inscrivez plutôt un changement.',
  'SHARES.SERIES_NOT_ALLOWED':
    'Les statuts ne permettent pas aux administrateurs de fixer des séries de cette catégorie. Choisissez une autre catégorie ou modifiez-la d’abord.',
  'SHARES.SERIES_RANK':
    'Les séries d’une catégorie ont un seul rang (LCSA, par. 27(3)). {series} doit avoir celui de {name}, soit {rank, number}.',
  'SHARES.RESOLUTION_MISSING': 'Aucune résolution n’est indiquée. Les livres de la société en exigeront une.',
  'SHARES.CERTIFICATE_MISSING':
    'Le numéro du certificat de modification n’est pas indiqué. Les livres de la société l’exigeront.',
  'SHARES.REDUCTION_TESTS_MISSING':
    'Aucun examen de la solvabilité n’est inscrit. La société ne peut réduire son capital s’il existe des motifs raisonnables de croire qu’elle ne satisfait pas aux critères de solvabilité (LCSA, par. 38(3)).',
  'SHARES.SOLVENCY_MISSING':
    'Aucun examen de la solvabilité n’est inscrit. La société ne peut payer les actions s’il existe des motifs raisonnables de croire qu’elle ne satisfait pas aux critères de solvabilité (LCSA, par. 34(2), 35(3) et 36(2)).',
  'SHARES.CONSIDERATION_DIFFERS':
    'Le montant n’est pas le prix multiplié par le nombre d’actions. Vérifiez les deux.',
} as const satisfies Record<keyof typeof codes, string>;
