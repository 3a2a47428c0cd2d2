import type { Page } from '#web/page.ts'
import { type ErrorStatus, ErrorView } from '#web/site/error/error-view.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories } from '#web/site/menu/load-menu.ts'
import { PageHead } from '#web/site/page-head.tsx'

/** An error page with its own status (specification section 8). */
export function errorPage(status: ErrorStatus): Page {
  return {
    status,
    styles: 'web/site/error/page.css',
    async draw({ reading, origin, i18n: { language, t } }) {
      const brand = await loadBrand(reading, language)
      const categories = await loadCategories(reading)
      return (
        <>
          <PageHead
            title={`${t('error.title', { status })} · ${brand.name}`}
            description={t('error.unavailable')}
            picture={brand.picture}
            origin={origin}
          />
          <ErrorView status={status} categories={categories} />
        </>
      )
    },
  }
}
