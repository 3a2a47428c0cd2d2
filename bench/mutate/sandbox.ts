import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/**
 * A copy of the sources in which mutants live: the project is never changed, and what changes in it
 * meanwhile is not seen.
 */
export interface Sandbox {
  folder: string
  /** Every source file of the project, tests included, by its path from the root. */
  files: readonly string[]
  /** As it was when the copy was made. */
  read(file: string): string
  write(file: string, text: string): void
  remove(): void
}

export function openSandbox(): Sandbox {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8' })
  const files = listed.split('\0').filter(Boolean)
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-mutate-'))
  for (const top of new Set(files.map((file) => file.split('/')[0] ?? '')))
    cpSync(join(root, top), join(folder, top), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const sources = files.filter((file) => /\.tsx?$/.test(file))
  const texts = new Map(sources.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
  return {
    folder,
    files: sources,
    read: (file) => texts.get(file) ?? '',
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** `http/api/x.ts` is in `http` and in itself, not in `http/a`. */
export function isIn(folder: string, file: string): boolean {
  return file === folder || dirname(file) === folder || file.startsWith(`${folder}/`)
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}
