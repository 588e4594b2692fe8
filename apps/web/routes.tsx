/**
 * Every path of the product (specification section 2) -> the screen that answers it, who may open it, in which
 * frame. Screens are fetched when they are wanted. A feature adds its files and its rows under its own heading.
 */
import { lightRows, type RouteRow, rowsOf } from './lightRoutes.ts';

const app = rowsOf('app', 'user');
const register = rowsOf('register', 'user');
const wizard = rowsOf('bare', 'user');
const newcomer = rowsOf('bare', 'onlyGuest');
const bare = rowsOf('bare');
const staff = rowsOf('bare', 'staff');
const admin = rowsOf('bare', 'admin');

// Entry
const registrationScreen = () => import('@tabellion/features/entry/web/RegistrationScreen.tsx');
const termsScreen = () => import('@tabellion/features/entry/web/TermsScreen.tsx');
const profileScreen = () => import('@tabellion/features/entry/web/ProfileScreen.tsx');
const changePasswordScreen = () => import('@tabellion/features/accounts/web/ChangePassword.tsx');
// Organizations
const landingPage = () => import('./shell/LandingPage.tsx');
const organizationInfoScreen = () =>
  import('@tabellion/features/organizations/web/OrganizationInfoScreen.tsx');
// Members
const membersScreen = () => import('@tabellion/features/members/web/UsersScreens.tsx');
const accessLogScreen = () => import('@tabellion/features/members/web/AccessLogScreen.tsx');
const subUsersScreen = () => import('@tabellion/features/members/web/UsersScreens.tsx');
const setPasswordScreen = () => import('@tabellion/features/members/web/SetPasswordScreen.tsx');
const holderPageScreen = () => import('@tabellion/features/holders/web/HolderPageScreen.tsx');
const signingRoomScreen = () => import('@tabellion/features/signing/web/room/SigningRoomScreen.tsx');
const signingScreen = () => import('@tabellion/features/signing/web/sign/SigningScreen.tsx');
const invitationScreen = () => import('@tabellion/features/members/web/InvitationScreen.tsx');
// Activity
const activityScreen = () => import('@tabellion/features/activity/web/ActivityScreen.tsx');
// Dashboard
const dashboardScreen = () => import('@tabellion/features/dashboard/web/DashboardScreen.tsx');
const deadlinesScreen = () => import('@tabellion/features/deadlines/web/DeadlinesScreen.tsx');
// Filings
const filingsScreen = () => import('@tabellion/features/filings/web/FilingsScreen.tsx');
// Onboarding: the wizard, and its steps inside the application
const locationScreen = () => import('@tabellion/features/onboarding/web/company/LocationScreen.tsx');
const takeOverScreen = () => import('@tabellion/features/onboarding/web/takeOver/TakeOverScreen.tsx');
const accountStep = () => import('@tabellion/features/onboarding/web/account/AccountStep.tsx');
const companyStep = () => import('@tabellion/features/onboarding/web/company/CompanyStep.tsx');
const corporateStep = () => import('@tabellion/features/onboarding/web/corporate/CorporateStep.tsx');
const founderStep = () => import('@tabellion/features/onboarding/web/people/FounderStep.tsx');
const operatorStep = () => import('@tabellion/features/onboarding/web/people/FounderStep.tsx');
const sharesStep = () => import('@tabellion/features/onboarding/web/shares/SharesStep.tsx');
const plansScreen = () => import('@tabellion/features/onboarding/web/plans/PlansScreen.tsx');
const checkoutScreen = () => import('@tabellion/features/pages/web/CheckoutScreen.tsx');
const checkoutStep = () => import('@tabellion/features/onboarding/web/checkout/CheckoutScreen.tsx');
const corporateInfoScreen = () => import('@tabellion/features/onboarding/web/corporate/CorporateStep.tsx');
const peopleScreens = () => import('@tabellion/features/pages/web/PeopleScreens.tsx');
const shareholdersScreen = () => import('@tabellion/features/pages/web/ShareholdersScreen.tsx');
const classesScreen = () => import('@tabellion/features/pages/web/ClassesScreen.tsx');
// Registers
const landScreen = () => import('@tabellion/features/corporation/web/LandScreen.tsx');
const controlScreen = () => import('@tabellion/features/control/web/ControlScreen.tsx');
const importScreen = () => import('@tabellion/features/exchange/web/ImportScreen.tsx');
const holderScreen = () => import('@tabellion/features/ledgers/web/holder/HolderScreen.tsx');
const instrumentsScreen = () => import('@tabellion/features/ledgers/web/instruments/InstrumentsScreen.tsx');
const accountScreen = () => import('@tabellion/features/ledgers/web/account/AccountScreen.tsx');
const bookScreen = () => import('@tabellion/features/ledgers/web/books/BookScreen.tsx');
const controlBookScreen = () => import('@tabellion/features/control/web/ControlBookScreen.tsx');
const transfersScreen = () => import('@tabellion/features/ledgers/web/transfers/TransfersScreen.tsx');
const capTableScreen = () => import('@tabellion/features/ledgers/web/capTable/CapTableScreen.tsx');
// Documents
const minuteBookScreen = () => import('@tabellion/features/documents/web/MinuteBookScreen.tsx');
const allDocumentsScreen = () => import('@tabellion/features/documents/web/AllDocumentsScreen.tsx');
const newDocumentScreen = () => import('@tabellion/features/documents/web/NewDocumentScreen.tsx');
const checkScreen = () => import('@tabellion/features/check/web/CheckScreen.tsx');
const precedentsScreen = () => import('@tabellion/features/documents/web/PrecedentsScreen.tsx');
const precedentScreen = () => import('@tabellion/features/documents/web/PrecedentScreen.tsx');
const sharedBookScreen = () => import('@tabellion/features/documents/web/SharedBookScreen.tsx');
const documentScreen = () => import('@tabellion/features/documents/web/DocumentScreen.tsx');
const verifyDocumentScreen = () => import('@tabellion/features/documents/web/VerifyDocumentScreen.tsx');
// Annual returns
const confirmCorporateScreen = () =>
  import('@tabellion/features/filings/web/annual/ConfirmCorporateScreen.tsx');
