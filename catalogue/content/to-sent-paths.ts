import type { Content, Declaration } from '../declaration.ts'
import type { SentValues } from '../json.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label, type Message } from '../messages/message.ts'

/**
 * Returns errors of content under the paths that the client sent. An item that the save left out is
 * reported at the set, with its position in words ("Slide 3: …").
 */
export function toSentPaths(
  declaration: Declaration,
  { before, after, sent }: { before: Content; after: Content; sent: SentValues },
  errors: FieldErrors,
): FieldErrors {
  const set = declaration.set
  if (!set || sent[set.wire] === undefined) return errors
  const label = new Label(set.label)
  const rows = rowsByItem(sent[set.wire], before.lastItemId)
  const bySentPath: FieldErrors = {}
  for (const [path, sentences] of Object.entries(errors)) {
    const [wire, position, ...field] = path.split('.')
    const item = wire === set.wire ? after.items[Number(position)] : undefined
    const row = item && rows.get(item.id)
    if (!item || field.length === 0) add(bySentPath, path, sentences)
    else if (row !== undefined) add(bySentPath, [set.wire, row, ...field].join('.'), sentences)
    else
      add(
        bySentPath,
        set.wire,
        sentences.map((sentence) =>
          fill(inputMessages.ofEntry, { item: label, place: Number(position) + 1, sentence }),
        ),
      )
  }
  return bySentPath
}

function rowsByItem(sent: unknown, lastItemId: number): Map<number, number> {
  const rows: unknown[] = Array.isArray(sent) ? sent : []
  let next = lastItemId
  return new Map(rows.map((row, index) => [idOf(row) ?? ++next, index]))
}

function idOf(row: unknown): number | null {
  if (typeof row !== 'object' || row === null || !('id' in row)) return null
  return typeof row.id === 'number' ? row.id : null
}

function add(errors: FieldErrors, path: string, sentences: Message[]): void {
  errors[path] = [...(errors[path] ?? []), ...sentences]
}
