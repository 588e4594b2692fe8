/** The text of By-law No. 1, and the version of its wording. */

/** A heading, or a clause with the provision of the CBCA that it rests on, and what it says under another Act. */
type Line = readonly [heading: string] | readonly [clause: string, cbca: string, elsewhere?: string];

const en: readonly Line[] = [
  ['Interpretation'],
  [
    'In this by-law, the “Act” is the statute under which the Corporation is incorporated, as amended, and words have the meaning that the Act gives them.',
    '',
  ],
  ['Where this by-law and the articles or the Act differ, the articles or the Act prevail.', ''],
  ['Business of the Corporation'],
  [
    'The registered office is in the province or territory that the articles name, at the address that the directors fix.',
    '19',
    'The registered office is at the place that the articles name, at the address that the directors fix.',
  ],
  ['The financial year of the Corporation ends on the day that the directors fix.', ''],
  [
    'Any director or officer may sign contracts and other documents for the Corporation. The directors may name other persons to sign, in general or for one document.',
    '',
  ],
  ['The directors choose the banks of the Corporation, and who may sign for its accounts.', ''],
  [
    'The Corporation keeps its records at its registered office, or at another place in Canada that the directors designate. They may be kept in any form from which readable text can be reproduced within a reasonable time.',
    '20, 22',
    'The Corporation keeps its records at its registered office, or at another place that the Act permits and the directors designate. They may be kept in any form from which readable text can be reproduced within a reasonable time.',
  ],
  ['Directors'],
  [
    'The directors manage, or supervise the management of, the business and affairs of the Corporation. Their number is that of the articles, or within the limits that the articles set.',
    '',
  ],
  [
    'The shareholders elect the directors at each annual meeting. A director whose term has no other end holds office until the close of the next annual meeting.',
    '106',
  ],
  [
    'A person who is elected or appointed a director becomes one only by not refusing while present at the meeting, by consenting in writing before the election or appointment or within 10 days after it, or by acting as a director after it.',
    '106(9)',
    'A person who is elected or appointed becomes a director only by consenting in writing before the election or appointment or within 10 days after it, or later where the Act permits.',
  ],
  [
    'A director ceases to hold office on death, resignation, removal or disqualification. A resignation takes effect when it is sent to the Corporation, or at the later time that it states.',
    '108',
    'A director ceases to hold office on death, resignation, removal or disqualification. A resignation takes effect when the Act provides, or at the later time that it states.',
  ],
  [
    'The shareholders may remove a director by ordinary resolution at a special meeting.',
    '109',
    'The shareholders may remove a director as the Act provides.',
  ],
  [
    'A quorum of directors may fill a vacancy, except one that results from an increase in the number, or the minimum or maximum number, of directors, or from a failure to elect the number or minimum number that the articles provide for.',
    '111',
  ],
  ['Meetings of directors'],
  [
    'The directors meet when and where the chair, the president, any two directors or the sole director decide. Notice of each meeting is given to every director at least 48 hours before it. A director may waive notice.',
    '',
  ],
  [
    'A majority of the number, or of the minimum number, of directors that the articles require is a quorum. Directors may take part by means of communication by which all can communicate adequately with each other, where every director consents.',
    '',
  ],
  ['Each director has one vote, and a majority decides. The chair has no second vote.', ''],
  [
    'A resolution in writing, signed by all the directors entitled to vote on it, is as valid as if it had been passed at a meeting.',
    '117',
  ],
  ['Officers'],
  [
    'The directors may designate the offices of the Corporation and appoint officers. A person may hold several offices, and a director may be an officer.',
    '121',
  ],
  [
    'The directors set the powers and the remuneration of the officers, and may remove them at any time.',
    '121',
  ],
  ['Protection of directors and officers'],
  [
    'The Corporation indemnifies its directors and officers, and its former directors and officers, against what they reasonably pay because of their office, as far as the Act permits.',
    '',
  ],
  ['The Corporation may buy insurance for their benefit, as far as the Act permits.', ''],
  ['Meetings of shareholders'],
  [
    'The first annual meeting is held within 18 months after the Corporation comes into existence, and each later one within 15 months after the last and within six months after the end of the financial year.',
    '133(1)',
    'The annual meetings are held within the times that the Act sets.',
  ],
  [
    'Notice of a meeting is sent to each shareholder entitled to vote, to each director and to the auditor, if there is one, at least 21 and at most 60 days before it. Anyone entitled to notice may waive it.',
    '135, 136',
    'Notice of a meeting is sent within the times that the Act sets to each shareholder entitled to vote, to each director and to the auditor, if there is one. Anyone entitled to notice may waive it.',
  ],
  [
    'Holders of a majority of the shares entitled to vote, present or represented by proxy, are a quorum. A sole shareholder, present or represented by proxy, constitutes a meeting.',
    '',
  ],
  [
    'Each share that carries a vote has the votes that the articles give it. A majority of the votes cast decides, unless the Act or the articles require more.',
    '',
  ],
  [
    'A meeting may be held by means of communication by which all can communicate adequately with each other and vote.',
    '',
  ],
  [
    'A resolution in writing, signed by all the shareholders entitled to vote on it, is as valid as if it had been passed at a meeting.',
    '142',
  ],
  ['Shares'],
  [
    'The directors issue shares, at the times, to the persons and for the consideration that they fix. A share is not issued until it is fully paid.',
    '25',
  ],
  [
    'Each shareholder is entitled, as the shareholder chooses, to a certificate of the shares held or to a non-transferable written acknowledgment of the right to one. At least one director or officer signs either.',
    '49',
  ],
  [
    'The Corporation keeps a register of its securities, with the holders, the number held by each, and every issue and transfer.',
    '50',
  ],
  [
    'A certificate that was lost, stolen or destroyed is replaced as the Act provides, on the other reasonable conditions that the directors fix.',
    '80(2)',
    'A certificate that was lost, stolen or destroyed is replaced as the law provides, on the other reasonable conditions that the directors fix.',
  ],
  ['The directors declare dividends within the limits of the Act.', '42'],
  ['Notices'],
  [
    'A notice is sent to the latest address in the records of the Corporation, by mail, by hand or, where the person has consented, by electronic means. A notice by mail is deemed to be received when it would be delivered in the ordinary course of mail, unless there are reasonable grounds for believing otherwise.',
    '253',
    'A notice is sent to the latest address in the records of the Corporation, by mail, by hand or, where the person has consented, by electronic means. A notice by mail is received five days after it was sent.',
  ],
  [
    'A notice that was left out by mistake, or not received, does not make a meeting or a resolution invalid.',
    '',
  ],
  ['Coming into force'],
  [
    'This by-law takes effect when the directors make it. It ceases to have effect if the shareholders reject it, or if the directors do not submit it to them at their next meeting.',
    '103',
  ],
];

