/**
 * Every path of the product (specification section 2) -> the screen that answers it, who may open it, in which
 * frame. Screens are fetched when they are wanted. A feature adds its rows under its own heading.
 */
import { lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { Group } from './shell/guard.ts';

export interface RouteRow {
  /** As the router writes it: `$name` is a part, `{-$name}` one that may be left out. */
  path: string;
  screen: RouteComponent;
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
    screen: lazyRouteComponent(() => import('@tabellion/features/entry/web/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: '/login',
    layout: 'light',
    auth: 'onlyGuest',
    screen: lazyRouteComponent(() => import('@tabellion/features/entry/web/LoginScreen.tsx'), 'LoginScreen'),
  },
  {
    path: '/app/onboard/newcorporation',
    layout: 'bare',
    auth: 'onlyGuest',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/RegistrationScreen.tsx'),
      'RegistrationScreen',
    ),
  },
  {
    path: '/app/forgot-password',
    layout: 'light',
    auth: 'onlyGuest',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/ForgotPasswordScreen.tsx'),
      'ForgotPasswordScreen',
    ),
  },
  {
    path: '/app/reset-password/$token',
    layout: 'light',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/ResetPasswordScreen.tsx'),
      'ResetPasswordScreen',
    ),
  },
  {
    path: '/app/set-password/$token',
    layout: 'light',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/SetPasswordScreen.tsx'),
      'SetPasswordScreen',
    ),
  },
  {
    path: '/verify/$token',
    layout: 'light',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/VerifyScreen.tsx'),
      'VerifyScreen',
    ),
  },
  {
    path: '/app/profile',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/entry/web/ProfileScreen.tsx'),
      'ProfileScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/setting/changePassword',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/accounts/web/ChangePasswordScreen.tsx'),
      'ChangePasswordScreen',
    ),
  },
  // Organizations
  {
    path: '/landingPage',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/organizations/web/LandingScreen.tsx'),
      'LandingScreen',
    ),
  },
  {
    path: '/app/org/$org_unique_id/organization/info',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/organizations/web/OrganizationInfoScreen.tsx'),
      'OrganizationInfoScreen',
    ),
  },
  // Activity
  {
    path: '/app/org/$org_unique_id/organization/activity',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/activity/web/ActivityScreen.tsx'),
      'ActivityScreen',
    ),
  },
  // Dashboard
  {
    path: '/app/org/$org_unique_id/dashboard',
    layout: 'app',
    auth: 'user',
    screen: lazyRouteComponent(
      () => import('@tabellion/features/dashboard/web/DashboardScreen.tsx'),
      'DashboardScreen',
    ),
  },
  // Errors
  {
    path: '/error/404',
    layout: 'light',
    screen: lazyRouteComponent(() => import('./shell/ErrorScreens.tsx'), 'Error404Screen'),
  },
  {
    path: '/error/500',
    layout: 'light',
    screen: lazyRouteComponent(() => import('./shell/ErrorScreens.tsx'), 'Error500Screen'),
  },
];
