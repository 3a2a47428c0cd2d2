import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { listCell, readListCell } from '../spreadsheet/cell-text.ts'
import { lineOfText } from '../text/plain-text.ts'

export function names(label: string): FieldMaker<string[]> {
  return (key) => ({
    ...baseField<string[]>(key, label, []),
    kind: 'names',
    translated: true,
    max: limits.items,
    requestSchema: { [key]: z.array(z.strictObject({ name: lineOfText() })).max(limits.items) },
    read: (sent) => (isNamedList(sent[key]) ? sent[key].map(({ name }) => name) : undefined),
    responseSchema: { [key]: z.array(z.object({ name: z.string() })) },
    toWire: (value) => ({ [key]: value.map((name) => ({ name })) }),
    text: (value) => value.join(', '),
    cell: { write: writeNames, read: readNames },
  })
}

function isNamedList(value: unknown): value is { name: string }[] {
  return Array.isArray(value)
}

function writeNames(names: string[]): string {
  return listCell(names) ?? JSON.stringify(names)
}

function readNames(text: string): unknown {
  const names = readList(text) ?? readListCell(text)
  return names.map((name) => ({ name }))
}

function readList(text: string): unknown[] | null {
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) ? read : null
  } catch {
    return null
  }
}
