import type { ReactNode } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import type { Topic } from '#catalogue/search/topics.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { sectionsSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { loadSiteContent, type SiteContent } from './load-site-content.ts'

/** A text in the languages of the brand; where one is missing, in the first that is given. */
export type LocalizedText = Partial<Record<Language, string>>

interface PageInput<Data> {
  title: LocalizedText | ((data: Data) => string)
  description?: LocalizedText
  /** Topics by which guests find it (`catalogue/search/topics.ts`). */
  topics?: readonly Topic[]
  /** Sections that it shows: it is in the sitemap and found while one of them is live. */
  sections?: readonly Section[]
  /** Loads its content. Null: guests see nothing at this address. */
  load(content: SiteContent): Promise<Data | null>
  render(data: Data): ReactNode
}

/** Makes a page at the address that `brand.ts` gives it. */
export type BrandPage = (path: string) => Page

/** Defines a page of a brand. It is cached, previewed and found like ours. */
export function definePage<Data>(input: PageInput<Data>): BrandPage {
  const { title, description = {}, topics, sections, load, render } = input
  return (path) => ({
    ...(typeof title !== 'function' && {
      searchEntry: {
        title: (_t, _brand, language) => textIn(title, language),
        ...(topics && { topics }),
        ...(sections && { sections }),
      },
    }),
    ...(sections && { sitemap: sectionsSitemap(path.slice(1), path, sections) }),
    async render({ reading, origin, entryId, i18n: { language } }) {
      const data = await load(loadSiteContent(reading, language, entryId))
      if (data === null) return null
      const brand = await loadBrand(reading, language)
      const heading = typeof title === 'function' ? title(data) : textIn(title, language)
      return (
        <>
          <PageMeta
            title={`${heading} · ${brand.name}`}
            description={textIn(description, language)}
            picture={brand.picture}
            origin={origin}
          />
          {render(data)}
        </>
      )
    },
  })
}

function textIn(texts: LocalizedText, language: Language): string {
  return texts[language] ?? Object.values(texts)[0] ?? ''
}
