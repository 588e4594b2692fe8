import type { registers as en } from '../en/registers.ts';

export const registers = {
  'REGISTERS.PROPOSED': 'Proposé. L’inscription se fera dès que rien ne manquera plus.',
  'CORPORATION.CHANGE_RECORDED': 'Inscrit.',
  'CORPORATION.CHANGE_PREVIEWED': 'Voici ce que diraient les registres. Rien n’a été inscrit.',
  'CORPORATION.NOT_ALL_AGREE':
    '{count, plural, =0 {Personne ne détient d’actions. Émettez d’abord des actions.} one {Une seule personne détient toutes les actions. Choisissez une déclaration.} other {# personnes détiennent des actions. Choisissez une convention, que toutes signent.}}',
  'CORPORATION.NO_DIVIDEND_RIGHT':
    'Les actions « {className} » ne donnent droit à aucun dividende. Choisissez une autre catégorie.',
  'CORPORATION.AFTER_NEXT_ENTRY': 'Un autre changement a eu lieu le {date}. Entrez un jour antérieur.',
  'CORPORATION.RECORD_NOT_AHEAD':
    'La date de référence ne peut précéder la résolution du {date}. Choisissez ce jour ou un jour ultérieur (LCSA, art. 134).',
  'CORPORATION.RECORD_TOO_EARLY':
    'La date de référence ne peut précéder le paiement de plus de {most} jours. Choisissez une date de référence ultérieure, ou un paiement plus tôt (règlement pris en vertu de la LCSA, art. 43).',
  'CORPORATION.SENIOR_DIVIDENDS':
    'La catégorie «\u00a0{className}\u00a0» passe d’abord\u00a0: {owed, number, ::currency/CAD .00########} par action lui est dû. Déclarez ce dividende avant celui-ci.',
  'CORPORATION.OFFICE_STAYS':
    'Une société régie par la loi d’une province y conserve son siège social. Pour le déplacer dans une autre province, consultez un juriste au sujet de la prorogation.',
  'CORPORATION.LAND_ELSEWHERE': 'Seules les sociétés de l’Ontario tiennent ce registre (LSAO, art. 140.1).',
  'CORPORATION.LAND_UNIDENTIFIED':
    'Saisissez l’adresse, la cote foncière ou la description légale, afin que le bien-fonds soit identifié (LSAO, art. 140.1).',
  'CORPORATION.IDENTIFIER_INVALID':
    'Une cote foncière compte neuf chiffres, par exemple 21234-0056. Saisissez-la telle que le bureau d’enregistrement immobilier l’indique.',
  'REGISTERS.NO_LAND':
    'Le bien-fonds ne figure pas au registre à cette date. Inscrivez d’abord son acquisition.',
  'REGISTERS.LAND_DISPOSED': 'Ce bien-fonds est déjà aliéné. Corrigez cette inscription si elle est erronée.',
  'CORPORATION.SHARES_STAND':
    'Des actions sont émises. Choisissez un autre motif, que les actionnaires approuvent.',
  'CORPORATION.NEEDS_A_LAWYER':
    'Ceci n’est pas encore offert sous le régime de la loi qui régit votre société. Consultez un juriste.',
  'CORPORATION.TOO_FEW_SIGNERS':
    'Vous n’avez nommé que {count, plural, one {# personne} other {# personnes}}\u00a0: vous ne pouvez pas exiger plus de signatures. Réduisez ce nombre ou nommez d’autres personnes.',
  'REGISTERS.PROPOSAL_RECORDED': 'Inscrit.',
  'REGISTERS.PROPOSAL_NEEDS_ATTENTION':
    'L’inscription n’a pas pu se faire telle que proposée. Voyez pourquoi, puis modifiez ou retirez la proposition.',
  'REGISTERS.PROPOSAL_WITHDRAWN': 'Retiré.',
  'REGISTERS.UNPAID_WITHDRAWN': 'Les actionnaires dont la place n’a pas été payée ont été retirés.',
  'REGISTERS.HELD_UP':
    'Une autre personne enregistre ici en ce moment, et c’est long. Réessayez dans un instant.',
  'REGISTERS.AWAITED': 'Une inscription en attente repose sur celle-ci. Inscrivez-la ou retirez-la d’abord.',
  'REGISTERS.DOES_NOT_FIT':
    'Cette inscription ne concorde pas avec ce qui est déjà inscrit. Consultez les inscriptions énumérées et rectifiez-les ensemble.',
  'REGISTERS.PAYLOAD_INVALID': 'Cette inscription est incomplète. Vérifiez les champs indiqués.',
  'REGISTERS.OF_CHANGE':
    'Cette inscription fait partie d’un changement de la société. Ouvrez-le sous Changements pour continuer.',
  'REGISTERS.WAITS': 'L’inscription n’est pas encore possible\u00a0: il manque une date ou un numéro.',
  'REGISTERS.FUTURE_DATE':
    'L’inscription ne peut se faire qu’à compter de sa date. Entrez une date au plus tard aujourd’hui.',
  'REGISTERS.DISSOLVED':
    'La société était déjà dissoute à cette date. N’inscrivez que des faits antérieurs à la dissolution.',
  'REGISTERS.FACT_RETAINED':
    'La loi exige que le registre conserve ce renseignement. Il ne peut pas être effacé.',
  'REGISTERS.PRINTED_DIFFERS':
    'Ce qui a été signé n’est plus ce qui serait inscrit. Revoyez le document et faites-le signer de nouveau.',
  'REGISTERS.RESOLUTION_DECLINED': 'Utilisez {next}\u00a0: {number} a été refusée.',
  'REGISTERS.RESOLUTION_VOID': 'Utilisez {next}\u00a0: {number} a été annulée.',
  'REGISTERS.RESOLUTION_EXPIRED': 'Utilisez {next}\u00a0: {number} n’a pas été signée à temps.',
  'REGISTERS.RESOLUTION_ANNUAL':
    'Utilisez {next}\u00a0: il faut une résolution spéciale, et {number} est la résolution annuelle.',
  'REGISTERS.RESOLUTION_OF_OTHERS': 'Utilisez {next}\u00a0: {number} approuve autre chose.',
  'REGISTERS.RESOLUTION_OF_BODY':
    'Utilisez {next}\u00a0: la décision revient aux {body, select, shareholders {actionnaires} other {administrateurs}}.',
  'REGISTERS.RESOLUTION_OF_DAY': 'Entrez la date de {number}, le {on}, ou utilisez {next}.',
  'REGISTERS.TERMS_CHANGED':
    'Les actions ont été fractionnées, regroupées ou rajustées après cette saisie\u00a0: les nombres et les prix ne sont plus à jour. Retirez l’inscription et entrez-la de nouveau avec les bons chiffres.',
  'REGISTERS.BOARD_CHANGED':
    'Le conseil d’administration a changé après l’envoi pour signature. Une résolution écrite doit être signée par tous les administrateurs en fonction (LCSA, par. 117(1)). Retirez l’inscription, entrez-la de nouveau et faites signer les administrateurs actuels.',
  'REGISTERS.VOTERS_CHANGED':
    'Les actionnaires ont changé après l’envoi pour signature. Une résolution écrite doit être signée par tous les actionnaires habiles à voter (LCSA, art. 142). Retirez l’inscription, entrez-la de nouveau et faites signer les actionnaires actuels.',
  'REGISTERS.PARTLY_SIGNED':
    'Tous n’ont pas encore signé {number}. Envoyez-la aux autres ou téléversez la copie signée par tous, puis inscrivez cette opération.',
  'REGISTERS.OUT_FOR_SIGNATURE':
    'L’inscription est envoyée pour signature et se fera à la dernière signature. Pour la modifier, annulez d’abord la demande.',
  'REGISTERS.PROPOSAL_CLOSED': 'Cette proposition a déjà été inscrite ou retirée.',
  'REGISTERS.NOT_INCORPORATED':
    'La société n’existait pas à cette date. Choisissez une date à compter de sa constitution.',
  'REGISTERS.ALREADY_INCORPORATED': 'La constitution est déjà inscrite.',
  'REGISTERS.ALREADY_EXISTS': 'C’est déjà inscrit.',
  'REGISTERS.NO_PERSON': 'Cette personne ne figure pas au registre à cette date.',
  'REGISTERS.NO_CLASS': 'Cette catégorie d’actions n’existe pas à cette date.',
  'REGISTERS.NO_APPOINTMENT': 'Cette nomination ne figure pas au registre à cette date.',
  'REGISTERS.NOT_AN_INDIVIDUAL': 'Seul un particulier peut être administrateur.',
  'REGISTERS.NOT_JOINT': 'Seuls des codétenteurs ont des membres.',
  'REGISTERS.JOINT_MEMBER':
    'Des codétenteurs ne peuvent pas faire partie d’autres codétenteurs. Nommez chaque personne.',
  'REGISTERS.ALREADY_APPOINTED': 'Cette personne occupe déjà ce poste à cette date.',
  'REGISTERS.ALREADY_CEASED': 'Cette nomination a déjà pris fin.',
  'REGISTERS.ABOVE_AUTHORIZED':
    'Les statuts autorisent {authorized, plural, one {# action} other {{authorized, number} actions}} de cette catégorie; {issued, plural, one {# serait émise} other {{issued, number} seraient émises}}. Émettez-en moins.',
  'REGISTERS.ABOVE_CLASS':
    'Les statuts autorisent {authorized, plural, one {# action} other {{authorized, number} actions}} de la catégorie et de ses séries réunies; {issued, plural, one {# serait émise} other {{issued, number} seraient émises}}. Émettez-en moins.',
  'REGISTERS.BELOW_ISSUED':
    '{issued, plural, one {# action de cette catégorie est émise} other {{issued, number} actions de cette catégorie sont émises}}. Autorisez-en au moins autant.',
  'REGISTERS.SERIES_ABOVE_CLASS':
    'Ensemble, les séries de cette catégorie dépasseraient les {authorized, number} actions qu’elle autorise. Autorisez-en moins.',
  'REGISTERS.SERIES_DIFFERS':
    'Au registre, cette catégorie est une série d’une autre catégorie, ou n’est pas une série.',
  'REGISTERS.ACCOUNT_DIFFERS':
    'À cette date, le compte présente un capital déclaré de {capital, number, ::currency/CAD} et {shares, plural, one {# action} other {{shares, number} actions}}. Déduisez-en la part correspondante.',
  'REGISTERS.ACCOUNT_BELOW_ZERO':
    'Le compte capital déclaré tomberait à {capital, number, ::currency/CAD}. Déduisez-en moins.',
  'REGISTERS.ACCOUNT_STANDS':
    'Ce compte affiche déjà {capital, number, ::currency/CAD}. Inscrivez le solde d’ouverture avant tout autre mouvement.',
  'REGISTERS.NOT_ALL_SHARES':
    '{issued, plural, one {# action de cette catégorie est en circulation} other {{issued, number} actions de cette catégorie sont en circulation}} à cette date. Réémettez-les toutes.',
  'REGISTERS.NO_SECURITY': 'Ce certificat ne figure pas au registre à cette date.',
  'REGISTERS.RESTS_ON': 'Cette inscription repose sur {certificate}, qui doit être en vigueur à cette date.',
  'REGISTERS.NOT_OPEN':
    'Ce certificat a pris fin ou est annulé. Choisissez-en un qui est en vigueur à cette date.',
  'REGISTERS.SOURCE_DIFFERS':
    'À cette date, ce certificat a un autre détenteur, une autre catégorie ou un autre nombre d’actions.',
  'REGISTERS.RATE_DIFFERS':
    'Entrez un taux de change pour ce qui n’est pas en dollars canadiens, et aucun pour ce qui l’est.',
  'REGISTERS.ADJUSTED_WITH_IT':
    'Les options de la catégorie ont été ajustées avec elle. Annulez les deux et inscrivez-les de nouveau, pour que le nombre d’options suive celui des actions.',
  'REGISTERS.NOT_DIVIDED':
    'Un ajustement d’options exige son fractionnement ou son regroupement\u00a0: même catégorie, même jour, même ratio.',
  'REGISTERS.NO_VESTING':
    'Ce certificat n’est soumis à aucune acquisition progressive des droits à cette date.',
  'REGISTERS.VESTING_DIFFERS':
    'Les droits sur {unvested} actions de ce certificat ne sont pas acquis, contre {after} pour ce qui le remplace. Reportez l’acquisition progressive des droits.',
  'REGISTERS.PEOPLE_ERASED':
    'Les personnes de cette inscription avaient été entrées par erreur et ont été effacées. Entrez-les de nouveau.',
  'REGISTERS.VESTING_SUM_DIFFERS':
    'Les dates d’acquisition progressive des droits totalisent {sum} actions, et non les {shares} qu’elles visent. Entrez des dates pour toutes les actions.',
  'REGISTERS.ABOVE_UNVESTED':
    'Les droits sur {unvested} actions seulement ne sont pas acquis à cette date. N’en accélérez pas davantage.',
  'REGISTERS.NO_POOL': 'Cette réserve d’options n’existe pas à cette date.',
  'REGISTERS.POOL_DIFFERS':
    'Cette réserve vise une autre catégorie d’actions, ou l’option n’en provient pas.',
  'REGISTERS.ABOVE_POOL':
    'Il reste {available, plural, one {# action} other {{available, number} actions}} dans cette réserve. Attribuez-en au plus autant, ou augmentez d’abord la réserve.',
  'REGISTERS.BELOW_USED':
    'Des options ont utilisé {used} actions de cette réserve. Réservez-en au moins autant.',
  'REGISTERS.NOT_AN_OPTION': 'Cet instrument ne donne pas droit à un nombre d’actions.',
  'REGISTERS.IS_AN_OPTION': 'Une option prend fin par sa levée, son expiration ou son abandon.',
  'REGISTERS.NOT_CONVERTIBLE':
    'Seuls un billet convertible ou une entente de capital futur se convertissent en actions.',
  'REGISTERS.ABOVE_OPEN':
    'Il reste {open, plural, one {# action} other {{open, number} actions}} de cette option. Entrez-en au plus autant.',
  'REGISTERS.ABOVE_VESTED':
    '{vested, plural, one {# action de cette option peut être levée} other {{vested, number} actions de cette option peuvent être levées}} à cette date.',
  'REGISTERS.VESTED_DIFFERS':
    'À cette date, les droits sur {vested} actions de cette option étaient acquis. Entrez le reste de nouveau.',
  'REGISTERS.SETTLEMENT_DIFFERS': 'Ce droit ne se règle pas ainsi. Choisissez un autre mode.',
  'REGISTERS.PRICE_DIFFERS': 'Le prix de levée est de {price}. Entrez ce prix.',
  'REGISTERS.NET_DIFFERS':
    'À cette valeur, {shares, plural, one {# action est émise} other {{shares, number} actions sont émises}}. Entrez ce nombre.',
  'REGISTERS.NO_TRIGGER':
    'Les modalités de cet instrument ne prévoient pas ce cas. Choisissez un cas qu’elles prévoient.',
  'REGISTERS.ABOVE_PRINCIPAL': 'Il reste {owed} à payer. Entrez au plus ce montant.',
  'REGISTERS.STILL_VESTING':
    'Un titre dont les droits s’acquièrent encore est transféré en entier. Transférez-en la totalité.',
  'REGISTERS.BEFORE_EXPIRY':
    'Cette option n’a pas encore expiré. {expiresOn, select, none {Elle n’a pas de dernier jour.} other {Dernier jour\u00a0: {expiresOn}.}} Abandonnez-la plutôt, ou choisissez un jour ultérieur.',
  'REGISTERS.EXPIRES_WHOLE':
    'Son dernier jour est passé\u00a0: {open, plural, one {# action restante expire} other {la totalité des {open, number} actions restantes expire}}. Entrez ce nombre, ou aucun.',
  'REGISTERS.AFTER_EXPIRY': 'Cette option a expiré le {expiresOn}. Entrez cette date ou une date antérieure.',
  'REGISTERS.NO_CONTROL': 'Cela ne figure pas au registre à cette date.',
  'REGISTERS.CONTROL_ENDED': 'Cette inscription a déjà pris fin.',
  'REGISTERS.BODY_IN_CONTROL':
    'Seul un particulier peut avoir un contrôle important. Nommez le particulier qui se trouve derrière.',
  'REGISTERS.NUMBER_TAKEN': 'Ce numéro a déjà été attribué. Entrez-en un autre.',
  'REGISTERS.NO_ROOT': 'L’inscription à rectifier ne figure pas au registre.',
  'REGISTERS.KIND_CHANGED': 'Une rectification doit être du même type que l’inscription qu’elle rectifie.',
  'REGISTERS.IDENTITY_CHANGED':
    'Une rectification conserve l’inscription du détenteur et les numéros de certificat déjà attribués.',
  'REGISTERS.CORRECTED_ELSEWHERE': 'Cette inscription se rectifie là où elle a été faite.',
  'REGISTERS.ALREADY_VOID': 'Cette inscription a déjà été annulée.',
  'REGISTERS.NOT_VOID': 'Cette inscription n’a pas été annulée\u00a0: il n’y a rien à rétablir.',
  'REGISTERS.NOT_IN_CONFLICT':
    'Cette inscription ne fait pas obstacle\u00a0: inutile de la rectifier ici. Laissez-la telle quelle, ou rectifiez-la séparément.',
  'REGISTERS.TOO_MANY_BUNDLED':
    'Plus de {max} inscriptions ont été faites avec celle-ci. Annulez l’importation dont elle provient.',
} as const satisfies Record<keyof typeof en, string>;
