import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { literalsIn } from './literals.ts'

const root = join(import.meta.dirname, '../..')
const admin = join(root, 'web/admin')

test('the back office says nothing but its sentences', () => {
  const labels = labelsOfDeclarations()
  const sources = readdirSync(admin, { recursive: true, encoding: 'utf8' }).filter((name) => {
    return /\.tsx?$/.test(name) && !/\.(test|gen)\./.test(name)
  })
  const left = sources.flatMap((name) => {
    const found = literalsIn(name, readFileSync(join(admin, name), 'utf8'), labels)
    return found.map((words) => `${name}: ${words}`)
  })
  expect(left).toEqual([])
})

test.each([
  ['text', 'const a = <p>Hello {name}</p>', ['Hello']],
  ['a choice in text', "const a = <p>{isOpen ? 'Close it' : say('a.b')}</p>", ['Close it']],
  ['an attribute', 'const a = <img alt="A burger" className="burger" />', ['A burger']],
  ['one put together', 'const a = <b aria-label={"Move " + name + " up"} />', ['Move', 'up']],
  ['a default', "const a = <b title={title ?? 'Start here'} />", ['Start here']],
  ['what a dialog is told', "tell({ tone: 'error', title: 'Not saved' })", ['Not saved']],
  ['a sentence from anywhere', "const a = () => 'Nothing was added'", ['Nothing was added']],
  ['what is said aloud', "announce('Done with ' + name)", ['Done with']],
])('words are found in %s', (_, source, words) => {
  expect(literalsIn('a.tsx', source, new Set())).toEqual(words)
})

test.each([
  ["const a = <p title={say('a.b', { label })}>{say('a.b')} · {name}</p>"],
  [`const a = <title>{title + " · Linecheck"}</title>`],
  ["const a = { label: 'settings.brand', path: '/admin', title: 'Logs' }"],
  ['const a = <p className="wide" color="red" type="text">–</p>'],
])('sentences, names and what is not read are left alone: %s', (source) => {
  expect(literalsIn('a.tsx', source, new Set(['Logs']))).toEqual([])
})

function labelsOfDeclarations(): Set<string> {
  const file = join(root, 'catalogue/messages/labels/de.json')
  return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8'))))
}
