import { type Language, languageNames, languageTags } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { localizeLabel } from '#catalogue/messages/labels/localize-label.ts'
import { Label } from '#catalogue/messages/message.ts'
import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import type { Picture as Published } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import {
  SuggestedPages,
  type SuggestedPagesProps,
} from '#web/site/suggested-pages/suggested-pages.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

interface Part {
  text: string
  hit: boolean
}

interface Result {
  url: string
  picture_id: number | null
  title_parts: Part[]
  excerpt_parts: Part[]
}

export interface SearchViewProps {
  /** Null without a query. */
  results: {
    query: string
    match: 'all' | 'near' | 'some'
    /** Language of all results, where it is not that of the page. */
    language: Language | null
    total: number
    /** Filter of the menu; both empty: the query avoids something else. */
    dietary: { without: readonly string[]; diets: readonly string[] } | null
    groups: { kind: string; total: number; results: Result[] }[]
  } | null
  pictures: ReadonlyMap<number, Published>
  categories: SuggestedPagesProps['categories']
  isBlank: boolean
  /** The index is still being built. */
  isPreparing: boolean
  origin: string
}

/** Renders the search box and the results by kind; without results links to other pages. */
export function SearchView({
  results,
  pictures,
  categories,
  isBlank,
  isPreparing,
  origin,
}: SearchViewProps) {
  const { t, href, language } = useI18n()
  const label = t('search.title')
  const box = {
    id: 'search',
    label,
    action: href('/search'),
    placeholder: t('search.placeholder'),
    value: results?.query ?? '',
    isBlank,
  }
  return (
    <div className="search">
      <Breadcrumbs steps={[{ name: t('search.title'), path: '/search' }]} origin={origin} />
      <h1 className="section-title">{t('search.title')}</h1>
      <Island
        name="SearchBox"
        id="search-box"
        component={SearchBox}
        props={box}
        when={results ? 'idle' : 'use'}
      />
      <p className="search-count" role="status">
        {isPreparing ? t('search.notReady') : resultSentence(t, results)}
      </p>
      {results?.total === 0 && <p>{t('search.hint')}</p>}
      {avoidsUnknown(results) && (
        <p>
          {t('search.avoidsOther')} <a href={href(allergensPath)}>{t('menu.allergenTable')}</a>
        </p>
      )}
      {results?.groups.map((group) => (
        <section key={group.kind} className="search-group" aria-label={kindIn(language, group)}>
          <h2>{kindIn(language, group)}</h2>
          <ul>
            {group.results.map((result) => (
              <SearchItem
                key={`${result.url} ${joinParts(result.title_parts)}`}
                result={result}
                picture={pictures.get(result.picture_id ?? 0) ?? null}
                language={results.language}
              />
            ))}
          </ul>
          {group.total > group.results.length && (
            <p>{moreSentence(t, group.total, group.results.length)}</p>
          )}
        </section>
      ))}
      {!results?.total && <SuggestedPages categories={categories} />}
    </div>
  )
}

/** Returns the name of a kind of result in the language of the page. */
function kindIn(language: Language, { kind }: { kind: string }): string {
  return localizeLabel(language, new Label(kind))
}

interface SearchItemProps {
  result: Result
  picture: Published | null
  language: Language | null
}

function SearchItem({ result, picture, language }: SearchItemProps) {
  const { href } = useI18n()
  const lang = language ? languageTags[language] : undefined
  return (
    <li className="search-item">
      {picture && (
        <span className="search-picture">
          <Picture picture={picture} sizes="6rem" decorative />
        </span>
      )}
      <div className="search-words">
        <a href={language ? result.url : href(result.url)} lang={lang} hrefLang={lang}>
          <HighlightedText parts={result.title_parts} />
        </a>
        {result.excerpt_parts.length > 0 && (
          <p>
            <HighlightedText parts={result.excerpt_parts} />
          </p>
        )}
      </div>
    </li>
  )
}

function HighlightedText({ parts }: { parts: Part[] }) {
  // `bdi` keeps a full stop at the end of its own language.
  return (
    <bdi>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move */}
      {parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))}
    </bdi>
  )
}

function resultSentence(t: TranslateSite, results: SearchViewProps['results']): string {
  if (!results) return t('search.empty')
  const { total, query, match, groups, dietary, language } = results
  if (dietary && !avoidsUnknown(results)) return t('search.filtered', { query })
  if (language) return t('search.elsewhere', { query, language: languageNames[language] })
  if (match !== 'all') return t(match === 'near' ? 'search.near' : 'search.some', { query })
  if (groups.some(isMany)) return t('search.foundMany', { total, query })
  return total === 0 ? t('search.nothing', { query }) : t('search.found', { total, query })
}

/** Returns whether the query avoids something that is neither allergen nor diet. */
function avoidsUnknown(results: SearchViewProps['results']): boolean {
  const dietary = results?.dietary
  return dietary ? dietary.without.length + dietary.diets.length === 0 : false
}

/** Totals are counted up to a bound. */
function isMany({ total }: { total: number }): boolean {
  return total >= limits.searchCounted
}

function moreSentence(t: TranslateSite, total: number, listed: number): string {
  const count = total - listed
  return isMany({ total }) ? t('search.manyMore', { count }) : t('search.more', { count })
}

function joinParts(parts: Part[]): string {
  return parts.map(({ text }) => text).join('')
}
