import { approvalRoutes } from './api/approvals/approvals.ts'
import { assignmentRoutes } from './api/approvals/assignments.ts'
import { authRoutes } from './api/auth.ts'
import { brandRoutes } from './api/brand.ts'
import { calendarRoutes } from './api/calendar.ts'
import { campaignRoutes } from './api/campaigns/campaigns.ts'
import { bulkEditRoutes } from './api/collections/bulk-edits.ts'
import { entryImportRoutes } from './api/collections/entry-import.ts'
import { entryListRoutes } from './api/collections/entry-lists.ts'
import { entryLogRoutes } from './api/collections/entry-logs.ts'
import { entryOrderRoutes } from './api/collections/entry-orders.ts'
import { entrySaveRoutes } from './api/collections/entry-saves.ts'
import { foundEntryRoutes } from './api/collections/found-entries.ts'
import { publishedEntries } from './api/collections/published-entries.ts'
import { selectedEntryRoutes } from './api/collections/selected-entries.ts'
import { commentRoutes } from './api/comments.ts'
import { locationGroupRoutes } from './api/groups/location-groups.ts'
import { publicHolidayRoutes } from './api/groups/public-holidays.ts'
import { languageRoutes } from './api/languages.ts'
import { galleryRoutes } from './api/library/galleries.ts'
import { galleryCropRoutes } from './api/library/gallery-crops.ts'
import { galleryFolderRoutes } from './api/library/gallery-folders.ts'
import { galleryUploadRoutes } from './api/library/gallery-uploads.ts'
import { contentLinkRoutes } from './api/links/links.ts'
import { liveRoutes } from './api/logs/live.ts'
import { logRoutes } from './api/logs/logs.ts'
import { mailRoutes } from './api/mails.ts'
import { overviewRoutes } from './api/overview.ts'
import { ownDraftRoutes } from './api/own-drafts.ts'
import { emailRoutes } from './api/people/emails.ts'
import { linkRoutes } from './api/people/links.ts'
import { noticeRoutes } from './api/people/notices.ts'
import { authenticatorApp } from './api/people/second-factor/authenticator-app.ts'
import { managedFactors } from './api/people/second-factor/managed-factors.ts'
import { passkeyRoutes } from './api/people/second-factor/passkeys.ts'
import { secondStepRoutes } from './api/people/second-factor/second-step-routes.ts'
import { sessionRoutes } from './api/people/sessions.ts'
import { ticketScreenshotRoutes } from './api/people/ticket-screenshots.ts'
import { ticketRoutes } from './api/people/tickets.ts'
import { userRoutes } from './api/people/users.ts'
import { presenceRoutes } from './api/presence.ts'
import { referenceRoutes } from './api/references.ts'
import { searchRoutes } from './api/search.ts'
import { editorRoutes } from './api/sections/editors.ts'
import { homeContent } from './api/sections/home-content.ts'
import { pageContent } from './api/sections/page-content.ts'
import { sectionSaveRoutes } from './api/sections/section-saves.ts'
import { urgentNoticeRoutes } from './api/sections/urgent-notice.ts'
import { layoutContent } from './api/site-layout/layout-content.ts'
import { layoutSaveRoutes } from './api/site-layout/layout-saves.ts'
import { settingsRoutes } from './api/site-layout/settings.ts'
import { translationFileRoutes } from './api/translation-files.ts'
import { undeclaredContentRoutes } from './api/undeclared-content.ts'
import { unsavedPreviewRoutes } from './api/unsaved-preview.ts'
import { type PublishedRoute, uncachedRoute } from './call/published-route.ts'
import type { Route } from './call/route.ts'

/** Public reads, answered from the response cache. */
export const publishedRoutes: readonly PublishedRoute[] = [
  ...homeContent,
  ...pageContent,
  ...layoutContent,
  ...publishedEntries,
]

export const routes: readonly Route[] = [
  ...authRoutes,
  ...publishedRoutes.map(uncachedRoute),
  ...editorRoutes,
  ...urgentNoticeRoutes,
  ...sectionSaveRoutes,
  ...locationGroupRoutes,
  ...publicHolidayRoutes,
  ...entryListRoutes,
  ...entryLogRoutes,
  ...entryImportRoutes,
  ...entryOrderRoutes,
  ...entrySaveRoutes,
  ...selectedEntryRoutes,
  ...bulkEditRoutes,
  ...foundEntryRoutes,
  ...layoutSaveRoutes,
  ...settingsRoutes,
  ...searchRoutes,
  ...referenceRoutes,
  ...contentLinkRoutes,
  ...galleryRoutes,
  ...galleryFolderRoutes,
  ...galleryUploadRoutes,
  ...galleryCropRoutes,
  ...campaignRoutes,
  ...approvalRoutes,
  ...assignmentRoutes,
  ...commentRoutes,
  ...languageRoutes,
  ...undeclaredContentRoutes,
  ...translationFileRoutes,
  ...ownDraftRoutes,
  ...unsavedPreviewRoutes,
  ...brandRoutes,
  ...logRoutes,
  ...liveRoutes,
  ...userRoutes,
  ...linkRoutes,
  ...emailRoutes,
  ...sessionRoutes,
  ...secondStepRoutes,
  ...authenticatorApp,
  ...passkeyRoutes,
  ...managedFactors,
  ...ticketRoutes,
  ...ticketScreenshotRoutes,
  ...noticeRoutes,
  ...mailRoutes,
  ...overviewRoutes,
  ...calendarRoutes,
  ...presenceRoutes,
]
