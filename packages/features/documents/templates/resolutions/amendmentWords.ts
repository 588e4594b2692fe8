/** The words of resolutions and articles of amendment for each amendment. */
const en = {
  // A name that ends in “Inc.” has the full stop of its sentence already.
  name: (name: string) =>
    `The name of the Corporation is changed to “${name}”${name.endsWith('.') ? '' : '.'}`,
  nameTo: (name: string) => `Change of name to ${name}`,
  articles: 'Amendment of the articles',
  province: (name: string) =>
    `The province or territory in Canada where the registered office is situated is changed to ${name}.`,
  directors: (count: string) => `The number of directors is changed to ${count}.`,
  between: (minimum: string, maximum: string) =>
    `The number of directors is changed to a minimum of ${minimum} and a maximum of ${maximum}.`,
  transferRestrictions: 'The restrictions on the transfer of shares are replaced by the following:',
  businessRestrictions: 'The restrictions on the business of the Corporation are replaced by the following:',
  otherProvisions: 'The other provisions of the articles are replaced by the following:',
  none: 'None.',
  created: (name: string, count: string) =>
    `A class of shares named ${name} is created, of which the Corporation may issue ${count}, with these rights, privileges, restrictions and conditions:`,
  series: (name: string, count: string, ofClass: string) =>
    `As the articles authorize, a series of the ${ofClass}, named ${name}, is created, of which the Corporation may issue ${count}, with these rights, privileges, restrictions and conditions:`,
  createdOf: (name: string) => `New class of shares, ${name}`,
  seriesOf: (name: string) => `New series of shares, ${name}`,
  amended: (shares: string) =>
    `The rights, privileges, restrictions and conditions of the ${shares} are changed. They are now as follows:`,
  renamed: (name: string) => `The class is named ${name}.`,
  redesignated: (shares: string, name: string) => `The designation of the ${shares} is changed to ${name}.`,
  redesignationOf: (shares: string) => `Designation of the ${shares}`,
  price: (shares: string, price: string) => `The ${shares} are proposed for issue at ${price} each.`,
  anyPrice: (shares: string) => `No price is proposed for issues of the ${shares}.`,
  prefix: (shares: string, prefix: string) =>
    `Certificates of the ${shares} are numbered with the prefix ${prefix}.`,
  amendedOf: (shares: string) => `Change of the rights of the ${shares}`,
  authorized: (shares: string, count: string) =>
    `The authorized number of the ${shares} is changed. The Corporation may now issue ${count} of this class.`,
  authorizedOf: (shares: string) => `Authorized number of the ${shares}`,
  'class.split': (shares: string, basis: string) =>
    `The issued ${shares} are split on the basis of ${basis}.`,
  'class.consolidated': (shares: string, basis: string) =>
    `The issued ${shares} are consolidated on the basis of ${basis}.`,
  below: (shares: string) =>
    `Compared with the shares of each other class, the ${shares} carry no greater right and at least one lesser right: they are neither equal nor superior to the shares of any other class. The holders of no other class are entitled to vote separately on this amendment.`,
  belowByWords:
    'confirms that nothing in the other rights and restrictions of the classes makes these shares equal or superior to those of another class, whose holders would then vote separately',
  awaited: (articles: string, isFederal: boolean) =>
    `The amendment takes effect on the date shown in the certificate of amendment. Any director or officer may sign the ${articles} and send them to the ${isFederal ? 'Director' : 'registry'}.`,
};
const fr: typeof en = {
  name: (name) => `La dénomination sociale de la société est remplacée par « ${name} ».`,
  nameTo: (name) => `Changement de dénomination sociale, ${name}`,
  articles: 'Modification des statuts',
  province: (name) =>
    `La province ou le territoire du Canada où se trouve le siège social devient : ${name}.`,
  directors: (count) => `Le nombre d’administrateurs est fixé à ${count}.`,
  between: (minimum, maximum) =>
    `Le nombre d’administrateurs est désormais d’au moins ${minimum} et d’au plus ${maximum}.`,
  transferRestrictions: 'Les restrictions au transfert des actions sont remplacées par ce qui suit :',
  businessRestrictions:
    'Les limites imposées à l’activité commerciale de la société sont remplacées par ce qui suit :',
  otherProvisions: 'Les autres dispositions des statuts sont remplacées par ce qui suit :',
  none: 'Aucune.',
  created: (name, count) =>
    `Est créée une catégorie d’actions, désignée « ${name} », dont la société peut émettre ${count}, assortie des droits, privilèges, conditions et restrictions suivants :`,
  series: (name, count, ofClass) =>
    `Comme les statuts l’autorisent, il est créé une série des ${ofClass}, désignée « ${name} », dont la société peut émettre ${count}, assortie des droits, privilèges, conditions et restrictions suivants :`,
  createdOf: (name) => `Nouvelle catégorie d’actions, ${name}`,
  seriesOf: (name) => `Nouvelle série d’actions, ${name}`,
  amended: (shares) =>
    `Les droits, privilèges, conditions et restrictions dont sont assorties les ${shares} sont modifiés et deviennent les suivants :`,
  renamed: (name) => `La catégorie est désignée « ${name} ».`,
  redesignated: (shares, name) => `Les ${shares} sont désormais désignées « ${name} ».`,
  redesignationOf: (shares) => `Désignation des ${shares}`,
  price: (shares, price) => `Les ${shares} sont proposées au prix de ${price} chacune.`,
  anyPrice: (shares) => `Aucun prix n’est proposé pour l’émission des ${shares}.`,
  prefix: (shares, prefix) => `Les certificats des ${shares} sont numérotés avec le préfixe ${prefix}.`,
  amendedOf: (shares) => `Modification des droits des ${shares}`,
  authorized: (shares, count) =>
    `Le nombre autorisé des ${shares} est modifié. La société peut désormais émettre ${count} de cette catégorie.`,
  authorizedOf: (shares) => `Nombre autorisé des ${shares}`,
  'class.split': (shares, basis) => `Les ${shares} émises sont fractionnées à raison de ${basis}.`,
  'class.consolidated': (shares, basis) => `Les ${shares} émises sont regroupées à raison de ${basis}.`,
  below: (shares) =>
    `Les ${shares}, comparées aux actions de chaque autre catégorie, ne confèrent aucun droit plus étendu et en confèrent au moins un moins étendu : elles ne sont ni égales ni supérieures aux actions d’aucune autre catégorie. Les détenteurs d’aucune autre catégorie n’ont le droit de voter séparément sur cette modification.`,
  belowByWords:
    'confirme que les autres droits et restrictions des catégories ne rendent pas ces actions égales ou supérieures à celles d’une autre catégorie, dont les détenteurs voteraient alors séparément',
  awaited: (articles, isFederal) =>
    `La modification prend effet à la date indiquée dans le certificat de modification. Tout administrateur ou dirigeant peut signer les ${articles} et les envoyer au ${isFederal ? 'directeur nommé en vertu de la loi' : 'registre public'}.`,
};
export const wording = { en, fr };
