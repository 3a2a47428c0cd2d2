import type { PostKind } from '#catalogue/collections/reading/community-post.ts'
import { kindNames, lists, type Post } from '#web/site/posts/load-posts.ts'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { feedPath } from '#web/site/posts/post-feed.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface CommunityViewProps {
  news: readonly Post[]
  galleries: readonly Post[]
  locale: string
  origin: string
}

/** The newest story large, others beside it, and pictures to look at. */
export function CommunityView({ news, galleries, locale, origin }: CommunityViewProps) {
  const { say, href } = useSpeech()
  const [lead, ...others] = news
  const isEmpty = news.length + galleries.length === 0
  return (
    <div className="page-column community">
      <Breadcrumbs steps={[{ name: say('page.community'), path: '/community' }]} origin={origin} />
      <header className="community-head">
        <h1 className="section-title">{say('page.community')}</h1>
        <p className="page-lead">{say(isEmpty ? 'community.empty' : 'community.lead')}</p>
      </header>
      {lead && <PostCard post={lead} locale={locale} isLead level="h2" />}
      <Posts kind="news" posts={others} locale={locale} />
      <Posts kind="gallery" posts={galleries} locale={locale} />
      {!isEmpty && (
        <p>
          <a className="feed-link" href={href(feedPath)}>
            <Icon name="feed" />
            {say('community.feed')}
          </a>
        </p>
      )}
    </div>
  )
}

interface PostsProps {
  kind: PostKind
  posts: readonly Post[]
  locale: string
}

function Posts({ kind, posts, locale }: PostsProps) {
  const { say, href } = useSpeech()
  if (posts.length === 0) return null
  return (
    <section className="community-part" aria-labelledby={`community-${kind}`}>
      <div className="community-bar">
        <h2 id={`community-${kind}`} className="community-heading">
          {say(kindNames[kind])}
        </h2>
        <a className="button" href={href(lists[kind])}>
          {say(kind === 'news' ? 'community.allNews' : 'community.allGalleries')}
          <Icon name="forward" turns />
        </a>
      </div>
      <div className={`posts posts-${kind}`}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} locale={locale} level="h3" />
        ))}
      </div>
    </section>
  )
}
