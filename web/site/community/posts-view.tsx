import type { PostKind } from '#catalogue/collections/community-post.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Paging } from '#web/site/paging/paging.tsx'
import { kindNames, lists, type Post } from '#web/site/posts/load-posts.ts'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'

interface PostsViewProps {
  kind: PostKind
  lead: 'community.newsLead' | 'community.galleryLead'
  posts: readonly Post[]
  page: number
  last: number
  locale: string
  origin: string
}

/** The posts of a kind, and the way to the other one. */
export function PostsView({ kind, lead, posts, page, last, locale, origin }: PostsViewProps) {
  const { t, href } = useI18n()
  const name = t(kindNames[kind])
  const steps = [
    { name: t('page.community'), path: '/community' },
    { name, path: lists[kind] },
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
              <a href={href(lists[one])} aria-current={one === kind ? 'page' : undefined}>
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
      <Paging path={lists[kind]} page={page} last={last} />
    </div>
  )
}
