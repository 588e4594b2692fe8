/** The wizard: replies, what a step says, what is missing, what the registry answers. */
export const onboarding = {
  'REGISTRAR.NAME_REGISTERED': 'Another corporation already has this name, or one too similar.',
  'ONBOARDING.BOARD_INVALID': 'Enter whole numbers from 1 to {max}. The minimum cannot be above the maximum.',
  'ONBOARDING.TRANSFER_TEXT_REQUIRED': 'Enter your own restriction, or choose one from the list.',
  'ONBOARDING.DECLARATION_REQUIRED': 'Confirm the incorporator’s declaration before you submit the articles.',
  'ONBOARDING.STEP.COMPLETE': 'Complete',
  'ONBOARDING.STEP.PLAN_CHOSEN': 'Chosen, not paid yet',
  'ONBOARDING.STEP.NOT_STARTED': '{minutes, plural, one {About # minute} other {About # minutes}}',
  'ONBOARDING.STEP.TO_MEND': '{count, plural, one {1 thing to fix} other {# things to fix}}',
  'ONBOARDING.STEP.PAID': 'Paid',
  'ONBOARDING.STEP.CLOSED': 'Opens when steps 1 to 5 are complete',
  'ONBOARDING.STEP.READY': 'Ready to submit',
  'ONBOARDING.STEP.WAITING': 'Waiting for the registry',
  'ONBOARDING.STEP.REJECTED': 'Sent back by the registry',
  'ONBOARDING.STEP.INCORPORATED': 'Incorporated',

  'ONBOARDING.MISSING.ACCOUNT': 'Your name and address',
  'ONBOARDING.MISSING.NAME': 'The corporate name',
  'ONBOARDING.MISSING.CORPORATION_NUMBER': 'The corporation number',
  'ONBOARDING.MISSING.INCORPORATION_DATE': 'The date of incorporation',
  'ONBOARDING.MISSING.ANCHOR_DATE': 'The date of the amalgamation or continuance',
  'ONBOARDING.MISSING.REGISTERED_OFFICE': 'The address of the registered office',
  'ONBOARDING.MISSING.INCORPORATOR': 'An incorporator to sign the articles',
  'ONBOARDING.MISSING.INCORPORATOR_ADULT': '{name}: confirm they are 18 or older',
  'ONBOARDING.MISSING.INCORPORATOR_CAPABLE': '{name}: confirm legal capacity',
  'ONBOARDING.MISSING.INCORPORATOR_SOLVENT': '{name}: confirm they are not bankrupt',
  'ONBOARDING.MISSING.ARTICLES': 'Your confirmation of the articles',
  'ONBOARDING.MISSING.SECTOR': 'Whether the business is in a restricted sector',
  'ONBOARDING.MISSING.DIRECTORS':
    '{missing, plural, one {One more director: the articles require {needed}} other {# more directors: the articles require {needed}}}',
  'ONBOARDING.MISSING.DIRECTORS_ABOVE': 'Fewer directors: the articles allow {allowed}, there are {present}',
  'ONBOARDING.MISSING.RESIDENT_DIRECTOR':
    '{missing, plural, one {A resident Canadian director} other {# more resident Canadian directors}}',
  'ONBOARDING.MISSING.DIRECTOR_ADDRESS': '{name}: a street address',
  'ONBOARDING.MISSING.DIRECTOR_CAPABLE': '{name}: confirm they are 18 or older, capable and not bankrupt',
  'ONBOARDING.MISSING.SHARE_CLASS': 'A share class',
  'ONBOARDING.MISSING.RIGHT_TO_VOTE': 'A share class with the right to vote',
  'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS': 'A share class with the right to dividends',
  'ONBOARDING.MISSING.RIGHT_TO_REMAINDER': 'A share class with the right to the remaining property',
  'ONBOARDING.MISSING.REDEMPTION_PRICE': 'The redemption price of {className}, or its formula',
  'ONBOARDING.MISSING.SUBSCRIBER': 'A first shareholder',
  'ONBOARDING.MISSING.ISC': 'Your confirmation of the individuals with significant control',
  'ONBOARDING.MISSING.PLAN': 'A plan',
  'ONBOARDING.MISSING.PAYMENT': 'The payment',

  'ONBOARDING.WARNING.CONSENT':
    '{name} has not consented yet. The election is valid if consent arrives within 10 days.',
  'ONBOARDING.WARNING.CONSENT_NOT_RECORDED':
    'The written consent of {name} is not recorded yet. Enter its date from the minute book.',
  'ONBOARDING.WARNING.RESOLUTION_DATE':
    'The organizing resolution has no date yet. Until it has one, officers are not appointed and shares are not issued.',
  'ONBOARDING.WARNING.UNPAID': 'The shares of {name} are not paid for yet. They will be issued when paid.',
  'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT':
    '{counted} holders count, but a private issuer can have at most {most} (NI 45-106 s. 2.4). Check which exemption covers the others.',

  'ONBOARDING.NEED.RIGHTS': 'Votes, dividends and remaining property each belong to a class',
  'ONBOARDING.NEED.TRANSFERS': 'Transfers are restricted, so the private issuer exemption is available',
  'ONBOARDING.NEED.MONEY': 'Every share has a price in money: {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.CONSIDERATION': 'Every share has consideration, worth {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.VESTING': 'No vesting is longer than allowed',

  'REGISTRAR.NO_CLASS': 'The articles name no share class.',
  'REGISTRAR.PROVINCE': 'The registered office is not in the province named in the articles.',
  'REGISTRAR.BOARD': 'The number of directors does not match the articles.',
  'REGISTRAR.STATED': 'The registry says: {words} Correct it, then submit again.',

  'onboarding.mail.incorporated.subject': '{company} is incorporated',
  'onboarding.mail.incorporated.body':
    '{company} was incorporated on {date} under corporation number {number}.',
  'onboarding.mail.incorporated.specimen':
    'The certificate is a specimen. It was issued by this product’s sandbox, not by a government registry: no corporation has been created.',
  'onboarding.mail.incorporated.documents':
    'Your minute book is ready: articles, by-law, resolutions, certificates and registers, drafted from your records. Nothing is signed yet.',
  'onboarding.mail.incorporated.next': 'Its registers are open, and your dashboard lists what is due.',
  'onboarding.mail.incorporated.action': 'Open dashboard',
  'onboarding.mail.rejected.subject': 'The articles of {company} were sent back',
  'onboarding.mail.rejected.body':
    'The registry sent the articles of {company} back. Your setup page lists each reason and where to fix it. There is nothing more to pay.',
  'onboarding.mail.rejected.action': 'See the reasons',
} as const;
