import type { Json } from '../json.ts'

/** Returns a list as a cell; null when reading it back would split it differently. */
export function listCell(value: Json): string | null {
  return Array.isArray(value) && value.every(isPlain) ? value.join('; ') : null
}

/** Returns the parts of a cell, separated by lines or semicolons. */
export function readListCell(text: string): string[] {
  const parts = text.split(/[;\n]/).map((part) => part.trim())
  return parts.filter((part) => part !== '')
}

function isPlain(part: Json): boolean {
  if (typeof part === 'number') return true
  const isWord = typeof part === 'string' && part !== '' && part.trim() === part
  return isWord && !/[;[{\n]/.test(part)
}
