import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'
import type { Previewed, ShownMoment, SiteAnalytics, SiteLayout } from '#catalogue/published.ts'
import { Footer } from '#web/site/layout/footer/footer.tsx'
import { Header } from '#web/site/layout/header.tsx'
import { MenuOverlay } from '#web/site/layout/menu-overlay.tsx'
import { PreviewBar } from '#web/site/preview/preview-bar.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { themeAttributes } from '#web/ui/theme-attributes.ts'
import { ToTop } from '#web/ui/to-top.tsx'
import { PartsContext } from './brand/part.tsx'
import { faceStyles, isNeededFirst } from './face-styles.ts'
import { type I18n, I18nContext } from './i18n.tsx'
import { Analytics } from './layout/analytics/analytics.tsx'
import { SideIcons } from './layout/header.tsx'
import { NoticeStrip } from './layout/notice/notice-strip.tsx'

/** Addresses of the built files, from the manifest of Vite (in development: the sources). */
export interface SiteAssets {
  scripts: string[]
  /** Style sheets by their sources. */
  styles: ReadonlyMap<string, SheetOfStyles>
  /** Style sheet of what is below and over the first screen. */
  lateStyles: string
  /** The fonts of those sheets, by their sources. */
  fonts: ReadonlyMap<string, string[]>
}

/** Inlined, so that nothing waits for it; in development its address. */
export type SheetOfStyles = { text: string } | { href: string }

export const siteStyles = 'web/site/styles/site.css'
/** The style sheet of the brand's folder; null without one. The build names it. */
export const brandStyles: string | null = import.meta.env?.BRAND_STYLES || null

export const lateStyles = 'web/site/styles/late.css'

/** Style sheet of pages with a notice. */
export const noticeStyles = 'web/site/styles/notice.css'

/** Style sheet of pages that ask for consent. */
export const consentStyles = 'web/site/styles/consent.css'

/** Style sheets that a language needs in addition. */
export const languageStyles: Partial<Record<Language, string>> = {
  ae: 'web/site/styles/arabic.css',
}

export interface Addresses {
  canonical: string
  /** By `hreflang`. */
  alternates: { tag: string; url: string }[]
}

/** Parts of the layout that a page hides (specification, "Route meta flags"). */
export interface SiteFlags {
  hideHeader?: boolean
  hideFooter?: boolean
  hideToTop?: boolean
  hideSideIcons?: boolean
}

export interface SiteDocumentProps {
  layout: SiteLayout
  assets: SiteAssets
  i18n: I18n
  /** Left out of pages that search engines must not index. */
  addresses?: Addresses | undefined
  flags?: SiteFlags
  /** Sources of the style sheets of the page. */
  styles?: readonly (string | undefined)[]
  /** Menus mark it. */
  path?: string
  /** Null: this is no preview. */
  previewed?: readonly Previewed[] | null
  /** The moment that staff chose to see. */
  moment?: ShownMoment | null
  /** The parts that the brand replaces. */
  parts?: object | undefined
  /** React moves its `<title>`, `<meta>` and `<link>` into the head. */
  children: ReactNode
}

function SiteDocument(props: SiteDocumentProps) {
  const {
    layout,
    assets,
    i18n,
    addresses,
    flags = {},
    styles = [],
    path,
    previewed,
    moment = null,
    children,
  } = props
  const { language, t } = i18n
  const theme = themeAttributes(layout.brand.theme)
  const faces = faceStyles(layout.brand.theme, language)
  const ofLanguage = languageStyles[language]
  const ofNotice = layout.notice ? noticeStyles : undefined
  const ofConsent = layout.analytics?.asks ? consentStyles : undefined
  const withFonts = [...faces, ...(ofLanguage ? [ofLanguage] : [])]
  const fonts = withFonts.flatMap((source) => assets.fonts.get(source) ?? [])
  return (
    <html lang={languageTags[language]} dir={directionOf(language)} {...theme}>
      <DocumentHead
        assets={assets}
        styles={[...faces, siteStyles, ofLanguage, ofNotice, ofConsent, ...styles, brandStyles]}
        themeColour={theme.style['--brand']}
        fonts={fonts.filter((font) => isNeededFirst(font, language))}
        addresses={addresses}
      />
      <body id="top" tabIndex={-1} data-side={flags.hideSideIcons ? undefined : 'icons'}>
        <a className="skip-link" href="#content">
          {t('layout.skip')}
        </a>
        {layout.notice && <NoticeStrip notice={layout.notice} />}
        {!flags.hideHeader && <Header layout={layout} path={path} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <link rel="stylesheet" href={assets.lateStyles} />
        {!flags.hideFooter && <Footer footer={layout.footer} path={path} />}
        {layout.analytics && <AnalyticsIsland analytics={layout.analytics} i18n={i18n} />}
        {!flags.hideSideIcons && <SideIcons side={layout.side} />}
        {!flags.hideToTop && (
          <Island
            name="ToTop"
            id="to-top"
            component={ToTop}
            props={{ label: t('layout.toTop') }}
            when="idle"
          />
        )}
        {!flags.hideHeader && <MenuOverlay layout={layout} />}
        {previewed && <PreviewBar previewed={previewed} moment={moment} />}
      </body>
    </html>
  )
}

function AnalyticsIsland({ analytics, i18n }: { analytics: SiteAnalytics; i18n: I18n }) {
  const { t, href } = i18n
  const words = {
    title: t('consent.title'),
    text: t('consent.text', { service: analytics.name }),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    settings: t('consent.settings'),
    privacy: t('page.privacy'),
  }
  return (
    // The policy of the page allows the origins in this attribute (`http/security-headers.ts`).
    <div data-analytics={analytics.origins.join(' ')}>
      <Island
        name="Analytics"
        id="analytics"
        component={Analytics}
        props={{ analytics, words, privacy: href('/privacy-policy') }}
        when="idle"
      />
    </div>
  )
}

/** Returns the parts of the brand; those of its motif only where the look has it. */
function partsFor({ parts = {}, layout, previewed }: SiteDocumentProps): object {
  // The screen of the look shows and hides them in a preview.
  if (layout.brand.theme.motif !== 'none' || previewed) return parts
  const { Motif: _motif, Badge: _badge, ...others } = parts as Record<string, unknown>
  return others
}

export function renderSite(props: SiteDocumentProps) {
  const document = (
    <I18nContext value={props.i18n}>
      <PartsContext value={partsFor(props)}>
        <SiteDocument {...props} />
      </PartsContext>
    </I18nContext>
  )
  return `<!doctype html>${renderToString(document)}`
}

interface HeadProps {
  assets: SiteAssets
  styles: readonly (string | undefined | null)[]
  fonts: readonly string[]
  themeColour: string | number | undefined
  addresses: Addresses | undefined
}

function DocumentHead({ assets, styles, fonts, themeColour, addresses }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={String(themeColour)} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {addresses && <link rel="canonical" href={addresses.canonical} />}
      {addresses && <meta property="og:url" content={addresses.canonical} />}
      {addresses?.alternates.map(({ tag, url }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={url} />
      ))}
      {fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {styles.map((source) => source && <Styles key={source} assets={assets} source={source} />)}
      {/* Low priority: fonts and the first picture come first. */}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} fetchPriority="low" />
      ))}
    </head>
  )
}

function Styles({ assets, source }: { assets: SiteAssets; source: string }) {
  const sheet = assets.styles.get(source)
  if (!sheet) throw new Error(`The build has no ${source}`)
  if ('href' in sheet) return <link rel="stylesheet" href={sheet.href} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, as it was built
  return <style dangerouslySetInnerHTML={{ __html: sheet.text }} />
}
