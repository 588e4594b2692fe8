/** Every screen of apps/web/routes.tsx, and in which state it is shown. A new screen gets a row here. */

export interface Screen {
  /** The name of the picture's file. */
  readonly name: string;
  readonly path: string;
  /** Shown without a session. */
  readonly isGuest?: true;
  /** Shown to staff. */
  readonly isStaff?: true;
  /** Selectors of the button pressed before the picture, of a line of its menu, and of the element that opens. */
  readonly press?: { readonly button: string; readonly line?: string; readonly opens: string };
}

export interface Companies {
  /** An incorporated organization. */
  readonly maple: string;
  /** One half-way through the wizard. */
  readonly erable: string;
  /** One that the registry sent back. */
  readonly bouleau: string;
  /** An annual return of Maple that waits for nothing. */
  readonly filing: string;
  /** A change of Maple's name that is a draft. */
  readonly change: string;
}

export function screensOf({ maple, erable, bouleau, filing, change }: Companies): readonly Screen[] {
  return [
    ...guest,
    ...staff,
    ...wizard(erable),
    ...steps('step', erable, ['account-info', 'corporate-info', 'director-and-officers']),
    ...steps('step', erable, [
      'directors',
      'officers',
      'shares',
      'share-classes',
      'plans',
      'checkout/founder',
    ]),
    { name: 'sent-back', path: `/app/incorporation/checkout/${bouleau}/founder` },
    { name: 'dashboard-sent-back', path: `/app/org/${bouleau}/dashboard` },
    { name: 'dashboard-setup', path: `/app/org/${erable}/dashboard` },
    { name: 'dashboard', path: `/app/org/${maple}/dashboard` },
    { name: 'deadlines', path: `/app/org/${maple}/dashboard/deadlines` },
    { name: 'deadlines-month', path: `/app/org/${maple}/dashboard/deadlines`, press: byMonth },
    { name: 'deadlines-own', path: `/app/org/${maple}/dashboard/deadlines`, press: addDeadline },
    { name: 'filings', path: `/app/org/${maple}/organization/filing` },
    { name: 'filings-drawer', path: `/app/org/${maple}/organization/filing`, press: aFiling },
    ...annualSteps(maple, filing),
    { name: 'changes', path: `/app/org/${maple}/organization/corporate-change` },
    { name: 'changes-kinds', path: `/app/org/${maple}/organization/corporate-change`, press: newChange },
    { name: 'change-office', path: `/app/org/${maple}/organization/changeAddress` },
    { name: 'changes-several', path: `/app/org/${maple}/organization/corporate-change/several/office` },
    { name: 'against-registry', path: `/app/org/${maple}/organization/against-registry` },
    { name: 'change-preview', path: `/app/org/${maple}/organization/corporate-change/${change}` },
    { name: 'change-edit', path: `/app/org/${maple}/organization/corporate-change/${change}/edit` },
    { name: 'change-checkout', path: `/app/org/${maple}/change/checkout` },
    { name: 'notifications', path: `/app/org/${maple}/dashboard`, press: bell },
    { name: 'palette', path: `/app/org/${maple}/dashboard`, press: searchBox },
    { name: 'info', path: `/app/org/${maple}/organization/info` },
    { name: 'activity', path: `/app/org/${maple}/organization/activity` },
    ...steps('register', maple, ['directors', 'officers', 'shares', 'share-classes']),
    { name: 'shareholders', path: `/app/org/${maple}/shares/shareholders` },
    ...['directors', 'officers', 'shareClass'].map((page) => ({
      name: `on-date-${page}`,
      path: `/app/org/${maple}/organization/${page}`,
    })),
    { name: 'control', path: `/app/org/${maple}/organization/significant-control` },
    { name: 'control-state', path: `/app/org/${maple}/organization/significant-control`, press: stating },
    { name: 'land', path: `/app/org/${maple}/organization/land` },
    { name: 'share-classes', path: `/app/org/${maple}/shares/share-classes` },
    { name: 'classes-compared', path: `/app/org/${maple}/shares/share-classes?from=2025-03-13` },
    { name: 'capital-account', path: `/app/org/${maple}/shares/share-classes`, press: account },
    { name: 'drawer-class', path: `/app/org/${maple}/shares/share-classes`, press: newOf('class') },
    { name: 'drawer-correct', path: `/app/org/${maple}/shares/transfers`, press: correct },
    { name: 'shareholders-past', path: `/app/org/${maple}/shares/shareholders?asOf=2025-06-30` },
    { name: 'instruments', path: `/app/org/${maple}/organization/instruments` },
    { name: 'instruments-compared', path: `/app/org/${maple}/organization/instruments?from=2025-12-31` },
    ...['securities', 'issues', 'ledgers'].map((book) => ({
      name: `book-${book}`,
      path: `/app/org/${maple}/shares/books/${book}`,
    })),
    { name: 'control-whole', path: `/app/org/${maple}/organization/significant-control/whole` },
    { name: 'transfers', path: `/app/org/${maple}/shares/transfers` },
    { name: 'transfers-compared', path: `/app/org/${maple}/shares/transfers?from=2025-12-31` },
    { name: 'cap-table', path: `/app/org/${maple}/shares/cap-table`, press: explained },
    { name: 'cap-table-class', path: `/app/org/${maple}/shares/cap-table?by=class&of=diluted` },
    { name: 'cap-table-compared', path: `/app/org/${maple}/shares/cap-table?from=2025-11-02` },
    { name: 'shareholder', path: `/app/org/${maple}/shares/shareholders`, press: shareholder },
    { name: 'proof', path: `/app/org/${maple}/shares/shareholders`, press: proof },
    { name: 'drawer-issue', path: `/app/org/${maple}/shares/shareholders`, press: newOf('shareholder') },
    { name: 'drawer-appoint', path: `/app/org/${maple}/organization/directors`, press: newOf('director') },
    { name: 'drawer-officer', path: `/app/org/${maple}/organization/officers`, press: newOf('officer') },
    { name: 'drawer-cease', path: `/app/org/${maple}/organization/directors`, press: cease },
    ...steps('after', maple, ['account-info', 'corporate-info', 'director-and-officers', 'plans']),
    { name: 'after-checkout', path: `/app/org/${maple}/incorporation/checkout/founder` },
    { name: 'minute-book', path: `/app/org/${maple}/document/list` },
    { name: 'minute-book-check', path: `/app/org/${maple}/document/check` },
    { name: 'minute-book-document', path: `/app/org/${maple}/document/list`, press: aDocument },
    { name: 'signing-room', path: `/app/org/${maple}/document/signingroom` },
    { name: 'signing-desk', path: `/app/org/${maple}/document/signingroom`, press: toSign },
    { name: 'document-signatures', path: `/app/org/${maple}/document/signingroom`, press: sent },
    {
      name: 'drawer-send',
      path: `/app/org/${maple}/document/list?place=directors_resolutions&status=draft`,
      press: sending,
    },
    { name: 'minute-book-table', path: `/app/org/${maple}/document/documentList` },
    { name: 'minute-book-new', path: `/app/org/${maple}/document/new` },
    { name: 'precedents', path: `/app/org/${maple}/document/precedents` },
    { name: 'precedent', path: `/app/org/${maple}/document/precedents/director_consent` },
    { name: 'minute-book-minutes', path: `/app/org/${maple}/document/new?from=minutes` },
    { name: 'import', path: `/app/org/${maple}/organization/import` },
    { name: 'billing', path: `/app/org/${maple}/setting/billing` },
    { name: 'billing-card', path: `/app/org/${maple}/setting/billing`, press: replaceCard },
    { name: 'invoices', path: `/app/org/${maple}/setting/invoice` },
    { name: 'upgrade', path: `/app/org/${maple}/upgrade/checkout` },
    { name: 'upgrade-counsel', path: `/app/upgrade/checkout/${maple}/counsel` },
    { name: 'add-shareholders', path: `/app/org/${maple}/Add%20Shareholders/checkout` },
    { name: 'filing-checkout', path: `/app/org/${maple}/filing/checkout` },
    { name: 'members', path: `/app/org/${maple}/setting/users` },
    { name: 'access-log', path: `/app/org/${maple}/setting/access-log` },
    { name: 'sub-users', path: '/app/org/setting/subuser' },
    { name: 'landing', path: '/landingPage' },
    { name: 'landing-organizations', path: '/landingPage?tab=organizations' },
    { name: 'profile', path: '/app/profile' },
    { name: 'change-password', path: `/app/org/${maple}/setting/changePassword` },
    { name: 'not-found', path: `/app/org/${maple}/nothing-here` },
  ];
}

