import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './sandbox.ts'

const folder = join(root, 'node_modules/.cache/mutate')

/** What was found out before, so that a run goes on where the last one was ended; empty at first. */
export function load<T>(name: string): Record<string, T> {
  try {
    return JSON.parse(readFileSync(join(folder, name), 'utf8'))
  } catch {
    return {}
  }
}

export function save<T>(name: string, found: Record<string, T>): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(found))
}

export function digest(...texts: readonly string[]): string {
  return createHash('sha1').update(texts.join('\0')).digest('base64url')
}
