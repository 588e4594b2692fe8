/** Step 6 of the wizard: review, submission, and the registry’s answer. Loaded with that screen. */
export const checkout = {
  'wizard.checkout.closed': 'This step opens when everything else is complete.',
  'wizard.checkout.missing': 'What is missing',
  'wizard.review.corporation': 'The corporation',
  'wizard.review.articles': 'The articles',
  'wizard.review.board': 'Board',
  'wizard.review.boardSize': '{min} to {max} directors',
  'wizard.review.boardFixed': '{count, plural, one {# director} other {# directors}}',
  'wizard.review.subscription': '{quantity} {class} for {amount}',
  'wizard.submit.lead': 'Everything is paid. Review it once more, then submit it to the registry.',
  'wizard.submit.lead.old': 'Everything is paid. Review it once more, then open the registers.',
  'wizard.submit.send': 'Submit articles',
  'wizard.submit.record': 'Record corporation',
  'wizard.filed.title': 'Articles as they will be filed',
  'wizard.filed.lead': 'This is what the registry receives, word for word.',
  'wizard.declare.title': 'Incorporator’s declaration',
  'wizard.declare.box':
    'I certify that I am authorized to sign and submit these articles, and that what they say is correct.',
  'wizard.confirmSubmit.title': 'Submit the articles of {name}?',
  'wizard.confirmSubmit.body':
    'You cannot change them while the registry has them. Your declaration is recorded with your name and the time.',
  'wizard.rejected.title': 'The registry sent the articles back',
  'wizard.rejected.body': 'Fix each point below and submit again. You won’t be charged again.',
  'wizard.rejected.reasons': 'The registry’s reasons',
  'wizard.waiting.title': 'Waiting for the registry',
  'wizard.waiting.lead': 'You can leave this page. We’ll email you when the registry answers.',
  'wizard.waiting.since': 'Submitted {at}. The answer will appear here.',
  'wizard.incorporated.titleExisting': '{name} is recorded',
  'wizard.incorporated.leadExisting':
    'Its registers are open. You can now import its shares and add earlier directors and officers.',
  'wizard.incorporated.title': '{name} is incorporated',
  'wizard.incorporated.lead': 'Directors, officers and fully paid shares are now in the registers.',
  'wizard.incorporated.leadWaiting':
    'Directors are now in their register. Officers follow with the organizing resolution, and shares once they are also paid.',
  'wizard.incorporated.certificate': 'Certificate of incorporation',
  'wizard.incorporated.specimen':
    'The sandbox registry issued this. It is a specimen: no corporation exists in law.',
  'wizard.incorporated.open': 'Open dashboard',
};
