import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { labelIn } from '#catalogue/messages/labels/label-in.ts'
import { Label } from '#catalogue/messages/sentence.ts'
import type { SaySite } from '#catalogue/messages/site-speech.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

interface Part {
  text: string
  hit: boolean
}

interface Result {
  url: string
  title_parts: Part[]
  excerpt_parts: Part[]
}

export interface SearchViewProps {
  /** Null while nothing was asked. */
  results: {
    query: string
    total: number
    groups: { kind: string; total: number; results: Result[] }[]
  } | null
  /** Nothing but blanks was asked. */
  isBlank: boolean
  origin: string
}

/** The search box, and what was found, by kind. */
export function SearchView({ results, isBlank, origin }: SearchViewProps) {
  const { say, href, language } = useSpeech()
  const label = say('search.title')
  const box = {
    id: 'search',
    label,
    action: href('/search'),
    placeholder: say('search.placeholder'),
    value: results?.query ?? '',
    isBlank,
  }
  return (
    <div className="search">
      <Breadcrumbs steps={[{ name: say('search.title'), path: '/search' }]} origin={origin} />
      <h1 className="section-title">{say('search.title')}</h1>
      <Island
        name="SearchBox"
        id="search-box"
        component={SearchBox}
        props={box}
        when={results ? 'idle' : 'use'}
      />
      <p className="search-count" role="status">
        {sentenceOf(say, results)}
      </p>
      {results?.total === 0 && <p>{say('search.hint')}</p>}
      {results?.groups.map((group) => (
        <section key={group.kind} className="search-group" aria-label={kindIn(language, group)}>
          <h2>{kindIn(language, group)}</h2>
          <ul>
            {group.results.map((result) => (
              <SearchItem key={`${result.url} ${textOf(result.title_parts)}`} result={result} />
            ))}
          </ul>
          {group.total > group.results.length && (
            <p>{moreOf(say, group.total, group.results.length)}</p>
          )}
        </section>
      ))}
    </div>
  )
}

/** What the declarations call a kind of result, in the language of the page. */
function kindIn(language: Language, { kind }: { kind: string }): string {
  return labelIn(language, new Label(kind))
}

function SearchItem({ result }: { result: Result }) {
  const { href } = useSpeech()
  return (
    <li className="search-item">
      <a href={href(result.url)}>
        <Marked parts={result.title_parts} />
      </a>
      {result.excerpt_parts.length > 0 && (
        <p>
          <Marked parts={result.excerpt_parts} />
        </p>
      )}
    </li>
  )
}

function Marked({ parts }: { parts: Part[] }) {
  // In whichever language it is: its full stop stays at its own end.
  return (
    <bdi>
      {/* biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move */}
      {parts.map(({ text, hit }, at) => (hit ? <mark key={at}>{text}</mark> : text))}
    </bdi>
  )
}

function sentenceOf(say: SaySite, results: SearchViewProps['results']): string {
  if (!results) return say('search.empty')
  const { total, query, groups } = results
  if (groups.some(isMany)) return say('search.foundMany', { total, query })
  return total === 0 ? say('search.nothing', { query }) : say('search.found', { total, query })
}

/** Results of one kind are counted up to a bound. */
function isMany({ total }: { total: number }): boolean {
  return total >= limits.searchCounted
}

function moreOf(say: SaySite, total: number, shown: number): string {
  const count = total - shown
  return isMany({ total }) ? say('search.manyMore', { count }) : say('search.more', { count })
}

function textOf(parts: Part[]): string {
  return parts.map(({ text }) => text).join('')
}
