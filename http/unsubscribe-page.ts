import type { ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { directionOf, type Language, languageTags } from '#catalogue/languages.ts'
import { mailTranslator } from '#catalogue/mail/mail-translator.ts'
import type { Config } from '#config.ts'
import { loadUnsubscribePage, unsubscribe } from '#domain/mail-delivery/unsubscribe.ts'
import type { Services } from '#domain/services.ts'
import { readerLanguage } from './authenticate.ts'
import { problemOf } from './call/response.ts'
import { text } from './operations.ts'
import type { IncomingRequest } from './parts.ts'
import { hashSource, securityHeaders } from './security-headers.ts'

interface UnsubscribeServices {
  services: Services
  config: Config
  log: Logger
  isDev: boolean
}

/**
 * Unsubscribes from mails by the link in them (RFC 8058): a mail program posts to it, a person confirms
 * on a page. GET changes nothing, because mail scanners open every link.
 */
export async function unsubscribePage(
  { req, res, url, requestId }: IncomingRequest,
  { services, config, log, isDev }: UnsubscribeServices,
): Promise<void> {
  const headers = headersOf(config, isDev)
  const isPost = req.method === 'POST'
  if (!isPost && req.method !== 'GET' && req.method !== 'HEAD') {
    return text(res, 405, 'method not allowed\n', { ...headers, allow: 'GET, HEAD, POST' })
  }
  const token = url.pathname.slice('/unsubscribe/'.length)
  try {
    const page = await loadUnsubscribePage(services, token)
    if (!page) return sendInvalid(res, headers, readerLanguage(req.headers['accept-language']))
    if (isPost) {
      await unsubscribe(services, token)
      const end = token.slice(0, token.lastIndexOf('.')) // without the signature
      log.info({ requestId, end }, 'unsubscribed from mails')
    }
    const { language, brand, isAll } = page
    const t = mailTranslator(language)
    const question = isAll ? t('unsubscribe.askAll') : t('unsubscribe.ask')
    const words = isPost ? t('unsubscribe.done') : question
    const button = `<form method="post"><button>${escaped(t('foot.unsubscribe'))}</button></form>`
    const parts = [`<p>${escaped(words)}</p>`, `<p>${escaped(t('unsubscribe.means'))}</p>`]
    send(res, 200, headers, { language, brand, parts: isPost ? parts : [...parts, button] })
  } catch (error) {
    const status = problemOf(error, log, requestId)?.status ?? 500
    text(res, status, 'please try again later\n', { ...headers, 'retry-after': '30' })
  }
}

function sendInvalid(
  res: ServerResponse,
  headers: Record<string, string>,
  language: Language,
): void {
  const t = mailTranslator(language)
  const link = `<p><a href="/admin/profile">${escaped(t('unsubscribe.profile'))}</a></p>`
  const parts = [`<p>${escaped(t('unsubscribe.bad'))}</p>`, link]
  send(res, 404, headers, { language, brand: 'Linecheck', parts })
}

interface Page {
  language: Language
  brand: string
  parts: readonly string[]
}

const styles = `
body{margin:0;min-height:100svh;display:grid;place-items:center;background:#f4f4f6;color:#1f1f24;font:1rem/1.5 system-ui,sans-serif}
main{box-sizing:border-box;width:min(32rem,100% - 2rem);padding:2rem;border:1px solid #e2e2e8;border-radius:12px;background:#fff}
h1{margin:0 0 1rem;font-size:1.4rem;line-height:1.3}
small{display:block;margin-block-end:1rem;font-size:.9rem;color:#5c5c66}
button{padding:.7rem 1.3rem;border:0;border-radius:8px;background:#1f1f24;color:#fff;font:inherit;font-weight:600;cursor:pointer}
a{color:inherit}
@media(prefers-color-scheme:dark){body{background:#17171b;color:#f1f1f4}main{background:#232329;border-color:#3a3a44}small{color:#b3b3bf}button{background:#f1f1f4;color:#1f1f24}}
`

function headersOf(config: Config, isDev: boolean): Record<string, string> {
  return {
    ...securityHeaders(config, isDev, { styles: [hashSource(styles)] }),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  }
}

function send(
  res: ServerResponse,
  status: number,
  headers: Record<string, string>,
  { language, brand, parts }: Page,
): void {
  const title = escaped(mailTranslator(language)('foot.unsubscribe'))
  const html = `<!doctype html>
<html lang="${languageTags[language]}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${escaped(brand)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<small>${escaped(brand)}</small>
<h1>${title}</h1>
${parts.join('')}
</main>
</body>
</html>
`
  res.writeHead(status, {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(html),
    'cache-control': 'no-store',
  })
  res.end(html)
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
