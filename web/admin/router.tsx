import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { editors } from '#catalogue/catalogue.ts'
import { SessionGate } from './session/session-gate.tsx'
import { RouteFailed } from './shell/route-failed.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { ToErrorPage } from './shell/to-error-page.tsx'

const dashboard = async () => ({ Component: (await import('./dashboard/dashboard.tsx')).Dashboard })

/** One screen for every editor that the catalogue declares. */
const editorRoutes: RouteObject[] = editors.map((editor) => ({
  path: editor.path,
  lazy: async () => {
    const { EditorScreen } = await import('./editor/editor-screen.tsx')
    return { element: <EditorScreen editor={editor} /> }
  },
}))

const screens: RouteObject[] = [
  { path: '/admin', element: <Navigate to="/dashboard" replace /> },
  { path: '/dashboard', lazy: dashboard },
  { path: '/dashboard/default', lazy: dashboard },
  ...editorRoutes,
  {
    path: '/admin/approval',
    lazy: async () => ({
      Component: (await import('./approval/approval-screen.tsx')).ApprovalScreen,
    }),
  },
  {
    path: '/admin/media',
    lazy: async () => ({ Component: (await import('./media/media-screen.tsx')).MediaScreen }),
  },
  {
    path: '/admin/logs',
    lazy: async () => ({ Component: (await import('./logs/logs-screen.tsx')).LogsScreen }),
  },
  { path: '*', element: <ToErrorPage /> },
]

export const router = createBrowserRouter([
  {
    path: '/admin/login',
    lazy: async () => ({ Component: (await import('./login/login-screen.tsx')).LoginScreen }),
    HydrateFallback: ShellSkeleton,
  },
  {
    element: <SessionGate />,
    errorElement: <RouteFailed />,
    HydrateFallback: ShellSkeleton,
    children: [
      {
        lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
        children: [{ errorElement: <RouteFailed />, children: screens }],
      },
    ],
  },
])
