import type { signing as en } from './en.ts';

export const signing: Record<keyof typeof en, string> = {
  'SIGNING.SENT': 'Document envoyé',
  'SIGNING.REMINDED': 'Rappel envoyé.',
  'SIGNING.VOID_DONE': 'La demande de signature est annulée.',
  'SIGNING.CODE_SENT': 'Nous vous avons envoyé un code par courriel.',
  'SIGNING.SIGNED': 'Signé.',
  'SIGNING.DECLINE_DONE': 'Vous avez refusé de signer.',
  'SIGNING.PROVE_FIRST': 'Confirmez d’abord votre adresse\u00a0: ouvrez le lien de votre courriel.',
  'SIGNING.LINK_INVALID': 'Ce lien ne fonctionne pas. Demandez-en un nouveau à l’expéditeur.',
  'SIGNING.VOIDED': 'L’expéditeur a annulé cette demande. Il n’y a plus rien à signer.',
  'SIGNING.EXPIRED': 'La date limite est passée. Demandez un nouvel envoi à l’expéditeur.',
  'SIGNING.DECLINED': 'Cette demande a été refusée. Il n’y a plus rien à signer.',
  'SIGNING.ALREADY_SIGNED': 'Vous avez déjà signé.',
  'SIGNING.NOT_YOUR_TURN': 'D’autres signent avant vous. Nous vous écrirons quand ce sera votre tour.',
  'SIGNING.NOT_YOURS': 'Ce document n’a pas été envoyé à votre adresse pour signature.',
  'SIGNING.ENDED': 'Cette demande est terminée et ne peut plus être modifiée.',
  'SIGNING.BEGUN': 'Elle porte déjà une signature. Annulez la demande et envoyez-en une nouvelle.',
  'SIGNING.NO_DOCUMENTS': 'Choisissez au moins un document.',
  'SIGNING.NO_SIGNEES': 'Indiquez qui signe.',
  'SIGNING.NO_ADDRESS': 'Inscrivez une adresse courriel pour {name}.',
  'SIGNING.SAME_ADDRESS': 'Deux personnes ne peuvent pas signer avec l’adresse {email}.',
  'SIGNING.NOT_SIGNABLE': '«\u00a0{title}\u00a0» est signé, annulé ou déjà envoyé pour signature.',
  'SIGNING.ON_PAPER_ALONE':
    'Les certificats d’actions se signent sur papier. Imprimez «\u00a0{title}\u00a0» et téléversez la copie signée.',
  'SIGNING.NO_PROPOSAL': 'Cette inscription n’attend pas de signatures, ou a déjà été envoyée.',
  'SIGNING.SENT_RECENTLY':
    'Nous venons d’envoyer un courriel. Attendez {seconds, plural, one {# seconde} other {# secondes}}.',
  'SIGNING.TOO_MANY_CODES': 'Trop de codes ont été demandés. Réessayez dans une heure.',
  'SIGNING.CODE_WRONG':
    'Ce n’est pas le bon code. {left, plural, one {Il reste # essai} other {Il reste # essais}}.',
  'SIGNING.CODE_OVER': 'Ce code ne fonctionne plus. Demandez-en un nouveau.',
  'SIGNING.OTHER_BYTES': 'Ce ne sont pas les documents envoyés. Rechargez la page et lisez-les de nouveau.',
  'SIGNING.BAD_PICTURE': 'Cette image ne convient pas. Tracez de nouveau votre signature.',
  'SIGNING.NO_SIGNATURE': 'Tapez votre nom ou tracez votre signature.',
  'SIGNING.UNPRINTABLE':
    'Ces caractères ne peuvent pas être imprimés\u00a0: {characters}. Tracez plutôt votre signature.',
  'SIGNING.NOT_SEALED': 'Les éléments de preuve sont en préparation. Réessayez dans une minute.',
  'SIGNING.OUT_FOR_SIGNATURE': 'Ce document est envoyé pour signature. Annulez d’abord la demande.',
  'signing.mail.invitation.subject': '{company}\u00a0: veuillez signer «\u00a0{title}\u00a0»',
  'signing.mail.invitation.body':
    '{sender} vous demande de signer «\u00a0{title}\u00a0» pour {company}{documents, plural, one {} other { (# documents)}}.',
  'signing.mail.message': '{sender} a écrit\u00a0: {message}',
  'signing.mail.effect':
    'Quand la dernière personne signe, les registres de {company} changent comme la page l’indique.',
  'signing.mail.deadline': 'Signez avant le {date} ({zone}).',
  'signing.mail.code.first':
    'Le lien est pour vous seul. Pour l’ouvrir, un code est envoyé à cette adresse\u00a0: ne transférez pas ce courriel.',
  'signing.mail.action': 'Lire et signer',
  'signing.mail.reminder.subject': 'Rappel\u00a0: veuillez signer «\u00a0{title}\u00a0» pour {company}',
  'signing.mail.code.subject': '{code} est votre code pour signer au nom de {company}',
  'signing.mail.code.body': 'Votre code est {code}. Il est valable 10 minutes.',
  'signing.mail.code.notYou':
    'Si vous ne l’avez pas demandé, ignorez ce courriel et ne donnez le code à personne.',
  'signing.mail.completed.subject': 'Tout le monde a signé «\u00a0{title}\u00a0»',
  'signing.mail.completed.body':
    '{signees, plural, one {# personne a signé} other {# personnes ont signé}} «\u00a0{title}\u00a0» pour {company}. Rien ne manque plus.',
  'signing.mail.completed.recorded': 'Les registres ont été modifiés comme annoncé.',
  'signing.mail.completed.stopped':
    'Les registres n’ont pas été modifiés\u00a0: l’inscription demande d’abord votre attention.',
  'signing.mail.completed.action': 'Ouvrir les documents',
  'signing.mail.declined.subject': '{name} a refusé de signer «\u00a0{title}\u00a0»',
  'signing.mail.declined.body':
    '{name} a refusé de signer «\u00a0{title}\u00a0» pour {company}\u00a0: {reason}',
  'signing.mail.ended.void':
    'Les signatures données jusqu’ici sont sans effet, et les registres restent tels quels.',
  'signing.mail.voided.subject': '«\u00a0{title}\u00a0» n’a plus besoin de votre signature',
  'signing.mail.voided.body':
    '{sender} a annulé la demande de signer «\u00a0{title}\u00a0» pour {company}\u00a0: {reason}',
  'signing.mail.expired.subject': 'La date limite pour signer «\u00a0{title}\u00a0» est passée',
  'signing.mail.expired.body': '«\u00a0{title}\u00a0», pour {company}, n’a pas été signé par tous à temps.',
  'signing.mail.ended.action': 'Ouvrir la demande',
};
