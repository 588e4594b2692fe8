/**
 * Every path of the product (specification section 2) -> the screen that answers it, who may open it, in which
 * frame. Screens are fetched when they are wanted. A feature adds its rows under its own heading.
 */
import { type LazyScreen, lazyScreen } from '@tabellion/ui/router/lazyScreen.ts';
import type { Group } from './shell/guard.ts';

export interface RouteRow {
  /** As the router writes it: `$name` is a part, `{-$name}` one that may be left out. */
  path: string;
  screen: LazyScreen;
  /** No group means everyone. */
  auth?: Group;
  /**
   * `app`: navigation and toolbar around it. `bare`: the screen brings its own frame (guest, wizard, plain).
   * `light`: bare, and it reads nothing and needs only the words of `texts/<language>.guest.ts`; it opens fastest.
   */
  layout: 'app' | 'bare' | 'light';
}

export const routeRows: readonly RouteRow[] = [
  // Entry
  {
    path: '/app/login',
    layout: 'light',
    auth: 'onlyGuest',
    screen: lazyScreen(() => import('@tabellion/features/entry/web/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: '/login',
    layout: 'light',
    auth: 'onlyGuest',
    screen: lazyScreen(() => import('@tabellion/features/entry/web/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: '/app/onboard/newcorporation',
    layout: 'bare',
    auth: 'onlyGuest',
    screen: lazyScreen(
      () => import('@tabellion/features/entry/web/RegistrationScreen.tsx'),
      'RegistrationScreen',
    ),
  },
  {
    path: '/app/forgot-password',
    layout: 'light',
    auth: 'onlyGuest',
    screen: lazyScreen(
      () => import('@tabellion/features/entry/web/ForgotPasswordScreen.tsx'),
      'ForgotPasswordScreen',
    ),
  },
  {
    path: '/app/reset-password/$token',
    layout: 'light',
    screen: lazyScreen(
      () => import('@tabellion/features/entry/web/ResetPasswordScreen.tsx'),
      'ResetPasswordScreen',
    ),
  },
  {
    path: '/app/set-password/$token',
    layout: 'light',
    screen: lazyScreen(
      () => import('@tabellion/features/entry/web/SetPasswordScreen.tsx'),
      'SetPasswordScreen',
    ),
  },
  {
    path: '/verify/$token',
    layout: 'light',
    screen: lazyScreen(() => import('@tabellion/features/entry/web/VerifyScreen.tsx'), 'VerifyScreen'),
  },
  {
    path: '/app/profile',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/entry/web/ProfileScreen.tsx'), 'ProfileScreen'),
  },
  {
    path: '/app/org/$org_unique_id/setting/changePassword',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/accounts/web/ChangePasswordScreen.tsx'),
      'ChangePasswordScreen',
    ),
  },
  // Organizations
  {
    path: '/landingPage',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('./shell/LandingPage.tsx'), 'LandingPage'),
  },
  {
    path: '/app/org/$org_unique_id/organization/info',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/organizations/web/OrganizationInfoScreen.tsx'),
      'OrganizationInfoScreen',
    ),
  },
  // Members
  {
    path: '/app/org/$org_unique_id/setting/users',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/members/web/MembersScreen.tsx'), 'MembersScreen'),
  },
  {
    path: '/app/org/$org_unique_id/setting/access-log',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/members/web/AccessLogScreen.tsx'),
      'AccessLogScreen',
    ),
  },
  {
    path: '/app/org/setting/subuser',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/members/web/SubUsersScreen.tsx'), 'SubUsersScreen'),
  },
  {
    path: '/invitation/$token',
    layout: 'bare',
    screen: lazyScreen(
      () => import('@tabellion/features/members/web/InvitationScreen.tsx'),
      'InvitationScreen',
    ),
  },
  // Activity
  {
    path: '/app/org/$org_unique_id/organization/activity',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/RegistersActivityScreen.tsx'),
      'RegistersActivityScreen',
    ),
  },
  // Dashboard
  {
    path: '/app/org/$org_unique_id/dashboard',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/dashboard/web/DashboardScreen.tsx'),
      'DashboardScreen',
    ),
  },
  // Onboarding: the wizard, and its steps inside the application
  {
    path: '/app/onboard/location',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/company/LocationScreen.tsx'),
      'LocationScreen',
    ),
  },
  {
    path: '/app/onboard/user-information',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/account/AccountStep.tsx'),
      'UserScreen',
    ),
  },
  {
    path: '/app/onboard/user/{-$org_unique_id}',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/account/AccountStep.tsx'),
      'UserScreen',
    ),
  },
  {
    path: '/app/onboard/company/{-$org_unique_id}',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/company/CompanyStep.tsx'),
      'CompanyScreen',
    ),
  },
  {
    path: '/app/onboard/corporate/{-$org_unique_id}',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/corporate/CorporateStep.tsx'),
      'CorporateScreen',
    ),
  },
  {
    path: '/app/onboard/founder/$org_unique_id',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/people/FounderStep.tsx'),
      'FounderScreen',
    ),
  },
  {
    path: '/app/onboard/operator/$org_unique_id',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/people/OperatorStep.tsx'),
      'OperatorScreen',
    ),
  },
  {
    path: '/app/onboard/shareclass/$org_unique_id',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/shares/SharesStep.tsx'),
      'ShareClassScreen',
    ),
  },
  {
    path: '/app/onboard/plans/$org_unique_id',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/plans/PlansScreen.tsx'),
      'PlansScreen',
    ),
  },
  {
    path: '/app/$paymentMode/checkout/$org_unique_id/$plans',
    layout: 'bare',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/checkout/CheckoutScreen.tsx'),
      'CheckoutScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/account-info',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/account/AccountStep.tsx'),
      'AccountInfoScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/corporate-info',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/corporate/CorporateInfoScreen.tsx'),
      'CorporateInfoScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/director-and-officers',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/DirectorsScreen.tsx'),
      'DirectorAndOfficersScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/directors',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/DirectorsScreen.tsx'),
      'DashboardDirectorsScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/officers',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/OfficersScreen.tsx'),
      'DashboardOfficersScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/shares',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/ShareholdersScreen.tsx'),
      'DashboardSharesScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/share-classes',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/ClassesScreen.tsx'),
      'DashboardClassesScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/plans',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/plans/PlansScreen.tsx'),
      'PlansStepScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/dashboard/checkout/$plans',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/checkout/CheckoutScreen.tsx'),
      'CheckoutStepScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/$type/checkout/{-$plans}',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/onboarding/web/checkout/CheckoutScreen.tsx'),
      'TypedCheckoutScreen',
    ),
  },

  // Registers
  {
    path: '/app/org/$org_unique_id/organization/directors',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/pages/web/DirectorsScreen.tsx'), 'DirectorsScreen'),
  },
  {
    path: '/app/org/$org_unique_id/organization/officers',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/pages/web/OfficersScreen.tsx'), 'OfficersScreen'),
  },
  {
    path: '/app/org/$org_unique_id/organization/significant-control',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/control/web/ControlScreen.tsx'), 'ControlScreen'),
  },
  {
    path: '/app/org/$org_unique_id/organization/shareClass',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/pages/web/ClassesScreen.tsx'), 'ClassesScreen'),
  },
  {
    path: '/app/org/$org_unique_id/shares/share-classes',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/pages/web/ClassesScreen.tsx'), 'ClassesScreen'),
  },
  {
    path: '/app/org/$org_unique_id/organization/import',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/exchange/web/ImportScreen.tsx'), 'ImportScreen'),
  },
  {
    path: '/app/org/$org_unique_id/shares/shareholders',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/pages/web/ShareholdersScreen.tsx'),
      'ShareholdersScreen',
    ),
  },

  {
    path: '/app/org/$org_unique_id/shares/shareholders/$personId',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(() => import('@tabellion/features/pages/web/HolderScreen.tsx'), 'HolderScreen'),
  },
  {
    path: '/app/org/$org_unique_id/organization/instruments',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/ledgers/web/instruments/InstrumentsScreen.tsx'),
      'InstrumentsScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/shares/capital/$classId',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/ledgers/web/account/AccountScreen.tsx'),
      'AccountScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/shares/transfers',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/ledgers/web/transfers/TransfersScreen.tsx'),
      'TransfersScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/shares/cap-table',
    layout: 'app',
    auth: 'user',
    screen: lazyScreen(
      () => import('@tabellion/features/ledgers/web/capTable/CapTableScreen.tsx'),
      'CapTableScreen',
    ),
  },

  // Errors
  {
    path: '/error/404',
    layout: 'light',
    screen: lazyScreen(() => import('./shell/ErrorScreens.tsx'), 'Error404Screen'),
  },
  {
    path: '/error/500',
    layout: 'light',
    screen: lazyScreen(() => import('./shell/ErrorScreens.tsx'), 'Error500Screen'),
  },
];
