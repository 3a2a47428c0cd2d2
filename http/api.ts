import { approvalRoutes } from './api/approvals.ts'
import { editorRoutes } from './api/editors.ts'
import { frameContent } from './api/frame-content.ts'
import { frameSaveRoutes } from './api/frame-saves.ts'
import { galleryRoutes } from './api/galleries.ts'
import { galleryFolderRoutes } from './api/gallery-folders.ts'
import { galleryUploadRoutes } from './api/gallery-uploads.ts'
import { homeContent } from './api/home-content.ts'
import { logRoutes } from './api/logs.ts'
import { referenceRoutes } from './api/references.ts'
import { searchRoutes } from './api/search.ts'
import { sectionSaveRoutes } from './api/section-saves.ts'
import { settingsRoutes } from './api/settings.ts'
import { authRoutes } from './auth.ts'
import { type PublishedRoute, toRoute } from './published-route.ts'
import type { Route } from './route.ts'

/** What guests see, kept as bytes: one line a resource. */
export const publishedRoutes: readonly PublishedRoute[] = [...homeContent, ...frameContent]

/** Every call of the API: one line a resource. */
export const routes: readonly Route[] = [
  ...authRoutes,
  ...publishedRoutes.map(toRoute),
  ...editorRoutes,
  ...sectionSaveRoutes,
  ...frameSaveRoutes,
  ...settingsRoutes,
  ...searchRoutes,
  ...referenceRoutes,
  ...galleryRoutes,
  ...galleryFolderRoutes,
  ...galleryUploadRoutes,
  ...approvalRoutes,
  ...logRoutes,
].sort(byFixedPathsFirst)

/** `/banners/home/icm` has to be asked before `/banners/home/{id}`. */
function byFixedPathsFirst(a: Route, b: Route): number {
  return Number(a.path.includes('{')) - Number(b.path.includes('{'))
}
