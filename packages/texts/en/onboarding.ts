/** The wizard: replies, what a step says, what is missing, what the registry answers. */
export const onboarding = {
  'ONBOARDING.BOARD_INVALID':
    'Enter whole numbers from 1 to {max}; the smallest number of directors cannot be above the largest.',
  'ONBOARDING.TRANSFER_TEXT_REQUIRED': 'Write your own restriction, or choose one of those offered.',
  'ONBOARDING.STEP.COMPLETE': 'Complete',
  'ONBOARDING.STEP.PLAN_CHOSEN': 'Chosen, not paid yet',
  'ONBOARDING.STEP.NOT_STARTED': '{minutes, plural, one {About # minute} other {About # minutes}}',
  'ONBOARDING.STEP.TO_MEND': '{count, plural, one {1 thing to mend} other {# things to mend}}',
  'ONBOARDING.STEP.PAID': 'Paid',
  'ONBOARDING.STEP.CLOSED': 'Opens when steps 1 to 5 are complete',
  'ONBOARDING.STEP.READY': 'Ready to finish',
  'ONBOARDING.STEP.WAITING': 'Waiting for the registry',
  'ONBOARDING.STEP.REJECTED': 'Sent back by the registry',
  'ONBOARDING.STEP.INCORPORATED': 'Incorporated',

  'ONBOARDING.MISSING.ACCOUNT': 'Your name and address',
  'ONBOARDING.MISSING.NAME': 'The corporate name',
  'ONBOARDING.MISSING.CORPORATION_NUMBER': 'The corporation number',
  'ONBOARDING.MISSING.INCORPORATION_DATE': 'The date of incorporation',
  'ONBOARDING.MISSING.REGISTERED_OFFICE': 'The address of the registered office',
  'ONBOARDING.MISSING.INCORPORATOR': 'An incorporator, who signs the articles',
  'ONBOARDING.MISSING.INCORPORATOR_ADULT': '{name}: confirmation of being 18 or older',
  'ONBOARDING.MISSING.INCORPORATOR_CAPABLE': '{name}: confirmation of legal capacity',
  'ONBOARDING.MISSING.INCORPORATOR_SOLVENT': '{name}: confirmation of not being bankrupt',
  'ONBOARDING.MISSING.ARTICLES': 'Your confirmation of what the articles say',
  'ONBOARDING.MISSING.SECTOR': 'Whether the business is in one of the restricted sectors',
  'ONBOARDING.MISSING.DIRECTORS':
    '{missing, plural, one {One more director: the articles ask for {needed}} other {# more directors: the articles ask for {needed}}}',
  'ONBOARDING.MISSING.DIRECTORS_ABOVE': 'Fewer directors: the articles allow {allowed}, there are {present}',
  'ONBOARDING.MISSING.RESIDENT_DIRECTOR':
    '{missing, plural, one {A resident Canadian director} other {# more resident Canadian directors}}',
  'ONBOARDING.MISSING.DIRECTOR_ADDRESS': '{name}: a street address for the notice of directors',
  'ONBOARDING.MISSING.DIRECTOR_CAPABLE':
    '{name}: confirmation of being 18 or older, of full capacity and not bankrupt',
  'ONBOARDING.MISSING.SHARE_CLASS': 'A share class',
  'ONBOARDING.MISSING.RIGHT_TO_VOTE': 'A share class with the right to vote',
  'ONBOARDING.MISSING.RIGHT_TO_DIVIDENDS': 'A share class with the right to dividends',
  'ONBOARDING.MISSING.RIGHT_TO_REMAINDER': 'A share class with the right to the remaining property',
  'ONBOARDING.MISSING.SUBSCRIBER': 'A first shareholder',
  'ONBOARDING.MISSING.ISC': 'Your confirmation of the individuals with significant control',
  'ONBOARDING.MISSING.PLAN': 'A plan',
  'ONBOARDING.MISSING.PAYMENT': 'The payment',

  'ONBOARDING.WARNING.CONSENT':
    '{name} has not consented yet; the election is valid if the consent comes within 10 days.',
  'ONBOARDING.WARNING.RESOLUTION_DATE':
    'The organizing resolution has no date yet. Until it has one, officers are not appointed and shares are not issued.',
  'ONBOARDING.WARNING.UNPAID':
    'The shares of {name} are not paid for yet. They are issued on the day on which they are.',
  'ONBOARDING.WARNING.PRIVATE_ISSUER_LIMIT':
    '{counted} holders count, and a private issuer has at most {most} (NI 45-106 s. 2.4). Please see which exemption the others rely on.',

  'ONBOARDING.NEED.RIGHTS': 'Each of votes, dividends and remaining property belongs to a class',
  'ONBOARDING.NEED.TRANSFERS': 'Transfers restricted, so the private issuer exemption is open',
  'ONBOARDING.NEED.MONEY': 'Every share has its price in money: {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.CONSIDERATION':
    'Every share has its consideration, worth {amount, number, ::currency/CAD}',
  'ONBOARDING.NEED.VESTING': 'No vesting is longer than allowed',

  'REGISTRAR.NAME_REGISTERED': 'Another corporation already has this name, or one too much like it.',
  'REGISTRAR.NO_CLASS': 'The articles name no share class.',
  'REGISTRAR.PROVINCE': 'The registered office is not in the province named in the articles.',
  'REGISTRAR.BOARD': 'The number of directors does not fit the articles.',

  'onboarding.mail.incorporated.subject': '{company} is incorporated',
  'onboarding.mail.incorporated.body':
    '{company} came into existence on {date} under the corporation number {number}. Its people, classes and shares are on record.',
  'onboarding.mail.incorporated.specimen':
    'The certificate is a specimen: it was issued by the sandbox of this product, not by a government registry.',
  'onboarding.mail.incorporated.next':
    'The dashboard shows what comes next: the organizing resolutions, consents and first filings.',
  'onboarding.mail.incorporated.action': 'Open the dashboard',
  'onboarding.mail.rejected.subject': 'The articles of {company} were sent back',
  'onboarding.mail.rejected.body':
    'The registry sent the articles of {company} back. Each reason is listed in the wizard with the place to mend it. Nothing is to be paid again.',
  'onboarding.mail.rejected.action': 'See the reasons',
} as const;