const replaceCard = { button: '.card__head .btn--sm', opens: '.drawer form' };
const explained = { button: '.exn', opens: '.ex dl' };
const newChange = { button: '[data-new=change]', opens: '.drawer .changes__kinds' };
const aFiling = { button: '.t .rowlink', opens: '.drawer .pairs' };
const byMonth = { button: '.seg label:nth-of-type(2)', opens: '.seg label:nth-of-type(2) :checked' };
const addDeadline = { button: '.pagehead .btn--primary', opens: '.drawer__form' };
const account = { button: 'td a.rowlink', opens: '.pagehead a[href*=share-classes]' };
const ofRow = { button: 'td:last-child button', line: '[role=menuitem]' };
const correct = { ...ofRow, opens: '.drawer .inway' };
const aDocument = { button: 'td a.minutebook__title', opens: '.minutebook__preview, .document' };
const toSign = { button: 'td .btn--primary', opens: '.signdesk' };
const sent = { button: 'td a[href*="document/list/"]', opens: '.document ol.list' };
const sending = {
  button: '.minutebook__mark input',
  line: '.minutebook__marked button:has(.lucide-signature)',
  opens: '.drawer__form fieldset',
};
const shareholder = { button: 'td a.rowlink', opens: '.holderpage__h' };
const proof = { button: '.recordbadge', opens: '.drawer .proofsteps' };
const stating = { button: '[data-new=control]', opens: '.drawer__form' };
const newOf = (what: string) => ({ button: `[data-new=${what}]`, opens: 'dialog form' });
const cease = { ...ofRow, opens: 'dialog form' };
const searchBox = { button: '.search', opens: '.palette [role=option]' };
const bell = { button: 'button:has(.lucide-bell)', opens: '.panel .notice' };

