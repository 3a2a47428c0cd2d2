import { z } from 'zod'
import { languages } from '#catalogue/languages.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import { documentLabel } from '#domain/overview/document-label.ts'
import { submitOwnDrafts } from '#domain/submit-own-drafts.ts'
import { actorOf, defineRoute, type Route } from '../call/route.ts'

const response = z
  .object({
    done: wholeNumber,
    refused: wholeNumber,
    /** Whether there are more drafts than one call submits. */
    is_more: z.boolean(),
    /** The drafts that were not submitted. */
    problems: z.array(
      z.object({
        label: z.string(),
        title: z.string(),
        editor_path: z.string().nullable(),
        message: localizableText,
      }),
    ),
  })
  .meta({ id: 'SubmittedDrafts' })

export const ownDraftRoutes: Route[] = [
  defineRoute({
    methods: ['post'],
    path: '/drafts/submit',
    allow: 'content.edit',
    checksScope: true,
    rate: 'import',
    summary:
      "Submit all of the caller's own drafts in a language ('' for the first), each by itself: one problem does not stop the others",
    body: z.strictObject({ lang: z.enum(['', ...languages]).default('') }),
    response,
    async run(call) {
      const { lang: language } = call.body
      const actor = actorOf(call)
      const { submitted, isMore } = await submitOwnDrafts(call.store, {
        actor,
        language,
        now: call.now,
      })
      const problems = submitted.flatMap(({ draft, problem, errors }) => {
        const label = documentLabel({ ...draft, language })
        if (!label || problem === null) return []
        const [message = problem] = Object.values(errors).flat()
        return [{ label: label.label, title: label.title, editor_path: label.editor_path, message }]
      })
      const done = submitted.length - problems.length
      const message = fill(messages.selectedDone, { done, count: submitted.length })
      return { message, data: { done, refused: problems.length, is_more: isMore, problems } }
    },
  }),
]
