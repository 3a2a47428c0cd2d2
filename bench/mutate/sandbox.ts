import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A copy of the sources in which mutants live, so that the project itself is never changed. */
export interface Sandbox {
  folder: string
  /** Every source file of the project, tests included, by its path from the root. */
  files: readonly string[]
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
  return {
    folder,
    files: files.filter((file) => /\.tsx?$/.test(file)),
    read: (file) => readFileSync(join(root, file), 'utf8'),
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
