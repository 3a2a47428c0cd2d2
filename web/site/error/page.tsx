import type { Page } from '#web/page.ts'
import { Motif } from '#web/site/brand/motif.tsx'
import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { loadCategories } from '#web/site/menu/load-menu.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import {
  SuggestedPages,
  type SuggestedPagesProps,
} from '#web/site/suggested-pages/suggested-pages.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

/** Returns an error page with its own status (specification section 8). */
export function errorPage(status: ErrorStatus): Page {
  return {
    status,
    styles: 'web/site/error/page.css',
    async render({ reading, origin, i18n: { language, t } }) {
      const brand = await loadBrand(reading, language)
      const categories = await loadCategories(reading)
      return (
        <>
          <PageMeta
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

type ErrorStatus = 400 | 401 | 403 | 404 | 500 | 503

interface ErrorViewProps extends SuggestedPagesProps {
  status: ErrorStatus
}

/** Renders an error with a search box and links; search engines must not index it. */
export const ErrorView = part('ErrorPage', DefaultErrorView)

function DefaultErrorView({ status, categories }: ErrorViewProps) {
  const { t, href } = useI18n()
  const label = t('search.title')
  const box = {
    id: 'search',
    label,
    action: href('/search'),
    placeholder: t('search.placeholder'),
  }
  return (
    <div className="error">
      <meta name="robots" content="noindex" />
      <div className="error-motif">
        <Motif at="error" />
      </div>
      <h1 className="error-status">{status}</h1>
      <p className="error-words">{t('error.unavailable')}</p>
      <a className="button" href={href('/')}>
        {t('error.back')}
        <Icon name="forward" mirrored />
      </a>
      <div className="error-search">
        <Island name="SearchBox" id="search-box" component={SearchBox} props={box} when="use" />
      </div>
      <SuggestedPages categories={categories} />
    </div>
  )
}
