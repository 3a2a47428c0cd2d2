import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'
import type { Previewed, SiteLayout } from '#catalogue/published.ts'
import { Footer } from '#web/site/layout/footer/footer.tsx'
import { Header } from '#web/site/layout/header.tsx'
import { MenuOverlay } from '#web/site/layout/menu-overlay.tsx'
import { PreviewBar } from '#web/site/preview/preview-bar.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { ToTop } from '#web/ui/to-top.tsx'
import { type I18n, I18nContext } from './i18n.tsx'
import { SideIcons } from './layout/header.tsx'

/** Addresses of the built files, from Vite's manifest (in development: the sources). */
export interface SiteAssets {
  scripts: string[]
  /** The style sheet of every page, and those of some, by their sources. */
  styles: ReadonlyMap<string, SheetOfStyles>
  /** The address of the style sheet of what comes below and over a page's first screen. */
  lateStyles: string
  /** The addresses of the faces that pages of a language begin with. */
  faces: ReadonlyMap<Language, string[]>
}

/** In the page itself, so that nothing waits for it; in development its address. */
export type SheetOfStyles = { text: string } | { href: string }

export const siteStyles = 'web/site/styles/site.css'
export const lateStyles = 'web/site/styles/late.css'

/** What the pages of a language wear beside it. */
export const languageStyles: Partial<Record<Language, string>> = {
  de: 'web/site/styles/accented.css',
  es: 'web/site/styles/accented.css',
  fr: 'web/site/styles/accented.css',
  pt: 'web/site/styles/accented.css',
  ae: 'web/site/styles/arabic.css',
}

/** Where a page is found. */
export interface Addresses {
  canonical: string
  /** The same page in each language that it has content in, by `hreflang`. */
  alternates: { tag: string; url: string }[]
}

/** What a page leaves out of its frame (specification, "Route meta flags"). */
export interface SiteFlags {
  hideHeader?: boolean
  hideFooter?: boolean
  hideToTop?: boolean
  hideSideIcons?: boolean
}

export interface SiteDocumentProps {
  layout: SiteLayout
  assets: SiteAssets
  /** In which language it speaks. */
  i18n: I18n
  /** Where search engines find it, in each language; left out of what they should not find. */
  addresses?: Addresses | undefined
  flags?: SiteFlags
  /** The source of the style sheet that the page wears over the site's. */
  styles?: string | undefined
  /** The page's own path, so that menus can mark it. */
  path?: string
  /** What of it guests do not see yet; null where it is no preview. */
  previewed?: readonly Previewed[] | null
  /** The page; the `<title>`, `<meta>` and `<link>` it writes are lifted into the head by React. */
  children: ReactNode
}

/** A visitor's page in whole. */
function SiteDocument(props: SiteDocumentProps) {
  const { layout, assets, i18n, addresses, flags = {}, styles, path, previewed, children } = props
  const { language, t } = i18n
  const { primary, secondary } = layout.brand
  return (
    <html
      lang={languageTags[language]}
      dir={directionOf(language)}
      style={{ '--brand': primary, '--ink': secondary }}
    >
      <SiteHead
        assets={assets}
        styles={[siteStyles, languageStyles[language], styles]}
        themeColour={primary}
        faces={assets.faces.get(language) ?? []}
        addresses={addresses}
      />
      <body id="top" tabIndex={-1} data-side={flags.hideSideIcons ? undefined : 'icons'}>
        <a className="skip-link" href="#content">
          {t('frame.skip')}
        </a>
        {!flags.hideHeader && <Header layout={layout} path={path} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <link rel="stylesheet" href={assets.lateStyles} />
        {!flags.hideFooter && <Footer footer={layout.footer} path={path} />}
        {!flags.hideSideIcons && <SideIcons side={layout.side} />}
        {!flags.hideToTop && (
          <Island
            name="ToTop"
            id="to-top"
            component={ToTop}
            props={{ label: t('frame.toTop') }}
            when="idle"
          />
        )}
        {!flags.hideHeader && <MenuOverlay layout={layout} />}
        {previewed && <PreviewBar previewed={previewed} />}
      </body>
    </html>
  )
}

/** The page's HTML, doctype included. */
export function renderSite(props: SiteDocumentProps) {
  const document = (
    <I18nContext value={props.i18n}>
      <SiteDocument {...props} />
    </I18nContext>
  )
  return `<!doctype html>${renderToString(document)}`
}

interface HeadProps {
  assets: SiteAssets
  /** By their sources. */
  styles: readonly (string | undefined)[]
  faces: readonly string[]
  themeColour: string
  addresses: Addresses | undefined
}

function SiteHead({ assets, styles, faces, themeColour, addresses }: HeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={themeColour} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {addresses && <link rel="canonical" href={addresses.canonical} />}
      {addresses && <meta property="og:url" content={addresses.canonical} />}
      {addresses?.alternates.map(({ tag, url }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={url} />
      ))}
      {faces.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {styles.map((source) => source && <Styles key={source} assets={assets} source={source} />)}
      {/* Nothing is painted by it: faces and the first picture come first. */}
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
