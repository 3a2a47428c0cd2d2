import { legalPage as collection } from '#catalogue/collections/legal-page.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { Singleton } from '#catalogue/screens.ts'
import type { Topic } from '#catalogue/search/topics.ts'
import { changedLines, textLines } from '#catalogue/text/changed-lines.ts'
import type { Page, PageContent, Visit } from '#web/page.ts'
import { formatDay } from '#web/site/format.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { ChangesView } from './changes-view.tsx'
import { LegalView } from './legal-view.tsx'
import { type Legal, type LegalVersion, loadLegal, resolveLegal } from './load-legal.ts'

const styles = 'web/site/legal/page.css'

interface LegalTexts {
  title: (t: TranslateSite) => string
  text: (t: TranslateSite) => string
  topics: readonly Topic[]
}

/**
 * Returns the pages of a legal text: the version in force, each version, and the changes of each.
 */
function pagesOf(slug: string, { title, text, topics }: LegalTexts): Record<string, Page> {
  const singleton = collection.singletons.find((one) => one.slug === slug)
  if (!singleton) throw new Error(`No legal page is called ${slug}`)
  return {
    [singleton.page]: {
      styles,
      searchEntry: { title, text, topics },
      sitemap: {
        kind: 'legal',
        list: async (reading) => {
          const legal = await loadLegal(reading, singleton, await loadBrand(reading, 'en'))
          return legal && legal !== 'gone'
            ? [{ path: singleton.page, changedAt: legal.inForce.current.since }]
            : []
        },
      },
      render: (visit) =>
        renderVersion(visit, singleton, ({ inForce: standing, versions }) =>
          visit.reading.preview ? versions.at(-1) : standing.current,
        ),
    },
    [`${singleton.page}/versions/{entry}`]: {
      styles,
      render: (visit) => {
        const select = ({ versions }: Legal) => versions[visit.entryId - 1]
        return renderVersion(visit, singleton, select, ({ path }) => path)
      },
    },
    [`${singleton.page}/changes/{entry}`]: {
      styles,
      cachedParams: { from: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null) },
      render: (visit) => renderChanges(visit, singleton),
    },
  }
}

/** Renders a version. Search engines index the one in force. */
async function renderVersion(
  { reading, origin, i18n: { language, t } }: Visit,
  singleton: Singleton,
  select: (legal: Legal) => LegalVersion | undefined,
  pathOf: (version: LegalVersion) => string = () => singleton.page,
): Promise<PageContent | null> {
  const brand = await loadBrand(reading, language)
  const legal = await loadLegal(reading, singleton, brand)
  if (legal === 'gone') return { children: null, path: singleton.page, isGone: true }
  const version = legal && select(legal)
  const values = version && (await resolveLegal(reading, legal, version))
  if (!values) return null
  const { title, body, seo_title, seo_description } = values
  const isCurrent = version === legal.inForce.current
  const date = formatDay(version.effective, brand.locale)
  const name = isCurrent ? seo_title || title : `${title} · ${t('legal.version', { date })}`
  const children = (
    <>
      <PageMeta
        title={`${name} · ${brand.name}`}
        description={seo_description || t('legal.lead', { title, date, brand: brand.name })}
        picture={brand.picture}
        origin={origin}
      />
      {!isCurrent && <meta name="robots" content="noindex" />}
      <LegalView {...{ legal, version, title, body, origin }} locale={brand.locale} />
    </>
  )
  return { children, path: pathOf(version), canonicalPath: singleton.page }
}

/** Renders the changes of a version against another, by default the one before. */
async function renderChanges(
  { reading, origin, query, entryId, i18n: { language, t } }: Visit,
  singleton: Singleton,
): Promise<PageContent | null> {
  const brand = await loadBrand(reading, language)
  const legal = await loadLegal(reading, singleton, brand)
  if (legal === null || legal === 'gone') return null
  const to = legal.versions[entryId - 1]
  const from = legal.versions[Number(query.from ?? entryId - 1) - 1]
  if (!to || !from || to === from) return null
  const [was, is] = [
    await resolveLegal(reading, legal, from),
    await resolveLegal(reading, legal, to),
  ]
  if (!was || !is) return null
  const children = (
    <>
      <PageMeta
        title={`${t('legal.changes')} · ${is.title} · ${brand.name}`}
        description=""
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <ChangesView
        {...{ legal, from, to, origin }}
        title={is.title}
        lines={changedLines(textLines(was.body), textLines(is.body))}
        locale={brand.locale}
      />
    </>
  )
  return { children, path: `${singleton.page}/changes/${entryId}`, canonicalPath: singleton.page }
}

/** Privacy policy and terms (specification section 2, "Public routes"). */
export const legalPages: Readonly<Record<string, Page>> = {
  ...pagesOf('privacy-policy', {
    title: (t) => t('page.privacy'),
    text: (t) => t('legal.privacyLead'),
    topics: ['privacy'],
  }),
  ...pagesOf('terms-conditions', {
    title: (t) => t('page.terms'),
    text: (t) => t('legal.termsLead'),
    topics: ['terms'],
  }),
}
