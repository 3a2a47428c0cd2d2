import { localizePageName } from '#catalogue/messages/page-names.ts'
import { appPage as appPageId, brandPage, pageById } from '#catalogue/pages.ts'
import { appBanner, appDeals, appImage, appSteps, appVideo } from '#catalogue/sections/app.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import { resolveSections } from '#domain/reading/resolve-sections.ts'
import type { Page } from '#web/page.ts'
import { loadBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { newestSection } from '#web/site/seo/load-page-sitemap.ts'
import { AppView } from './app-view.tsx'

const sections = {
  banner: appBanner,
  video: appVideo,
  app: appImage,
  deals: appDeals,
  steps: appSteps,
}

/** The app page, at the address from the settings of the brand (contract section 4). */
export const appPage: Page = {
  styles: 'web/site/app/page.css',
  searchEntry: {
    title: (t, brand) => t('page.app', { brand }),
    topics: ['app'],
    sections: Object.values(sections),
  },
  guestPath: async (reading) => (await readAppPage(reading)).path,
  alias: /^\/[a-z0-9-]{1,60}-app$/,
  sitemap: {
    kind: 'pages',
    async list(reading) {
      const changedAt = await newestSection(reading, Object.values(sections))
      return changedAt === null ? [] : [{ path: (await readAppPage(reading)).path, changedAt }]
    },
  },
  async render({ reading, origin, i18n: { language } }) {
    const { foot, ...resolved } = await resolveSections(reading, { ...sections, foot: footer })
    if (Object.values(resolved).every((section) => section === null)) return null
    const brand = await loadBrand(reading, language)
    const { path, nameIn } = await readAppPage(reading)
    const name = nameIn(language)
    const { googlePlay, appStore, google_store = '', apple_store = '' } = foot?.values ?? {}
    const banner = resolved.banner?.values.image ?? null
    const description = resolved.video?.values.description || brand.description
    const content = {
      banner,
      app: resolved.app?.values.image ?? null,
      video: resolved.video?.values ?? null,
      deals: resolved.deals?.values ?? null,
      steps: resolved.steps?.values ?? null,
      stores: [
        { picture: googlePlay ?? null, url: google_store },
        { picture: appStore ?? null, url: apple_store },
      ],
    }
    const children = (
      <>
        <PageMeta
          title={name.includes(brand.name) ? name : `${name} · ${brand.name}`}
          description={description.slice(0, 200)}
          picture={banner ?? brand.picture}
          origin={origin}
        />
        <AppView name={name} path={path} content={content} origin={origin} />
      </>
    )
    return { children, path }
  },
}

async function readAppPage(reading: Reading) {
  const page = pageById(appPageId)
  if (!page) throw new Error('There is no app page')
  const brand = (await readSection(reading, settings))?.values
  return {
    path: brandPage(page, brand).path ?? page.path ?? '',
    nameIn: (language: Parameters<typeof localizePageName>[0]) =>
      localizePageName(language, page, brand),
  }
}
