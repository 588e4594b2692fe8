/** Answers that the server alone gives. */
export const onboardingAnswers = {
  'ONBOARDING.ARTICLES_SAVED': 'The articles have been saved.',
  'ONBOARDING.PLAN_CHOSEN': 'The plan has been chosen.',
  'ONBOARDING.RESOLUTION_SAVED': 'The date of the organizing resolution has been saved.',
  'ONBOARDING.ISC_CONFIRMED': 'The individuals with significant control have been confirmed.',
  'ONBOARDING.SUBMITTED': 'The articles are with the registry.',
  'ONBOARDING.RECORDED': 'The corporation is recorded.',
  'ONBOARDING.INCOMPLETE':
    '{count, plural, one {One thing is missing before the articles can be submitted.} other {# things are missing before the articles can be submitted.}}',
  'ONBOARDING.ALREADY_INCORPORATED': 'The corporation already exists.',
  'ONBOARDING.PLAN_UNKNOWN': 'This plan is not available. Choose another.',
  'ONBOARDING.RESOLUTION_IS_SIGNED':
    'A new corporation’s organizing resolution is dated by its last signature. Send the organizing documents, or record them as signed on paper.',
  'ONBOARDING.RESOLUTION_TOO_EARLY':
    'The organizing resolution cannot be dated before incorporation. Enter {date} or a later date.',
  'ONBOARDING.RESOLUTION_IN_FUTURE':
    'The organizing resolution cannot be dated in the future. Enter a date up to today.',
  'ONBOARDING.RESOLUTION_USED':
    'Officers and shares are recorded under this date. Correct them in their registers instead.',
  'TAKE_OVER.TAKEN': 'The corporation is here as a draft. It is recorded once its plan is paid.',
  'TAKE_OVER.ALREADY_HERE': 'This corporation is here already. Nothing was changed.',
  'TAKE_OVER.NO_CONTACT':
    'Add your name, email and address to your profile first: you are the contact for these corporations.',
} as const;
