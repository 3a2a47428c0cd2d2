import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Lines } from './story.tsx'

export interface Mission {
  heading: string
  title: string
  description: string
}

export interface BrandValues {
  heading: string
  description: string
  values: Record<BrandValue, string>
  bottom_description: string
}

export type BrandValue = keyof typeof icons

/** The icons of the values are fixed (specification section 2, "Mission & Vision"). */
const icons = {
  serve: 'burger',
  integrity: 'check',
  inclusion: 'globe',
  community: 'people',
  family: 'home',
} as const satisfies Record<string, IconName>

interface MissionViewProps {
  mission: Mission | null
  vision: PublishedPicture | null
  values: BrandValues | null
}

export function MissionView({ mission, vision, values }: MissionViewProps) {
  const { t, langAttributes } = useI18n()
  return (
    <>
      {mission && (
        <section className="about-mission">
          <h2 {...langAttributes(mission.heading)}>{mission.heading}</h2>
          <p className="about-claim" {...langAttributes(mission.title)}>
            {mission.title}
          </p>
          <Lines text={mission.description} />
        </section>
      )}
      {vision && (
        <section className="about-vision">
          <h2>{t('about.vision')}</h2>
          <Picture
            {...langAttributes(vision.alt)}
            picture={vision}
            sizes="(width < 850px) calc(100vw - 2.5rem), 80rem"
          />
        </section>
      )}
      {values && <Values values={values} />}
    </>
  )
}

function Values({
  values: { heading, description, values, bottom_description },
}: {
  values: BrandValues
}) {
  const { t, langAttributes } = useI18n()
  return (
    <section className="about-values">
      <h2 {...langAttributes(heading)}>{heading}</h2>
      <Lines text={description} />
      <ul>
        {brandValues.map((value) => (
          <li key={value} className="about-value">
            <Icon name={icons[value]} />
            <h3>{t(names[value])}</h3>
            <p {...langAttributes(values[value])}>{values[value]}</p>
          </li>
        ))}
      </ul>
      <Lines text={bottom_description} />
    </section>
  )
}

const names = {
  serve: 'value.serve',
  integrity: 'value.integrity',
  inclusion: 'value.inclusion',
  community: 'value.community',
  family: 'value.family',
} as const satisfies Record<BrandValue, string>

const brandValues = ['serve', 'integrity', 'inclusion', 'community', 'family'] as const
