import type { law as codes } from '../codes/law.ts';

export const law = {
  'TEXT.FORBIDDEN_CHARACTERS':
    'Please remove the invisible control or text-direction characters from this field.',
  'PERSON_NAME.REQUIRED': 'Please enter fullname.',
  'PHONE.TOO_LONG': 'phone must be shorter than or equal to 13 characters',
  'PHONE.INVALID': 'Please use digits, spaces, +, -, dots and parentheses in the phone number.',
  'NAME.TOO_LONG': 'Please use at most {max, number} characters in the corporate name.',
  'NAME.LEGAL_ELEMENT_REQUIRED': 'Please choose a legal element for the name, such as Inc. or Ltd.',
  'NAME.LEGAL_ELEMENT_NOT_ALLOWED':
    '“{element}” is not a legal element of this jurisdiction. Allowed: {allowed}.',
  'NAME.LEGAL_ELEMENT_TWICE': 'The name already contains the legal element “{element}”. Please keep it once.',
  'NAME.LEGAL_ELEMENT_NOT_LAST': 'In this jurisdiction the legal element stands at the end of the name.',
  'NAME.COMBINED_NEEDS_INC': 'A combined English and French name may use only “Inc.”, at the end.',
  'NAME.NUMBER_INVALID': 'This is not a valid number for a numbered company.',
  'NAME.WORD_PROHIBITED': 'The law does not allow “{word}” in a corporate name.',
  'NAME.WORD_NEEDS_CONSENT':
    '“{word}” may need the consent of a government or regulator before it can be used.',
  'NAME.WORD_MAY_BE_PROHIBITED':
    '“{word}” may be read as a name that the law reserves. The registry may refuse it.',
  'NAME.FAMILY_NAME':
    'The name contains the family name {name}. That person’s consent and material interest are needed.',
  'NAME.ONLY_DESCRIPTIVE': 'This name only describes a business. Please add a distinctive word.',
  'NAME.ONLY_PERSON': 'This name is only the name of a person. Please add a distinctive word.',
  'NAME.ONLY_PLACE': 'This name is only the name of a place. Please add a distinctive word.',
  'NAME.UNUSUAL_CHARACTERS': 'The registry may refuse the characters {characters} in a corporate name.',
  'JURISDICTION.UNKNOWN': 'Please choose a jurisdiction from the list.',
  'BUSINESS_NUMBER.INVALID':
    'A business number has nine digits, with an account such as RC0001 after them if wanted.',
  'BUSINESS_NUMBER.CHECK_DIGIT':
    'This business number cannot be right: its last digit does not match. Please check it.',
  'BUSINESS_NUMBER.PROGRAM': 'Please enter an account of the kind {program}, such as {program}0001.',
  'CORPORATION_NUMBER.INVALID': 'This is not a corporation number of this jurisdiction. Expected: {format}.',
  'POSTAL_CODE.INVALID': 'Please enter a Canadian postal code such as K1A 0B1.',
  'POSTAL_CODE.PROVINCE_MISMATCH':
    'This postal code does not usually belong to the province chosen. Please check it.',
  'ADDRESS.POST_BOX': 'This must be a street address, not a post office box.',
  'ADDRESS.COUNTRY_UNKNOWN': 'Please choose a country from the list.',
  'ADDRESS.COUNTRY_NOT_CANADA': 'The registered office must be in Canada.',
  'ADDRESS.PROVINCE_UNKNOWN': 'Please choose a province or territory from the list.',
  'ADDRESS.PROVINCE_NOT_ARTICLES':
    'The registered office must be in the province or territory named in the articles.',
  'ADDRESS.COORDINATES': 'Please enter a latitude from -90 to 90 and a longitude from -180 to 180.',
  'FISCAL_YEAR_END.INVALID': 'Please enter the fiscal year end as month and day, such as 12-31.',
  'FISCAL_YEAR_END.NOT_AT_YEAR_END': 'The first financial year must end on the chosen fiscal year end.',
  'FISCAL_YEAR_END.TOO_FAR':
    'The first financial year must end after the incorporation and at most 53 weeks later.',
  'FILING_YEAR.INVALID': 'Please enter the filing year with four digits.',
  'DIRECTORS.TOO_FEW_RESIDENT':
    '{needed, plural, one {At least # director must be a resident Canadian} other {At least # directors must be resident Canadians}}; the board has {present, number}.',
  'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT': 'A managing director must be a resident Canadian.',
} as const satisfies Record<keyof typeof codes, string>;
