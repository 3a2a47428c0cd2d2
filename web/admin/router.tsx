import { createBrowserRouter, Navigate, type RouteObject } from 'react-router'
import { collections, editors } from '#catalogue/catalogue.ts'
import { headerScreens } from './menu-builder/menu-editors.ts'
import { SessionGate } from './session/session-gate.tsx'
import { RouteFailed } from './shell/route-failed.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'
import { ToErrorPage } from './shell/to-error-page.tsx'
import { chosenLanguage, learn } from './speech/speech.ts'

const dashboard = async () => ({
  Component: (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
})

/** What is said inside comes along with the shell, and so before any screen. */
const shell = async () => {
  const [{ Shell }] = await Promise.all([
    import('./shell/shell.tsx'),
    learn(chosenLanguage(localStorage)),
  ])
  return { Component: Shell }
}

/** One screen for every editor that the catalogue declares. */
const editorRoutes: RouteObject[] = editors.map((editor) => ({
  path: editor.path,
  lazy: async () => {
    const { EditorScreen } = await import('./screens/pages/editor-screen.tsx')
    return { element: <EditorScreen editor={editor} /> }
  },
}))

/** A list, a screen to add to it and one for each entry, for every collection that the catalogue declares. */
const collectionRoutes: RouteObject[] = collections.flatMap((collection) => {
  const { list, add, entry } = collection.screens
  return [
    {
      path: list,
      lazy: async () => {
        const { ListScreen } = await import('./screens/collections/list/list-screen.tsx')
        return { element: <ListScreen key={list} collection={collection} /> }
      },
    },
    {
      path: add,
      lazy: async () => {
        const { AddScreen } = await import('./screens/collections/entry/add-screen.tsx')
        return { element: <AddScreen key={add} collection={collection} /> }
      },
    },
    {
      path: entry.replace('{id}', ':id'),
      lazy: async () => {
        const { EntryScreen } = await import('./screens/collections/entry/entry-screen.tsx')
        return { element: <EntryScreen key={entry} collection={collection} /> }
      },
    },
  ]
})

/** One screen for each of the header's menus. */
const menuRoutes: RouteObject[] = headerScreens.map(({ path, editor }) => ({
  path,
  lazy: async () => {
    const { MenuScreen } = await import('./screens/header/menu-screen.tsx')
    return { element: <MenuScreen key={path} editor={editor} /> }
  },
}))

const screens: RouteObject[] = [
  { path: '/admin', element: <Navigate to="/dashboard" replace /> },
  { path: '/dashboard', lazy: dashboard },
  { path: '/dashboard/default', lazy: dashboard },
  ...editorRoutes,
  ...collectionRoutes,
  ...menuRoutes,
  {
    path: '/admin/header/iconmenu',
    lazy: async () => ({
      Component: (await import('./screens/header/iconmenu/icon-menu-screen.tsx')).IconMenuScreen,
    }),
  },
  {
    path: '/admin/footer',
    lazy: async () => ({
      Component: (await import('./screens/footer/footer-screen.tsx')).FooterScreen,
    }),
  },
  {
    path: '/admin/settings',
    lazy: async () => ({
      Component: (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
    }),
  },
  {
    path: '/admin/approval',
    lazy: async () => ({
      Component: (await import('./screens/approval/approval-screen.tsx')).ApprovalScreen,
    }),
  },
  {
    path: '/admin/media',
    lazy: async () => ({
      Component: (await import('./screens/media/media-screen.tsx')).MediaScreen,
    }),
  },
  {
    path: '/admin/logs',
    lazy: async () => ({ Component: (await import('./screens/logs/logs-screen.tsx')).LogsScreen }),
  },
  { path: '*', element: <ToErrorPage /> },
]

export const router = createBrowserRouter([
  {
    path: '/admin/login',
    lazy: async () => ({
      Component: (await import('./screens/login/login-screen.tsx')).LoginScreen,
    }),
    HydrateFallback: ShellSkeleton,
  },
  {
    element: <SessionGate />,
    errorElement: <RouteFailed />,
    HydrateFallback: ShellSkeleton,
    children: [
      {
        lazy: shell,
        children: [{ errorElement: <RouteFailed />, children: screens }],
      },
    ],
  },
])
