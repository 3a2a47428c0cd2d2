import { z } from 'zod'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { groupsHeading } from '#catalogue/spreadsheet/group-names.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { invalid } from '#domain/problem.ts'
import type { Row } from './row.ts'

/** Yields the entries of a JSON list as a save would send them. */
export async function* jsonRows(
  { grouping }: Collection,
  texts: AsyncIterable<string>,
): AsyncGenerator<Row> {
  const list = new ListOfObjects()
  let number = 0
  for await (const text of texts) {
    for (const item of list.take(text)) yield toRow(item, ++number, grouping !== null)
  }
  if (!list.isWhole) throw invalid({ file: [importMessages.notAList] })
}

/** Groups of a restaurant, each by its name or its id. */
const groupNames = z
  .array(z.union([z.string().trim().min(1).max(limits.title), idNumber.transform(String)]))
  .max(limits.groups.most)
  .transform((names) => [...new Set(names)])

function toRow(text: string, number: number, isGrouped: boolean): Row {
  // An export writes these columns too; a save does not take them.
  const { id = null, status: _status, reasons: _reasons, ...rest } = parsed(text, number)
  const { [groupsHeading]: groups, ...others } = rest
  const sent = isGrouped ? others : rest
  const named = isGrouped && groups !== undefined ? groupNames.safeParse(groups) : null
  const read = id === null ? null : idNumber.safeParse(id)
  const isWrong = read !== null && !read.success
  return {
    number,
    id: read?.success ? read.data : null,
    sent,
    raw: text,
    errors: [
      ...(isWrong ? [{ column: 'id', sentence: messages.noSuchRecord }] : []),
      ...(named && !named.success
        ? [{ column: groupsHeading, sentence: groupMessages.noSuchGroup }]
        : []),
    ],
    ...(named?.success ? { groupNames: named.data } : {}),
  }
}

function parsed(text: string, number: number): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid({ file: [fill(importMessages.unreadable, { row: number })] })
  }
}

/** Finds the objects of a list in a stream of text, so that each is parsed by itself. */
class ListOfObjects {
  #depth = 0
  #isText = false
  #isEscaped = false
  #item = ''
  #isDone = false

  /** Whether the list was closed. */
  get isWhole(): boolean {
    return this.#isDone
  }

  *take(text: string): Generator<string> {
    let from = 0
    for (let at = 0; at < text.length; at++) {
      const char = text[at] ?? ''
      if (this.#isText) this.#inText(char)
      else if (char === '"') this.#isText = this.#inside()
      else if (char === '[' || char === '{') {
        if (this.#depth === 1) from = at
        this.#open(char)
      } else if (char === ']' || char === '}') {
        this.#depth -= 1
        if (this.#depth === 1) {
          yield this.#item + text.slice(from, at + 1)
          this.#item = ''
        }
        if (this.#depth === 0) this.#isDone = true
        if (this.#depth < 0) throw notAList()
      } else if (this.#depth < 2 && !/[\s,]/.test(char)) throw notAList()
    }
    if (this.#depth > 1) this.#item += text.slice(from)
  }

  #inText(char: string): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (char === '\\') this.#isEscaped = true
    else if (char === '"') this.#isText = false
  }

  /** Text stands inside of an object only. */
  #inside(): true {
    if (this.#depth < 2) throw notAList()
    return true
  }

  #open(char: string): void {
    const expected = this.#depth === 0 ? '[' : this.#depth === 1 ? '{' : char
    if (char !== expected || this.#isDone) throw notAList()
    this.#depth += 1
  }
}

function notAList() {
  return invalid({ file: [importMessages.notAList] })
}
