import type { Page } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Actions } from './actions.tsx'
import { Cards } from './cards.tsx'
import { Colours, Movement } from './colours.tsx'
import { loadSamples, type Samples } from './load-samples.ts'
import { Group, guideGroups, Specimen, wholePages } from './specimen.tsx'
import { Texts } from './texts.tsx'

/** The living style guide (contract section 4); search engines must not index it. */
export const styleGuidePage: Page = {
  styles: 'web/site/style-guide/page.css',
  cachedParams: { dir: (value) => (value === 'rtl' || value === 'ltr' ? value : null) },
  async render({ reading, origin, query, i18n }) {
    const samples = await loadSamples(reading, i18n)
    const dir = query.dir === 'rtl' || query.dir === 'ltr' ? query.dir : undefined
    return (
      <>
        <PageMeta
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

interface GuideViewProps {
  samples: Samples
  /** The opposite direction on request. */
  dir: 'ltr' | 'rtl' | undefined
  origin: string
}

function GuideView({ samples, dir, origin }: GuideViewProps) {
  const { t, href } = useI18n()
  const pages = [...new Set(Object.values(wholePages))]
  return (
    <div className="page-column guide" dir={dir}>
      <meta name="robots" content="noindex" />
      <h1 className="section-title">{t('guide.title')}</h1>
      <p className="page-lead">{t('guide.lead')}</p>
      <nav className="guide-index" aria-label={t('legal.contents')}>
        <ul>
          {Object.entries(guideGroups).map(([id, key]) => (
            <li key={id}>
              <a href={`#${id}`}>{t(key)}</a>
            </li>
          ))}
          <li>
            <a href={href(dir === 'rtl' ? '/test' : '/test?dir=rtl')}>
              <code>{dir === 'rtl' ? 'dir=ltr' : 'dir=rtl'}</code>
            </a>
          </li>
        </ul>
      </nav>
      <Group of="colours">
        <Specimen code="tokens.css" isWide>
          <Colours theme={samples.theme} />
        </Specimen>
      </Group>
      <Texts samples={samples} />
      <Actions samples={samples} origin={origin} />
      <Cards samples={samples} />
      <Movement samples={samples} />
      <Group of="pages">
        <Specimen code="routes.ts" isWide>
          <ul className="guide-pages">
            {pages.map((path) => (
              <li key={path}>
                <a href={href(path)}>{path}</a>
              </li>
            ))}
          </ul>
        </Specimen>
      </Group>
    </div>
  )
}
