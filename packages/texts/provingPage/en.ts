/** Texts of the page that verifies files without a network. Its hints stand for those of `tabellion verify`. */
export const provingPage = {
  'prove.page.title': 'Verify a record',
  'prove.page.lead':
    'Drop a proof, an export, a minute book or a sealed PDF. It is checked on this device: this page has no connection to anyone and works offline.',
  'prove.page.file': 'Files to verify',
  'prove.page.choose': 'Choose files',
  'prove.page.drop': 'or drop them here',
  'prove.page.language': 'Language',
  'prove.page.working': 'Checking…',
  'prove.page.unread': 'This file cannot be checked here. Open this page in a current browser and try again.',
  'prove.page.policy': 'Logs you trust',
  'prove.page.policy.none':
    'None yet. Add the log’s policy file, which you got from someone you trust, to check whose log it is.',
  'prove.page.policy.malformed': '{name} is not a policy file. Its lines are “log KEY” and “quorum none”.',
  'prove.page.root.added': 'Root certificates of seals and time stamps: {name}',
  'prove.page.good': 'Verified',
  'prove.page.unknown': 'Consistent, source not checked',
  'prove.page.partly': 'Not proven',
  'prove.page.bad': 'Cannot be checked',
  'prove.page.checks': 'What this page checks',
  'prove.page.checks.proof':
    'Proof: the record is in the log, it has not changed since, and the values shown are those that were recorded.',
  'prove.page.checks.export':
    'Export: the history has no gap, and the registers and the cap table follow from the recorded acts.',
  'prove.page.checks.pdf':
    'Sealed PDF: nothing has changed since the seal. A minute book also carries an export, which is checked the same way.',
  'prove.page.limits': 'What it does not check',
  'prove.page.limits.truth': 'That what was recorded was true. It proves that it has not changed since.',
  'prove.page.limits.key':
    'Whose log or seal it is, unless you add the log’s policy or the root certificate (PEM).',
  'prove.page.limits.ocf': 'Whether company.ocf.zip in an export says the same as the registers.',
  'prove.hint.policy': 'Add the log’s policy file to check whose log it is.',
  'prove.hint.root': 'Add its root certificate (PEM) to check it.',
} as const;
