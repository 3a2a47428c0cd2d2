import type { DocumentLanguage } from '#catalogue/languages.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { addressIn } from '#web/site-address.ts'

/** What a preview shows; left out: all drafts, now. */
interface PreviewShows {
  at?: string
  drafts?: 'none'
  campaigns?: number[]
}

/**
 * A tab that shows a preview once the preview pass is there. It has to be opened during the click:
 * browsers block it as a pop-up otherwise.
 */
export interface PreviewTab {
  isBlocked: boolean
  show(path: string, shows?: PreviewShows): Promise<void>
  close(): void
}

/** @param campaign the campaign that the preview shows on top of the site */
export function openPreviewTab(campaign?: number): PreviewTab {
  const tab = window.open('about:blank', '_blank')
  return {
    isBlocked: tab === null,
    async show(path, shows = campaign ? { campaigns: [campaign] } : {}) {
      await postApi('/auth/preview', { body: shows })
      tab?.location.replace(new URL(path, window.location.origin).href)
    },
    close: () => tab?.close(),
  }
}

export function blockedTab(): string {
  return t('preview.blocked')
}

/** Returns a preview's address in a language: `/?preview=1` is `/ar/home?preview=1` in Arabic. */
export function previewIn(language: DocumentLanguage, path: string): string {
  if (language === '') return path
  const { pathname, search, hash } = new URL(path, 'http://site')
  return `${addressIn(language, pathname)}${search}${hash}`
}
