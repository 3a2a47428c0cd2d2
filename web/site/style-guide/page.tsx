import type { Page } from '#web/page.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { GuideView } from './guide-view.tsx'
import { loadSamples } from './load-samples.ts'

/** The living style guide (contract section 4): for whoever makes the site, never for search engines. */
export const styleGuidePage: Page = {
  styles: 'web/site/style-guide/page.css',
  asks: { dir: (value) => (value === 'rtl' || value === 'ltr' ? value : null) },
  async draw({ reading, origin, query, i18n }) {
    const samples = await loadSamples(reading, i18n)
    const dir = query.dir === 'rtl' || query.dir === 'ltr' ? query.dir : undefined
    return (
      <>
        <PageHead
          title={`${i18n.t('guide.title')} · ${samples.brand.name}`}
          description={i18n.t('guide.lead')}
          picture={samples.brand.picture}
          origin={origin}
        />
        <GuideView samples={samples} dir={dir} origin={origin} />
      </>
    )
  },
}
