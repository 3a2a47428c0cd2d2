import { part } from '#web/site/brand/part.tsx'
import { formatDay } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Post } from './load-posts.ts'

interface PostCardProps {
  post: Post
  locale: string
  /** The first of a page is wide, and its picture loads first. */
  isLead?: boolean
  level: 'h2' | 'h3'
}

export const PostCard = part('NewsCard', DefaultPostCard)

function DefaultPostCard({ post, locale, isLead = false, level: Heading }: PostCardProps) {
  const { t, href, langAttributes } = useI18n()
  const { picture, title, summary, day, kind } = post
  return (
    <article className={isLead ? 'post post-lead' : 'post'} data-kind={kind}>
      {picture && (
        <Picture
          {...langAttributes(picture.alt)}
          picture={picture}
          sizes={isLead ? '(width < 850px) 100vw, 48rem' : '(width < 850px) 100vw, 26rem'}
          urgency={isLead ? 'first' : 'later'}
        />
      )}
      <div className="post-words">
        <p className="post-facts">
          <time dateTime={day}>{formatDay(day, locale)}</time>
          {kind === 'gallery' && (
            <span className="post-count">
              <Icon name="pictures" />
              {t('community.pictures', { count: post.pictures })}
            </span>
          )}
        </p>
        <Heading className="post-title">
          <a href={href(post.path)} {...langAttributes(title)}>
            {title}
          </a>
        </Heading>
        {summary && (isLead || kind === 'news') && <p {...langAttributes(summary)}>{summary}</p>}
      </div>
    </article>
  )
}
