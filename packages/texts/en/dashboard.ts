/** Words of the dashboard. {from} is the day from which a deadline is counted. */
export const dashboard = {
  'dashboard.federal': 'Federal',
  'dashboard.lead': '{law}, No. {number}, since {date}.',
  'dashboard.lead.noNumber': '{law}, since {date}.',
  'dashboard.lead.draft': '{law}, not incorporated yet.',
  'dashboard.lead.old': '{law}, not on record here yet.',
  'dashboard.lead.office': 'Registered office in {place}.',
  'dashboard.lead.place': '{city}, {province}',

  'dashboard.prompt.yes': 'Yes, set it',
  'dashboard.prompt.no': 'No',

  'dashboard.issued': 'Issued shares',
  'dashboard.issued.note': '{count, plural, =0 {none yet} one {in # class} other {in # classes}}',
  'dashboard.holders': 'Holders',
  'dashboard.holders.note':
    '{counted, plural, one {# counts} other {# count}} for a private issuer, {most, number} at most; employees do not',
  'dashboard.votes': 'Votes',
  'dashboard.votes.note':
    '{count, plural, =0 {no holder has 25% or more} one {# holder has 25% or more} other {# holders have 25% or more}}',
  'dashboard.capital': 'Stated capital',
  'dashboard.capital.note': 'paid for the issued shares',
  'dashboard.waiting':
    '{count, plural, one {# subscription waits} other {# subscriptions wait}} for a resolution of the directors or for payment: {shares} shares in all. They are issued when both are there.',

  'dashboard.deadlines': 'Deadlines',
  'dashboard.deadlines.none': 'Nothing falls due.',
  'dashboard.days': '{count, plural, =0 {today} one {# day} other {# days}}',
  'dashboard.late': '{count, plural, one {# day late} other {# days late}}',
  'dashboard.deadline.consent': 'Consent to act as director, {name}',
  'dashboard.deadline.director_notice': 'Notice of change of directors',
  'dashboard.deadline.initial_filing': 'Initial return',
  'dashboard.deadline.annual_filing': 'Annual return {year}',
  'dashboard.deadline.first_annual_meeting': 'First annual meeting, or a resolution instead',
  'dashboard.deadline.annual_meeting': 'Annual meeting, or a resolution instead',
  'dashboard.deadline.tax_return': 'Income tax return {year}, T2',
  'dashboard.deadline.form': '{title}, {form}',
  'dashboard.rule.days_after_election':
    'Within {count, plural, one {# day} other {# days}} after the election on {from}',
  'dashboard.rule.days_after_change':
    'Within {count, plural, one {# day} other {# days}} after the change on {from}',
  'dashboard.rule.days_after_incorporation':
    'Within {count, plural, one {# day} other {# days}} after incorporation on {from}',
  'dashboard.rule.months_after_incorporation':
    'Within {count, plural, one {# month} other {# months}} of incorporation on {from}',
  'dashboard.rule.days_after_anniversary':
    '{count, plural, one {# day} other {# days}} after the anniversary on {from}',
  'dashboard.rule.months_after_anniversary':
    '{count, plural, one {# month} other {# months}} after the anniversary on {from}',
  'dashboard.rule.end_of_anniversary_month': 'By the end of the month of the anniversary on {from}',
  'dashboard.rule.end_of_month_after_anniversary': 'By the end of the month after the anniversary on {from}',
  'dashboard.rule.days_after_year_end':
    '{count, plural, one {# day} other {# days}} after the fiscal year end on {from}',
  'dashboard.rule.months_after_year_end':
    '{count, plural, one {# month} other {# months}} after the fiscal year end on {from}',
  'dashboard.rule.months_after_meeting':
    'Within {count, plural, one {# month} other {# months}} of the last one on {from}',
  'dashboard.fee': '{fee} online',
  'dashboard.confirm': 'confirm with the registry',
  'dashboard.held': 'Held on …',
  'dashboard.filed': 'Filed …',
  'dashboard.filed.registry': 'filed with the registry directly',
  'dashboard.filed.tax': 'filed with the Canada Revenue Agency',

  'dashboard.setup': 'Set-up',
  'dashboard.setup.done': '{done, number} of {all, number} complete',
  'dashboard.emptyRegister': 'The register of shares is still empty.',
  'dashboard.toSubscriptions': 'Complete them',
  'dashboard.toDirectors': 'Open the directors',
  'dashboard.step.account-info': 'Address',
  'dashboard.step.corporate-info': 'Company',
  'dashboard.step.director-and-officers': 'Directors',
  'dashboard.step.shares': 'Shares',
  'dashboard.next.account-info': 'Say who we can reach',
  'dashboard.next.account-info.body': 'Your name and address, about two minutes.',
  'dashboard.next.corporate-info': 'Describe the company',
  'dashboard.next.corporate-info.body': 'Its name, its law, its registered office and its articles.',
  'dashboard.next.director-and-officers': 'Name directors and officers',
  'dashboard.next.director-and-officers.body': 'Who directs the company and who runs it.',
  'dashboard.next.shares': 'Set up the shares',
  'dashboard.next.shares.body': 'The share classes, and who subscribes for how many.',
  'dashboard.next.plans': 'Choose a plan and pay',
  'dashboard.next.plans.body': 'Everything about the company is told. The plan comes next.',
  'dashboard.next.checkout': 'Finalize and submit',
  'dashboard.next.checkout.body': 'The payment has arrived. Look through everything once more and submit.',
  'dashboard.next.wait': 'The articles are with the registry',
  'dashboard.next.wait.body': 'You will hear by email as soon as it has answered. Nothing is to be done now.',
  'dashboard.next.mend': 'The registry sent the articles back',
  'dashboard.next.mend.body':
    'See its reasons, mend what they name, and submit again. It costs nothing more.',
  'dashboard.next.go': 'Go on',
  'dashboard.next.look': 'See where it stands',

  'dashboard.directors': 'Directors',
  'dashboard.directors.count': '{count, number} of at most {max, number}',
  'dashboard.directors.none': 'No director is named yet.',
  'dashboard.directors.since': 'Since {date}',
  'dashboard.directors.noConsent': 'consent missing',
  'dashboard.directors.proposed': 'Director from day one',
  'dashboard.directors.old': 'On the board, not on record yet',
  'dashboard.largest': 'Largest holders',
  'dashboard.subscribers': 'Subscribers',
  'dashboard.subscribers.none': 'Nobody subscribes for shares yet.',
  'dashboard.largest.none': 'Nobody holds shares yet.',
  'dashboard.erased': 'name erased',

  'dashboard.activity': 'Recent activity',
  'dashboard.activity.all': 'All activity',
  'dashboard.activity.none': 'Nothing has been recorded yet.',
  'dashboard.activity.by': '{who}, {date}',

  'dashboard.tips': 'Tips',
} as const;
