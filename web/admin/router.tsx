import { createBrowserRouter } from 'react-router'
import { LoginScreen } from './screens/login/login-screen.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { RouteFailed } from './shell/route-failed.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

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