const confirmOperatorsScreen = () =>
  import('@tabellion/features/filings/web/annual/ConfirmOperatorsScreen.tsx');
const annualResolutionScreen = () =>
  import('@tabellion/features/filings/web/annual/AnnualResolutionScreen.tsx');
const annualCheckoutScreen = () => import('@tabellion/features/filings/web/annual/AnnualCheckoutScreen.tsx');
const askedScreen = () => import('@tabellion/features/filings/web/annual/AskedScreen.tsx');
// Changes
const changesScreen = () => import('@tabellion/features/changes/web/ChangesScreen.tsx');
const changeScreen = () => import('@tabellion/features/changes/web/ChangeScreen.tsx');
const changeCheckout = () => import('@tabellion/features/changes/web/ChangeCheckoutScreen.tsx');
const againstRegistry = () => import('@tabellion/features/changes/web/AgainstRegistryScreen.tsx');
const severalScreen = () => import('@tabellion/features/changes/web/SeveralScreen.tsx');
const changeForms = () => import('@tabellion/features/changes/web/ChangeFormScreen.tsx');
// Back office
const queueScreen = () => import('@tabellion/features/backoffice/web/QueueScreen.tsx');
const couponsScreen = () => import('@tabellion/features/backoffice/web/CouponsScreen.tsx');
const operationsScreen = () => import('@tabellion/features/backoffice/web/OperationsScreen.tsx');
const rolesScreen = () => import('@tabellion/features/backoffice/web/RolesScreen.tsx');
const questionsScreen = () => import('@tabellion/features/backoffice/web/QuestionsScreen.tsx');
// Billing
const billingScreen = () => import('@tabellion/features/billing/web/BillingScreen.tsx');
const invoicesScreen = () => import('@tabellion/features/billing/web/InvoicesScreen.tsx');
const upgradeScreen = () => import('@tabellion/features/billing/web/UpgradeScreen.tsx');
const addShareholdersScreen = () => import('@tabellion/features/pages/web/AddShareholdersScreen.tsx');
const filingCheckoutScreen = () => import('@tabellion/features/filings/web/FilingCheckoutScreen.tsx');

const org = '/app/org/$org_unique_id';
const annual = '/app/annualFiling';

/** A checkout of a purpose, with and without plans; and where no organization is in the path before it. */
const checkoutPaths = (purpose: string) => [
  `${org}/${purpose}/checkout/{-$plans}`,
  `/app/${purpose}/checkout/$org_unique_id/$plans`,
];

