import type { ComponentType } from 'react'
import './ui/styles/inside.css'
import {
  type LoaderFunctionArgs,
  Navigate,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { collections, editors } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { tabOf } from '#catalogue/editor.ts'
import { screensOf } from '#catalogue/screens-of.ts'
import { lookEditor } from '#catalogue/sections/site/look.ts'
import { entriesQuery, entryQuery } from './api/entry-queries.ts'
import { unknownRoute } from './api/guard.ts'
import { overviewQuery } from './api/overview-query.ts'
import { editorQuery, languagesQuery } from './api/queries.ts'
import { queryClient } from './api/query-client.ts'
import { readSession } from './api/session.ts'
import { campaignAt } from './documents/campaigns/working-on.ts'
import { headerScreens } from './documents/menu-builder/menu-editors.ts'
import { chosenLanguage, loadMessages, loadScreenMessages } from './i18n/translate.ts'
import { RouteFailed, ToErrorPage } from './shell/route-failed.tsx'
import { Shell } from './shell/shell.tsx'
import { DialogProvider } from './ui/dialogs/dialog-provider.tsx'

/** The messages load with the shell, before any screen. */
const shell = async () => {
  await loadMessages(chosenLanguage(localStorage))
  return { Component: Inside }
}

function Inside() {
  return (
    <DialogProvider>
      <Shell />
    </DialogProvider>
  )
}

/** Prefetches a screen's data while its script loads, once for each address. */
function prefetching(ask: (address: URL, id: number) => Promise<void>) {
  return {
    loader({ request, params }: LoaderFunctionArgs) {
      const id = Number(params.id ?? 0)
      if (readSession() && Number.isSafeInteger(id)) void ask(new URL(request.url), id)
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname,
  } satisfies Pick<RouteObject, 'loader' | 'shouldRevalidate'>
}

const dashboard: Pick<RouteObject, 'lazy' | 'loader'> = {
  ...prefetching(() => queryClient.prefetchQuery(overviewQuery())),
  lazy: async () => ({
    Component: (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
  }),
}

const editorRoutes: RouteObject[] = editors.map((editor) => ({
  path: editor.path,
  ...prefetching(({ searchParams }) => {
    const variant = { campaign: campaignAt(searchParams) }
    return queryClient.prefetchQuery(editorQuery(tabOf(editor, searchParams.get('tab')), variant))
  }),
  lazy: async () => {
    const { EditorScreen, TabbedScreen } = await import('./screens/pages/editor-screen.tsx')
    if (editor.key === lookEditor.key) {
      const { LookContent } = await import('./screens/pages/look/look-content.tsx')
      return { element: <EditorScreen editor={editor} Inside={LookContent} /> }
    }
    const Screen = editor.tabs.length > 0 ? TabbedScreen : EditorScreen
    return { element: <Screen editor={editor} /> }
  },
}))

const collectionRoutes: RouteObject[] = collections.flatMap((collection) => {
  const [first, ...others] = screensOf(collection)
  if (first === undefined || first === collection) return routesOf(collection)
  const { list, add, entry } = collection.screens
  return [
    ...[first, ...others].flatMap(routesOf),
    { path: list, element: <Navigate to={first.screens.list} replace /> },
    { path: add, element: <Navigate to={first.screens.add} replace /> },
    entryRoute(collection, entry),
  ]
})

function routesOf(collection: Collection): RouteObject[] {
  const { list, add, entry } = collection.screens
  return [
    ...collection.singletons.map(
      (singleton): RouteObject => ({
        path: singleton.screen,
        lazy: async () => {
          const { SingletonScreen } = await import(
            '#web/admin/screens/collections/entry/add-screen.tsx'
          )
          return {
            element: (
              <SingletonScreen key={singleton.slug} collection={collection} singleton={singleton} />
            ),
          }
        },
      }),
    ),
    {
      path: list,
      ...prefetching(async ({ searchParams }) => {
        const { filterAt } = await import('./screens/collections/list/list-view.ts')
        const filter = filterAt(collection, searchParams)
        return queryClient.prefetchQuery(entriesQuery(collection, filter))
      }),
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
    entryRoute(collection, entry),
  ]
}

function entryRoute(collection: Collection, entry: string): RouteObject {
  return {
    path: entry.replace('{id}', ':id'),
    ...prefetching(({ searchParams }, id) => {
      const variant = { campaign: campaignAt(searchParams) }
      return queryClient.prefetchQuery({ ...entryQuery(collection, id, variant), staleTime: 0 })
    }),
    lazy: async () => {
      const { EntryScreen } = await import('./screens/collections/entry/entry-screen.tsx')
      return { element: <EntryScreen key={entry} collection={collection} /> }
    },
  }
}

const menuRoutes = headerScreens.map(({ path, editor }) => ({
  path,
  lazy: async () => {
    const { MenuScreen } = await import('./screens/header/menu-screen.tsx')
    return { element: <MenuScreen key={path} editor={editor} /> }
  },
}))

/** Returns a route whose script is loaded when it is opened. */
function screen(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }) }
}

const otherScreens: RouteObject[] = [
  { path: '/admin', element: <Navigate to="/dashboard" replace /> },
  { path: '/dashboard', ...dashboard },
  { path: '/dashboard/default', ...dashboard },
  ...collectionRoutes,
  ...menuRoutes,
  screen('/admin/header/iconmenu', async () => {
    return (await import('./screens/header/iconmenu/icon-menu-screen.tsx')).IconMenuScreen
  }),
  screen(
    '/admin/footer',
    async () => (await import('./screens/footer/footer-screen.tsx')).FooterScreen,
  ),
  screen(
    '/admin/settings',
    async () => (await import('./screens/settings/settings-screen.tsx')).SettingsScreen,
  ),
  screen(
    '/admin/approval',
    async () => (await import('./screens/approval/approval-screen.tsx')).ApprovalScreen,
  ),
  screen(
    '/admin/media',
    async () => (await import('./screens/media/media-screen.tsx')).MediaScreen,
  ),
  screen('/admin/campaigns', async () => {
    return (await import('./screens/campaigns/campaigns-screen.tsx')).CampaignsScreen
  }),
  screen('/admin/campaigns/:id', async () => {
    return (await import('./screens/campaigns/campaign-screen.tsx')).CampaignScreen
  }),
  screen(
    '/admin/calendar',
    async () => (await import('./screens/calendar/calendar-screen.tsx')).CalendarScreen,
  ),
  screen(
    '/admin/workload',
    async () => (await import('./screens/workload/workload-screen.tsx')).WorkloadScreen,
  ),
  screen('/admin/urgent-notice', async () => {
    return (await import('./screens/urgent-notice/urgent-notice-screen.tsx')).UrgentNoticeScreen
  }),
  screen('/admin/logs', async () => (await import('./screens/logs/logs-screen.tsx')).LogsScreen),
  screen(
    '/admin/mails',
    async () => (await import('./screens/mails/mails-screen.tsx')).MailsScreen,
  ),
  screen(
    '/admin/notices',
    async () => (await import('./screens/notices/notices-screen.tsx')).NoticesScreen,
  ),
  screen('/admin/restaurants/groups', async () => {
    return (await import('./screens/restaurants/groups/groups-screen.tsx')).GroupsScreen
  }),
  screen(
    '/admin/profile',
    async () => (await import('./screens/profile/profile-screen.tsx')).ProfileScreen,
  ),
  screen(
    '/admin/support',
    async () => (await import('./screens/support/support-screen.tsx')).SupportScreen,
  ),
  screen('/admin/translations', async () => {
    return (await import('./screens/translations/translations-screen.tsx')).TranslationsScreen
  }),
  screen(
    '/admin/users',
    async () => (await import('./screens/users/users-screen.tsx')).UsersScreen,
  ),
  { id: unknownRoute, path: '*', element: <ToErrorPage /> },
]

/** Editors of pages come without the other screens' messages, which are most of all there are. */
const screens: RouteObject[] = [
  ...editorRoutes,
  {
    lazy: async () => {
      await loadScreenMessages(chosenLanguage(localStorage))
      return {}
    },
    children: otherScreens,
  },
]

/** All routes after signing in, inside the shell and its error page. */
export const routes: RouteObject[] = [
  {
    lazy: shell,
    ...prefetching(() => queryClient.prefetchQuery(languagesQuery)),
    children: [{ errorElement: <RouteFailed />, children: screens }],
  },
]
