import type { Slide } from '#catalogue/published.ts'
import { contrast, minContrast, mixWithWhite } from '#catalogue/theme/contrast.ts'
import { PostPictures } from '#web/site/community-details/post-pictures.tsx'
import { ProductBanner } from '#web/site/home/slides/banners.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { PetalArch } from '#web/ui/petals/petal-arch.tsx'
import { PetalBadge } from '#web/ui/petals/petal-badge.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

/** Contrast of large text (WCAG 2.2, success criterion 1.4.3). */
const largeContrast = 3

interface Brand {
  primary: string
  secondary: string
}

/** Returns the colours that `tokens.css` derives from the two of the brand. */
function tokens({ primary, secondary }: Brand) {
  return {
    '--brand': primary,
    '--ink': secondary,
    '--ink-soft': mixWithWhite(secondary, 0.8),
    '--ground': mixWithWhite(primary, 0.09),
    '--ground-deep': mixWithWhite(primary, 0.24),
    '--tomato': '#e4432d',
    '--leaf': '#2f7d4f',
    white: '#ffffff',
  }
}

type Token = keyof ReturnType<typeof tokens>

/** Text and background colours that occur on pages. */
const pairs: readonly (readonly [words: Token, ground: Token])[] = [
  ['--ink', '--ground'],
  ['--ink-soft', '--ground'],
  ['--ink', '--brand'],
  ['--ground', '--ink'],
  ['--ink', '--ground-deep'],
  ['--ink-soft', 'white'],
  ['--leaf', 'white'],
  ['--leaf', '--ground'],
  ['--tomato', 'white'],
  ['--brand', '--ink'],
]

export function Colours({ brand }: { brand: Brand }) {
  const of = tokens(brand)
  return (
    <ul className="guide-colours">
      {pairs.map(([words, ground]) => {
        const ratio = contrast(of[words], of[ground])
        return (
          <li key={`${words} ${ground}`} style={{ '--words': of[words], '--on': of[ground] }}>
            <strong aria-hidden="true">Aa</strong>
            <code dir="ltr">
              {words} / {ground}
            </code>
            <span dir="ltr">
              {ratio.toFixed(2)} : 1 {gradeOf(ratio)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function gradeOf(ratio: number): string {
  if (ratio >= 7) return 'AAA'
  if (ratio >= minContrast) return 'AA'
  return ratio >= largeContrast ? 'AA 24 px' : '–'
}

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
