import type { provingPage as en } from './en.ts';

export const provingPage: Record<keyof typeof en, string> = {
  'prove.page.title': 'Vérifier une inscription',
  'prove.page.lead':
    'Déposez une preuve, une exportation, les livres reliés d’une société ou un PDF scellé. Tout se vérifie sur cet appareil : cette page ne communique avec personne et fonctionne hors ligne.',
  'prove.page.file': 'Fichiers à vérifier',
  'prove.page.choose': 'Choisir des fichiers',
  'prove.page.drop': 'ou déposez-les ici',
  'prove.page.language': 'Langue',
  'prove.page.working': 'Vérification en cours…',
  'prove.page.unread':
    'Ce fichier ne peut pas être vérifié ici. Ouvrez cette page dans un navigateur à jour et réessayez.',
  'prove.page.policy': 'Journaux auxquels vous vous fiez',
  'prove.page.policy.none':
    'Aucun pour l’instant. Ajoutez le fichier de politique du journal, obtenu d’une personne de confiance, pour vérifier de qui est le journal.',
  'prove.page.policy.malformed':
    '{name} n’est pas un fichier de politique. Ses lignes sont « log CLÉ » et « quorum none ».',
  'prove.page.root.added': 'Certificats racines des sceaux et des horodatages : {name}',
  'prove.page.good': 'Vérifié',
  'prove.page.unknown': 'Cohérent, origine non vérifiée',
  'prove.page.partly': 'Non prouvé',
  'prove.page.bad': 'Impossible à vérifier',
  'prove.page.checks': 'Ce que cette page vérifie',
  'prove.page.checks.proof':
    'Preuve : l’inscription est dans le journal, elle n’a pas changé depuis, et les valeurs montrées sont celles qui ont été inscrites.',
  'prove.page.checks.export':
    'Exportation : l’historique est sans lacune, et les registres et le tableau de capitalisation découlent des actes inscrits.',
  'prove.page.checks.pdf':
    'PDF scellé : rien n’a changé depuis le sceau. Des livres reliés contiennent aussi une exportation, vérifiée de la même façon.',
  'prove.page.limits': 'Ce qu’elle ne vérifie pas',
  'prove.page.limits.truth': 'Que ce qui a été inscrit était vrai. Elle prouve que rien n’a changé depuis.',
  'prove.page.limits.key':
    'De qui est le journal ou le sceau, sauf si vous ajoutez la politique du journal ou le certificat racine (PEM).',
  'prove.page.limits.ocf': 'Si company.ocf.zip, dans une exportation, dit la même chose que les registres.',
  'prove.hint.policy': 'Ajoutez le fichier de politique du journal pour vérifier de qui il est.',
  'prove.hint.root': 'Ajoutez son certificat racine (PEM) pour le vérifier.',
};
