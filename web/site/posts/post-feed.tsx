import { languageTags } from '#catalogue/languages.ts'
import type { FeedVisit } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { kindNames, loadPosts, type Post } from './load-posts.ts'

const maxPosts = 20

export const feedPath = '/community/feed.xml'

/** Renders the newest posts of both kinds (RSS 2.0, with its own address in Atom). */
export async function renderPostFeed({ reading, origin, i18n }: FeedVisit): Promise<string> {
  const { t, href, language } = i18n
  const brand = await loadBrand(reading, language)
  const part = { limit: maxPosts, offset: 0 }
  const posts = [
    ...(await loadPosts(reading, 'news', part)),
    ...(await loadPosts(reading, 'gallery', part)),
  ]
    .sort((one, other) => other.day.localeCompare(one.day) || other.id - one.id)
    .slice(0, maxPosts)
  const address = (path: string) => `${origin}${href(path)}`
  const built = posts
    .map(({ since }) => since)
    .sort()
    .at(-1)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', `${t('page.community')} · ${brand.name}`),
    tag('link', address('/community')),
    tag('description', t('community.lead')),
    tag('language', languageTags[language].toLowerCase()),
    `<atom:link href="${escaped(address(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...(built ? [tag('lastBuildDate', new Date(built).toUTCString())] : []),
    ...posts.map((post) => {
      const lasting = address(`/community/${post.id}/details`)
      return item(post, { url: address(post.path), lasting, kind: t(kindNames[post.kind]) })
    }),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

interface FeedItem {
  url: string
  /** Stays when the title changes: readers identify an item by it. */
  lasting: string
  kind: string
}

function item({ title, summary, day }: Post, { url, lasting, kind }: FeedItem): string {
  return [
    '<item>',
    tag('title', title),
    tag('link', url),
    `<guid isPermaLink="true">${escaped(lasting)}</guid>`,
    tag('pubDate', new Date(day).toUTCString()),
    tag('category', kind),
    ...(summary ? [tag('description', summary)] : []),
    '</item>',
  ].join('\n')
}

function tag(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

/** Escapes text for XML 1.0 and removes the control characters that it forbids. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Renders the link to the feed; React moves it into the head. */
export function FeedLink({ title, origin }: { title: string; origin: string }) {
  const { href } = useI18n()
  const address = `${origin}${href(feedPath)}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={address} />
}
