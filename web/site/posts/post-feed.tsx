import { languageTags } from '#catalogue/languages.ts'
import type { FeedVisit } from '#web/page.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { kindNames, loadPosts, type Post } from './load-posts.ts'

/** Posts in the feed, at most. */
const most = 20

export const feedPath = '/community/feed.xml'

/** The newest posts of both kinds for programs that read news (RSS 2.0, with its own address as Atom says it). */
export async function renderPostFeed({ reading, origin, i18n }: FeedVisit): Promise<string> {
  const { t, href, language } = i18n
  const brand = await loadBrand(reading, language)
  const part = { limit: most, offset: 0 }
  const posts = [
    ...(await loadPosts(reading, 'news', part)),
    ...(await loadPosts(reading, 'gallery', part)),
  ]
    .sort((one, other) => other.day.localeCompare(one.day) || other.id - one.id)
    .slice(0, most)
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
  /** The address that stays when the title changes: readers know an item by it. */
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

/** As XML 1.0 has it: five signs by their names, and none of the control characters that it forbids. */
function escaped(text: string): string {
  return text
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Tells programs that read news where the feed is; React lifts it into the head. */
export function FeedLink({ title, origin }: { title: string; origin: string }) {
  const { href } = useI18n()
  const address = `${origin}${href(feedPath)}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={address} />
}
