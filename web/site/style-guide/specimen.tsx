import type { ReactNode } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { type GuideGroup, guideGroups } from './guide-groups.ts'

interface SpecimenProps {
  /** The component as it is written: `OfferCard isFirst`. */
  code: string
  /** It needs the whole line. */
  isWide?: boolean
  children: ReactNode
}

/** A component in one state, under its own name. */
export function Specimen({ code, isWide = false, children }: SpecimenProps) {
  return (
    <figure className={isWide ? 'specimen specimen-wide' : 'specimen'}>
      <figcaption>
        <code dir="ltr">{code}</code>
      </figcaption>
      <div className="specimen-stage">{children}</div>
    </figure>
  )
}

/** What belongs together, at an address of its own. */
export function Group({ of, children }: { of: GuideGroup; children: ReactNode }) {
  const { t } = useI18n()
  return (
    <section className="guide-group" aria-labelledby={of}>
      <h2 id={of} className="guide-heading">
        {t(guideGroups[of])}
      </h2>
      <div className="guide-specimens">{children}</div>
    </section>
  )
}
