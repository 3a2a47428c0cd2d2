import type { z } from 'zod'
import { inputMessages } from '../messages/input-messages.ts'
import { issueMessage } from '../messages/issue-message.ts'
import type { FieldErrors, Message } from '../messages/message.ts'
import { parseMessage, serializeMessage } from '../messages/serialize-message.ts'

/** What a schema gives for some input, or sentences by wire path that say why it gives nothing. */
export function readInput<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { data: T } | { errors: FieldErrors } {
  const result = schema.safeParse(input, {
    error: (issue) => serializeMessage(issueMessage(issue)),
  })
  if (result.success) return { data: result.data }
  // A map: a client may call its fields `toString`, which every object has already.
  const errors = new Map<string, Message[]>()
  for (const issue of result.error.issues.slice(0, 50)) {
    for (const [path, sentence] of sentences(issue)) {
      const known = errors.get(path) ?? []
      // Two rules may say the same.
      const isSaid = known.some((one) => JSON.stringify(one) === JSON.stringify(sentence))
      errors.set(path, isSaid ? known : [...known, sentence])
    }
  }
  return { errors: Object.fromEntries(errors) }
}

function sentences(issue: z.core.$ZodIssue): [path: string, sentence: Message][] {
  const meant = meantIssues(issue)
  if (meant) return meant.flatMap(sentences)
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [[path || '_', parseMessage(issue.message)]]
  const prefix = path ? `${path}.` : ''
  return issue.keys
    .slice(0, 20)
    .map((key) => [`${prefix}${key.slice(0, 100)}`, inputMessages.unknownField])
}

/**
 * Returns what is wrong inside of the alternative that was meant, where a schema takes several: the one
 * that has the right shape. Null: none has, or the schema says a sentence of its own about all of them.
 */
function meantIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | null {
  if (issue.code !== 'invalid_union' || issue.message !== serializeMessage(inputMessages.wrong))
    return null
  const meant = issue.errors.find((own) => own.every(({ path }) => path.length > 0))
  return meant?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? null
}
