import { legalPage as collection } from '#catalogue/collections/legal-page.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { Topic } from '#catalogue/search/topics.ts'
import { changedLines, textLines } from '#catalogue/text/changed-lines.ts'
import { listAddresses } from '#domain/reading/list-addresses.ts'
import type { Reading } from '#domain/reading/reading.ts'
import type { Page, PageContent, Visit } from '#web/page.ts'
import { formatDay } from '#web/site/format.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { ChangesView } from './changes-view.tsx'
import { LegalView } from './legal-view.tsx'
import { type Legal, type LegalVersion, loadLegal, resolveLegal } from './load-legal.ts'

export const legalStyles = 'web/site/legal/page.css'

interface LegalTexts {
  title: (t: TranslateSite) => string
  text: (t: TranslateSite) => string
  topics: readonly Topic[]
}

/** Returns the page of a legal text at an address that the specification names. */
function pageOf(slug: string, { title, text, topics }: LegalTexts): Page {
  return {
    styles: legalStyles,
    searchEntry: { title, text, topics },
    sitemap: {
      kind: 'legal',
      list: async (reading) => {
        const legal = await loadLegal(reading, slug, await loadBrand(reading, 'en'))
        return legal && legal !== 'gone'
          ? [{ path: legal.page, changedAt: legal.inForce.current.since }]
          : []
      },
    },
    render: (visit) => renderLegal(visit, slug),
  }
}

/** Renders the version in force, or in a preview the draft. */
export function renderLegal(visit: Visit, slug: string): Promise<PageContent | null> {
  return renderVersion(visit, slug, ({ inForce, versions }) =>
    visit.reading.preview ? versions.at(-1) : inForce.current,
  )
}

/** Renders a version. Search engines index the one in force. */
async function renderVersion(
  { reading, origin, i18n: { language, t } }: Visit,
  slug: string,
  select: (legal: Legal) => LegalVersion | undefined,
  pathOf?: (version: LegalVersion) => string,
): Promise<PageContent | null> {
  const brand = await loadBrand(reading, language)
  const legal = await loadLegal(reading, slug, brand)
  if (legal === 'gone') return { children: null, path: '', isGone: true }
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
  return { children, path: pathOf?.(version) ?? legal.page, canonicalPath: legal.page }
}

/** Renders the changes of a version against another, by default the one before. */
async function renderChanges({
  reading,
  origin,
  query,
  entryId,
  slug,
  i18n: { language, t },
}: Visit): Promise<PageContent | null> {
  const brand = await loadBrand(reading, language)
  const legal = await loadLegal(reading, slug, brand)
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
  return { children, path: `${legal.page}/changes/${entryId}`, canonicalPath: legal.page }
}

/** Privacy policy and terms (specification section 2), and the versions of every legal text. */
export const legalPages: Readonly<Record<string, Page>> = {
  '/privacy-policy': pageOf('privacy-policy', {
    title: (t) => t('page.privacy'),
    text: (t) => t('legal.privacyLead'),
    topics: ['privacy'],
  }),
  '/terms-conditions': pageOf('terms-conditions', {
    title: (t) => t('page.terms'),
    text: (t) => t('legal.termsLead'),
    topics: ['terms'],
  }),
  '/{slug}/versions/{entry}': {
    styles: legalStyles,
    sitemap: { kind: 'legal', list: listOtherTexts },
    render: (visit) => {
      const select = ({ versions }: Legal) => versions[visit.entryId - 1]
      return renderVersion(visit, visit.slug, select, ({ path }) => path)
    },
  },
  '/{slug}/changes/{entry}': {
    styles: legalStyles,
    cachedParams: { from: (value) => (/^[1-9]\d{0,3}$/.test(value) ? value : null) },
    render: renderChanges,
  },
}

/** Returns the addresses of the legal texts that have no fixed one. */
async function listOtherTexts(reading: Reading, part: { limit: number; offset: number }) {
  const all = await listAddresses(reading, collection, part)
  return all.filter(({ path }) => !collection.singletons.some((one) => one.page === path))
}
