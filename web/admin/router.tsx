import { createBrowserRouter } from 'react-router'
import { SessionGate } from './account/session/session-gate.tsx'
import { LoginScreen } from './screens/login/login-screen.tsx'
import { WelcomeScreen } from './screens/login/welcome-screen.tsx'
import { RouteFailed } from './shell/route-failed.tsx'
import { ShellSkeleton } from './ui/loading/shell-skeleton.tsx'

const inside = 'inside'

/**
 * Where an address leads. Signing in knows nothing of the screens: what they stand on, and where they
 * are, comes with the first address that is none of its own. Made once the language is known, because
 * a screen's data is asked for at once.
 */
export function openRouter() {
  return createBrowserRouter(
    [
      {
        path: '/admin/login',
        Component: LoginScreen,
      },
      {
        path: '/admin/welcome',
        Component: WelcomeScreen,
      },
      {
        path: '/admin/forgotten',
        HydrateFallback: Nothing,
        lazy: async () => ({
          Component: (await import('./screens/login/forgotten-screen.tsx')).ForgottenScreen,
        }),
      },
      {
        path: '/admin/email',
        HydrateFallback: Nothing,
        lazy: async () => ({
          Component: (await import('./screens/login/email-screen.tsx')).EmailScreen,
        }),
      },
      {
        id: inside,
        element: <SessionGate />,
        errorElement: <RouteFailed />,
        HydrateFallback: ShellSkeleton,
        children: [],
      },
    ],
    {
      async patchRoutesOnNavigation({ patch }) {
        const { routes } = await import('./screen-routes.tsx')
        patch(inside, routes)
      },
    },
  )
}

/** Until a card at the door has come: it is small, and soon there. */
function Nothing() {
  return null
}
