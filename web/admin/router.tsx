import { createBrowserRouter } from 'react-router'
import { SessionGate } from './account/session/session-gate.tsx'
import { LoginScreen } from './screens/login/login-screen.tsx'
import { WelcomeScreen } from './screens/login/welcome-screen.tsx'
import { RouteFailed } from './shell/route-failed.tsx'
import { ShellSkeleton } from './ui/loading/shell-skeleton.tsx'

const inside = 'inside'

/**
 * Returns the router. The sign-in bundle knows no screens: they come with the first address outside
 * of it. Created once the language is loaded, because loaders start at once.
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

function Nothing() {
  return null
}
