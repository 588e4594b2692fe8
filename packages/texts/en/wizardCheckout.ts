/** Step 6 of the wizard: review, submission, and the registry’s answer. */
export const wizardCheckout = {
  'wizard.checkout.closed': 'This step opens when everything else is complete.',
  'wizard.checkout.missing': 'What is missing',
  'wizard.checkout.warnings': 'Good to know',
  'wizard.review.corporation': 'The corporation',
  'wizard.review.articles': 'The articles',
  'wizard.review.board': 'Board',
  'wizard.review.boardSize': '{min} to {max} directors',
  'wizard.review.boardFixed': '{count, plural, one {# director} other {# directors}}',
  'wizard.review.subscription': '{quantity} {class} for {amount}',
  'wizard.submit.lead': 'Everything is paid. Read it once more; then it goes to the registry.',
  'wizard.submit.lead.old': 'Everything is paid. Read it once more; then the registers begin.',
  'wizard.submit.send': 'Submit the articles',
  'wizard.submit.record': 'Put it on record',
  'wizard.rejected.title': 'The registry sent the articles back',
  'wizard.rejected.body': 'Mend what it names and submit again. Nothing is charged twice.',
  'wizard.rejected.reasons': 'The registry’s reasons',
  'wizard.waiting.title': 'Waiting for the registry',
  'wizard.waiting.lead': 'You can leave this page; we write to you when the answer comes.',
  'wizard.waiting.since': 'Submitted {at}. The page shows the answer by itself.',
  'wizard.incorporated.title': '{name} is incorporated',
  'wizard.incorporated.lead':
    'Directors and officers stand in their registers, and so do the shares that are fully paid.',
  'wizard.incorporated.leadWaiting':
    'Directors stand in their register. Officers follow by the organizing resolution, and shares once they are also paid.',
  'wizard.incorporated.certificate': 'Certificate of incorporation',
  'wizard.incorporated.specimen':
    'The sandbox registry issued this. It is a specimen: no corporation exists in law.',
  'wizard.incorporated.open': 'Open the dashboard',
} as const;
