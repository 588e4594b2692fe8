import type { law as en } from '../en/law.ts';

export const law = {
  'TEXT.FORBIDDEN_CHARACTERS': 'Retirez de ce champ les caractères invisibles.',
  'PERSON_NAME.REQUIRED': 'Veuillez entrer le nom complet.',
  'PHONE.TOO_LONG': 'Le numéro de téléphone doit compter au plus 13 caractères',
  'PHONE.INVALID':
    'N’utilisez que des chiffres, des espaces, +, -, des points et des parenthèses dans le numéro de téléphone.',
  'NAME.TOO_LONG': 'Utilisez au plus {max, number} caractères dans la dénomination sociale.',
  'NAME.LEGAL_ELEMENT_REQUIRED':
    'Choisissez l’élément juridique de la dénomination, par exemple Inc. ou Ltée.',
  'NAME.LEGAL_ELEMENT_NOT_ALLOWED':
    '«\u00a0{element}\u00a0» n’est pas un élément juridique permis ici. Choisissez parmi\u00a0: {allowed}.',
  'NAME.LEGAL_ELEMENT_TWICE':
    'La dénomination contient déjà «\u00a0{element}\u00a0». Ne l’employez qu’une fois.',
  'NAME.LEGAL_ELEMENT_NOT_LAST': 'Ici, l’élément juridique doit se placer à la fin de la dénomination.',
  'NAME.COMBINED_NEEDS_INC':
    'Une dénomination qui combine le français et l’anglais ne peut utiliser que «\u00a0Inc.\u00a0», à la fin.',
  'NAME.NUMBER_INVALID': 'Ce numéro ne convient pas à une société à dénomination numérique.',
  'NAME.WORD_PROHIBITED':
    'La loi ne permet pas «\u00a0{word}\u00a0» dans une dénomination sociale. Choisissez un autre mot.',
  'NAME.WORD_NEEDS_CONSENT':
    'L’emploi de «\u00a0{word}\u00a0» peut exiger le consentement d’un gouvernement ou d’un organisme de réglementation.',
  'NAME.WORD_MAY_BE_PROHIBITED':
    '«\u00a0{word}\u00a0» peut se lire comme un nom que la loi réserve. Le registraire peut le refuser.',
  'NAME.FAMILY_NAME':
    'La dénomination contient le nom de famille {name}. Le consentement de cette personne et son intérêt important sont nécessaires.',
  'NAME.ONLY_DESCRIPTIVE': 'Cette dénomination ne fait que décrire une activité. Ajoutez un mot distinctif.',
  'NAME.ONLY_PERSON': 'Cette dénomination n’est que le nom d’une personne. Ajoutez un mot distinctif.',
  'NAME.ONLY_PLACE': 'Cette dénomination n’est que le nom d’un lieu. Ajoutez un mot distinctif.',
  'NAME.UNUSUAL_CHARACTERS':
    'Le registraire peut refuser les caractères {characters} dans une dénomination sociale.',
  'JURISDICTION.UNKNOWN': 'Choisissez une autorité législative dans la liste.',
  'BUSINESS_NUMBER.INVALID':
    'Un numéro d’entreprise compte neuf chiffres, suivis au besoin d’un compte comme RC0001.',
  'BUSINESS_NUMBER.CHECK_DIGIT':
    'Ce numéro d’entreprise ne peut pas être exact\u00a0: son dernier chiffre ne concorde pas. Vérifiez-le.',
  'BUSINESS_NUMBER.PROGRAM': 'Entrez un compte de type {program}, par exemple {program}0001.',
  'CORPORATION_NUMBER.INVALID':
    'Ce n’est pas un numéro de société de cette autorité législative. Forme attendue\u00a0: {format}.',
  'POSTAL_CODE.INVALID': 'Entrez un code postal canadien, par exemple K1A 0B1.',
  'POSTAL_CODE.PROVINCE_MISMATCH':
    'Ce code postal n’appartient pas d’ordinaire à la province choisie. Vérifiez-le.',
  'ADDRESS.POST_BOX': 'Entrez une adresse municipale, et non une case postale.',
  'ADDRESS.COUNTRY_UNKNOWN': 'Choisissez un pays dans la liste.',
  'ADDRESS.COUNTRY_NOT_CANADA': 'Le siège social doit se trouver au Canada.',
  'ADDRESS.PROVINCE_UNKNOWN': 'Choisissez une province ou un territoire dans la liste.',
  'ADDRESS.PROVINCE_NOT_ARTICLES':
    'Le siège social doit se trouver dans la province ou le territoire que nomment les statuts.',
  'ADDRESS.COORDINATES': 'Entrez une latitude de -90 à 90 et une longitude de -180 à 180.',
  'FISCAL_YEAR_END.INVALID': 'Entrez la fin de l’exercice sous la forme mois-jour, par exemple 12-31.',
  'FISCAL_YEAR_END.NOT_AT_YEAR_END':
    'Le premier exercice doit se terminer à la date choisie pour la fin de l’exercice.',
  'FISCAL_YEAR_END.TOO_FAR':
    'Le premier exercice doit se terminer après la constitution et au plus 53 semaines plus tard.',
  'FILING_YEAR.INVALID': 'Entrez l’année de dépôt à quatre chiffres.',
  'DIRECTORS.TOO_FEW_RESIDENT':
    '{needed, plural, one {Au moins # membre du conseil doit avoir la qualité de résident canadien} other {Au moins # membres du conseil doivent avoir la qualité de résident canadien}}; le conseil en compte {present, number}.',
  'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT':
    'Un administrateur délégué ou une administratrice déléguée doit avoir la qualité de résident canadien.',
} as const satisfies Record<keyof typeof en, string>;
