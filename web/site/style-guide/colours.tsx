import type { Slide } from '#catalogue/published.ts'
import { contrast, minContrast } from '#catalogue/theme/contrast.ts'
import { resolveTheme, type ThemeColours } from '#catalogue/theme/resolve-theme.ts'
import type { Theme } from '#catalogue/theme/theme.ts'
import { Badge, Motif } from '#web/site/brand/motif.tsx'
import { PostPictures } from '#web/site/community-details/post-pictures.tsx'
import { ProductBanner } from '#web/site/home/slides/banners.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

/** Contrast of large text (WCAG 2.2, success criterion 1.4.3). */
const largeContrast = 3

/** Text and background colours that occur on pages. */
const pairs: readonly (readonly [words: keyof ThemeColours, ground: keyof ThemeColours])[] = [
  ['ink', 'ground'],
  ['ink-soft', 'ground'],
  ['ground', 'ink'],
  ['ink', 'ground-deep'],
  ['ink', 'card'],
  ['ink-soft', 'card'],
  ['on-brand', 'brand'],
  ['light', 'dark'],
  ['bright', 'dark'],
  ['positive', 'card'],
  ['positive', 'ground'],
  ['accent', 'card'],
  ['on-accent', 'accent'],
]

export function Colours({ theme }: { theme: Theme }) {
  const { colours: of } = resolveTheme(theme)
  return (
    <ul className="guide-colours">
      {pairs.map(([words, ground]) => {
        const ratio = contrast(of[words], of[ground])
        return (
          <li key={`${words} ${ground}`} style={{ '--words': of[words], '--on': of[ground] }}>
            <strong aria-hidden="true">Aa</strong>
            <code dir="ltr">
              --{words} / --{ground}
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
    const facts = { kind: 'offer', price: null, until, tag: t('menuItem.new') } as const
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
        <Specimen code="Badge">
          <Badge>{t('home.news')}</Badge>
        </Specimen>
        <Specimen code="Motif">
          <Motif at="error" />
        </Specimen>
      </Group>
    </>
  )
}
