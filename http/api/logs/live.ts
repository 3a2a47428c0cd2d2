import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { pastMessages } from '#catalogue/messages/past-messages.ts'
import { momentText } from '#catalogue/time/moment-text.ts'
import { signPage } from '#domain/past/signed-page.ts'
import { invalid } from '#domain/problem.ts'
import { defineRoute, nothing, type Route } from '#http/call/route.ts'
import { withPastPage } from '#http/pages/render-past.ts'
import { parseUrl } from '#http/parse-url.ts'

/** JSON in UTF-8 (RFC 6839). */
const fileType = 'application/vnd.linecheck.page+json'

/** What guests saw at a moment that has passed (docs/decisions/0124). */
export const liveRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/live',
    allow: 'logs.view',
    rate: 'past',
    maxConcurrent: 4,
    summary:
      'A public page as guests saw it at a moment, as a signed file (JSON) with the publications that it shows',
    query: z.object({
      /** With the language and the parameters, as guests opened it. */
      path: z.string().startsWith('/').max(limits.url),
      at: momentText,
    }),
    response: nothing,
    download: [fileType],
    async run(call) {
      const { site, config, query } = call
      const { path } = query
      const at = new Date(query.at).toISOString()
      if (at > call.now()) throw invalid({ at: [pastMessages.toCome] })
      const url = parseUrl(path)
      const match = url && site.match(url)
      if (!url) throw invalid({ path: [inputMessages.fromHere] })
      if (match?.kind === 'page' && match.freeText !== null)
        throw invalid({ path: [pastMessages.search] })
      const body = await withPastPage(call, { path, at }, ({ rendered, names }, past) => {
        const { html, status } = rendered
        const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? ''
        const page = { site: config.publicUrl, path, status, language, html, names }
        return signPage({ ...call, now: call.now() }, past, page)
      })
      const file = {
        name: `page-${at.slice(0, 10)}.json`,
        type: fileType,
        body: one(body),
      }
      return { message: messages.loaded, data: {}, file }
    },
  }),
]

async function* one(text: string): AsyncGenerator<string> {
  yield text
}
