import type { Json } from '../json.ts'

/** What is referred to, as people read it in a cell: `2 Burgers; 5 Sides`; null where a name would not come back. */
export function referencesCell(value: Json): string | null {
  if (!Array.isArray(value)) return null
  const parts = value.map(partOf)
  return parts.every((part) => part !== null) ? parts.join('; ') : null
}

function partOf(value: Json): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { id, name } = value
  if (typeof id !== 'number' || typeof name !== 'string') return null
  if (name === '') return String(id)
  return name.trim() === name && !/[;\n\r]/.test(name) ? `${id} ${name}` : null
}

/** What a save sends for such a cell, a bare number too; null for other text. */
export function referencesIn(text: string): ({ id: number; name: string } | number)[] | null {
  const parts = text.split(/[;\n]/).map((part) => part.trim())
  const found = parts.filter(Boolean).map((part) => {
    const [, id, name] = /^(\d{1,10})(?:\s+(\S.*))?$/.exec(part) ?? []
    if (id === undefined) return null
    return name === undefined ? Number(id) : { id: Number(id), name }
  })
  return found.every((one) => one !== null) ? found : null
}
