import { communityPost, type PostKind } from '#catalogue/collections/community-post.ts'
import { countNarrowedEntries } from '#domain/reading/narrowed-entries.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { pageParam } from '#web/site/paging/paging.tsx'
import { kindNames, listPaths, loadPosts } from '#web/site/posts/load-posts.ts'
import { FeedLink, feedPath, renderPostFeed } from '#web/site/posts/post-feed.tsx'
import { listSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { CommunityView, PostsView } from './community-view.tsx'

const styles = 'web/site/community/page.css'

/** On the page of both kinds, beside the first story. */
const postsPerKind = 3

const perPage = 12

/** News and galleries of the brand (specification section 2, "Public routes"). */
export const communityPage: Page = {
  styles,
  searchEntry: {
    title: (t) => t('page.community'),
    text: (t) => t('community.lead'),
    topics: ['community'],
  },
  sitemap: listSitemap('community', communityPost, '/community'),
  feed: { path: feedPath, render: renderPostFeed },
  async render({ reading, origin, i18n: { language, t } }) {
    const brand = await loadBrand(reading, language)
    const news = await loadPosts(reading, 'news', { limit: postsPerKind + 1, offset: 0 })
    const galleries = await loadPosts(reading, 'gallery', { limit: postsPerKind, offset: 0 })
    const title = `${t('page.community')} · ${brand.name}`
    return (
      <>
        <PageMeta
          title={title}
          description={t('community.lead')}
          picture={news[0]?.picture ?? brand.picture}
          origin={origin}
        />
        <FeedLink title={title} origin={origin} />
        <CommunityView {...{ news, galleries, origin }} locale={brand.locale} />
      </>
    )
  },
}

/** Returns the page of all posts of a kind, newest first. */
function listPage(kind: PostKind, lead: 'community.newsLead' | 'community.galleryLead'): Page {
  const path = listPaths[kind]
  return {
    styles,
    searchEntry: {
      title: (t) => t(kindNames[kind]),
      text: (t) => t(lead),
      topics: ['community'],
    },
    cachedParams: pageParam,
    sitemap: listSitemap('community', communityPost, path),
    async render({ reading, origin, query, i18n: { language, t } }) {
      const page = Number(query.page ?? 1)
      const brand = await loadBrand(reading, language)
      const total = await countNarrowedEntries(reading, communityPost, { kind })
      const last = Math.max(1, Math.ceil(total / perPage))
      if (page > last) return null
      const part = { limit: perPage, offset: (page - 1) * perPage }
      const posts = await loadPosts(reading, kind, part)
      const titles = [
        t(kindNames[kind]),
        ...(page > 1 ? [t('paging.page', { number: page })] : []),
        t('page.community'),
        brand.name,
      ]
      return (
        <>
          <PageMeta
            title={titles.join(' · ')}
            description={t(lead)}
            picture={posts[0]?.picture ?? brand.picture}
            origin={origin}
          />
          <FeedLink title={`${t('page.community')} · ${brand.name}`} origin={origin} />
          <PostsView {...{ kind, lead, posts, page, last, origin }} locale={brand.locale} />
        </>
      )
    },
  }
}

export const newsPage = listPage('news', 'community.newsLead')

export const galleryPage = listPage('gallery', 'community.galleryLead')