export const routeRows: readonly RouteRow[] = [
  ...lightRows,
  // Entry
  newcomer('/app/onboard/newcorporation', registrationScreen, 'RegistrationScreen'),
  bare('/terms', termsScreen, 'TermsScreen'),
  app('/app/profile', profileScreen, 'ProfileScreen'),
  app(`${org}/setting/changePassword`, changePasswordScreen, 'ChangePasswordScreen'),
  // Organizations
  app('/landingPage', landingPage, 'LandingPage'),
  register(`${org}/organization/info`, organizationInfoScreen, 'OrganizationInfoScreen'),
  // Members
  app(`${org}/setting/users`, membersScreen, 'MembersScreen'),
  app(`${org}/setting/access-log`, accessLogScreen, 'AccessLogScreen'),
  app('/app/org/setting/subuser', subUsersScreen, 'SubUsersScreen'),
  bare('/app/set-password/$token', setPasswordScreen, 'SetPasswordScreen'),
  bare('/invitation/$token', invitationScreen, 'InvitationScreen'),
  ...['document/signingroom', 'signingroom'].map((page) =>
    app(`${org}/${page}`, signingRoomScreen, 'SigningRoomScreen'),
  ),
  // Signing; a signee may have no account
  ...['', '/app', org].flatMap((under) =>
    ['signature', 'singlesignature'].map((page) =>
      bare(`${under}/${page}/$signeeId`, signingScreen, 'SigningScreen'),
    ),
  ),
  bare('/book/$token', sharedBookScreen, 'SharedBookScreen'),
  // The page of a holder or director, who may have no account
  bare('/holder/$token', holderPageScreen, 'HolderPageScreen'),
  // Annual returns
  wizard(
    `${annual}/ConfirmCorporate/$org_unique_id/$filing_id`,
    confirmCorporateScreen,
    'ConfirmCorporateScreen',
  ),
  wizard(
    `${annual}/ConfirmOperators/$org_unique_id/$filing_id`,
    confirmOperatorsScreen,
    'ConfirmOperatorsScreen',
  ),
  wizard(
    `${annual}/AnnualResolution/$org_unique_id/$filing_id`,
    annualResolutionScreen,
    'AnnualResolutionScreen',
  ),
  wizard(`${annual}/checkout/$org_unique_id/$plans/$filing_id`, annualCheckoutScreen, 'AnnualCheckoutScreen'),
  bare('/confirm/$token', askedScreen, 'AskedScreen'),
  // Activity
  register(`${org}/organization/activity`, activityScreen, 'ActivityScreen'),
  // Dashboard
  app(`${org}/dashboard`, dashboardScreen, 'DashboardScreen'),
  app(`${org}/dashboard/deadlines`, deadlinesScreen, 'DeadlinesScreen'),
  // Filings
  register(`${org}/organization/filing`, filingsScreen, 'FilingsScreen'),
  // Onboarding: the wizard, and its steps inside the application
  wizard('/app/onboard/location', locationScreen, 'LocationScreen'),
  wizard('/app/onboard/corporations', takeOverScreen, 'TakeOverScreen'),
  wizard('/app/onboard/user-information', accountStep, 'UserScreen'),
  wizard('/app/onboard/user/{-$org_unique_id}', accountStep, 'UserScreen'),
  wizard('/app/onboard/company/{-$org_unique_id}', companyStep, 'CompanyScreen'),
  wizard('/app/onboard/corporate/{-$org_unique_id}', corporateStep, 'CorporateScreen'),
  wizard('/app/onboard/founder/$org_unique_id', founderStep, 'FounderScreen'),
  wizard('/app/onboard/operator/$org_unique_id', operatorStep, 'OperatorScreen'),
  wizard('/app/onboard/shareclass/$org_unique_id', sharesStep, 'ShareClassScreen'),
  wizard('/app/onboard/plans/$org_unique_id', plansScreen, 'PlansScreen'),
  wizard('/app/incorporation/checkout/$org_unique_id/$plans', checkoutScreen, 'CheckoutScreen'),
  app(`${org}/dashboard/account-info`, accountStep, 'AccountInfoScreen'),
  app(`${org}/dashboard/corporate-info`, corporateInfoScreen, 'CorporateInfoScreen'),
  register(`${org}/dashboard/director-and-officers`, peopleScreens, 'DirectorAndOfficersScreen'),
  register(`${org}/dashboard/directors`, peopleScreens, 'DashboardDirectorsScreen'),
  register(`${org}/dashboard/officers`, peopleScreens, 'DashboardOfficersScreen'),
  register(`${org}/dashboard/shares`, shareholdersScreen, 'DashboardSharesScreen'),
  register(`${org}/dashboard/share-classes`, classesScreen, 'DashboardClassesScreen'),
  app(`${org}/dashboard/plans`, plansScreen, 'PlansStepScreen'),
  app(`${org}/dashboard/checkout/$plans`, checkoutStep, 'CheckoutStepScreen'),
  app(`${org}/incorporation/checkout/{-$plans}`, checkoutStep, 'CheckoutStepScreen'),
  // Registers
  register(`${org}/organization/directors`, peopleScreens, 'DirectorsScreen'),
  register(`${org}/organization/officers`, peopleScreens, 'OfficersScreen'),
  app(`${org}/organization/significant-control`, controlScreen, 'ControlScreen'),
  register(`${org}/organization/land`, landScreen, 'LandScreen'),
  register(`${org}/organization/shareClass`, classesScreen, 'ClassesScreen'),
  register(`${org}/shares/share-classes`, classesScreen, 'ClassesScreen'),
  register(`${org}/organization/import`, importScreen, 'ImportScreen'),
  register(`${org}/shares/shareholders`, shareholdersScreen, 'ShareholdersScreen'),
  register(`${org}/shares/shareholders/$personId`, holderScreen, 'HolderScreen'),
  register(`${org}/organization/instruments`, instrumentsScreen, 'InstrumentsScreen'),
  register(`${org}/shares/capital/$classId`, accountScreen, 'AccountScreen'),
  app(`${org}/shares/books/$book`, bookScreen, 'BookScreen'),
  app(`${org}/organization/significant-control/whole`, controlBookScreen, 'ControlBookScreen'),
  register(`${org}/shares/transfers`, transfersScreen, 'TransfersScreen'),
  register(`${org}/shares/cap-table`, capTableScreen, 'CapTableScreen'),
  // Documents
  register(`${org}/document/list`, minuteBookScreen, 'MinuteBookScreen'),
  app(`${org}/document/new`, newDocumentScreen, 'NewDocumentScreen'),
  app(`${org}/document/precedents`, precedentsScreen, 'PrecedentsScreen'),
  app(`${org}/document/precedents/$template`, precedentScreen, 'PrecedentScreen'),
  bare('/verify-document', verifyDocumentScreen, 'VerifyDocumentScreen'),
  bare('/verify-document/$code', verifyDocumentScreen, 'VerifyDocumentScreen'),
  register(`${org}/document/documentList`, allDocumentsScreen, 'AllDocumentsScreen'),
  register(`${org}/document/check`, checkScreen, 'CheckScreen'),
  register(`${org}/document/list/$docId`, documentScreen, 'DocumentScreen'),
  // Changes; the coming-soon page of the specification shows the list that has come
  ...['organization/corporate-change', 'document/comingsoon', 'comingsoon'].map((page) =>
    app(`${org}/${page}`, changesScreen, 'ChangesScreen'),
  ),
  ...[
    `${org}/change/checkout`,
    `${org}/change/checkout/$plans`,
    '/app/change/checkout/$org_unique_id/$plans',
  ].map((path) => app(path, changeCheckout, 'ChangeCheckoutScreen')),
  app(`${org}/organization/corporate-change/new/$kind`, changeForms, 'NewChangeScreen'),
  app(`${org}/organization/corporate-change/several/$kind`, severalScreen, 'SeveralScreen'),
  app(`${org}/organization/against-registry`, againstRegistry, 'AgainstRegistryScreen'),
  app(`${org}/organization/changeAddress`, changeForms, 'ChangeAddressScreen'),
  app(`${org}/organization/corporate-change/$change_id`, changeScreen, 'ChangeScreen'),
  app(`${org}/organization/corporate-change/$change_id/edit`, changeForms, 'EditChangeScreen'),
  // Back office, and where a customer answers it
  staff('/app/staff/queue', queueScreen, 'QueueScreen'),
  staff('/app/staff/coupons', couponsScreen, 'CouponsScreen'),
  admin('/app/staff/operations', operationsScreen, 'OperationsScreen'),
  admin('/app/staff/people', rolesScreen, 'RolesScreen'),
  app(`${org}/organization/questions`, questionsScreen, 'QuestionsScreen'),
  // Billing
  app(`${org}/setting/billing`, billingScreen, 'BillingScreen'),
  app(`${org}/setting/invoice`, invoicesScreen, 'InvoicesScreen'),
  ...checkoutPaths('upgrade').map((path) => app(path, upgradeScreen, 'UpgradeScreen')),
  ...checkoutPaths('Add Shareholders').map((path) =>
    app(path, addShareholdersScreen, 'AddShareholdersScreen'),
  ),
  ...checkoutPaths('filing').map((path) => app(path, filingCheckoutScreen, 'FilingCheckoutScreen')),
];
