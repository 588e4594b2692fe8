import type { checking as en } from './en.ts';

export const checking: Record<keyof typeof en, string> = {
  'check.title': 'Contrôle des livres',
  'check.lead':
    '{required, plural, one {# document découle des registres} other {# documents découlent des registres}}\u00a0: {inPlace, plural, one {# est dans les livres} other {# sont dans les livres}}.',
  'check.checkedOn': 'Contrôlé le {at}',
  'check.semicolon': '; ',
  'check.again': 'Contrôler de nouveau',
  'check.export': 'Exporter le rapport',
  'check.open': 'Contrôler les livres',
  'check.clean': 'Il ne manque rien',
  'check.clean.why': 'Vos livres contiennent tout ce que vos registres demandent.',
  'check.severity': 'Priorité',
  'check.severity.error': 'À corriger maintenant',
  'check.severity.error.why': 'La loi l’exige',
  'check.severity.warning': 'À corriger avant de partager les livres',
  'check.severity.warning.why': 'Banques, vérificateurs et acheteurs le demandent',
  'check.severity.hint': 'Souhaitable',
  'check.severity.hint.why': 'Sans urgence',
  'check.finding': 'Constat',
  'check.why': 'Explication',
  'check.provision': 'Article',
  'check.due': 'Échéance',
  'check.days': '{days, plural, =0 {aujourd’hui} one {# jour} other {# jours}}',
  'check.overdue': '{days, plural, one {# jour de retard} other {# jours de retard}}',
  'check.broken':
    '{rules, plural, one {# règle n’est pas respectée} other {# règles ne sont pas respectées}}, {places, plural, one {# endroit en tout} other {# endroits en tout}}.',
  'check.worth': '{points, plural, one {Vaut # point pour une vente.} other {Vaut # points pour une vente.}}',
  'check.choose': 'Inclure {title}',
  'check.places.more': 'Afficher {count, plural, one {# autre} other {# autres}}',
  'check.act.send': 'Faire signer {count, plural, one {# document} other {# documents}}',
  'check.act.print': 'Imprimer les {count, number}',
  'check.act.acknowledge': 'Plutôt une reconnaissance',
  'check.acknowledge':
    '{count, plural, one {Délivrer une reconnaissance écrite au lieu du certificat?} other {Délivrer des reconnaissances écrites au lieu de # certificats?}}',
  'check.acknowledge.why':
    'Pour les détenteurs qui ne veulent pas de papier. Dès aujourd’hui, le registre indique une reconnaissance écrite et les ébauches sont refaites. Le détenteur qui demande un certificat l’obtient.',
  'check.acknowledge.record': 'Inscrire',
  'check.act.draft': 'Rédiger les {count, number}',
  'check.act.show': 'Afficher les {count, number}',
  'check.many.issue_resolution_unsigned':
    '{count, plural, one {# résolution d’émission d’actions n’est pas signée} other {# résolutions d’émission d’actions ne sont pas signées}}',
  'check.many.issue_resolution_unsigned.why':
    'Tant que tous les administrateurs ne les ont pas signées, ces émissions ne sont pas autorisées par écrit.',
  'check.many.document_unsigned.why': 'Faites-les signer, ou téléversez les copies signées.',
  'check.many.certificate_unsigned.why':
    'Imprimez-les, faites-les signer par un administrateur ou un dirigeant et téléversez les copies. Un détenteur qui ne veut pas de papier peut recevoir une reconnaissance.',
  'check.many.document_unsigned':
    '{count, plural, one {# document n’est pas signé} other {# documents ne sont pas signés}}',
  'check.many.certificate_unsigned':
    '{count, plural, one {# certificat n’est pas signé} other {# certificats ne sont pas signés}}',
  'check.many.signed_copy_missing':
    '{count, plural, one {Il manque # copie signée} other {Il manque # copies signées}}',
  'check.many.document_missing': '{count, plural, one {Il manque # document} other {Il manque # documents}}',
  'check.many.certificate_missing':
    '{count, plural, one {# certificat n’est pas dans les livres} other {# certificats ne sont pas dans les livres}}',
  'check.many.facts_changed':
    '{count, plural, one {# projet ne correspond plus aux registres} other {# projets ne correspondent plus aux registres}}',
  'check.many.act_without_paper':
    '{count, plural, one {# changement sans document} other {# changements sans document}}',
  'check.ready.bank': 'Prêt pour une banque',
  'check.ready.audit': 'Prêt pour un audit',
  'check.ready.sale': 'Prêt pour une vente',
  'check.ready.lowers': 'À corriger',
  'check.ready.more': '{count, plural, one {# autre} other {# autres}}\u00a0: −{points}',
  'check.ready.how':
    'Chaque problème compte selon son importance pour le lecteur. S’il se répète ailleurs, la moitié s’ajoute chaque fois, jusqu’à trois fois la valeur de départ.',
  'check.cites.confirm': '{cited}, à confirmer auprès d’un juriste',
  'check.cites.cbca': 'LCSA, {part, select, paragraph {par.} other {art.}}\u00a0{number}',
  'check.cites.obca': 'LSAO, {part, select, paragraph {par.} other {art.}}\u00a0{number}',
  'check.cites.cia': 'Loi sur les renseignements exigés des personnes morales (Ontario), art.\u00a0{number}',
  'check.cites.ni_45_106': 'Norme canadienne 45-106, art.\u00a0{number}',
  'check.fix.draft': 'Rédiger le document',
  'check.fix.enter': 'Ajouter les détails',
  'check.fix.document': 'Ouvrir le document',
  'check.fix.section': 'Ouvrir la section',
  'check.fix.incorporation_certificate': 'Téléverser le certificat',
  'check.fix.amendment_certificate': 'Téléverser le certificat',
  'check.fix.directors': 'Ouvrir les administrateurs',
  'check.fix.officers': 'Ouvrir les dirigeants',
  'check.fix.corporation': 'Ouvrir la société',
  'check.fix.transfers': 'Ouvrir les transferts',
  'check.fix.shareholders': 'Ouvrir les actionnaires',
  'check.fix.holder': 'Ouvrir l’actionnaire',
  'check.fix.class': 'Modifier la catégorie',
  'check.fix.land': 'Ouvrir le registre des biens-fonds',
  'check.fix.control': 'Inscrire des mesures',
  'check.fix.control_register': 'Ouvrir le registre',
  'check.fix.minutes': 'Rédiger la résolution',
  'check.consent_missing': 'Le consentement de l’administrateur manque',
  'check.consent_missing.why':
    'L’élection du {from} est sans effet si l’administrateur ne consent pas par écrit au plus tard le {dueOn}.',
  'check.consent_late': 'Le consentement de l’administrateur est tardif',
  'check.consent_late.why':
    'Le consentement du {on} est postérieur au {dueOn}. L’élection du {from} ne vaut que si l’administrateur y était présent ou a exercé ses fonctions depuis. Pour plus de sûreté, élisez-le de nouveau.',
  'check.residents_unknown': 'Personne n’a dit quels administrateurs sont des résidents canadiens',
  'check.residents_unknown.why':
    'Le conseil en compte peut-être assez. Indiquez pour chaque administrateur s’il est résident canadien.',
  'check.board_residency': 'Trop peu de résidents canadiens au conseil',
  'check.board_residency.why':
    'Administrateurs inscrits comme résidents canadiens : {residents} sur {directors}. La Loi en exige {needed}. Nommez un résident canadien ou inscrivez qui l’est déjà.',
  'check.board_below_minimum': 'Le conseil est trop petit',
  'check.board_below_minimum.why':
    'Nombre d’administrateurs : {directors}; minimum selon les statuts : {minimum}. Comblez le poste vacant ou convoquez une assemblée des actionnaires.',
  'check.board_above_maximum': 'Le conseil est trop grand',
  'check.board_above_maximum.why':
    'Nombre d’administrateurs : {directors}; maximum selon les statuts : {maximum}. Mettez fin à un mandat ou modifiez les statuts.',
  'check.additional_directors': 'Le conseil a ajouté trop d’administrateurs',
  'check.additional_directors.why':
    'Depuis la dernière élection ({elected} administrateurs), nombre de postes ajoutés par le conseil : {additional}; nombre permis : {most}. Faites élire ces administrateurs par les actionnaires.',
  'check.managing_director_not_resident': 'L’administrateur délégué n’est pas résident canadien',
  'check.managing_director_not_resident.why':
    'Les administrateurs ne peuvent déléguer leurs pouvoirs qu’à un administrateur délégué résident canadien. Nommez quelqu’un d’autre ou choisissez un autre poste.',
  'check.consent_not_filed': 'Le consentement signé n’est pas dans les livres',
  'check.consent_not_filed.why':
    'Selon le registre, cet administrateur a consenti le {on}. Ajoutez le consentement signé comme preuve.',
  'check.solvency_unstated': 'Aucune vérification de la solvabilité',
  'check.solvency_unstated.why':
    '{kind, select, dividend {Les administrateurs ont déclaré ce dividende le {on}, avant de s’être assurés que la société demeure solvable.} other {Personne n’avait indiqué, lorsque la société a payé ces actions le {on}, qu’elle pouvait acquitter son passif.}} Indiquez la date à laquelle les administrateurs s’en sont assurés.',
  'check.approved_by_nothing': 'Aucune approbation',
  'check.approved_by_nothing.why':
    '{kind, select, declined {{number} a été refusée, alors que l’inscription du {on} repose sur elle. Renvoyez-la pour signature ou corrigez l’inscription.} void {{number} a été annulée, alors que l’inscription du {on} repose sur elle. Rédigez-la de nouveau ou corrigez l’inscription.} expired {{number} n’a pas été signée à temps, alors que l’inscription du {on} repose sur elle. Renvoyez-la pour signature.} unnamed {L’inscription du {on} n’indique aucune résolution. Ajoutez celle qui l’a approuvée.} other {{number} n’approuve pas l’inscription du {on}. Corrigez l’inscription pour indiquer la bonne résolution.}}',
  'check.issue_resolution_unsigned': 'La résolution d’émission n’est pas signée',
  'check.issue_resolution_unsigned.why':
    'Tant que tous les administrateurs ne l’ont pas signée, l’émission n’a pas d’autorisation écrite. Signatures manquantes\u00a0: {names}.',
  'check.resolution_missing': 'La résolution n’est pas dans les livres',
  'check.resolution_missing.why':
    'Les registres mentionnent cette résolution du {on}, mais son document manque.',
  'check.issued_too_early': 'Des actions ont été émises trop tôt',
  'check.issued_too_early.why':
    '{kind, select, paid {Elles ont été émises le {on} et payées le {after}\u00a0: des actions ne sont émises qu’une fois entièrement libérées.} other {Elles ont été émises le {on}, avant l’approbation des administrateurs du {after}.}} Corrigez la date de l’émission ou celle de ce qui a suivi.',
  'check.consideration_short': 'Des actions ne sont pas entièrement libérées',
  'check.consideration_short.why':
    '{paid}\u00a0$ ont été payés pour des actions dont le prix s’élève à {due}\u00a0$. Corrigez le prix ou le paiement, ou percevez le solde.',
  'check.received_before_payment': 'Paiement déclaré reçu avant de l’être',
  'check.received_before_payment.why':
    'La résolution est datée du {on}; le dernier paiement date du {after}. Corrigez la date du paiement, ou faites signer aux administrateurs une résolution qui précise quand les actions sont payées.',
  'check.subscription_waiting': 'Une souscription attend depuis des mois',
  'check.subscription_waiting.why':
    '{kind, select, payment {Elle est ouverte depuis le {since} et n’est pas payée. Inscrivez le paiement ou retirez-la.} other {Elle a été payée le {since} et aucune résolution n’autorise l’émission des actions. Faites signer une résolution aux administrateurs, ou remboursez la somme et retirez la souscription.}}',
  'check.private_issuer_unrestricted': 'Dispense pour émetteur fermé sans restriction des transferts',
  'check.private_issuer_unrestricted.why':
    '{kind, select, none {Ce document invoque la dispense pour émetteur fermé, mais les statuts ne restreignent pas le transfert des actions.} other {Ce document invoque la dispense pour émetteur fermé, mais vous n’avez pas indiqué si les statuts restreignent le transfert des actions.}} Les statuts ou une convention entre actionnaires d’un émetteur fermé doivent le restreindre. Modifiez les statuts, ou demandez à un juriste quelle dispense s’applique.',
  'check.certificate_missing': 'Le certificat n’est pas dans les livres',
  'check.certificate_missing.why':
    '{name} peut obtenir un certificat, ou une reconnaissance écrite du droit d’en obtenir un.',
  'check.certificate_unsigned': 'Le certificat n’est pas signé',
  'check.certificate_unsigned.why':
    'Imprimez-le, faites-le signer par un administrateur ou un dirigeant, puis téléversez la copie.',
  'check.certificate_differs': 'Le certificat ne correspond pas au registre',
  'check.certificate_differs.why':
    'Le certificat signé ne dit pas ce que dit le registre. Rectifiez le registre ou remplacez le certificat.',
  'check.certificate_gap': 'Des numéros de certificat manquent',
  'check.certificate_gap.why':
    'Aucun certificat du registre ne porte ces numéros. Téléversez un document qui explique ce que chacun est devenu, par exemple le certificat annulé, avec son numéro dans le titre.',
  'check.year_end_missing': 'La fin d’exercice n’est pas inscrite',
  'check.year_end_missing.why':
    'Sans elle, la déclaration de revenus, les états financiers, l’assemblée annuelle, la dispense de vérificateur et la revue du contrôle important ne sont ni planifiés ni vérifiés. Indiquez la fin de l’exercice.',
  'check.auditor_waiver_missing': 'La dispense de vérificateur manque',
  'check.auditor_waiver_missing.why':
    'Chaque année, tous les actionnaires, même sans droit de vote, doivent consentir par écrit à ne pas nommer de vérificateur.',
  'check.annual_resolution_missing': 'La résolution annuelle des actionnaires manque',
  'check.annual_resolution_missing.why':
    'L’assemblée annuelle pour l’exercice terminé le {on}, ou la résolution qui en tient lieu, n’est pas dans les livres.',
  'check.annual_resolution_late': 'La résolution annuelle est tardive',
  'check.annual_resolution_late.why':
    'Elle est datée du {on}, alors que l’assemblée annuelle devait avoir lieu au plus tard le {dueOn}. Signez la prochaine à temps.',
  'check.statements_unapproved': 'Les états financiers ne sont pas approuvés',
  'check.statements_unapproved.why':
    'Les livres n’ont aucune résolution des administrateurs qui approuve les états de l’exercice terminé le {on}.',
  'check.statements_not_sent': 'États financiers non envoyés 21 jours à l’avance',
  'check.statements_not_sent.why':
    '{kind, select, signed {Les administrateurs les ont approuvés le {approvedOn} et les actionnaires ont signé le {on}, moins de 21 jours après. Téléversez les renonciations écrites de {names}.} other {Les administrateurs les ont approuvés le {approvedOn} et la résolution des actionnaires est datée du {on}, moins de 21 jours après. Faites d’abord signer des renonciations par {names}, ou datez la résolution plus tard.}}',
  'check.by_law_unconfirmed': 'Le règlement administratif n’est pas confirmé',
  'check.by_law_unconfirmed.why':
    'Un règlement devient caduc si les actionnaires ne le confirment pas. Leur résolution n’est pas signée.',
  'check.articles_missing': 'Les statuts ne sont pas dans les livres',
  'check.articles_missing.why': 'Téléversez le certificat et les statuts de votre société.',
  'check.incorporation_certificate_missing': 'Aucun certificat de constitution',
  'check.incorporation_certificate_missing.why':
    'Le certificat du {on} fait foi de l’existence de la société. Téléversez-le ou une copie.',
  'check.by_laws_missing': 'Les règlements administratifs ne sont pas dans les livres',
  'check.by_laws_missing.why': 'Téléversez les règlements administratifs de votre société.',
  'check.land_document_missing': 'Aucun acte au dossier pour un bien-fonds',
  'check.land_document_missing.why':
    'Les sociétés de l’Ontario gardent une copie de l’acte de transfert avec le registre des biens-fonds. Versez-la au dossier et liez-la à l’inscription.',
  'check.records_place_unresolved': 'Aucune résolution sur le lieu des livres',
  'check.records_place_unresolved.why':
    'Les administrateurs doivent désigner tout lieu autre que le siège social où les livres sont conservés.',
  'check.redemption_price_missing': 'Aucun prix de rachat n’est indiqué',
  'check.redemption_price_missing.why':
    'Les statuts doivent prévoir un prix ou une formule\u00a0: les actions ne se rachètent pas au-delà. Inscrivez-le, ou modifiez les statuts.',
  'check.redeemed_against_articles': 'Le rachat contrevient aux statuts',
  'check.redeemed_against_articles.why':
    '{kind, select, above_price {Le {on}, le montant payé dépasse le prix de rachat prévu aux statuts.} other {Les statuts ne permettent pas le rachat inscrit le {on}.}} Corrigez l’inscription ou consultez un avocat.',
  'check.class_rights_missing': 'Il manque un droit qu’une catégorie doit avoir',
  'check.class_rights_missing.why':
    '{kind, select, vote {Aucune catégorie d’actions ne vote aux assemblées des actionnaires.} dividend {Aucune catégorie d’actions ne peut recevoir de dividendes.} other {Aucune catégorie d’actions ne reçoit le reliquat des biens à la dissolution.}} Modifiez une catégorie.',
  'check.office_outside_province': 'Le siège social est hors de la province des statuts',
  'check.office_outside_province.why':
    'Le siège social doit se trouver dans la province qu’indiquent les statuts. Corrigez l’adresse ou modifiez les statuts.',
  'check.amendment_uncertified': 'Aucun certificat de modification',
  'check.amendment_uncertified.why':
    'La modification du {on} prend effet à la date de son certificat. Inscrivez le numéro du certificat avec la modification, ou téléversez le certificat et liez-le.',
  'check.control_review_overdue': 'Les mesures sur le contrôle important manquent',
  'check.control_review_overdue.why':
    'Aucune mesure n’est inscrite pour l’exercice terminé le {dueOn}. Prenez les mesures maintenant et inscrivez-les pour cet exercice.',
  'check.control_review_due': 'Les mesures sur le contrôle important restent à prendre',
  'check.control_review_due.why':
    'Demandez à chaque particulier ayant un contrôle important de confirmer ses renseignements au plus tard le {dueOn}.',
  'check.control_overdue': 'Une obligation sur le contrôle important est en retard',
  'check.control_overdue.why':
    '{kind, select, isc_record {Il manque des renseignements sur ce particulier. Ils devaient être inscrits au plus tard le {dueOn}\u00a0: ajoutez-les.} isc_file {Les changements du registre devaient être déposés au plus tard le {dueOn}\u00a0: déposez-les.} other {Les renseignements personnels de ce particulier devaient être éliminés au plus tard le {dueOn}\u00a0: effacez-les.}}',
  'check.file_gone': 'Le fichier n’est plus sur le serveur',
  'check.file_gone.why': 'Rétablissez-le à partir d’une sauvegarde ou téléversez de nouveau le document.',
  'check.file_altered': 'Le fichier a été modifié sur le serveur',
  'check.file_altered.why':
    'Il ne correspond plus au SHA-256 enregistré à son téléversement. Rétablissez-le à partir d’une sauvegarde ou téléversez-le de nouveau.',
  'check.ledger_differs': 'L’inscription diffère du grand livre',
  'check.ledger_differs.why':
    '« {field} » de cette inscription n’est plus tel que le grand livre l’a consigné. Cherchez qui l’a modifié, puis restaurez-le d’une sauvegarde ou consignez-le de nouveau.',
  'check.facts_changed': 'Les registres ont changé depuis la rédaction',
  'check.facts_changed.why':
    'Ils disent maintenant autre chose. Rédigez le document de nouveau ou rectifiez les registres.',
  'check.entry_voided': 'Document d’une opération annulée',
  'check.entry_voided.why':
    'L’opération qu’il constate a été annulée. Annulez le document ou inscrivez de nouveau l’opération.',
  'check.entry_corrected': 'Document d’une opération rectifiée',
  'check.entry_corrected.why':
    'L’opération qu’il constate a été rectifiée. Vérifiez que le document est encore exact.',
  'check.notice_missing': 'L’avis au registraire manque',
  'check.notice_missing.why':
    'Les registres ont changé et le registraire doit en être avisé dans les jours qui suivent. Rédigez l’avis et déposez-le.',
  'check.signed_by_others': 'Signée par une personne qui n’était pas administrateur',
  'check.signed_by_others.why':
    'Selon les registres, les personnes suivantes ne siégeaient pas au conseil le {on}\u00a0: {names}. Corrigez le registre ou faites signer les administrateurs de cette date.',
  'check.signed_copy_missing': 'La copie signée manque',
  'check.signed_copy_missing.why':
    'Le document est marqué comme signé, mais la copie aux livres n’a pas de signatures. Téléversez la copie signée.',
  'check.document_unsigned': 'Le document n’est pas signé',
  'check.document_unsigned.why':
    'Signatures manquantes\u00a0: {names}. Envoyez-le pour signature, ou téléversez la copie signée.',
  'check.document_missing': 'Un document manque',
  'check.document_missing.why': 'Vos registres demandent ce document. Il peut être rédigé à partir d’eux.',
  'check.own_wording': 'Document dans votre propre texte',
  'check.own_wording.why':
    '{state, select, approved {Version {version} de votre propre texte, approuvée par {by} le {on}.} other {Version {version} de votre propre texte, non approuvée au moment de la rédaction.}} La vérification compare les données et les signatures. La portée juridique du texte relève de la personne qui l’a révisé.',
  'check.act_without_paper': 'Changement sans document',
  'check.act_without_paper.why':
    'Il n’y a aucun document pour {kind, select, acquired {des actions reprises par la société} converted {une conversion d’actions} split {un fractionnement ou un regroupement} pool {une réserve d’options} grant {une attribution d’options} exercise {une levée ou une conversion} instrument {un titre émis} ceased {la fin d’un mandat} name {un changement de dénomination} articles {une modification des statuts} address {un changement d’adresse} year_end {un changement de fin d’exercice} classes {une modification des catégories d’actions} other {un changement}}. Téléversez ou rédigez la résolution, puis liez-la.',
};
