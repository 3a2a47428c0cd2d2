import type { Picture } from '#catalogue/published.ts'

interface PageMetaProps {
  title: string
  description: string
  picture: Picture | null
  origin: string
}

/** Renders the metadata for search engines and social cards; React moves it into the head. */
export function PageMeta({ title, description, picture, origin }: PageMetaProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && <ShareImage picture={picture} origin={origin} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function ShareImage({ picture, origin }: { picture: Picture; origin: string }) {
  const { src, width, height } = picture.social ?? picture
  return (
    <>
      <meta property="og:image" content={`${origin}${src}`} />
      {width > 0 && <meta property="og:image:width" content={String(width)} />}
      {height > 0 && <meta property="og:image:height" content={String(height)} />}
      <meta property="og:image:alt" content={picture.alt} />
    </>
  )
}
