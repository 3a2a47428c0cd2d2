import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { directionOf, languageTags } from '#catalogue/languages.ts'
import { localize } from '#catalogue/messages/localize.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Config } from '#config.ts'
import { readerLanguage } from './authenticate.ts'
import type { BuiltFiles } from './files/built-files.ts'
import { text } from './operations.ts'
import { nonceSource, securityHeaders } from './security-headers.ts'

interface Shell {
  pathname: string
  config: Config
  built: BuiltFiles
  isDev: boolean
}

/**
 * Writes the HTML page in which the back office runs. The token is in the browser's local storage, so
 * the page is the same for everybody; its only text is shown when the script does not load.
 */
export function adminShell(
  req: IncomingMessage,
  res: ServerResponse,
  { pathname, config, built, isDev }: Shell,
): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    const headers = { ...securityHeaders(config, isDev), allow: 'GET, HEAD' }
    text(res, 405, 'method not allowed\n', headers)
    return
  }
  const nonce = randomBytes(16).toString('base64')
  const main = built.entry('web/admin/main.tsx')
  const next = pathname === '/admin/login' ? null : built.entry('web/admin/screen-routes.tsx')
  const styles = new Set([...main.styles, ...(next?.styles ?? [])])
  // Preloaded, so that the browser fetches them together with the first script instead of after it.
  const preloads = new Set([...main.preloads, ...(next?.scripts ?? []), ...(next?.preloads ?? [])])
  const fonts = main.fonts.filter((font) => font.includes('text-latin'))
  const language = readerLanguage(req.headers['accept-language'])
  const html = `<!doctype html>
<html lang="${languageTags[language]}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="csp-nonce" content="${nonce}">
<title>Linecheck</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
${tags(styles, (href) => `<link rel="stylesheet" href="${href}">`)}
${tags(main.scripts, (src) => `<script type="module" src="${src}"></script>`)}
${tags(preloads, (href) => `<link rel="modulepreload" href="${href}">`)}
${tags(fonts, (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`)}
</head>
<body>
<div id="admin"></div>
<p id="not-loaded" role="alert" hidden>${localize(language, messages.shellNotLoaded)}</p>
<noscript>${localize(language, messages.shellNeedsScript)}</noscript>
</body>
</html>`
  const headers = securityHeaders(config, isDev, {
    styles: isDev ? [] : [nonceSource(nonce)],
    // The look is edited beside previews of the site.
    frames: ["'self'"],
  })
  res.writeHead(200, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
    vary: 'accept-language',
    'x-robots-tag': 'noindex',
  })
  res.end(html)
}

function tags(addresses: Iterable<string>, tag: (address: string) => string): string {
  return Array.from(addresses, tag).join('\n')
}