const fr: readonly Line[] = [
  ['Définitions'],
  [
    'Dans le présent règlement administratif, la « loi » est celle sous le régime de laquelle la société est constituée, avec ses modifications, et les termes ont le sens que la loi leur donne.',
    '',
  ],
  [
    'En cas de divergence entre le présent règlement administratif et les statuts ou la loi, les statuts ou la loi l’emportent.',
    '',
  ],
  ['Affaires de la société'],
  [
    'Le siège social est situé dans la province ou le territoire que les statuts indiquent, à l’adresse que les administrateurs fixent.',
    '19',
    'Le siège social est situé au lieu que les statuts indiquent, à l’adresse que les administrateurs fixent.',
  ],
  ['L’exercice de la société se termine à la date que les administrateurs fixent.', ''],
  [
    'Tout administrateur ou dirigeant peut signer les contrats et autres documents de la société. Les administrateurs peuvent désigner d’autres signataires, de façon générale ou pour un document.',
    '',
  ],
  [
    'Les administrateurs choisissent les banques de la société et les personnes qui signent à l’égard de ses comptes.',
    '',
  ],
  [
    'La société conserve ses livres à son siège social ou en tout autre lieu au Canada que les administrateurs désignent. Ils peuvent être tenus sous toute forme d’où un texte lisible peut être reproduit dans un délai raisonnable.',
    '20, 22',
    'La société conserve ses livres à son siège social ou en tout autre lieu que la loi permet et que les administrateurs désignent. Ils peuvent être tenus sous toute forme d’où un texte lisible peut être reproduit dans un délai raisonnable.',
  ],
  ['Administrateurs'],
  [
    'Les administrateurs gèrent les activités commerciales et les affaires internes de la société ou en surveillent la gestion. Leur nombre est celui des statuts, ou se situe dans les limites que les statuts fixent.',
    '',
  ],
  [
    'Les actionnaires élisent les administrateurs à chaque assemblée annuelle. Le mandat qui n’a pas d’autre terme dure jusqu’à la clôture de l’assemblée annuelle suivante.',
    '106',
  ],
  [
    'La personne élue ou nommée au poste d’administrateur ne l’occupe que si, présente à l’assemblée ou à la réunion, elle ne refuse pas, si elle y consent par écrit avant son élection ou sa nomination ou dans les 10 jours suivants, ou si elle remplit par la suite les fonctions de ce poste.',
    '106(9)',
    'La personne élue ou nommée au poste d’administrateur ne l’occupe que si elle y consent par écrit avant son élection ou sa nomination, dans les 10 jours suivants ou, si la loi le permet, plus tard.',
  ],
  [
    'Le mandat d’un administrateur prend fin par son décès, sa démission, sa révocation ou son inhabilité. La démission prend effet à la date de son envoi à la société ou à la date ultérieure qu’elle indique.',
    '108',
    'Le mandat d’un administrateur prend fin par son décès, sa démission, sa révocation ou son inhabilité. La démission prend effet à la date que la loi prévoit ou à la date ultérieure qu’elle indique.',
  ],
  [
    'Les actionnaires peuvent révoquer un administrateur par résolution ordinaire lors d’une assemblée extraordinaire.',
    '109',
    'Les actionnaires peuvent révoquer un administrateur de la manière que la loi prévoit.',
  ],
  [
    'Les administrateurs qui forment quorum peuvent combler une vacance, sauf celle qui résulte d’une augmentation du nombre fixe, minimal ou maximal d’administrateurs ou du défaut d’élire le nombre fixe ou minimal que prévoient les statuts.',
    '111',
  ],
  ['Réunions des administrateurs'],
  [
    'Les administrateurs se réunissent à la date et au lieu que fixent la présidence du conseil, la présidence de la société, deux administrateurs ou l’administrateur unique. Un avis est donné à chaque administrateur au moins 48 heures à l’avance. Un administrateur peut y renoncer.',
    '',
  ],
  [
    'La majorité du nombre fixe ou minimal d’administrateurs que prévoient les statuts constitue le quorum. Si tous y consentent, les administrateurs peuvent participer par tout moyen de communication qui permet à tous de communiquer adéquatement entre eux.',
    '',
  ],
  [
    'Chaque administrateur a une voix et la majorité décide. La présidence n’a pas de voix prépondérante.',
    '',
  ],
  [
    'La résolution écrite, signée par tous les administrateurs habiles à voter, a la même valeur que si elle avait été adoptée lors d’une réunion.',
    '117',
  ],
  ['Dirigeants'],
  [
    'Les administrateurs peuvent créer les postes de direction et nommer les dirigeants. Une même personne peut occuper plusieurs postes et un administrateur peut être dirigeant.',
    '121',
  ],
  [
    'Les administrateurs fixent les pouvoirs et la rémunération des dirigeants et peuvent les révoquer en tout temps.',
    '121',
  ],
  ['Protection des administrateurs et des dirigeants'],
  [
    'La société indemnise ses administrateurs et dirigeants, actuels et anciens, de ce qu’ils paient raisonnablement en raison de leurs fonctions, dans la mesure où la loi le permet.',
    '',
  ],
  ['La société peut souscrire une assurance à leur profit, dans la mesure où la loi le permet.', ''],
  ['Assemblées'],
  [
    'La première assemblée annuelle a lieu dans les 18 mois de la constitution de la société. Chaque assemblée suivante a lieu dans les 15 mois de la précédente et dans les six mois de la fin de l’exercice.',
    '133(1)',
    'Les assemblées annuelles ont lieu dans les délais que la loi fixe.',
  ],
  [
    'L’avis d’une assemblée est envoyé à chaque actionnaire habile à voter, à chaque administrateur et, s’il y a lieu, au vérificateur, au moins 21 et au plus 60 jours à l’avance. Toute personne qui a droit à l’avis peut y renoncer.',
    '135, 136',
    'L’avis d’une assemblée est envoyé dans les délais que la loi fixe à chaque actionnaire habile à voter, à chaque administrateur et, s’il y a lieu, au vérificateur. Toute personne qui a droit à l’avis peut y renoncer.',
  ],
  [
    'Les détenteurs de la majorité des actions avec droit de vote, présents ou représentés par fondé de pouvoir, constituent le quorum. L’actionnaire unique, ou son fondé de pouvoir, constitue une assemblée.',
    '',
  ],
  [
    'Chaque action avec droit de vote confère les voix que les statuts lui donnent. La majorité des voix exprimées décide, sauf exigence supérieure de la loi ou des statuts.',
    '',
  ],
  [
    'Une assemblée peut se tenir par tout moyen de communication qui permet à tous de communiquer adéquatement entre eux et de voter.',
    '',
  ],
  [
    'La résolution écrite, signée par tous les actionnaires habiles à voter, a la même valeur que si elle avait été adoptée lors d’une assemblée.',
    '142',
  ],
  ['Actions'],
  [
    'Les administrateurs fixent les dates d’émission des actions, les personnes à qui elles sont émises et la contrepartie. Une action n’est émise qu’une fois entièrement libérée.',
    '25',
  ],
  [
    'Chaque actionnaire a droit, à son choix, à un certificat de ses actions ou à une reconnaissance écrite et incessible du droit d’en obtenir un. Au moins un administrateur ou dirigeant signe l’un ou l’autre.',
    '49',
  ],
  [
    'La société tient un registre de ses valeurs mobilières, où figurent les détenteurs, le nombre de valeurs que chacun détient, les émissions et les transferts.',
    '50',
  ],
  [
    'Le certificat perdu, volé ou détruit est remplacé comme la loi le prévoit, aux autres conditions raisonnables que les administrateurs fixent.',
    '80(2)',
    'Le certificat perdu, volé ou détruit est remplacé comme le prévoit le droit applicable, aux autres conditions raisonnables que les administrateurs fixent.',
  ],
  ['Les administrateurs déclarent les dividendes dans les limites de la loi.', '42'],
  ['Avis'],
  [
    'Un avis est envoyé à la dernière adresse qui figure dans les livres de la société, par la poste, en mains propres ou, si la personne y a consenti, par voie électronique. L’avis posté est réputé reçu à la date normale de livraison par la poste, sauf s’il existe des motifs raisonnables à l’effet contraire.',
    '253',
    'Un avis est envoyé à la dernière adresse qui figure dans les livres de la société, par la poste, en mains propres ou, si la personne y a consenti, par voie électronique. L’avis posté est reçu cinq jours après son envoi.',
  ],
  [
    'L’omission involontaire d’un avis, ou sa non-réception, n’invalide ni une assemblée ni une résolution.',
    '',
  ],
  ['Entrée en vigueur'],
  [
    'Le présent règlement administratif prend effet dès que les administrateurs le prennent. Il cesse d’avoir effet si les actionnaires le rejettent ou si les administrateurs ne le soumettent pas à l’assemblée suivante.',
    '103',
  ],
];

export const byLawText = {
  version: '2026-12-25',
  en: {
    title: 'By-law No. 1',
    subtitle: 'A by-law relating generally to the business and affairs of the Corporation',
    made: (number: string) => `Made by the board of directors by resolution ${number}.`,
    confirmed: (number: string) => `Confirmed by the shareholders by resolution ${number}.`,
    lines: en,
  },
  fr: {
    title: 'Règlement administratif n° 1',
    subtitle: 'Règlement administratif portant sur les affaires tant commerciales qu’internes de la société',
    made: (number: string) => `Pris par le conseil d’administration par la résolution ${number}.`,
    confirmed: (number: string) => `Confirmé par les actionnaires par la résolution ${number}.`,
    lines: fr,
  },
} as const;
