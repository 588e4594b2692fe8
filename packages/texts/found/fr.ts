import type { found as en } from './en.ts';

export const found = {
  'zip.not_a_zip':
    'Ce n’est pas un fichier zip complet. Choisissez le paquet .ocf.zip tel qu’il a été produit.',
  'zip.damaged': 'Un fichier du paquet est endommagé. Demandez une nouvelle copie du paquet.',
  'zip.encrypted': 'Le paquet est chiffré. Enregistrez-le sans mot de passe.',
  'zip.too_large': 'Une fois décompressé, le fichier dépasse ce qui peut être lu\u00a0: il n’a pas été lu.',
  'zip.too_many': 'Le paquet contient plus de 1\u00a0000 fichiers\u00a0: il n’a pas été lu.',
  ZIP_PATH: 'Le nom de ce fichier mène hors du paquet; il n’a pas été lu.',
  ZIP_DUPLICATE: 'Le paquet contient deux fichiers de ce nom.',
  JSON: 'Ce fichier n’a pas pu être lu comme du JSON ({details}).',
  MANIFEST_COUNT: 'Un paquet a un seul manifeste; celui-ci en a {count}.',
  VERSION: 'La version {version} du format n’est pas connue ici ({known}).',
  FILE_PATH: 'Il nomme un fichier hors du paquet.',
  FILE_MISSING: 'Un fichier nommé par le manifeste est absent ({details}).',
  FILE_TYPE: 'Le fichier n’est pas du type qu’indique le manifeste ({details}).',
  ITEMS: 'Le fichier n’a pas de liste d’éléments.',
  MD5: 'Le fichier n’est pas celui que décrit le manifeste.',
  UNLISTED: 'Le manifeste ne nomme pas ce fichier; il n’a pas été lu.',
  SCHEMA: 'Il enfreint le schéma du format ({details}).',
  OBJECT_TYPE: 'Le type d’objet {type} n’existe pas.',
  DUP_ID: 'L’identifiant {id} est aussi donné à un autre objet.',
  REF: 'Il nomme quelque chose qui n’est pas dans le paquet ({details}).',
  EMPTY_REF: 'Une référence est un texte vide; elle est considérée comme absente.',
  VEST_REF: 'Les conditions d’acquisition nomment une étape qu’elles n’ont pas.',
  VEST_CYCLE: 'Une étape des conditions d’acquisition ramène à elle-même.',
  VESTINGS_SUM: 'Les actions acquises ne totalisent pas celles émises ({details}).',
  DUP_SECURITY: 'Le titre {security} est émis deux fois.',
  BEFORE_ISSUE: 'Sa date précède l’émission de son titre ({details}).',
  AS_OF: 'Sa date suit celle du paquet ({details}).',
  DOUBLE_SPEND: 'Le titre {security} a déjà pris fin par {by}.',
  DOUBLE_SOURCE: 'Le titre {security} provient aussi de {by}.',
  RESULT_DATE: 'Un titre qui en provient est émis un autre jour ({details}).',
  BALANCE_HOLDER: 'Le solde appartient à un autre détenteur ({details}).',
  NUMBER: 'Un nombre est trop long pour être lu.',
  TEXT: 'Un texte contient des caractères qui ne peuvent pas être enregistrés. Refaites le fichier sans eux.',
  QTY: 'Le nombre d’actions est impossible ({details}).',
  PRICE: 'Un prix est inférieur à zéro ({details}).',
  DUP_NUMBER: 'Un autre titre de la même catégorie porte aussi le numéro de certificat {number}.',
  CONSERVATION: 'Des actions apparaîtraient ou disparaîtraient ({details}).',
  AUTHORIZED: 'Plus d’actions sont en circulation qu’il n’en est autorisé ({details}).',
  POOL: 'Plus d’options sont attribuées que le régime n’en réserve ({details}).',
  SPLIT: 'Un fractionnement ne remplace aucun certificat; chacun garde son nombre d’actions ({details}).',
  COST_BASIS:
    'Un coût ne correspond pas au nombre d’actions multiplié par le prix; c’est le coût qui compte ({details}).',
  SELF_TRANSFER:
    'Un transfert au détenteur qui a déjà les actions est inscrit comme un remplacement de certificat ({details}).',
  'class.differs':
    'La catégorie {name} du fichier n’a pas le même genre ou les mêmes voix que celle de ce nom au registre. Donnez un autre nom à l’une d’elles, ou rectifiez d’abord le registre.',
  'package.differences':
    'Les registres différeraient du tableau de capitalisation du fichier sur plus de {most} points. Corrigez d’abord le fichier.',
  'package.too_early':
    'Il est daté du {value}, avant la constitution du {since}. Rectifiez la date de constitution au registre, ou corrigez le fichier.',
  'table.unreadable':
    'Ce fichier n’a pas pu être lu comme un tableau. Enregistrez-le en CSV (UTF-8) ou en classeur Excel (.xlsx).',
  'table.empty': 'Il n’y a aucune ligne sous les en-têtes.',
  'table.too_long': 'Le tableau a plus de {most} lignes. Divisez-le.',
  'table.too_many_classes':
    'Le tableau nomme plus de {most} catégories d’actions que le registre n’a pas. Vérifiez la colonne.',
  'table.no_rows_of_class':
    'Un capital déclaré est indiqué pour {name}, mais aucune ligne n’a d’actions de cette catégorie. Vérifiez les noms.',
  'file.too_large':
    'Ce fichier contient trop de données pour être lu en une fois; il n’a pas été lu. Divisez-le.',
  'file.too_slow': 'La lecture de ce fichier a dépassé {seconds} secondes; il n’a pas été lu. Divisez-le.',
  'table.not_mapped': 'Choisissez la colonne pour\u00a0: {column}.',
  'cell.required': 'Cette cellule est vide. Indiquez\u00a0: {column}.',
  'cell.not_whole':
    '«\u00a0{value}\u00a0» n’est pas un nombre entier d’actions. N’écrivez que des chiffres, comme 1200.',
  'cell.sum_too_large':
    'Avec cette ligne, le fichier contient plus d’actions que les registres ne peuvent en compter.',
  'cell.not_amount': '«\u00a0{value}\u00a0» n’est pas un montant en dollars. Écrivez-le comme 1250.50.',
  'cell.not_a_date': '«\u00a0{value}\u00a0» n’est pas une date sans ambiguïté. Écrivez-la comme 2025-03-31.',
  'cell.future': '{value} est à venir. Indiquez une date au plus tard aujourd’hui.',
  'cell.too_early': '{value} précède la constitution du {since}. Corrigez la date.',
  'cell.after_opening':
    '{value} suit la date de la position d’ouverture, {on}. Corrigez l’une des deux dates.',
  'cell.class_untold':
    'Le registre n’a pas de catégorie {name}. Corrigez le nom dans le fichier, ou revenez aux colonnes et indiquez les droits de la nouvelle catégorie.',
  'cell.unknown_kind':
    '«\u00a0{value}\u00a0» n’est pas un type de détenteur. Écrivez particulier, société, fiducie ou conjoints.',
  'cell.unknown_country':
    '«\u00a0{value}\u00a0» n’est pas un pays. Écrivez son nom ou son code de deux lettres, comme CA.',
  'cell.too_long': 'Ce texte dépasse {most} caractères. Abrégez-le.',
  'cell.forbidden': 'La cellule contient des caractères non imprimables. Entrez-la de nouveau.',
  'cell.error': 'La formule de cette cellule n’a pas de résultat. Remplacez-la par la valeur.',
  'cell.number_repeated': 'Le certificat {value} figure aussi à la ligne {row}. Corrigez-en un.',
  'warn.formulas':
    '{count, plural, one {Une cellule contient une formule; son dernier résultat est repris.} other {# cellules contiennent des formules; leurs derniers résultats sont repris.}}',
  'warn.no_amount':
    '{count, plural, one {Une ligne n’indique ni prix ni montant\u00a0: elle n’ajoute rien au capital déclaré.} other {# lignes n’indiquent ni prix ni montant\u00a0: elles n’ajoutent rien au capital déclaré.}}',
  'warn.no_capital': 'Aucun capital déclaré n’est indiqué pour {name}\u00a0: son compte commence à zéro.',
  'warn.same_name':
    'Plusieurs lignes nomment {name}, avec des adresses différentes. Elles comptent pour un seul détenteur, à la première adresse. S’ils sont plusieurs, distinguez leurs noms.',
  'warn.class_differs':
    'La catégorie {name} du fichier a un autre nombre autorisé, ou une autre conversion, que celle de ce nom au registre. Celle du registre demeure.',
  'warn.amount_differs':
    'Le prix et le montant de {count, plural, one {la ligne {rows}} other {# lignes}} ne concordent pas{count, plural, one {} other { (lignes {rows})}}. Les deux sont repris tels quels, et c’est le montant qui compte pour le capital déclaré.',
  'warn.guessed_individual':
    'Considérés comme des particuliers d’après leurs noms ({count})\u00a0: {names}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}. Si l’un d’eux ne l’est pas, indiquez le type de détenteur dans une colonne à part.',
  'warn.guessed_body_corporate':
    'Considérés comme des personnes morales d’après leurs noms ({count})\u00a0: {names}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}. Si l’un d’eux ne l’est pas, indiquez le type de détenteur dans une colonne à part.',
  'warn.guessed_trust':
    'Considérés comme des fiducies ou des successions d’après leurs noms ({count})\u00a0: {names}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}. Si l’un d’eux ne l’est pas, indiquez le type de détenteur dans une colonne à part.',
  'warn.guessed_joint':
    'Considérés comme des codétenteurs d’après leurs noms ({count})\u00a0: {names}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}. Si l’un d’eux ne l’est pas, indiquez le type de détenteur dans une colonne à part. Leurs membres ne sont pas encore inscrits. Nommez-les dans le registre.',
  'warn.rights_assumed':
    'Le format ne dit pas tous les droits de la catégorie {name}. Nous supposons {kind, select, common {des dividendes auxquels elle participe comme les autres} other {des dividendes discrétionnaires}}, sans rachat par la société ni rachat au gré du détenteur. Comparez avec les statuts et rectifiez la catégorie s’ils diffèrent.',
  'warn.conversion_left_out':
    'La catégorie {name} a une conversion que les registres ne peuvent pas contenir\u00a0: vers une catégorie absente du fichier, sans ratio, ou de plusieurs façons. Elle est conservée à côté des registres.',
  'warn.preference_left_out':
    'La catégorie {name} a une préférence, un plafond ou une valeur nominale que les registres ne peuvent pas dire en dollars par action. Elle est conservée à côté des registres. Rectifiez la catégorie d’après les statuts.',
  'warn.number_on_record':
    'Le registre a déjà un certificat {value}. Corrigez l’un des deux numéros; repris tel quel, les deux le porteraient.',
  'warn.sheets': 'Le classeur a plusieurs feuilles; une seule a été lue\u00a0: {name}.',
  'warn.not_utf8':
    'Le fichier n’indique pas son encodage; il a été lu en {encoding}. Si des noms semblent erronés, revenez aux colonnes et choisissez un autre encodage.',
  'table.letters':
    'Les caractères de ce fichier sont illisibles. Enregistrez-le au format CSV (UTF-8) ou comme classeur Excel (.xlsx).',
  'ask.total':
    '{count, plural, one {La ligne {rows} porte «\u00a0{name}\u00a0» et semble être un total.} other {# lignes portent «\u00a0{name}\u00a0» et semblent être des totaux (lignes {rows}).}}',
  'ask.sum':
    '{count, plural, one {La ligne {rows} n’indique aucun certificat, et son nombre est la somme des lignes précédentes.} other {# lignes n’indiquent aucun certificat, et leurs nombres sont des sommes des lignes précédentes (lignes {rows}).}}',
  'ask.hidden':
    '{count, plural, one {La ligne {rows} est masquée dans le classeur.} other {# lignes sont masquées dans le classeur (lignes {rows}).}}',
  'warn.hidden_sheets':
    '{count, plural, one {La feuille masquée {names} n’a pas été lue.} other {# feuilles masquées n’ont pas été lues\u00a0: {names}.}}',
  'warn.hidden_columns':
    '{count, plural, one {La colonne {columns} est masquée dans le classeur et a été lue.} other {Les colonnes {columns} sont masquées dans le classeur et ont été lues.}}',
  'warn.above_heads': 'L’en-tête se trouve à la ligne {row}. Les lignes au-dessus ont été laissées de côté.',
  'warn.heads_again':
    '{count, plural, one {La ligne {rows} répète l’en-tête et a été laissée de côté.} other {# lignes répètent l’en-tête et ont été laissées de côté (lignes {rows}).}}',
  'warn.same_head': 'Deux colonnes s’appellent {name}. La colonne {used} a été utilisée, mais pas celle-ci.',
  'table.no_corporations':
    'Aucune colonne ne donne le numéro ni le nom d’une société. Utilisez les en-têtes du tableau modèle.',
  'table.too_many_people':
    'Une société compte plus de {most} personnes. Divisez-la, ou ajoutez les autres plus tard.',
  'row.no_corporation':
    'Cette ligne ne nomme aucune société, et il n’y en a pas au-dessus. Entrez son numéro ou son nom.',
  'cell.differs_above':
    'La ligne {row} dit autre chose de la même société ou de la même personne. Corrigez l’une des deux, ou laissez cette cellule vide.',
  'cell.unknown_law':
    '«\u00a0{value}\u00a0» n’est pas un ressort. Entrez Fédéral, ou la province dont la loi s’applique.',
  'cell.unknown_position':
    '«\u00a0{value}\u00a0» n’est pas un poste. Entrez Administrateur, Président, Secrétaire ou un autre poste par son nom usuel, séparés par des virgules.',
  'cell.unknown_resident':
    '«\u00a0{value}\u00a0» ne dit pas si la personne est résidente canadienne. Entrez citoyen, résident permanent, citoyen à l’étranger, ou non.',
  'cell.two_days': 'Entrez la date ou la dernière date possible, pas les deux.',
  'cell.not_a_year_end': '«\u00a0{value}\u00a0» n’est pas un jour de l’année. Écrivez-le ainsi\u00a0: 12-31.',
  'cell.not_a_count': '«\u00a0{value}\u00a0» n’est pas un nombre d’administrateurs. Entrez un nombre entier.',
  'cell.required_person': 'Cette ligne décrit une personne sans la nommer. Entrez son nom de famille.',
  'warn.first_sheet': 'Le classeur a plusieurs feuilles; seule la première a été lue.',
  'warn.hidden_rows':
    '{count, plural, one {La ligne {rows} est masquée dans le classeur et a été lue.} other {# lignes sont masquées dans le classeur et ont été lues (lignes {rows}).}}',
  'taking.number': 'Numéro de société',
  'taking.name': 'Dénomination sociale',
  'taking.law': 'Ressort',
  'taking.incorporated_on': 'Date de constitution',
  'taking.office': 'Siège social\u00a0: rue',
  'taking.office_unit': 'Siège social\u00a0: bureau',
  'taking.office_city': 'Siège social\u00a0: ville',
  'taking.office_province': 'Siège social\u00a0: province',
  'taking.office_postal_code': 'Siège social\u00a0: code postal',
  'taking.office_since': 'Siège social\u00a0: depuis le',
  'taking.office_on_or_before': 'Siège social\u00a0: au plus tard le',
  'taking.year_end': 'Fin d’exercice (MM-JJ)',
  'taking.year_end_since': 'Fin d’exercice\u00a0: depuis le',
  'taking.year_end_on_or_before': 'Fin d’exercice\u00a0: au plus tard le',
  'taking.business_number': 'Numéro d’entreprise',
  'taking.min_directors': 'Nombre minimal d’administrateurs',
  'taking.max_directors': 'Nombre maximal d’administrateurs',
  'taking.restriction': 'Restrictions au transfert d’actions',
  'taking.firstname': 'Prénom',
  'taking.lastname': 'Nom de famille',
  'taking.positions': 'Postes',
  'taking.since': 'Depuis',
  'taking.on_or_before': 'Au plus tard',
  'taking.resident': 'Résident canadien',
  'taking.address': 'Rue',
  'taking.unit': 'Appartement',
  'taking.city': 'Ville',
  'taking.region': 'Province ou région',
  'taking.postal_code': 'Code postal',
  'taking.country': 'Pays',
} as const satisfies Record<keyof typeof en, string>;
