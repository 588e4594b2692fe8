/** Words of the session and of pages that failed: a visitor may need them. */
export const session = {
  'session.idle.over': 'You were signed out after 20 minutes without activity.',
  'session.guest': 'Sign in or register',
  'session.register': 'Register',
  'error404.title': 'Page not found',
  'error404.body': 'The address may be mistyped, or the page may have moved.',
  'error500.title': 'Something went wrong',
  'error500.body':
    'The page stopped working, or a newer version is available. Reload it: your saved work is safe.',
  'error.home': 'Go to the start page',
  'error.reload': 'Reload page',
} as const;
