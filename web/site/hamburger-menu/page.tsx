import type { Page } from '#web/page.ts'
import { loadSiteLayout } from '#web/site/layout/load-site-layout.ts'
import { MenuContent } from '#web/site/layout/menu-overlay.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'

/** The menu overlay as a page, for browsers without script. */
export const hamburgerMenuPage: Page = {
  styles: 'web/site/hamburger-menu/page.css',
  flags: { hideFooter: true, hideSideIcons: true, hideToTop: true },
  async render({ reading, origin, i18n: { t, language } }) {
    const layout = await loadSiteLayout(reading)
    const brand = await loadBrand(reading, language)
    return (
      <>
        <PageMeta
          title={`${t('menu.title')} · ${brand.name}`}
          description={brand.description}
          picture={brand.picture}
          origin={origin}
        />
        <div className="overlay-page">
          <div className="overlay-head">
            <h1>{t('menu.title')}</h1>
          </div>
          <MenuContent layout={layout} level="h2" />
        </div>
      </>
    )
  },
}
