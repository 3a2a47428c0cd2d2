import type { z } from 'zod'
import { inputMessages } from '../messages/input-messages.ts'
import { issueMessage } from '../messages/issue-message.ts'
import type { FieldErrors, Message } from '../messages/message.ts'
import { parseMessage, serializeMessage } from '../messages/serialize-message.ts'

/** Returns what a schema reads from an input, or messages by wire path. */
export function readInput<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { data: T } | { errors: FieldErrors } {
  const result = schema.safeParse(input, {
    error: (issue) => serializeMessage(issueMessage(issue)),
  })
  if (result.success) return { data: result.data }
  // A map: a client may call its fields `toString`, which every object already has.
  const errors = new Map<string, Message[]>()
  for (const issue of result.error.issues.slice(0, 50)) {
    for (const [path, sentence] of sentences(issue)) {
      const earlier = errors.get(path) ?? []
      const isDuplicate = earlier.some((one) => JSON.stringify(one) === JSON.stringify(sentence))
      errors.set(path, isDuplicate ? earlier : [...earlier, sentence])
    }
  }
  return { errors: Object.fromEntries(errors) }
}

function sentences(issue: z.core.$ZodIssue): [path: string, sentence: Message][] {
  const matching = issuesOfMatchingAlternative(issue)
  if (matching) return matching.flatMap(sentences)
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [[path || '_', parseMessage(issue.message)]]
  const prefix = path ? `${path}.` : ''
  return issue.keys
    .slice(0, 20)
    .map((key) => [`${prefix}${key.slice(0, 100)}`, inputMessages.unknownField])
}

/** Returns the issues of the one alternative whose shape the input has, or null. */
function issuesOfMatchingAlternative(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | null {
  if (issue.code !== 'invalid_union' || issue.message !== serializeMessage(inputMessages.wrong))
    return null
  const matching = issue.errors.find((alternative) =>
    alternative.every(({ path }) => path.length > 0),
  )
  return matching?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? null
}
