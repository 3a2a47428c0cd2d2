import { useI18n } from '#web/site/i18n.tsx'
import { feedPath } from './post-feed.ts'

/** Tells programs that read news where the feed is; React lifts it into the head. */
export function FeedLink({ title, origin }: { title: string; origin: string }) {
  const { href } = useI18n()
  const address = `${origin}${href(feedPath)}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={address} />
}
