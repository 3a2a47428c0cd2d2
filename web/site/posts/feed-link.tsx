import { useSpeech } from '#web/site/speech.tsx'
import { feedPath } from './post-feed.ts'

/** Tells programs that read news where the feed is; React lifts it into the head. */
export function FeedLink({ title, origin }: { title: string; origin: string }) {
  const { href } = useSpeech()
  const address = `${origin}${href(feedPath)}`
  return <link rel="alternate" type="application/rss+xml" title={title} href={address} />
}
