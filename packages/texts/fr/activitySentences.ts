import type { activitySentences as en } from '../en/activitySentences.ts';

export const activitySentences = {
  'activity.text.note_emptied': 'Le contenu de cette note a été effacé.',
  'activity.text.organization_created': 'Organisation créée le {on}',
  'activity.text.organization_updated': 'Renseignements sur la société enregistrés le {on}',
  'activity.text.articles_saved': 'Statuts enregistrés le {on}',
  'activity.text.tax_info_updated': 'Renseignements fiscaux enregistrés le {on}',
  'activity.text.filing_year_set': 'Année de dépôt fixée à {year} le {on}',
  'activity.text.deadline_done':
    'Marqué comme fait\u00a0: {deadline}{earlier, plural, =0 {} one { et # antérieure} other { et # antérieures}}',
  'activity.text.deadline_not_applicable':
    'Marqué sans objet\u00a0: {deadline}{earlier, plural, =0 {} one { et # antérieure} other { et # antérieures}}',
  'activity.text.deadline_reopened':
    'Échéance rouverte\u00a0: {deadline}{earlier, plural, =0 {} one { et # antérieure} other { et # antérieures}}',
  'activity.text.filing_sent': 'Transmis au registraire\u00a0: {deadline}',
  'activity.text.filing_accepted': 'Accepté par le registraire\u00a0: {deadline}, no\u00a0{number}',
  'activity.text.filing_rejected': 'Renvoyé par le registraire\u00a0: {deadline}',
  'activity.text.filing_marked': 'Marqué comme déposé\u00a0: {deadline}',
  'activity.text.filing_reopened': 'Finalement non déposé\u00a0: {deadline}',
  'activity.text.filing_corrected': 'Correction commencée\u00a0: {deadline}',
  'activity.text.registry_key_kept': 'Clé du registraire conservée\u00a0: {registration}, {on}',
  'activity.registry.CA': 'Registre fédéral (Corporations Canada)',
  'activity.text.registry_particular_stated': 'Inscrit pour le registraire\u00a0: {particular}, {on}',
  'activity.particular.email': 'courriel officiel',
  'activity.particular.activity': 'activité principale',
  'activity.text.own_deadline_set': 'Échéance interne fixée, {on}',
  'activity.text.own_deadline_removed': 'Échéance interne retirée, {on}',
  'activity.text.event_reported': 'Événement signalé\u00a0: {event}, {on}',
  'activity.text.management_chosen': 'La direction de la société a été choisie le {on}',
  'activity.text.payment_received': 'Paiement de {amount} reçu le {on}',
  'activity.text.payment_refunded': 'Paiement de {amount} remboursé le {on}',
  'activity.text.subscription_cancelled': 'Abonnement annulé le {on}',
  'activity.text.plan_ended': 'Forfait terminé le {on}\u00a0: son renouvellement n’a pas été payé',
  'activity.text.subscription_kept': 'Forfait conservé le {on}',
  'activity.text.plan_change_planned': 'Forfait inférieur choisi pour la prochaine année le {on}',
  'activity.text.incorporation_submitted': 'Statuts envoyés au registraire le {on}',
  'activity.text.incorporation_rejected': 'Statuts renvoyés par le registraire le {on}',
  'activity.text.incorporated': 'Société constituée le {on}, numéro de la société {number}',
  'activity.text.dissolved': 'Société dissoute le {on}',
  'activity.text.director_named':
    '{company, select, old {Inscription de {person} au conseil d’administration le {on}} other {Désignation de {person} au premier conseil d’administration le {on}}}',
  'activity.text.director_withdrawn': 'Désignation de {person} au conseil d’administration annulée le {on}',
  'activity.text.officer_named':
    '{company, select, old {Inscription de {person} à un poste le {on}\u00a0: {position}} other {Désignation de {person} à un premier poste le {on}\u00a0: {position}}}',
  'activity.text.officer_withdrawn': 'Désignation de {person} annulée le {on}\u00a0: {position}',
  'activity.text.subscription_changed':
    'Souscription modifiée\u00a0: {quantity} {shareClass} pour {person}, le {on}',
  'activity.text.subscription_withdrawn':
    'Souscription retirée\u00a0: {quantity} {shareClass} pour {person}, le {on}',
  'activity.text.share_class_deleted': 'Catégorie d’actions supprimée\u00a0: {shareClass}, le {on}',
  'activity.text.share_model_set':
    '{model, select, advanced {Actions avancées choisies le {on}} other {Actions simples choisies le {on}}}',
  'activity.text.share_price_set': 'Prix des actions fixé à {price} le {on}',
  'activity.text.shares_subscribed': '{person} a souscrit {quantity} {shareClass} le {on}',
  'activity.text.entry_proposed': '{act}\u00a0: inscription proposée le {on}',
  'activity.text.entry_proposed_of': '{act}\u00a0: inscription proposée le {on}, {who}',
  'activity.text.proposal_withdrawn': '{act}\u00a0: proposition retirée le {on}',
  'activity.text.proposal_withdrawn_of': '{act}\u00a0: proposition retirée le {on}, {who}',
  'activity.text.entry_voided': '{act} du {on}, annulation',
  'activity.text.entry_voided_of': '{act} du {on}, annulation\u00a0: {who}',
  'activity.text.entry_moved': '{act} du {from}, date changée pour le {on}',
  'activity.text.entry_moved_of': '{act} du {from}, date changée pour le {on}\u00a0: {who}',
  'activity.text.entry_corrected': '{act} du {from}, rectification',
  'activity.text.entry_corrected_of': '{act} du {from}, rectification\u00a0: {who}',
  'activity.text.entry_restored': '{act} du {on}, rétablissement',
  'activity.text.entry_restored_of': '{act} du {on}, rétablissement\u00a0: {who}',
  'activity.text.private_issuer_limit':
    '{reason, select, fewer_beneficial {{counted} actionnaires comptés le {on}, plus que n’en admet un émetteur fermé\u00a0: moins de personnes sont véritables propriétaires des actions} employees {{counted} actionnaires comptés le {on}, plus que n’en admet un émetteur fermé\u00a0: certains sont ou étaient des salariés} other {{counted} actionnaires comptés le {on}, plus que n’en admet un émetteur fermé\u00a0: la société s’appuie sur une autre dispense}}',
  'activity.text.control_disposed': 'Renseignements personnels sur {person} détruits le {on}',
  'activity.text.register_imported':
    '{persons, plural, one {# personne} other {# personnes}} et {certificates, plural, one {# certificat importé} other {# certificats importés}} le {on}',
  'activity.text.imported_people_erased': 'Personnes d’une importation annulée effacées le {on}',
  'activity.text.import_taken_back': 'Importation annulée le {on}',
  'activity.text.documents_made':
    '{documents, plural, one {# document créé} other {# documents créés}} pour les livres de la société le {on}',
  'activity.text.wording_submitted':
    'Texte propre de «\u00a0{template}\u00a0» ({wordingLanguage}), version {version}, soumis pour révision le {on}',
  'activity.text.wording_approved':
    'Texte propre de «\u00a0{template}\u00a0» ({wordingLanguage}), version {version}, approuvé le {on}',
  'activity.text.wording_returned':
    'Texte propre de «\u00a0{template}\u00a0» ({wordingLanguage}), version {version}, retourné le {on}',
  'activity.text.wording_retired':
    'Retour au texte standard de «\u00a0{template}\u00a0» ({wordingLanguage}) le {on}',
  'activity.text.former_book_stated': 'Début des livres de la société fixé au {from}, le {on}',
  'activity.text.document_written': '{document} rédigé le {on}',
  'activity.text.document_uploaded': '{document} téléversé le {on}',
  'activity.text.document_status_changed': '{document}\u00a0: {status}, {on}',
  'activity.text.organized_on_paper': 'Documents d’organisation signés sur papier le {on}',
  'activity.text.book_bound':
    'Livres de la société reliés en un seul fichier le {on}\u00a0: {documents, plural, one {# document} other {# documents}}',
  'activity.text.book_link_sent':
    'Lien vers les livres de la société envoyé à {recipient} le {on}, valable jusqu’au {ends}',
  'activity.text.book_link_revoked': 'Lien vers les livres de la société, pour {recipient}, révoqué le {on}',
  'activity.text.book_link_opened': 'Lien vers les livres de la société ouvert par {recipient} le {on}',
  'activity.text.book_address_changed':
    'Le dernier jour de l’adresse de vérification des livres de la société au {asOf} a été modifié le {on}',
  'activity.text.book_address_revoked':
    'L’adresse de vérification des livres de la société au {asOf} a été révoquée le {on}',
  'activity.text.book_link_used':
    'Livres de la société téléchargés par {recipient} au moyen de son lien le {on}',
  'activity.text.holder_link_made':
    '{person}\u00a0: lien vers la page personnelle, créé le {on}, valide jusqu’au {ends}',
  'activity.text.holder_link_revoked': '{person}\u00a0: lien vers la page personnelle, révoqué le {on}',
  'activity.text.holder_link_opened': 'Page personnelle ouverte par {person} le {on}',
  'activity.text.address_changed':
    'Le dernier jour de l’adresse de vérification de {document} a été modifié le {on}',
  'activity.text.address_revoked': 'L’adresse de vérification de {document} a été révoquée le {on}',
  'activity.text.member_invited':
    'Une personne a été invitée le {on}\u00a0: {access, select, admin {gestionnaire} full {accès complet} view {lecture seule} other {accès restreint}}',
  'activity.text.invitation_withdrawn': 'Une invitation a été retirée le {on}',
  'activity.text.invitation_declined': 'Une invitation a été refusée le {on}',
  'activity.text.member_added':
    '{member} a rejoint l’organisation le {on}\u00a0: {access, select, admin {gestionnaire} full {accès complet} view {lecture seule} other {accès restreint}}',
  'activity.text.member_access_changed':
    'Accès de {member} modifié le {on}\u00a0: {access, select, admin {gestionnaire} full {accès complet} view {lecture seule} other {accès restreint}}',
  'activity.text.member_removed': '{member} n’est plus membre de l’organisation depuis le {on}',
  'activity.text.staff_looked': 'Le {on}, notre personnel a consulté le dossier envoyé',
} as const satisfies Record<keyof typeof en, string>;
