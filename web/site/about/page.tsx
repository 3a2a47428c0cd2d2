import type { ReactNode } from 'react'
import type { Section } from '#catalogue/declaration.ts'
import type { Picture } from '#catalogue/published.ts'
import {
  aboutBanner,
  aboutDescription,
  aboutImage,
  aboutMainBanner,
  aboutMainSegments,
  historyBanner,
  historyDescription,
  historyImage,
  milestoneBanner,
  milestoneDescription,
  missionBanner,
  missionDescription,
  missionValues,
  missionVision,
} from '#catalogue/sections/about.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import { type ResolvedSection, resolveSections } from '#domain/reading/resolve-sections.ts'
import type { Page } from '#web/page.ts'
import { MissionView } from '#web/site/about/mission-view.tsx'
import { Story } from '#web/site/about/story.tsx'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { sectionsSitemap } from '#web/site/seo/load-page-sitemap.ts'
import { AboutLayout, type AboutPath, aboutPages, Segments } from './about-layout.tsx'

interface AboutContent {
  banner: Picture | null
  /** For search engines and social cards; empty takes that of the brand. */
  description: string
  children: ReactNode
}

type LoadedSections<S> = { [K in keyof S]: ResolvedSection<S[K]> | null }

/** Returns a page about the brand; 404 while none of its sections is live. */
function aboutPage<S extends Record<string, Section>>(
  path: AboutPath,
  sections: S,
  toContent: (loaded: LoadedSections<S>) => AboutContent,
): Page {
  return {
    styles: 'web/site/about/page.css',
    searchEntry: {
      title: (t) => t(aboutPages[path]),
      sections: Object.values(sections),
      ...(path === '/about-us-main' ? { topics: ['about'] as const } : {}),
    },
    sitemap: sectionsSitemap('pages', path, Object.values(sections)),
    async render({ reading, origin, i18n: { language, t } }) {
      const loaded = await resolveSections(reading, sections)
      if (Object.values(loaded).every((section) => section === null)) return null
      const brand = await loadBrand(reading, language)
      const { banner, description, children } = toContent(loaded)
      return (
        <>
          <PageMeta
            title={`${t(aboutPages[path])} · ${brand.name}`}
            description={(description || brand.description).slice(0, 200)}
            picture={banner ?? brand.picture}
            origin={origin}
          />
          <AboutLayout path={path} banner={banner} origin={origin}>
            {children}
          </AboutLayout>
        </>
      )
    },
  }
}

export const aboutMainPage = aboutPage(
  '/about-us-main',
  { banner: aboutMainBanner, segments: aboutMainSegments },
  ({ banner, segments }) => {
    const { about_us, history, corporate_milestone, mission_vision } = segments?.values ?? {}
    return {
      banner: banner?.values.image ?? null,
      description: '',
      children: (
        <Segments
          segments={[
            { path: '/about-us', picture: about_us ?? null },
            { path: '/history', picture: history ?? null },
            { path: '/corporate-milestone', picture: corporate_milestone ?? null },
            { path: '/mission-vision', picture: mission_vision ?? null },
          ]}
        />
      ),
    }
  },
)

export const storyPage = aboutPage(
  '/about-us',
  { banner: aboutBanner, picture: aboutImage, words: aboutDescription },
  storyContent,
)

export const historyPage = aboutPage(
  '/history',
  { banner: historyBanner, picture: historyImage, words: historyDescription },
  storyContent,
)

function storyContent({
  banner,
  picture,
  words,
}: LoadedSections<{
  banner: typeof aboutBanner
  picture: typeof aboutImage
  words: typeof aboutDescription
}>): AboutContent {
  const text = words?.values.description ?? null
  return {
    banner: banner?.values.image ?? null,
    description: text ? richTextToProse(text) : '',
    children: <Story picture={picture?.values.image ?? null} words={text} />,
  }
}

export const milestonePage = aboutPage(
  '/corporate-milestone',
  { banner: milestoneBanner, milestone: milestoneDescription },
  ({ banner, milestone }) => ({
    banner: banner?.values.image ?? null,
    description: milestone?.values.description ?? '',
    children: (
      <Story
        picture={milestone?.values.image ?? null}
        words={milestone?.values.description ?? null}
      />
    ),
  }),
)

export const missionPage = aboutPage(
  '/mission-vision',
  {
    banner: missionBanner,
    mission: missionDescription,
    vision: missionVision,
    values: missionValues,
  },
  ({ banner, mission, vision, values }) => ({
    banner: banner?.values.image ?? null,
    description: mission?.values.description ?? '',
    children: (
      <MissionView
        mission={mission?.values ?? null}
        vision={vision?.values.image ?? null}
        values={values?.values ?? null}
      />
    ),
  }),
)
