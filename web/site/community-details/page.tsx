import { communityPost } from '#catalogue/collections/community-post.ts'
import { loadEntryPage } from '#web/load-entry-page.ts'
import type { Visit } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageHead } from '#web/site/page-head.tsx'
import { FeedLink } from '#web/site/posts/feed-link.tsx'
import { loadRelated, type PostEntry, toPost } from '#web/site/posts/load-posts.ts'
import { postData } from '#web/site/posts/post-data.ts'
import { entrySitemap } from '#web/site/seo/load-entry-sitemap.ts'
import { StructuredData } from '#web/site/seo/structured-data.tsx'
import { shownPictures } from './post-pictures.tsx'
import { PostView } from './post-view.tsx'

/** How many posts stand below one. */
const related = 3

/** A story or pictures (specification section 2, "Public routes"). */
export const communityDetailsPage = loadEntryPage(communityPost, drawPost, {
  styles: 'web/site/community-details/page.css',
  sitemap: entrySitemap('community', communityPost),
})

async function drawPost(entry: PostEntry, { reading, origin, i18n }: Visit) {
  const { t, language, href } = i18n
  const brand = await loadBrand(reading, language)
  const post = toPost(entry)
  const { body, seo_title, seo_description, pictures } = entry.values
  const others = await loadRelated(reading, post, related)
  const shown = shownPictures(pictures)
  const url = `${origin}${href(post.path)}`
  return (
    <>
      <PageHead
        title={`${seo_title || post.title} · ${brand.name}`}
        description={seo_description || post.summary || t('community.lead')}
        picture={post.picture ?? brand.picture}
        origin={origin}
      />
      <FeedLink title={`${t('page.community')} · ${brand.name}`} origin={origin} />
      <StructuredData data={postData(post, shown, { url, brand: brand.name, origin })} />
      <PostView {...{ post, body, others, origin }} pictures={shown} locale={brand.locale} />
    </>
  )
}
