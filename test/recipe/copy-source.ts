import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenDone } from '../open-test-store.ts'

const root = join(import.meta.dirname, '../..')
const parts =
  'catalogue store domain http web brands surface test app.ts config.ts secret-files.ts server-options.ts package.json tsconfig.json'.split(
    ' ',
  )

/** A copy of the sources to be changed and run; it shares the packages. Removed when the file ends. */
export async function copySource(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-copy-'))
  whenDone(() => rm(folder, { recursive: true, force: true }))
  for (const part of parts) await cp(join(root, part), join(folder, part), { recursive: true })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

interface Added {
  /** The name of what `text` exports, snake_case; its file is called after it. */
  name: string
  folder: 'catalogue/sections/home' | 'catalogue/collections'
  text: string
  list: { file: string; begins: string }
}

/** Gives a declaration that is there one more field, which publishing needs. */
export async function requireMore(copy: string, file: string, field: string): Promise<void> {
  const path = join(copy, file)
  const before = await readFile(path, 'utf8')
  const after = before.replace('fields: {', `fields: { ${field}: text('More', { required: true }),`)
  if (after === before) throw new Error(`${file} has no fields`)
  await writeFile(path, after)
}

/** What CONTRIBUTING asks of a newcomer: one file, and its line in a list. */
export async function addDeclaration(copy: string, { name, folder, text, list }: Added) {
  const file = `${folder}/${name.replaceAll('_', '-')}.ts`
  await writeFile(join(copy, file), text)
  const path = join(copy, list.file)
  const before = await readFile(path, 'utf8')
  if (!before.includes(list.begins)) throw new Error(`${list.file} has no ${list.begins}`)
  const after = before.replace(list.begins, `${list.begins}${name}, `)
  await writeFile(path, `import { ${name} } from '#${file}'\n${after}`)
}
