import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { foldedLogin } from './folded-login.ts'
import { addPerson, findPersonByLogin } from './people.ts'

/** The spellings in which people and their keyboards write one and the same name. */
const spellings = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  (name: string) => name.normalize('NFC'),
  (name: string) => name.normalize('NFD'),
  (name: string) => name.normalize('NFKD'),
  (name: string) => `\u00a0 ${name}\t`,
]

test('every spelling of a name folds to the same, and folding it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(...spellings), (name, spell) => {
      expect(foldedLogin(spell(name))).toBe(foldedLogin(name))
      expect(foldedLogin(foldedLogin(name))).toBe(foldedLogin(name))
    }),
    { numRuns: 2_000 },
  )
})

test('different names stay different', () => {
  const names = ['edith', 'édith', 'edit', 'edith1', 'e dith', 'edith@marigold.example']
  expect(new Set(names.map(foldedLogin)).size).toBe(names.length)
})

test.each([
  'Editor',
  'Élodie',
  'JÜRGEN',
  'Straße',
  'ΟΔΥΣΣΕΥΣ',
  'ｆｕｌｌ',
  'José'.normalize('NFD'),
])(
  '%s is found by every spelling of the user name and of the e-mail, and taken in each',
  async (username) => {
    const store = await openTestStore()
    const person = (name: string, email: string) => ({
      username: name,
      email,
      first_name: '',
      last_name: '',
      role: 'Editor' as const,
      password_hash: '',
      active: 1,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    const add = (name: string, email: string) =>
      store.write((tx) => addPerson(tx, person(name, email)))
    const email = `${username}@marigold.example`
    const id = await add(username, email)
    for (const spell of spellings) {
      expect((await findPersonByLogin(store.db, spell(username)))?.id).toBe(id)
      expect((await findPersonByLogin(store.db, spell(email)))?.id).toBe(id)
      await expect(add(spell(username), 'other@marigold.example')).rejects.toThrow()
      await expect(add('other', spell(email))).rejects.toThrow()
    }
  },
)

test('a user name keeps its capitals where it can', async () => {
  const store = await openTestStore()
  const values = { first_name: '', last_name: '', role: 'Editor' as const, password_hash: '' }
  const rest = { ...values, active: 1, created_at: '2026-01-01T00:00:00.000Z' }
  const email = 'J.Doe@marigold.example'
  await store.write((tx) => addPerson(tx, { ...rest, username: ' J.Doe ', email }))
  expect(await findPersonByLogin(store.db, 'j.doe')).toMatchObject({ username: 'J.Doe', email })
})
