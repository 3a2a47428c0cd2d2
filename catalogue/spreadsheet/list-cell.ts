import type { Json } from '../json.ts'

/** A list of words or numbers as people read it in a cell; null where they could not be told apart. */
export function listCell(value: Json): string | null {
  return Array.isArray(value) && value.every(isPlain) ? value.join('; ') : null
}

/** What stands in a cell, one a line or with semicolons between. */
export function readListCell(text: string): string[] {
  const parts = text.split(/[;\n]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function isPlain(part: Json): boolean {
  if (typeof part === 'number') return true
  const isWord = typeof part === 'string' && part !== '' && part.trim() === part
  return isWord && !/[;[{\n]/.test(part)
}
