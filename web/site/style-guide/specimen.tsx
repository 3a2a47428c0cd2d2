import type { ReactNode } from 'react'
import { defaultAppSlug } from '#catalogue/brand/default-app-slug.ts'
import { useI18n } from '#web/site/i18n.tsx'

/** Parts of the guide by their ids. */
export const guideGroups = {
  colours: 'guide.colours',
  type: 'guide.type',
  texts: 'guide.texts',
  actions: 'guide.actions',
  forms: 'guide.forms',
  cards: 'guide.cards',
  tables: 'guide.tables',
  empty: 'guide.empty',
  pictures: 'guide.pictures',
  movement: 'guide.movement',
  pages: 'guide.pages',
} as const

export type GuideGroup = keyof typeof guideGroups

/** Folders that whole pages show, with an address of each. */
export const wholePages: Readonly<Record<string, string>> = {
  about: '/about-us-main',
  app: `/${defaultAppSlug()}`,
  community: '/community',
  contact: '/contact',
  'contact-details': '/contact',
  error: '/error-404',
  faqs: '/faqs',
  'hamburger-menu': '/hamburger-menu',
  menu: '/menu',
  'menu-allergens': '/menu/allergens',
  promotion: '/promotion',
  'promotion-details': '/promotion',
  search: '/search',
  // Both are made by editors.
  blocks: '/our-farms',
  'site-page': '/our-farms',
  vacancies: '/work-with-us/join',
  'vacancy-details': '/work-with-us/join',
  tenders: '/work-with-us/tender',
  'tender-details': '/work-with-us/tender',
  'work-with-us': '/work-with-us',
  // On every page; only staff see the preview bar.
  layout: '/test',
  preview: '/test',
}

/** Folders that another specimen contains. */
export const containedIn: Readonly<Record<string, string>> = {
  lightbox: 'PostPictures',
  slideshow: 'ProductBanner',
}

interface SpecimenProps {
  /** `OfferCard isFirst` */
  code: string
  isWide?: boolean
  children: ReactNode
}

/** Renders a component in one state with its name. */
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

/** Renders a group with its own address. */
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
