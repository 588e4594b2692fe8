import type { notificationSentences as en } from '../en/notificationSentences.ts';

export const notificationSentences = {
  'notification.invitation_received': 'Nouvelle invitation',
  'notification.invitation_received.body': '{inviter} vous invite à rejoindre {company}',
  'notification.invitation_received.unnamed':
    '{inviter} vous invite à rejoindre une organisation encore sans dénomination.',
  'notification.invitation_received.over': 'Cette invitation a reçu une réponse ou n’est plus valable.',
  'notification.invitation_accepted': 'Invitation acceptée',
  'notification.invitation_accepted.body':
    '{person} a rejoint l’organisation\u00a0: {access, select, admin {gestionnaire} full {accès complet} view {lecture seule} other {accès restreint}}.',
  'notification.access_changed': 'Votre accès a été modifié',
  'notification.access_changed.body':
    'Votre accès est maintenant le suivant\u00a0: {access, select, admin {gestionnaire} full {accès complet} view {lecture seule} other {accès restreint}}.',
  'notification.member_removed': 'Membre retiré de l’organisation',
  'notification.member_removed.body': '{person} n’a plus accès à l’organisation.',
  'notification.payment_succeeded': 'Paiement reçu',
  'notification.payment_succeeded.body': 'Un paiement de {amount, number, ::currency/CAD} a été reçu.',
  'notification.payment_refused': 'Paiement refusé',
  'notification.payment_refused.body':
    'Un paiement de {amount, number, ::currency/CAD} a été refusé. Rien n’a été débité.',
  'notification.payment_refunded': 'Paiement remboursé',
  'notification.payment_refunded.body':
    'Un paiement de {amount, number, ::currency/CAD} a été remboursé sur la carte.',
  'notification.submission_accepted': 'Société constituée',
  'notification.submission_accepted.body':
    'Le registraire a accepté les statuts\u00a0: {company} est constituée.',
  'notification.submission_rejected': 'Statuts renvoyés',
  'notification.submission_rejected.body':
    'Le registraire a renvoyé les statuts. Lisez ses motifs, corrigez les statuts et envoyez-les de nouveau.',
  'notification.incorporated': 'Vos registres sont ouverts',
  'notification.incorporated.body': '{company} tient maintenant ses livres ici.',
  'notification.consent_waiting': 'Il manque un consentement à occuper le poste d’administrateur',
  'notification.consent_waiting.body': 'Consentement écrit attendu au plus tard le {due}\u00a0: {person}.',
  'notification.proposal_needs_attention': 'Une proposition est à revoir',
  'notification.proposal_needs_attention.body':
    'Ce qui a été préparé ne correspond plus aux registres. Modifiez-le ou retirez-le.',
  'notification.envelope_signed': 'Tout le monde a signé',
  'notification.envelope_signed.body': '«\u00a0{document}\u00a0» porte toutes ses signatures.',
  'notification.envelope_stopped':
    '{end, select, declined {Signature refusée} other {Date limite de signature passée}}',
  'notification.envelope_stopped.body': '«\u00a0{document}\u00a0» n’a pas été signé par tous.',
  'notification.wording_submitted': 'Texte à réviser',
  'notification.wording_submitted.body':
    '«\u00a0{template}\u00a0», version {version}, attend votre révision.',
  'notification.wording_reviewed': '{outcome, select, approved {Texte approuvé} other {Texte retourné}}',
  'notification.wording_reviewed.body':
    '{outcome, select, approved {Les nouveaux documents emploient désormais la version {version} de «\u00a0{template}\u00a0».} other {La version {version} de «\u00a0{template}\u00a0» est à modifier.}}',
  'precedents.mail.submitted.subject': 'Texte à réviser pour {company}',
  'precedents.mail.submitted.body':
    'Une version du texte propre de {company} attend votre révision. Personne ne peut être invité à signer ce texte avant son approbation.',
  'precedents.mail.reviewed.subject':
    '{outcome, select, approved {Votre texte pour {company} est approuvé} other {Votre texte pour {company} vous est retourné}}',
  'precedents.mail.reviewed.body':
    '{outcome, select, approved {Les nouveaux documents de {company} l’emploient désormais.} other {La révision indique ce qu’il faut modifier.}}',
  'precedents.mail.action': 'Ouvrir le texte',
  'notification.control_due': 'Contrôle important\u00a0: {deadline}',
  'notification.control_due.body': 'Date limite\u00a0: {due}.',
  'notification.control.record': 'inscrire les renseignements',
  'notification.control.file': 'déposer auprès du registraire',
  'notification.control.review': 'prendre des mesures raisonnables',
  'notification.control.dispose': 'détruire les renseignements personnels',
  'notification.instrument_due':
    '{kind, select, option {Le dernier jour de {label} approche} warrant {Le dernier jour de {label} approche} other {{label} arrive à échéance}}',
  'notification.instrument_due.body':
    '{kind, select, option {Dernier jour\u00a0: {due}. Titulaire\u00a0: {person}.} warrant {Dernier jour\u00a0: {due}. Titulaire\u00a0: {person}.} other {Échéance\u00a0: {due}. Titulaire\u00a0: {person}.}}',
  'notification.deadlines_overdue': 'Échéances dépassées',
  'notification.deadlines_overdue.body':
    '{count, plural, one {# échéance est dépassée.} other {# échéances sont dépassées.}}',
  'notification.filing_sent_back': 'Renvoyé par le registraire\u00a0: {deadline}',
  'notification.filing_sent_back.body':
    'Le registraire l’a renvoyé. Lisez ses motifs, corrigez et envoyez-le de nouveau. Rien ne vous sera facturé de nouveau.',
  'notification.own_deadline_near': '{own}',
  'notification.own_deadline_near.body': 'Date limite\u00a0: {due}.',
  'notification.deadline_near': '{deadline}',
  'notification.deadline_near.body': 'Date limite\u00a0: {due}.',
  'notification.ledger_behind': 'Preuves en retard',
  'notification.ledger_behind.body':
    'Le journal n’a pas encore reçu les dernières inscriptions. Elles sont dans les registres, et rien n’est perdu.',
  'notification.erasedPerson': 'une personne dont le nom n’est plus conservé',
} as const satisfies Record<keyof typeof en, string>;
