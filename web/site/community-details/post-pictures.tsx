import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import type { PostEntry } from '#web/site/posts/load-posts.ts'
import { Island } from '#web/ui/islands/island.tsx'
import { Lightbox } from '#web/ui/lightbox/lightbox.tsx'
import { Picture } from '#web/ui/picture.tsx'

export interface PostPicture {
  id: number
  picture: PublishedPicture
  caption: string
}

/** Returns the pictures that still exist, with the alternative texts of the post. */
export function toPostPictures(rows: PostEntry['values']['pictures']): PostPicture[] {
  return rows.flatMap(({ id, picture, alt, caption }) => {
    return picture ? [{ id, caption, picture: { ...picture, alt: alt || picture.alt } }] : []
  })
}

interface PostPicturesProps {
  pictures: PostPicture[]
  title: string
  /** Of the list; unique on the page. */
  id?: string
}

/** Renders pictures that link to their files; with script they open in a lightbox. */
export function PostPictures({ pictures, title, id = 'pictures' }: PostPicturesProps) {
  const { t, langAttributes } = useI18n()
  if (pictures.length === 0) return null
  return (
    <section className="gallery" aria-label={t('community.pictures', { count: pictures.length })}>
      <ul id={id}>
        {pictures.map(({ id: pictureId, picture, caption }) => (
          <li key={pictureId}>
            <figure>
              <a href={picture.src}>
                <Picture
                  {...langAttributes(picture.alt)}
                  picture={picture}
                  sizes="(width < 850px) 100vw, 40rem"
                />
                <span className="only-heard"> {t('community.large')}</span>
              </a>
              {caption && <figcaption {...langAttributes(caption)}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <Island
        name="Lightbox"
        id={`${id}-large`}
        component={Lightbox}
        props={{
          list: id,
          label: title,
          pictures: pictures.map(({ picture, caption }, at) => {
            const { src, sources, width, height, alt, color } = picture
            const place = t('slides.position', { place: at + 1, total: pictures.length })
            return { src, sources, width, height, alt, color, caption, place }
          }),
          words: {
            close: t('community.close'),
            next: t('community.next'),
            previous: t('community.previous'),
          },
        }}
        when="idle"
      />
    </section>
  )
}
