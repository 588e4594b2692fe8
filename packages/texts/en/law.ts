import type { law as codes } from '../codes/law.ts';

export const law = {
  'TEXT.FORBIDDEN_CHARACTERS': 'Remove invisible control or text-direction characters from this field.',
  'PERSON_NAME.REQUIRED': 'Please enter fullname.',
  'PHONE.TOO_LONG': 'phone must be shorter than or equal to 13 characters',
  'PHONE.INVALID': 'Use only digits, spaces, +, -, dots and parentheses in the phone number.',
  'NAME.TOO_LONG': 'Use at most {max, number} characters in the corporate name.',
  'NAME.LEGAL_ELEMENT_REQUIRED': 'Choose a legal ending for the name, such as Inc. or Ltd.',
  'NAME.LEGAL_ELEMENT_NOT_ALLOWED':
    '“{element}” is not an allowed legal ending here. Choose one of: {allowed}.',
  'NAME.LEGAL_ELEMENT_TWICE': 'The name already contains “{element}”. Use it only once.',
  'NAME.LEGAL_ELEMENT_NOT_LAST': 'In this jurisdiction, the legal ending must come last in the name.',
  'NAME.COMBINED_NEEDS_INC': 'A combined English and French name may use only “Inc.”, at the end.',
  'NAME.NUMBER_INVALID': 'This is not a valid number for a numbered company.',
  'NAME.WORD_PROHIBITED': 'The law does not allow “{word}” in a corporate name. Choose another word.',
  'NAME.WORD_NEEDS_CONSENT': '“{word}” may need the consent of a government or regulator before you use it.',
  'NAME.WORD_MAY_BE_PROHIBITED':
    '“{word}” may be read as a name protected by law. The registry may refuse it.',
  'NAME.FAMILY_NAME':
    'The name contains the family name {name}. That person must consent and have a material interest in the business.',
  'NAME.ONLY_DESCRIPTIVE': 'This name only describes a business. Add a distinctive word.',
  'NAME.ONLY_PERSON': 'This name is only a person’s name. Add a distinctive word.',
  'NAME.ONLY_PLACE': 'This name is only the name of a place. Add a distinctive word.',
  'NAME.UNUSUAL_CHARACTERS': 'The registry may refuse these characters in a corporate name: {characters}.',
  'JURISDICTION.UNKNOWN': 'Choose a jurisdiction from the list.',
  'BUSINESS_NUMBER.INVALID': 'A business number has nine digits. An account such as RC0001 may follow.',
  'BUSINESS_NUMBER.CHECK_DIGIT':
    'This business number is not valid: its last digit does not match. Check the number.',
  'BUSINESS_NUMBER.PROGRAM': 'Enter a {program} account, such as {program}0001.',
  'CORPORATION_NUMBER.INVALID':
    'This is not a valid corporation number for this jurisdiction. Expected: {format}.',
  'POSTAL_CODE.INVALID': 'Enter a Canadian postal code such as K1A 0B1.',
  'POSTAL_CODE.PROVINCE_MISMATCH': 'This postal code does not usually belong to that province. Check it.',
  'ADDRESS.POST_BOX': 'Enter a street address, not a post office box.',
  'ADDRESS.COUNTRY_UNKNOWN': 'Choose a country from the list.',
  'ADDRESS.COUNTRY_NOT_CANADA': 'The registered office must be in Canada.',
  'ADDRESS.PROVINCE_UNKNOWN': 'Choose a province or territory from the list.',
  'ADDRESS.PROVINCE_NOT_ARTICLES':
    'The registered office must be in the province or territory named in the articles.',
  'ADDRESS.COORDINATES': 'Enter a latitude from -90 to 90 and a longitude from -180 to 180.',
  'FISCAL_YEAR_END.INVALID': 'Enter the fiscal year end as month and day, such as 12-31.',
  'FISCAL_YEAR_END.NOT_AT_YEAR_END': 'The first fiscal year must end on the fiscal year end you chose.',
  'FISCAL_YEAR_END.TOO_FAR': 'The first fiscal year must end after incorporation and within 53 weeks.',
  'FILING_YEAR.INVALID': 'Enter a four-digit filing year.',
  'DIRECTORS.TOO_FEW_RESIDENT':
    '{needed, plural, one {At least # director must be a resident Canadian} other {At least # directors must be resident Canadians}}; the board has {present, number}.',
  'DIRECTORS.MANAGING_DIRECTOR_NOT_RESIDENT': 'A managing director must be a resident Canadian.',
} as const satisfies Record<keyof typeof codes, string>;
