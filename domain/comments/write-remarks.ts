import { commentedFieldAt, commentedPath } from '#catalogue/content/commented-field.ts'
import { linkKinds } from '#catalogue/content/content-to-wire.ts'
import type { Json } from '#catalogue/json.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import type { Document } from '../content/document.ts'
import { loadTargetRevision, type TargetRevision } from '../content/target-revision.ts'
import { writeComment } from './write-comment.ts'

/** What an approver says of single fields with a decision, by the paths of the changes. */
export interface FieldRemarks {
  remarksAt: Readonly<Record<string, string>>
  /** Values as a save sends them; the author takes them with one click, or not. */
  suggest: Readonly<Record<string, unknown>>
}

/**
 * Writes the remarks and suggestions of a decision as comments at their fields, in its transaction
 * and before it (contract section 8). Throws `Problem('invalid')` for a path that is no field and
 * for a value that the field does not take.
 */
export async function writeRemarks(
  context: Context,
  target: TargetRevision,
  { remarksAt, suggest }: FieldRemarks,
): Promise<void> {
  const paths = new Set([...Object.keys(remarksAt), ...Object.keys(suggest)])
  if (paths.size === 0) return
  const { document } = await loadTargetRevision(context.db, target)
  const suggested = readSuggestions(document, suggest)
  for (const path of paths) {
    await writeComment(context, {
      named: target,
      field: commentedPath(document.declaration, path),
      text: remarksAt[path] ?? '',
      remark: { suggestion: suggested.get(path) ?? null },
    })
  }
}

function readSuggestions(document: Document, suggest: FieldRemarks['suggest']): Map<string, Json> {
  const errors: FieldErrors = {}
  const values = new Map<string, Json>()
  for (const [path, sent] of Object.entries(suggest)) {
    const value = readSuggestion(document, path, sent)
    if (value === undefined) errors[`suggest.${path}`] = [messages.noSuggestion]
    else values.set(path, value)
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return values
}

/** Returns a value as forms hold it; undefined for what the field cannot be set to. */
function readSuggestion(
  { declaration, language }: Document,
  path: string,
  sent: unknown,
): Json | undefined {
  const field = commentedFieldAt(declaration, path)
  if (!field || (language !== '' && !field.translated)) return undefined
  if (!field.requestSchema[field.wire]?.safeParse(sent).success) return undefined
  const value = field.read({ [field.wire]: sent }, field.empty)
  if (value === undefined || field.validate(value) !== null) return undefined
  // Pictures and entries are chosen by the author, who sees whether they are still there. Of links
  // the author's save says so.
  const isChosen = field.pictures(value).length > 0 || field.entities(value).length > 0
  if (isChosen && !linkKinds.has(field.kind)) return undefined
  return field.toWire(value, new Map())[field.wire]
}
