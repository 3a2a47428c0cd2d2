import type { PostKind } from '#catalogue/collections/community-post.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { kindNames, listPaths, type Post } from '#web/site/posts/load-posts.ts'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { feedPath } from '#web/site/posts/post-feed.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface CommunityViewProps {
  news: readonly Post[]
  galleries: readonly Post[]
  locale: string
  origin: string
}

export function CommunityView({ news, galleries, locale, origin }: CommunityViewProps) {
  const { t, href } = useI18n()
  const [lead, ...others] = news
  const isEmpty = news.length + galleries.length === 0
  return (
    <div className="page-column community">
      <Breadcrumbs steps={[{ name: t('page.community'), path: '/community' }]} origin={origin} />
      <header className="community-head">
        <h1 className="section-title">{t('page.community')}</h1>
        <p className="page-lead">{t(isEmpty ? 'community.empty' : 'community.lead')}</p>
      </header>
      {lead && <PostCard post={lead} locale={locale} isLead level="h2" />}
      <Posts kind="news" posts={others} locale={locale} />
      <Posts kind="gallery" posts={galleries} locale={locale} />
      {!isEmpty && (
        <p>
          <a className="feed-link" href={href(feedPath)}>
            <Icon name="feed" />
            {t('community.feed')}
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
  const { t, href } = useI18n()
  if (posts.length === 0) return null
  return (
    <section className="community-part" aria-labelledby={`community-${kind}`}>
      <div className="community-bar">
        <h2 id={`community-${kind}`} className="community-heading">
          {t(kindNames[kind])}
        </h2>
        <a className="button" href={href(listPaths[kind])}>
          {t(kind === 'news' ? 'community.allNews' : 'community.allGalleries')}
          <Icon name="forward" mirrored />
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

interface PostsViewProps {
  kind: PostKind
  lead: 'community.newsLead' | 'community.galleryLead'
  posts: readonly Post[]
  page: number
  last: number
  locale: string
  origin: string
}

export function PostsView({ kind, lead, posts, page, last, locale, origin }: PostsViewProps) {
  const { t, href } = useI18n()
  const name = t(kindNames[kind])
  const steps = [
    { name: t('page.community'), path: '/community' },
    { name, path: listPaths[kind] },
  ]
  return (
    <div className="page-column community">
      <Breadcrumbs steps={steps} origin={origin} />
      <header className="community-head">
        <h1 className="section-title">{name}</h1>
        <p className="page-lead">{t(posts.length > 0 ? lead : 'community.empty')}</p>
      </header>
      <nav className="pills" aria-label={t('page.community')}>
        <ul>
          {(['news', 'gallery'] as const).map((one) => (
            <li key={one}>
              <a href={href(listPaths[one])} aria-current={one === kind ? 'page' : undefined}>
                {t(kindNames[one])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`posts posts-${kind}`}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} locale={locale} level="h2" />
        ))}
      </div>
      <Paging path={listPaths[kind]} page={page} last={last} />
    </div>
  )
}
