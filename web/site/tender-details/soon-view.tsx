import { useI18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface SoonViewProps {
  /** From when, in a sentence. */
  words: string
  brand: PageBrand
  origin: string
}

/** A tender that is not open yet: nothing is told of it but when it will be. */
export function SoonView({ words, brand, origin }: SoonViewProps) {
  const { t, href } = useI18n()
  const title = t('careers.soon')
  const list = { name: t('careers.tenders'), path: '/work-with-us/tender' }
  return (
    <div className="page-column careers">
      <PageHead
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs
        steps={[
          { name: t('page.careers'), path: '/work-with-us' },
          list,
          { name: title, path: '#content' },
        ]}
        origin={origin}
      />
      <h1 className="section-title">{title}</h1>
      <p className="career-away">{words}</p>
      <p>
        <a className="button" href={href(list.path)}>
          {t('tenders.all')}
          <Icon name="forward" turns />
        </a>
      </p>
    </div>
  )
}
