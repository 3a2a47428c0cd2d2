import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Frame } from '#catalogue/published.ts'
import { Footer } from '#web/site/frame/footer.tsx'
import { Header } from '#web/site/frame/header.tsx'
import { MenuOverlay } from '#web/site/frame/menu-overlay.tsx'
import { SideIcons } from '#web/site/frame/side-icons.tsx'
import { words } from '#web/site/words.ts'
import { Island } from '#web/ui/islands/island.tsx'
import { ToTop } from '#web/ui/to-top.tsx'

/** Addresses of the built files, from Vite's manifest (in development: the sources). */
export interface SiteAssets {
  scripts: string[]
  styles: string[]
  preloadFonts: string[]
}

/** What a page leaves out of its frame (specification, "Route meta flags"). */
export interface SiteFlags {
  hideHeader?: boolean
  hideFooter?: boolean
  hideToTop?: boolean
  hideSideIcons?: boolean
}

export interface SiteDocumentProps {
  frame: Frame
  assets: SiteAssets
  lang: string
  dir: 'ltr' | 'rtl'
  flags?: SiteFlags
  /** The page's own path, so that menus can mark it. */
  path?: string
  /** The page; the `<title>`, `<meta>` and `<link>` it writes are lifted into the head by React. */
  children: ReactNode
}

/** A visitor's page in whole. */
function SiteDocument(props: SiteDocumentProps) {
  const { frame, assets, lang, dir, flags = {}, path, children } = props
  const { primary, secondary } = frame.brand
  return (
    <html lang={lang} dir={dir} style={{ '--brand': primary, '--ink': secondary }}>
      <SiteHead assets={assets} themeColour={primary} />
      <body id="top" tabIndex={-1} data-side={flags.hideSideIcons ? undefined : 'icons'}>
        <a className="skip-link" href="#content">
          {words.skip}
        </a>
        {!flags.hideHeader && <Header frame={frame} path={path} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {!flags.hideFooter && <Footer footer={frame.footer} path={path} />}
        {!flags.hideSideIcons && <SideIcons side={frame.side} />}
        {!flags.hideToTop && (
          <Island
            name="ToTop"
            id="to-top"
            component={ToTop}
            props={{ label: words.toTop }}
            when="idle"
          />
        )}
        {!flags.hideHeader && <MenuOverlay frame={frame} />}
      </body>
    </html>
  )
}

/** The page's HTML, doctype included. */
export function renderSite(props: SiteDocumentProps) {
  return `<!doctype html>${renderToString(<SiteDocument {...props} />)}`
}

function SiteHead({ assets, themeColour }: { assets: SiteAssets; themeColour: string }) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={themeColour} />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      {assets.preloadFonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.scripts.map((script) => (
        <script key={script} type="module" src={script} />
      ))}
    </head>
  )
}
