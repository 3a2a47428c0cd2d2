import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const admin = join(import.meta.dirname, '..')

/** Each hears every key by itself. */
const dialog = /<(?:Modal|Drawer)\b/g

test('every dialog closes by its layer: Escape is meant for the one on top alone', () => {
  const names = readdirSync(admin, { recursive: true, encoding: 'utf8' })
  const past = names.filter((name) => {
    if (!name.endsWith('.tsx')) return false
    const source = readFileSync(join(admin, name), 'utf8')
    const dialogs = source.match(dialog)?.length ?? 0
    const layers = source.match(/onClose=\{closeIfOnTop\}/g)?.length ?? 0
    const hasLayer = source.includes('const closeIfOnTop = useLayer(')
    return dialogs > 0 && (layers < dialogs || !hasLayer)
  })
  expect(past).toEqual([])
})
