/** Answers and mails of annual returns, which the server alone gives. */
export const annualAnswers = {
  'ANNUAL.SAVED': 'Saved.',
  'ANNUAL.ASKED': 'We’ve emailed the link.',
  'ANNUAL.ASK_REVOKED': 'The link no longer works.',
  'ANNUAL.ANSWERED': 'Thank you. Your answers were received.',
  'ANNUAL.SENT_AGAIN': 'The return was sent again.',
  'ANNUAL.MAILED': 'We’ve emailed you what is filed next.',
  'ANNUAL.NOT_ASKED':
    'No annual return is due for this year. Check the incorporation date and the fiscal year end.',
  'ANNUAL.CLOSED': 'This return is already filed or paid. To change it, add a correction in Filings.',
  'ANNUAL.NOT_OPEN': 'The registry takes this return from {date}. Come back then.',
  'ANNUAL.OLDER_YEAR': 'File {year} first: missing years are filed oldest first.',
  'ANNUAL.NOT_ANSWERED':
    '{count, plural, one {# line is} other {# lines are}} still open. Confirm each, or record what changed.',
  'ANNUAL.NO_CERTIFIER': 'Choose who certifies the return.',
  'ANNUAL.WAIVER_REFUSED':
    'A shareholder refused to go without an auditor. Appoint one, or hold a meeting (CBCA s. 163, OBCA s. 148).',
  'ANNUAL.NO_FILE': 'Upload the filled return first.',
  'ANNUAL.CHANGED_MEANWHILE': 'The registers changed since you opened this page. Look at the lines again.',
  'ANNUAL.NOT_REJECTED': 'The registry has not sent this return back, so there is nothing to send again.',
  'ANNUAL.LINK_DAYS': 'Choose a last day within the next 90 days.',
  'ANNUAL.LINK_OVER': 'This link no longer works. Ask the person who sent it for a new one.',
  'PAYMENT.NO_PLAN': 'No plan is in force. Choose a plan to pay with the return.',
  'activity.text.annual_client_asked':
    'A link to confirm the annual return was sent to {recipient} on {on}, valid until {ends}',
  'activity.text.annual_client_answered': '{recipient} answered about the annual return on {on}',
  'annual.askedMail.subject': '{company}: please confirm for the annual return',
  'annual.askedMail.body':
    '{company} is about to file its annual return. Confirm what its registers say, or tell what changed. The link works until {date}; you need no account.',
  'annual.askedMail.private': 'Whoever has this link can read and answer these lines. Do not pass it on.',
  'annual.askedMail.action': 'Confirm',
  'annual.mail.subject': '{company}: annual returns',
  'annual.mail.filed':
    'The annual return {year} of {company} was filed on {date}. Confirmation number: {number}.',
  'annual.mail.next': 'The next one is the annual return {year} of {company}, due {due}.',
  'annual.mail.nothing': 'No annual return of {company} is open now.',
  'annual.mail.action': 'Open filings',
  'annual.sentBackMail.subject': '{company}: the registry sent back the annual return {year}',
  'annual.sentBackMail.body':
    'The registry sent back the annual return {year} of {company}. It gives these reasons:',
  'annual.sentBackMail.next': 'Correct each point and send it again. You are not charged again.',
  'annual.sentBackMail.action': 'Correct and send again',
};
