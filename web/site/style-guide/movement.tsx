import type { Slide } from '#catalogue/published.ts'
import { PostPictures } from '#web/site/community-details/post-pictures.tsx'
import { ProductBanner } from '#web/site/home/slides/product-banner.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { PetalArch } from '#web/ui/petals/petal-arch.tsx'
import { PetalBadge } from '#web/ui/petals/petal-badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

/** Pictures, and what moves. */
export function Movement({ samples: { offers, pictures, brand } }: { samples: Samples }) {
  const { t } = useI18n()
  const [picture] = pictures
  const slides = offers.map(({ id, title, path, picture, until }): Slide => {
    const facts = { kind: 'offer', price: null, until, tag: t('dish.new') } as const
    return { id, title, url: path, picture, facts }
  })
  return (
    <>
      <Group of="pictures">
        {picture &&
          (['cover', 'contain'] as const).map((fit) => (
            <Specimen key={fit} code={`Picture fit="${fit}"`}>
              <div className={`guide-picture guide-picture-${fit}`}>
                <Picture picture={picture} sizes="20rem" fit={fit} />
              </div>
            </Specimen>
          ))}
        {picture && (
          <Specimen code="Picture decorative">
            <div className="guide-picture guide-picture-round">
              <Picture picture={picture} sizes="20rem" decorative />
            </div>
          </Specimen>
        )}
        <Specimen code="PostPictures Lightbox" isWide>
          <PostPictures
            title={t('guide.pictures')}
            pictures={pictures.slice(0, 5).map((one, at) => {
              return { id: at, picture: one, caption: at === 0 ? brand.description : '' }
            })}
          />
        </Specimen>
      </Group>
      <Group of="movement">
        <Specimen code="Slideshow ProductBanner" isWide>
          {slides.length > 0 && <ProductBanner products={slides} />}
        </Specimen>
        <Specimen code="PetalBadge">
          <PetalBadge>{t('home.news')}</PetalBadge>
        </Specimen>
        <Specimen code="PetalArch">
          <PetalArch />
        </Specimen>
      </Group>
    </>
  )
}
