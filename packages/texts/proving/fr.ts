import type { proving as en } from './en.ts';

export const proving: Record<keyof typeof en, string> = {
  'prove.proof.policy': 'Valide. Cette inscription figure dans un journal auquel vous faites confiance.',
  'prove.hint.policy': 'Indiquez votre politique avec --policy.',
  'prove.hint.root': 'Indiquez son certificat racine avec --root.',
  'prove.proof.first_use':
    'Cohérent. Vous ne connaissez pas la clé du journal : à qui il appartient n’a donc pas été vérifié.',
  'prove.export.policy': 'Valide. Cet historique figure dans un journal auquel vous faites confiance.',
  'prove.export.first_use':
    'Cohérent. Vous ne connaissez pas la clé du journal : elle est venue avec le fichier.',
  'prove.refused': 'Non valide. Demandez de nouveau le fichier à la personne qui vous l’a remis.',
  'prove.export.partly': 'Une partie du contenu de ce fichier n’est pas prouvée. Voyez ci-dessous.',
  'prove.failed.format': 'Le fichier ne respecte pas le format.',
  'prove.failed.checkpoint':
    'La signature du journal manque, n’est pas valide ou provient d’une clé à laquelle vous ne faites pas confiance.',
  'prove.failed.leaf': 'L’inscription n’est pas écrite comme elle doit l’être.',
  'prove.failed.inclusion': 'L’inscription ne figure pas dans le journal.',
  'prove.failed.names': 'Les noms des champs ne sont pas ceux de l’inscription.',
  'prove.failed.fields': 'Un champ ne correspond pas à ce qui a été inscrit.',
  'prove.failed.current':
    'La partie qui devrait montrer que l’inscription était encore à jour n’est pas valide.',
  'prove.failed.leaves': 'Une inscription manque, n’est pas à sa place ou ne figure pas dans le journal.',
  'prove.failed.bodies': 'Le contenu d’une inscription ne correspond pas à ce qui a été inscrit.',
  'prove.failed.facts': 'Un renseignement personnel ne correspond pas à ce qui a été inscrit.',
  'prove.failed.heads': 'La partie qui devrait montrer que l’historique est complet n’est pas valide.',
  'prove.failed.documents': 'Les documents n’ont pas pu être comparés.',
  'prove.deleted': 'Cette inscription a été supprimée.',
  'prove.erased': 'Cette inscription a été effacée. L’historique est intact.',
  'prove.export.erased':
    'Le {date}, {count, plural, one {# inscription a été effacée} other {# inscriptions ont été effacées}}. L’historique est intact.',
  'prove.recorded': 'Inscrit',
  'prove.recordedAt': '{at}, selon l’horloge du journal',
  'prove.log': 'Journal',
  'prove.entry': '{name}, entrée {index} sur {size}',
  'prove.record': 'Inscription',
  'prove.revision': '{kind}, révision {revision}',
  'prove.shown': 'Ce qui est montré',
  'prove.noneShown': 'Aucun champ n’est montré. Seule l’existence de l’inscription est prouvée.',
  'prove.hidden': 'Non montré',
  'prove.held': 'Encore à jour le {at}, selon le journal.',
  'prove.notHeld': 'Rien ne montre si cela vaut encore.',
  'prove.cosigned': 'Aussi signé par {name} le {at}.',
  'prove.notChecked': 'Signé par {name} d’une manière qui n’est pas vérifiée ici (ML-DSA-44).',
  'prove.ignored.extra': 'Ignoré : une ligne supplémentaire dans la preuve.',
  'prove.ignored.extension': 'Ignoré : des lignes additionnelles dans le point de contrôle.',
  'prove.ignored.signature': 'Ignoré : des signatures de clés inconnues.',
  'prove.records': 'Inscriptions',
  'prove.complete': 'Complet jusqu’au {at}, selon le journal.',
  'prove.registers.same': 'Les registres au {date} correspondent aux actes inscrits.',
  'prove.registers.differ':
    'Les registres au {date} ne correspondent pas aux actes inscrits. Première différence : {place}.',
  'prove.acts.unknown':
    'Ce programme ne connaît pas l’acte {seq} ({kind}, version {version}) : les registres n’ont pas été vérifiés et rien n’est affirmé au-delà. Vérifiez avec une version plus récente.',
  'prove.acts.malformed': 'L’acte {seq} est illisible : les registres n’ont pas été vérifiés.',
  'prove.acts.erased': 'L’acte {seq} a été effacé : les registres n’ont pas été vérifiés.',
  'prove.found.document_without_leaf': '{name} n’est pas inscrit au journal.',
  'prove.found.leaf_without_document':
    'Un document inscrit ne se trouve pas dans ce fichier (SHA-256 {name}).',
  'prove.found.fact_not_cited': 'Aucun acte ne renvoie au renseignement personnel {name}.',
  'prove.ocf.same': 'company.ocf.zip correspond aux actes inscrits.',
  'prove.ocf.differs':
    'company.ocf.zip ne correspond pas aux actes inscrits. Première différence\u00a0: {place}.',
  'prove.ocfNotChecked': 'company.ocf.zip n’a pas été comparé aux actes.',
  'prove.stamp.trusted': 'Cet historique existait le {at}, selon l’horodatage de {name}.',
  'prove.stamp.unknown':
    'Il y a un horodatage du {at} par {name}, mais vous ne connaissez pas cette autorité.',
  'prove.stamp.broken': 'L’horodatage du point de contrôle n’est pas valide.',
  'prove.capTable': 'Tableau de capitalisation au {date}',
  'prove.holder': 'Détenteur',
  'prove.shares': 'Actions',
  'prove.votes': 'Voix %',
};
