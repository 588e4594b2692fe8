import type { members as en } from '../en/members.ts';

export const members = {
  'ORGANIZATION_USER.VERIFY_FIRST': 'Confirmez votre adresse courriel avant d’inviter d’autres personnes.',
  'ORGANIZATION_USER.OWN_ACCESS':
    'Vous ne pouvez pas modifier votre propre accès. Demandez-le aux autres gestionnaires.',
  'ORGANIZATION_USER.LAST_ADMIN':
    'Cette personne est la seule gestionnaire de l’organisation. Confiez d’abord ce rôle à une autre personne.',
  'ORGANIZATION_USER.ABOVE_YOU':
    'Vous ne pouvez accorder ni modifier un accès supérieur au vôtre. Adressez-vous aux gestionnaires de l’organisation.',
  'ORGANIZATION_USER.ONLY_OWNER':
    'Seule la personne qui a créé l’organisation peut ajouter ou modifier les utilisateurs et utilisatrices du compte.',
  'ORGANIZATION_USER.ALREADY_MEMBER':
    'Une personne ayant cette adresse a déjà accès. Modifiez plutôt cet accès.',
  'ORGANIZATION_USER.ALREADY_INVITED':
    'Une invitation a déjà été envoyée à cette adresse. Envoyez-la plutôt de nouveau.',
  'ORGANIZATION_USER.NOT_INVITED': 'L’invitation a déjà reçu une réponse.',
  'INVITATION.EXPIRED':
    'Cette invitation a expiré. Demandez à la personne qui vous l’a envoyée de l’envoyer de nouveau.',
  'INVITATION.ALREADY_ACCEPTED':
    'Cette invitation a déjà été acceptée. Connectez-vous pour accéder à l’organisation.',
  'INVITATION.ALREADY_DECLINED':
    'Cette invitation a été refusée. Si vous souhaitez tout de même un accès, demandez une autre invitation.',
  'INVITATION.WITHDRAWN':
    'Cette invitation a été retirée. Adressez-vous à la personne qui vous l’avait envoyée.',
  'INVITATION.OTHER_ADDRESS':
    'Cette invitation a été envoyée à {email}. Déconnectez-vous, puis connectez-vous ou inscrivez-vous avec cette adresse.',
  'members.access.admin': 'Gestionnaire',
  'members.access.full': 'Accès complet',
  'members.access.view': 'Lecture seule',
  'members.access.restricted': 'Accès restreint',
  'members.access.admin.note': 'Modifie tout et peut confier la gestion à d’autres.',
  'members.access.full.note': 'Modifie tout; voit la facturation, les membres et les changements.',
  'members.access.view.note':
    'Consulte tout, y compris les procès-verbaux des administrateurs, sauf les paramètres.',
  'members.access.restricted.note':
    'Modifie les sections choisies ci-dessous et consulte les autres; sans section, aucun accès.',
  'members.kind.org_user': 'Membre',
  'members.kind.org_sub_user': 'Personne à accès secondaire',
  'members.kind.main_sub_user': 'Utilisateur ou utilisatrice du compte',
  'members.kind.main_sub_user.note': 'Dans toutes les organisations du compte',
  'members.status.active': 'Accès actif',
  'members.status.invited': 'Invitation envoyée',
  'members.status.expired': 'Invitation expirée',
  'members.listComma': ', ',
  'members.accessWith': '{access}\u00a0: {sections}',
  'members.you': 'Vous',
  'members.title': 'Membres',
  'members.lead': 'Qui a accès à cette organisation et qui a reçu une invitation.',
  'members.add': 'Inviter un membre',
  'members.none': 'Personne n’a encore accès',
  'members.whyNone': 'Invitez les personnes qui tiennent les livres avec vous.',
  'members.search': 'Chercher par nom ou courriel',
  'members.column.person': 'Personne',
  'members.column.kind': 'Type',
  'members.column.access': 'Accès',
  'members.column.status': 'État',
  'members.column.acts': 'Opérations',
  'members.noSections': 'Aucune section',
  'members.until': 'jusqu’au {at}',
  'members.invitedBy': 'Invitation de {name}',
  'members.toSubUsers': 'Personnes à accès secondaire',
  'subusers.title': 'Personnes à accès secondaire',
  'subusers.lead':
    'Les personnes qui travaillent ici pour vous sans être membres\u00a0: commis, comptable, adjointe ou adjoint.',
  'subusers.add': 'Ajouter une personne à accès secondaire',
  'subusers.none': 'Aucune personne à accès secondaire',
  'subusers.whyNone':
    'Une personne à accès secondaire voit cette organisation seulement, ou toutes celles que vous avez créées.',
  'subusers.choose': 'Choisissez d’abord une organisation',
  'subusers.whyChoose':
    'Une personne à accès secondaire relève d’une organisation. Ouvrez-en une, puis revenez ici.',
  'subusers.toOrganizations': 'Vos organisations',
  'subusers.reach': 'Accès à',
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
  'members.form.section.dashboard':
    'Terminer la configuration et modifier les renseignements sur le compte et la société',
  'members.form.section.minute_book':
    'Émettre et transférer des actions, changer administrateurs et dirigeants, rédiger et faire signer des documents, lire les procès-verbaux des administrateurs, exporter',
  'members.form.section.activity_logs': 'Ajouter des notes au journal d’activité',
  'members.form.fullOnly':
    'Il faut l’accès complet pour marquer une échéance comme déposée et pour gérer la facturation et les membres.',
  'members.form.noMinuteBook':
    'Sans la section {section}, les registres s’affichent sans les adresses et rien ne peut être exporté.',
  'members.form.noSections':
    'L’accès est restreint, car aucune autorisation n’est attribuée. Choisissez au moins une section, sinon rien ne pourra être ouvert.',
  'members.form.send': 'Envoyer l’invitation',
  'members.form.save': 'Enregistrer',
  'members.edit': 'Modifier l’accès',
  'members.edit.title': 'Accès de {name}',
  'members.edit.holds': 'Le changement prend effet tout de suite, sans reconnexion.',
  'members.edit.wide': 'Il vaut dans toutes les organisations du compte.',
  'members.remove': 'Retirer',
  'members.remove.title': 'Retirer l’accès de {name}?',
  'members.remove.body':
    'L’accès prend fin aussitôt, dans toutes les fenêtres ouvertes. Ce qui a été fait reste au journal d’activité.',
  'members.remove.wide': 'L’accès à toutes les organisations du compte prend fin aussitôt.',
  'members.resend': 'Envoyer de nouveau',
  'members.withdraw': 'Retirer l’invitation',
  'members.withdraw.title': 'Retirer l’invitation envoyée à {name}?',
  'members.withdraw.body': 'Le lien du courriel cessera de fonctionner.',
  'invitation.title': 'Vous avez une invitation',
  'invitation.lead': '{inviter} vous invite à rejoindre {company}',
  'invitation.leadAccount': '{inviter} vous invite à rejoindre toutes les organisations de son compte',
  'invitation.unnamed': 'une organisation encore sans dénomination',
  'invitation.email': 'Envoyée à',
  'invitation.access': 'Accès',
  'invitation.until': 'Valable jusqu’au',
  'invitation.signIn': 'Se connecter pour répondre',
  'invitation.register': 'Créer un compte',
  'invitation.signInHelp':
    'Utilisez l’adresse à laquelle l’invitation a été envoyée. Vous reviendrez ensuite ici.',
  'set.title': 'Choisir votre mot de passe',
  'set.lead':
    'Choisissez un mot de passe pour accepter. Vous vous connecterez ensuite avec ce mot de passe et l’adresse ci-dessus.',
  'invitation.accept': 'Accepter',
  'invitation.decline': 'Refuser',
  'invitation.otherAccount': 'Se déconnecter et utiliser une autre adresse',
  'invitation.over.title': 'Cette invitation ne peut plus servir',
  'invitation.declined.title': 'Vous avez refusé',
  'invitation.declined.body':
    'Vous n’avez rien d’autre à faire. La personne qui vous a envoyé l’invitation peut en envoyer une autre.',
  'invitation.list': 'Invitations',
  'invitation.answer.title': 'Refuser l’invitation?',
  'invitation.answer.body': '{inviter} devra vous inviter de nouveau si vous changez d’avis.',
} as const satisfies Record<keyof typeof en, string>;
