import type { importing as en } from './en.ts';

export const importing = {
  'IMPORTS.RECORDED': 'L’importation est inscrite.',
  'IMPORTS.PREVIEWED': 'Voici ce que deviendraient les registres. Rien n’est inscrit.',
  'IMPORTS.PEOPLE_ERASED': 'Les personnes de cette importation sont effacées.',
  'IMPORTS.PEOPLE_KEPT':
    'Les personnes qu’aucune inscription en vigueur ne nomme sont effacées. Les autres restent.',
  'IMPORTS.STANDS': 'Cette importation est en vigueur. Annulez-la d’abord.',
  'IMPORTS.BUSY':
    'D’autres fichiers sont en cours de lecture. Attendez qu’elle soit terminée, puis envoyez celui-ci de nouveau. Rien n’a été enregistré.',
  'IMPORTS.TAKEN_BACK': 'L’importation est annulée.',
  'IMPORTS.FILE_REQUIRED': 'Choisissez un fichier.',
  'IMPORTS.FAULTY':
    '{count, plural, one {Un point du fichier est à corriger d’abord.} other {# points du fichier sont à corriger d’abord.}} Rien n’est inscrit.',
  'IMPORTS.NOTHING': 'Le fichier ne contient rien à importer.',
  'IMPORTS.OUTCOME_DIFFERS': 'Les registres ont changé depuis votre examen. Revoyez la comparaison.',
  'IMPORTS.NOT_ACCEPTED':
    '{count, plural, one {Acceptez l’écart avec le fichier, ou corrigez le fichier.} other {Acceptez les # écarts avec le fichier, ou corrigez le fichier.}}',
  'IMPORTS.ALREADY_TAKEN_BACK': 'Cette importation est déjà annulée.',
  'imports.title': 'Importation',
  'imports.lead':
    'Importez les données d’un tableur ou d’un autre logiciel. Vous voyez les registres avant et après, puis vous décidez.',
  'imports.step.source': 'Source',
  'imports.step.columns': 'Colonnes',
  'imports.step.findings': 'Constats',
  'imports.step.compare': 'Avant et après',
  'imports.step.done': 'Inscrit',
  'imports.table': 'Tableau des détenteurs et des certificats',
  'imports.table.note':
    'CSV ou Excel, une ligne par certificat. L’acquisition des droits, les options et les autres instruments s’importent par un fichier Open Cap Format ou s’ajoutent ensuite.',
  'imports.package': 'Paquet Open Cap Format',
  'imports.package.note': 'Tout l’historique d’un autre logiciel (.ocf.zip)',
  'imports.from': 'Que voulez-vous importer?',
  'imports.file': 'Fichier',
  'imports.paste': 'Ou collez les lignes ici',
  'imports.match': 'Associer les détenteurs aux personnes inscrites, d’après leurs noms',
  'imports.check': 'Vérifier le fichier',
  'imports.next': 'Suivant',
  'imports.back': 'Retour',
  'imports.restart': 'Recommencer',
  'imports.otherFile': 'Choisir le fichier corrigé',
  'imports.columns.lead': 'Associez chaque champ à une colonne. La première ligne de texte sert d’en-tête.',
  'imports.column.none': 'Absent du fichier',
  'imports.field.name': 'Nom du détenteur',
  'imports.field.firstname': 'Prénom',
  'imports.field.kind': 'Type de détenteur',
  'imports.field.class': 'Catégorie d’actions',
  'imports.field.quantity': 'Actions',
  'imports.field.certificate': 'Numéro du certificat',
  'imports.field.issued_on': 'Date d’émission',
  'imports.field.price': 'Prix par action',
  'imports.field.amount': 'Montant payé',
  'imports.field.address': 'Adresse municipale',
  'imports.field.city': 'Ville',
  'imports.field.region': 'Province ou région',
  'imports.field.postal_code': 'Code postal',
  'imports.field.country': 'Pays',
  'imports.on': 'Date d’émission des lignes sans date',
  'imports.tells': 'Ce que montre le tableau',
  'imports.tells.issues': 'Chaque émission depuis le début',
  'imports.tells.issues.note': 'Chaque certificat compte dès sa date d’émission, avec ce qui a été payé.',
  'imports.tells.opening': 'Les actions détenues à une date',
  'imports.tells.opening.note':
    'Une position d’ouverture\u00a0: qui détenait quoi, et le capital déclaré de chaque catégorie.',
  'imports.opening.on': 'Date de la position d’ouverture',
  'imports.opening.on.help':
    'Le registre indique les lignes sans date d’émission comme émises au plus tard à cette date.',
  'imports.opening.source': 'Source du capital déclaré',
  'imports.opening.source.financial_statements': 'États financiers',
  'imports.opening.source.minute_book': 'Livres de la société',
  'imports.opening.source.former_register': 'Registre tenu auparavant',
  'imports.opening.source.other': 'Autre',
  'imports.opening.statedOn': 'En date du',
  'imports.opening.statedOn.help': 'Le jour des états, ou de la dernière inscription.',
  'imports.opening.capitals': 'Capital déclaré à cette date',
  'imports.opening.capitals.lead': 'Ce qui reste vide est la somme des montants payés dans les lignes.',
  'imports.rights': 'Droits',
  'imports.rights.of': 'Droits de {name}',
  'imports.rights.tell': 'Indiquer les droits',
  'imports.rights.tellOf': 'Indiquer les droits de {name}',
  'imports.rights.take': 'Enregistrer',
  'imports.rights.notStated': 'Pas encore indiqués',
  'imports.rights.stated': 'Indiqués',
  'imports.classes': 'Nouvelles catégories d’actions',
  'imports.classes.lead':
    'Le fichier nomme des catégories que le registre n’a pas. Indiquez les droits de chacune selon les statuts. Un nom mal écrit se corrige dans le fichier.',
  'imports.items.package': '{count, plural, one {# objet lu} other {# objets lus}}',
  'imports.items.table': '{count, plural, one {# ligne lue} other {# lignes lues}}',
  'imports.clean': 'Rien n’est à corriger dans le fichier.',
  'imports.faults':
    '{count, plural, one {# point à corriger d’abord dans le fichier} other {# points à corriger d’abord dans le fichier}}',
  'imports.warnings': '{count, plural, one {# point à connaître} other {# points à connaître}}',
  'imports.first': 'Les {shown} premiers sont énumérés.',
  'imports.where': 'Endroit',
  'imports.what': 'Constat',
  'imports.kept':
    '{count, plural, one {# objet est conservé à côté des registres} other {# objets sont conservés à côté des registres}}',
  'imports.kept.note':
    'Aucune inscription ne peut les contenir. Ils sont conservés tels quels et joints au prochain fichier, sauf si l’importation est annulée.',
  'imports.kept.count':
    '{count, plural, one {# objet conservé à côté des registres} other {# objets conservés à côté des registres}}',
  'imports.kept.no_act': 'les registres ne contiennent rien de ce genre',
  'imports.kept.not_fitting': 'ne correspond tel quel à aucune inscription',
  'imports.kept.subject_kept': 'ce qu’il concerne est lui-même laissé de côté',
  'imports.different':
    '{count, plural, one {# objet est importé autrement} other {# objets sont importés autrement}}',
  'imports.different.ended_as_cancelled':
    'ses actions sont annulées, et les certificats qui en proviennent sont émis',
  'imports.different.ended_without_capital':
    'ses actions prennent fin par annulation, et le capital déclaré demeure',
  'imports.different.opened_later': 'il existe à partir du jour de son opération',
  'imports.different.vesting_left_out':
    'son acquisition progressive n’est pas reprise\u00a0: ses actions sont acquises',
  'imports.different.acceleration_left_out':
    'les actions acquises avant terme figurent comme non acquises jusqu’à leurs dates',
  'imports.different.currency_left_out':
    'payé dans une autre monnaie\u00a0: aucun prix n’est repris, et rien n’en figure au capital déclaré',
  'imports.different.numbers_left_out': 'les numéros de ses actions ne sont pas repris',
  'imports.different.address_left_out': 'son adresse n’est pas reprise\u00a0: inscrivez la dernière connue',
  'imports.different.words_left_out': 'son texte libre n’est pas repris',
  'imports.different.rounding_assumed': 'sa règle d’arrondi est supposée',
  'imports.again': 'Ce fichier a déjà été importé. L’importer de nouveau doublerait ce qu’il a apporté.',
  'imports.again.who': '{file}, {at}, par {name}',
  'imports.again.when': '{file}, {at}',
  'imports.matched':
    '{count, plural, one {# détenteur est déjà inscrit au registre} other {# détenteurs sont déjà inscrits au registre}}',
  'imports.summary':
    '{persons, plural, one {# personne} other {# personnes}}, {certificates, plural, one {# certificat} other {# certificats}}, {acts, plural, one {# inscription} other {# inscriptions}}',
  'imports.days': 'Du {first} au {last}',
  'imports.before': 'Avant',
  'imports.after': 'Après',
  'imports.instruments': 'Options, réserves et autres instruments',
  'imports.number': 'Nombre',
  'imports.pool': 'Réserve\u00a0: {name}',
  'imports.former':
    '{count, plural, one {# ancien détenteur, sans actions aujourd’hui\u00a0: {names}} many {# d’anciens détenteurs, sans actions aujourd’hui\u00a0: {names}} other {# anciens détenteurs, sans actions aujourd’hui\u00a0: {names}}}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}',
  'imports.private': 'Après l’importation, {count} sur {most} détenteurs permis d’un émetteur fermé.',
  'imports.conflicts': 'Ces inscriptions dépendent de l’importation. Rectifiez-les ou annulez-les d’abord.',
  'imports.erase.kept':
    '{count, plural, one {# personne de cette importation est conservée, car une inscription ou une proposition en vigueur la nomme\u00a0: {names}} many {# de personnes de cette importation sont conservées, car des inscriptions ou des propositions en vigueur les nomment\u00a0: {names}} other {# personnes de cette importation sont conservées, car des inscriptions ou des propositions en vigueur les nomment\u00a0: {names}}}{more, plural, =0 {} one { et # autre} many { et # d’autres} other { et # autres}}',
  'imports.others': '{count, plural, one {# autre détenteur} other {# autres détenteurs}}',
  'imports.refused':
    'Les registres ne pourraient montrer ces inscriptions; rien ne peut être inscrit. Corrigez le fichier ou ce qui est inscrit.',
  'imports.differences':
    '{count, plural, one {Les registres différeraient du fichier sur ce point. Acceptez cet écart, ou corrigez le fichier.} other {Les registres différeraient du fichier sur # points. Acceptez chacun d’eux, ou corrigez le fichier.}}',
  'imports.differences.shares':
    'À partir du {date}, {holder} détient {registers} actions de {class} selon les registres et {file} selon le fichier.',
  'imports.differences.capital':
    'À partir du {date}, le capital déclaré de {class} est de {registers} selon les registres et de {file} selon le fichier.',
  'imports.grave': 'Les registres en diront moins que le fichier. Examinez-les avant de l’importer.',
  'imports.anomalies':
    'Ces inscriptions dépassent une limite. Elles figurent telles quelles, jusqu’à ce que vous les rectifiiez.',
  'imports.anomalies.agree': 'Je les ai examinées et je veux les importer',
  'imports.missingNumbers':
    '{count, plural, one {# numéro inférieur au plus élevé ne figure sur aucun certificat} other {# numéros inférieurs au plus élevé ne figurent sur aucun certificat}}\u00a0: {numbers}{more, plural, =0 {} one { et # autre} other { et # autres}}. Étaient-ils annulés? Les registres sont repris sans eux.',
  'imports.numbersAgain':
    '{count, plural, one {# numéro de certificat ou d’option a déjà été donné et y est annulé} other {# numéros de certificat ou d’option ont déjà été donnés et y sont annulés}}',
  'imports.record': 'Inscrire l’importation',
  'imports.done': 'L’importation est inscrite en un seul lot. Vous pouvez l’annuler ci-dessous.',
  'imports.open': 'Ouvrir le registre des valeurs mobilières',
  'imports.conflicting':
    '{count, plural, one {# inscription ne concorde pas} other {# inscriptions ne concordent pas}}',
  'imports.conflicting.why':
    'Elles proviennent d’une importation et sont affichées telles quelles. Rectifiez-les, ou rectifiez les inscriptions avec lesquelles elles ne concordent pas.',
  'imports.conflicting.entry': 'Inscription',
  'imports.history': 'Importations effectuées',
  'imports.by': 'Par',
  'imports.state': 'État',
  'imports.state.recorded': 'Inscrite',
  'imports.state.takenBack': 'Annulée',
  'imports.state.erased': 'Annulée, personnes effacées',
  'imports.erase': 'Effacer ses personnes',
  'imports.erase.ask': 'Effacer les personnes de cette importation?',
  'imports.erase.body':
    'Les noms, les adresses et tout ce que le fichier disait d’elles sont effacés définitivement. Les inscriptions restent au registre comme annulées, sans nom. Les personnes que nomme une inscription encore en vigueur sont conservées.',
  'imports.takeBack': 'Annuler',
  'imports.takeBack.ask': 'Annuler cette importation?',
  'imports.takeBack.body':
    'Tout ce qu’elle a inscrit est annulé; ses numéros de certificat restent au registre.',
  'imports.notOnRecord': 'Inscrivez d’abord la société',
  'imports.notOnRecord.why':
    'Entrez d’abord sa dénomination, son numéro et sa date de constitution dans l’assistant. Importez ensuite son registre ici.',
  'imports.notOnRecord.go': 'Ouvrir l’assistant',
  'imports.head': 'Colonne',
  'imports.values': 'Premières valeurs',
  'imports.all': 'Tout afficher',
  'imports.empty': 'Aucune importation pour l’instant',
  'imports.empty.why': 'Ce que vous importez figure ici et peut être annulé d’un coup.',
} as const satisfies Record<keyof typeof en, string>;
