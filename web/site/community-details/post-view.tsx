import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { kindNames, lists, type Post } from '#web/site/posts/load-posts.ts'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { dayWords } from '#web/site/words/day-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PostPictures, type ShownPicture } from './post-pictures.tsx'

interface PostViewProps {
  post: Post
  body: RichTextValue | null
  pictures: ShownPicture[]
  others: readonly Post[]
  locale: string
  origin: string
}

/** A post in full: of a story its cover leads, of a gallery the pictures do. */
export function PostView({ post, body, pictures, others, locale, origin }: PostViewProps) {
  const { t, href, marked } = useI18n()
  const { kind, title, summary, day, picture, path } = post
  const isNews = kind === 'news'
  const steps = [
    { name: t('page.community'), path: '/community' },
    { name: t(kindNames[kind]), path: lists[kind] },
    { name: title, path },
  ]
  return (
    <div className="page-column">
      <Breadcrumbs steps={steps} origin={origin} />
      <article className="post-full" data-kind={kind}>
        <header className="post-head">
          <p className="post-facts">
            <time dateTime={day}>{dayWords(day, locale)}</time>
          </p>
          <h1 className="section-title" {...marked(title)}>
            {title}
          </h1>
          {summary && (
            <p className="page-lead" {...marked(summary)}>
              {summary}
            </p>
          )}
        </header>
        {isNews && picture && (
          <div className="post-cover">
            <Picture
              {...marked(picture.alt)}
              picture={picture}
              sizes="(width < 850px) 100vw, 80rem"
              urgency="first"
            />
          </div>
        )}
        {body && (
          <div className="post-text">
            <Prose value={body} />
          </div>
        )}
        <PostPictures pictures={pictures} title={title} />
      </article>
      {others.length > 0 && (
        <section className="post-others" aria-labelledby="others">
          <h2 id="others" className="community-heading">
            {t(isNews ? 'community.moreNews' : 'community.moreGalleries')}
          </h2>
          <div className={`posts posts-${kind}`}>
            {others.map((one) => (
              <PostCard key={one.id} post={one} locale={locale} level="h3" />
            ))}
          </div>
          <p>
            <a className="button" href={href(lists[kind])}>
              {t(isNews ? 'community.allNews' : 'community.allGalleries')}
              <Icon name="forward" turns />
            </a>
          </p>
        </section>
      )}
    </div>
  )
}
