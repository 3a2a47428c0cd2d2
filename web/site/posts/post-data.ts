import type { Picture } from '#catalogue/published.ts'
import type { Post } from './load-posts.ts'

interface PostContext {
  url: string
  brand: string
  origin: string
}

interface CaptionedPicture {
  picture: Picture
  caption: string
}

/**
 * Returns the structured data of a post (schema.org NewsArticle, or ImageGallery with its
 * pictures).
 */
export function postData(
  { kind, title, summary, day, since, picture }: Post,
  pictures: readonly CaptionedPicture[],
  { url, brand, origin }: PostContext,
): Record<string, unknown> {
  const images = pictures.map((one) => imageData(one, origin))
  const cover = picture ? [`${origin}${picture.src}`] : []
  const publisher = { '@type': 'Organization', '@id': `${origin}/#organization`, name: brand }
  const dates = { datePublished: day, dateModified: since.slice(0, 10) }
  const shared = { ...(summary ? { description: summary } : {}), ...dates, publisher, url }
  const context = { '@context': 'https://schema.org' }
  return kind === 'news'
    ? {
        ...context,
        '@type': 'NewsArticle',
        headline: title,
        ...shared,
        author: publisher,
        mainEntityOfPage: url,
        ...(cover.length + images.length > 0 ? { image: [...cover, ...images] } : {}),
      }
    : { ...context, '@type': 'ImageGallery', name: title, ...shared, image: images }
}

function imageData({ picture, caption }: CaptionedPicture, origin: string) {
  const { src, width, height, alt } = picture
  return {
    '@type': 'ImageObject',
    contentUrl: `${origin}${src}`,
    width: pixels(width),
    height: pixels(height),
    ...(caption || alt ? { caption: caption || alt } : {}),
  }
}

/** E37 is a pixel (UN/CEFACT Recommendation 20). */
function pixels(value: number) {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' }
}
