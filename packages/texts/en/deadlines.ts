/** Words of deadlines: what is due, by which rule, how it is marked. {from} is the day from which a deadline is counted. */
export const deadlines = {
  'deadline.kind.consent': 'Consent to act as director',
  'deadline.kind.director_notice': 'Notice of change of directors',
  'deadline.kind.director_address_notice': 'Notice of a director’s new address',
  'deadline.kind.office_notice': 'Notice of change of registered office',
  'deadline.kind.officer_notice': 'Notice of change of officers',
  'deadline.kind.email_notice': 'Notice of change of official email',
  'deadline.kind.activity_notice': 'Notice of change of primary activity',
  'deadline.kind.initial_filing': 'Initial return',
  'deadline.kind.ontario_initial_return': 'Ontario initial return',
  'deadline.kind.annual_filing': 'Annual return {year}',
  'deadline.kind.first_annual_meeting': 'First annual meeting, or resolution in lieu',
  'deadline.kind.annual_meeting': 'Annual meeting, or resolution in lieu',
  'deadline.kind.financial_statements': 'Financial statements {year} to shareholders',
  'deadline.kind.auditor_waiver': 'Waiver of auditor {year}',
  'deadline.kind.tax_balance': 'Balance of income tax {year}',
  'deadline.kind.tax_return': 'Income tax return {year} (T2)',
  'deadline.kind.gst_registration': 'GST/HST registration',
  'deadline.kind.isc_amalgamation': 'Significant control filing after the amalgamation',
  'deadline.kind.isc_record': 'Significant control: record the information',
  'deadline.kind.isc_file': 'Significant control: file the changes',
  'deadline.kind.own': 'Own deadline',
  'deadline.rule.own_day':
    '{count, plural, =0 {Set by your organization} one {Every month from {from}} other {Every # months from {from}}}',
  'deadline.kind.isc_review': 'Significant control: reasonable steps {year}',
  'deadline.kind.isc_dispose': 'Significant control: erase personal information',
  'deadline.person': '{title}, {name}',
  'deadline.formOntario': 'Ontario notice of change',
  'deadline.formNumber': 'Form {number}',
  'deadline.form': '{title}, {form}',

  'deadline.rule.days_after_election':
    'Within {count, plural, one {# day} other {# days}} after the election on {from}',
  'deadline.rule.days_after_change':
    'Within {count, plural, one {# day} other {# days}} after the change on {from}',
  'deadline.rule.days_after_incorporation':
    'Within {count, plural, one {# day} other {# days}} after incorporation on {from}',
  'deadline.rule.days_after_start_in_ontario':
    'Within {count, plural, one {# day} other {# days}} after starting business in Ontario on {from}',
  'deadline.rule.days_after_amalgamation':
    'Within {count, plural, one {# day} other {# days}} after the amalgamation on {from}',
  'deadline.rule.days_after_small_supplier':
    'Within {count, plural, one {# day} other {# days}} after passing the limit on {from}',
  'deadline.rule.days_after_learning':
    'Within {count, plural, one {# day} other {# days}} after learning of it on {from}',
  'deadline.rule.days_after_recording':
    'Within {count, plural, one {# day} other {# days}} after recording it on {from}',
  'deadline.rule.days_before_meeting':
    '{count, plural, one {# day} other {# days}} before the last day for the annual meeting, {from}',
  'deadline.rule.months_after_incorporation':
    'Within {count, plural, one {# month} other {# months}} of incorporation on {from}',
  'deadline.rule.days_after_anniversary':
    '{count, plural, one {# day} other {# days}} after the anniversary on {from}',
  'deadline.rule.months_after_anniversary':
    '{count, plural, one {# month} other {# months}} after the anniversary on {from}',
  'deadline.rule.end_of_anniversary_month': 'By the end of the month of the anniversary on {from}',
  'deadline.rule.end_of_month_after_anniversary': 'By the end of the month after the anniversary on {from}',
  'deadline.rule.days_after_year_end':
    '{count, plural, one {# day} other {# days}} after the fiscal year end on {from}',
  'deadline.rule.months_after_year_end':
    '{count, plural, one {# month} other {# months}} after the fiscal year end on {from}',
  'deadline.rule.months_after_meeting':
    'Within {count, plural, one {# month} other {# months}} of the last meeting on {from}',
  'deadline.rule.months_after_ceasing':
    '{count, plural, one {# month} other {# months}} after control ended on {from}',
  'deadline.rule.by_year_end': 'Once a year, by the end of the fiscal year that began on {from}',
  'deadline.fee': '{fee} online',
  'deadline.confirm': 'check this date with your lawyer',
  'deadline.filed.registry': 'file directly with the registry',
  'deadline.filed.tax': 'file with the Canada Revenue Agency',
  'deadline.smallBusiness': '3 months with the small business deduction',

  'deadline.title': 'Deadlines',
  'deadline.none': 'No deadlines.',
  'deadline.days': '{count, plural, =0 {today} one {# day} other {# days}}',
  'deadline.late': '{count, plural, one {# day overdue} other {# days overdue}}',
  'deadline.all': 'All deadlines ({count, number})',
  'deadline.countOverdue': '{count, number} overdue',
  'deadline.noYearEnd': 'Set your fiscal year end so we can schedule the yearly steps.',
  'deadline.setYearEnd': 'Set fiscal year end',

  'deadline.markFiled': 'Mark as filed',
  'deadline.openFiling': 'Open filing',
  'deadline.markDone': 'Mark as done',
  'deadline.notApplicable': 'Not applicable',
  'deadline.setMeeting': 'Set meeting date',
  'DEADLINES.DONE_IN_REGISTERS':
    'This deadline is done once the change is in the registers. Record the change there, or mark the deadline as not applicable.',

  'deadline.report': 'Report an event',
} as const;
