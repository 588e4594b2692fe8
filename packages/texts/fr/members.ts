import type { members as en } from '../en/members.ts';

export const members = {
  'ORGANIZATION_USER.CREATE_ORGANIZATION_USER.SUCCESS': 'Utilisateur ou utilisatrice créé!',
  'ORGANIZATION_USER.UPDATE_ORGANIZATION_USER.SUCCESS': 'Données mises à jour!',
  'ORGANIZATION_USER.CHANGE_ACCESS_TYPE.SUCCESS': 'Type d’accès modifié!',
  'ORGANIZATION_USER.DELETE_ORGANIZATION_USER.SUCCESS': 'Accès retiré!',
  'ORGANIZATION_USER.INVITATION_SENT': 'L’invitation a été envoyée de nouveau.',
  'ORGANIZATION_USER.INVITATION_WITHDRAWN': 'L’invitation a été retirée. Son lien ne fonctionne plus.',
  'ORGANIZATION_USER.VERIFY_FIRST':
    'Veuillez confirmer votre adresse courriel avant d’inviter d’autres personnes.',
  'ORGANIZATION_USER.OWN_ACCESS':
    'Vous ne pouvez pas modifier votre propre accès. Veuillez le demander à une autre personne gestionnaire.',
  'ORGANIZATION_USER.LAST_ADMIN':
    'Il s’agit de la dernière personne gestionnaire de l’organisation. Confiez d’abord ce rôle à une autre personne.',
  'ORGANIZATION_USER.ABOVE_YOU':
    'Vous ne pouvez accorder ni modifier un accès supérieur au vôtre. Veuillez vous adresser à une personne gestionnaire.',
  'ORGANIZATION_USER.ONLY_OWNER':
    'Seule la personne qui a créé l’organisation peut ajouter ou modifier les utilisateurs du compte.',
  'ORGANIZATION_USER.SUB_USER_NO_ADMIN':
    'Une personne à accès secondaire a tout au plus un accès complet. Invitez un membre pour lui confier la gestion.',
  'ORGANIZATION_USER.SUB_TYPE_FIXED':
    'Un utilisateur du compte ne peut changer de catégorie. Retirez l’accès, puis invitez de nouveau.',
  'ORGANIZATION_USER.ALREADY_MEMBER':
    'Une personne ayant cette adresse a déjà accès. Modifiez plutôt cet accès.',
  'ORGANIZATION_USER.ALREADY_INVITED':
    'Cette adresse a déjà été invitée. Envoyez plutôt cette invitation de nouveau.',
  'ORGANIZATION_USER.NOT_INVITED': 'L’invitation a déjà reçu une réponse.',
  'INVITATION.ACCEPT.SUCCESS': 'Vous avez accepté l’invitation.',
  'INVITATION.DECLINE.SUCCESS': 'Vous avez refusé l’invitation.',
  'INVITATION.INVALID':
    'Cette invitation est inconnue ou a été remplacée par une plus récente. Ouvrez le courriel le plus récent ou demandez une autre invitation.',
  'INVITATION.EXPIRED':
    'Cette invitation a expiré. Demandez à la personne qui vous a invité de l’envoyer de nouveau.',
  'INVITATION.ALREADY_ACCEPTED':
    'Cette invitation a déjà été acceptée. Ouvrez une session pour accéder à l’organisation.',
  'INVITATION.ALREADY_DECLINED':
    'Cette invitation a été refusée. Si vous souhaitez tout de même un accès, demandez une autre invitation.',
  'INVITATION.WITHDRAWN':
    'Cette invitation a été retirée. Veuillez vous adresser à la personne qui vous a invité.',
  'INVITATION.OTHER_ADDRESS':
    'Cette invitation a été envoyée à {email}. Fermez la session, puis ouvrez-en une ou inscrivez-vous avec cette adresse.',
  'INVITATION.ALREADY_MEMBER': 'Vous avez déjà accès à cette organisation. Il ne reste rien à accepter.',
  'members.access.admin': 'Gestionnaire',
  'members.access.full': 'Accès complet',
  'members.access.view': 'Lecture seule',
  'members.access.restricted': 'Accès restreint',
  'members.access.admin.note': 'Modifie tout et peut confier la gestion à d’autres.',
  'members.access.full.note': 'Modifie tout; voit la facturation, les membres et les changements.',
  'members.access.view.note': 'Lit tout, sauf les paramètres et les changements.',
  'members.access.restricted.note':
    'Modifie les sections choisies ci-dessous et lit les autres; rien sans section.',
  'members.kind.org_user': 'Membre',
  'members.kind.org_sub_user': 'Personne à accès secondaire',
  'members.kind.main_sub_user': 'Utilisateur du compte',
  'members.kind.main_sub_user.note': 'Dans toutes les organisations du propriétaire',
  'members.status.active': 'A accès',
  'members.status.invited': 'Invitation envoyée',
  'members.status.expired': 'Invitation expirée',
  'members.listComma': ', ',
  'members.accessWith': '{access} : {sections}',
  'members.you': 'Vous',
  'members.title': 'Membres',
  'members.lead': 'Qui a accès à cette organisation et qui y a été invité.',
  'members.add': 'Inviter un membre',
  'members.none': 'Personne n’a encore accès',
  'members.whyNone': 'Invitez les personnes qui tiennent les livres avec vous.',
  'members.search': 'Chercher par nom ou courriel',
  'members.column.person': 'Personne',
  'members.column.kind': 'Catégorie',
  'members.column.access': 'Accès',
  'members.column.status': 'État',
  'members.column.acts': 'Actions',
  'members.actsOf': 'Actions pour {name}',
  'members.noSections': 'Aucune section',
  'members.until': 'jusqu’au {at}',
  'members.invitedBy': 'Invitation de {name}',
  'members.toSubUsers': 'Personnes à accès secondaire',
  'subusers.title': 'Personnes à accès secondaire',
  'subusers.lead':
    'Les personnes qui travaillent ici pour vous sans être membres : commis, comptable, adjointe ou adjoint.',
  'subusers.add': 'Ajouter une personne à accès secondaire',
  'subusers.none': 'Aucune personne à accès secondaire',
  'subusers.whyNone':
    'Une personne à accès secondaire voit cette organisation seulement, ou toutes celles que vous avez créées.',
  'subusers.choose': 'Choisissez d’abord une organisation',
  'subusers.whyChoose':
    'Une personne à accès secondaire relève d’une organisation. Ouvrez-en une, puis revenez ici.',
  'subusers.toOrganizations': 'Vos organisations',
  'subusers.reach': 'Portée',
  'subusers.reach.organization': 'Cette organisation',
  'subusers.reach.organizationNote': 'La personne voit {name} et rien d’autre de votre compte.',
  'subusers.reach.account': 'Toutes mes organisations',
  'subusers.reach.accountNote': 'Toutes les organisations que vous avez créées, y compris les prochaines.',
  'members.form.email': 'Courriel',
  'members.form.emailHelp': 'L’invitation est envoyée à cette adresse, et elle seule peut l’accepter.',
  'members.form.firstname': 'Prénom',
  'members.form.lastname': 'Nom de famille',
  'members.form.company': 'Travaille pour',
  'members.form.companyHelp': 'Un cabinet d’avocats ou de comptables, s’il ne s’agit pas de cette société',
  'members.form.access': 'Accès',
  'members.form.sections': 'Sections à modifier',
  'members.form.noSections':
    'L’accès est restreint, car aucune autorisation n’est attribuée. Choisissez au moins une section, sinon rien ne pourra être ouvert.',
  'members.form.send': 'Envoyer l’invitation',
  'members.form.save': 'Enregistrer',
  'members.edit': 'Modifier l’accès',
  'members.edit.title': 'Accès de {name}',
  'members.edit.holds': 'Le changement vaut dès le prochain clic de la personne, sans fermeture de session.',
  'members.edit.wide': 'Il vaut dans toutes les organisations du compte.',
  'members.remove': 'Retirer',
  'members.remove.title': 'Retirer {name}?',
  'members.remove.body':
    'L’accès prend fin aussitôt, dans toutes les fenêtres ouvertes. Ce qui a été fait reste au journal d’activité.',
  'members.remove.wide': 'L’accès à toutes les organisations du compte prend fin aussitôt.',
  'members.resend': 'Envoyer de nouveau',
  'members.withdraw': 'Retirer l’invitation',
  'members.withdraw.title': 'Retirer l’invitation de {name}?',
  'members.withdraw.body': 'Le lien du courriel cessera de fonctionner.',
  'invitation.title': 'Vous avez une invitation',
  'invitation.lead': '{inviter} vous invite à rejoindre {company}',
  'invitation.leadAccount': '{inviter} vous invite à toutes les organisations de son compte',
  'invitation.unnamed': 'une organisation encore sans dénomination',
  'invitation.email': 'Envoyée à',
  'invitation.access': 'Accès',
  'invitation.until': 'Valable jusqu’au',
  'invitation.signIn': 'Ouvrir une session pour répondre',
  'invitation.register': 'Créer un compte',
  'invitation.signInHelp':
    'Utilisez l’adresse à laquelle l’invitation a été envoyée. Vous reviendrez ensuite ici.',
  'invitation.accept': 'Accepter',
  'invitation.decline': 'Refuser',
  'invitation.otherAccount': 'Fermer la session et utiliser une autre adresse',
  'invitation.over.title': 'Cette invitation ne peut servir',
  'invitation.declined.title': 'Vous avez refusé',
  'invitation.declined.body':
    'Rien d’autre ne se produit. La personne qui vous a invité peut envoyer une autre invitation.',
  'invitation.home': 'Continuer',
  'invitation.list': 'Invitations',
  'invitation.answer.title': 'Refuser l’invitation?',
  'invitation.answer.body': '{inviter} devra vous inviter de nouveau si vous changez d’avis.',
  'members.mail.invitation.subject': 'Invitation de {inviter}',
  'members.mail.invitation.body':
    '{inviter} vous donne accès aux livres de {company} dès que vous acceptez cette invitation.',
  'members.mail.invitation.unnamed': '{inviter} vous invite aux livres d’une société.',
  'members.mail.invitation.account':
    '{inviter} vous invite aux livres de toutes les organisations de son compte.',
  'members.mail.invitation.link':
    'Ouvrez une session ou créez un compte avec l’adresse à laquelle ce message a été envoyé. Le lien sert une fois, pendant sept jours.',
  'members.mail.invitation.notYou': 'Si vous ne connaissez pas l’expéditeur, ignorez ce message.',
  'members.mail.invitation.action': 'Ouvrir l’invitation',
} as const satisfies Record<keyof typeof en, string>;