const guest: readonly Screen[] = [
  { name: 'login', path: '/app/login', isGuest: true },
  { name: 'registration', path: '/app/onboard/newcorporation', isGuest: true },
  { name: 'forgot-password', path: '/app/forgot-password', isGuest: true },
  { name: 'reset-password', path: '/app/reset-password/an-old-link', isGuest: true },
  { name: 'set-password', path: '/app/set-password/an-old-link', isGuest: true },
  { name: 'terms', path: '/terms', isGuest: true },
  { name: 'verify-document', path: '/verify-document', isGuest: true },
  { name: 'verify-nowhere', path: '/verify-document/AAAAAAAAAAAAAAAA', isGuest: true },
  { name: 'verify-old-link', path: '/verify/an-old-link', isGuest: true },
  { name: 'invitation-old-link', path: '/invitation/an-old-link', isGuest: true },
  { name: 'signature-old-link', path: '/signature/an-old-link', isGuest: true },
  { name: 'book-old-link', path: '/book/an-old-link', isGuest: true },
  { name: 'holder-old-link', path: '/holder/an-old-link', isGuest: true },
  { name: 'error-404', path: '/error/404', isGuest: true },
  { name: 'error-500', path: '/error/500', isGuest: true },
];

const ofStaff = (page: string, name = page, press?: Screen['press']): Screen => ({
  name: `staff-${name}`,
  path: `/app/staff/${page}`,
  isStaff: true,
  ...(press !== undefined && { press }),
});

const staff: readonly Screen[] = [
  ofStaff('queue'),
  ofStaff('queue', 'item', { button: 'td .rowlink', opens: '.queue__item .queue__answer' }),
  ofStaff('coupons'),
  ofStaff('coupons', 'coupon', { button: '.pagehead .btn--primary', opens: '.drawer__form' }),
  ofStaff('operations'),
  ofStaff('people'),
];

const wizard = (orgId: string): readonly Screen[] => [
  { name: 'wizard-location', path: '/app/onboard/location' },
  { name: 'take-over', path: '/app/onboard/corporations' },
  { name: 'wizard-user', path: `/app/onboard/user/${orgId}` },
  { name: 'wizard-company', path: `/app/onboard/company/${orgId}` },
  { name: 'wizard-corporate', path: `/app/onboard/corporate/${orgId}` },
  { name: 'wizard-founder', path: `/app/onboard/founder/${orgId}` },
  { name: 'wizard-operator', path: `/app/onboard/operator/${orgId}` },
  { name: 'wizard-shares', path: `/app/onboard/shareclass/${orgId}` },
  { name: 'wizard-plans', path: `/app/onboard/plans/${orgId}` },
  { name: 'wizard-checkout', path: `/app/incorporation/checkout/${orgId}/founder` },
];

const annualSteps = (orgId: string, filing: string): readonly Screen[] =>
  ['ConfirmCorporate', 'ConfirmOperators', 'AnnualResolution', 'checkout'].map((step) => ({
    name: `annual-${step}`,
    path: `/app/annualFiling/${step}/${orgId}/${step === 'checkout' ? 'founder/' : ''}${filing}`,
  }));

const steps = (kind: string, orgId: string, paths: readonly string[]): Screen[] =>
  paths.map((path) => ({
    name: `${kind}-${path.replace('/founder', '')}`,
    path: `/app/org/${orgId}/dashboard/${path}`,
  }));
