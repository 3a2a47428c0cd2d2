import { communityPost } from '#catalogue/collections/community-post.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { entryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { formatDay } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import {
  kindNames,
  listPaths,
  loadRelated,
  type Post,
  type PostEntry,
  toPost,
} from '#web/site/posts/load-posts.ts'
import { PostCard } from '#web/site/posts/post-card.tsx'
import { postData } from '#web/site/posts/post-data.ts'
import { FeedLink } from '#web/site/posts/post-feed.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { entrySitemap } from '#web/site/seo/load-page-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { type PostPicture, PostPictures, toPostPictures } from './post-pictures.tsx'

const relatedPosts = 3

/** A news post or a gallery (specification section 2, "Public routes"). */
export const communityDetailsPage = entryPage(communityPost, renderPost, {
  styles: 'web/site/community-details/page.css',
  sitemap: entrySitemap('community', communityPost),
})

async function renderPost(entry: PostEntry, { reading, origin, i18n }: Visit) {
  const { t, language, href } = i18n
  const brand = await loadBrand(reading, language)
  const post = toPost(entry)
  const { body, seo_title, seo_description, pictures } = entry.values
  const others = await loadRelated(reading, post, relatedPosts)
  const postPictures = toPostPictures(pictures)
  const url = `${origin}${href(post.path)}`
  return (
    <>
      <PageMeta
        title={`${seo_title || post.title} · ${brand.name}`}
        description={seo_description || post.summary || t('community.lead')}
        picture={post.picture ?? brand.picture}
        origin={origin}
      />
      <FeedLink title={`${t('page.community')} · ${brand.name}`} origin={origin} />
      <StructuredData data={postData(post, postPictures, { url, brand: brand.name, origin })} />
      <PostView {...{ post, body, others, origin }} pictures={postPictures} locale={brand.locale} />
    </>
  )
}

interface PostViewProps {
  post: Post
  body: RichTextValue | null
  pictures: PostPicture[]
  others: readonly Post[]
  locale: string
  origin: string
}

function PostView({ post, body, pictures, others, locale, origin }: PostViewProps) {
  const { t, href, langAttributes } = useI18n()
  const { kind, title, summary, day, picture, path } = post
  const isNews = kind === 'news'
  const steps = [
    { name: t('page.community'), path: '/community' },
    { name: t(kindNames[kind]), path: listPaths[kind] },
    { name: title, path },
  ]
  return (
    <div className="page-column">
      <Breadcrumbs steps={steps} origin={origin} />
      <article className="post-full" data-kind={kind}>
        <header className="post-head">
          <p className="post-facts">
            <time dateTime={day}>{formatDay(day, locale)}</time>
          </p>
          <h1 className="section-title" {...langAttributes(title)}>
            {title}
          </h1>
          {summary && (
            <p className="page-lead" {...langAttributes(summary)}>
              {summary}
            </p>
          )}
        </header>
        {isNews && picture && (
          <div className="post-cover">
            <Picture
              {...langAttributes(picture.alt)}
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
            <a className="button" href={href(listPaths[kind])}>
              {t(isNews ? 'community.allNews' : 'community.allGalleries')}
              <Icon name="forward" mirrored />
            </a>
          </p>
        </section>
      )}
    </div>
  )
}
