import { expect, test } from 'vitest'
import { loadMe } from '#domain/people/load-me.ts'
import { hashPassword } from '#domain/people/password.ts'
import { signIn } from '#domain/people/sign-in/sign-in.ts'
import { hashOf } from '#domain/people/token.ts'
import { whoIs } from '#domain/people/who-is.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { testClock } from '#test/test-clock.ts'
import { addDemoPeople, demoNames } from './add-demo-people.ts'

test('the demo brand has six accounts, one or two a role, that can sign in', async () => {
  const store = await openTestStore()
  const services = { store, ...testClock() }
  const password = 'chosen by the operator'
  const passwordHash = await hashPassword(password)
  const people = await store.write((tx) =>
    addDemoPeople(tx, { passwordHash, now: services.now(), emailDomain: 'marigold.example' }),
  )
  expect(Object.keys(people)).toEqual([...demoNames])
  expect(demoNames.map((name) => people[name].role)).toEqual([
    'Admin',
    'Editor',
    'Editor',
    'Approver',
    'Approver',
    'Support',
  ])
  const own = await Promise.all(demoNames.map((name) => loadMe(services, people[name])))
  const names = own.flatMap(({ first_name, last_name }) => [first_name, last_name])
  expect(new Set(names.filter(Boolean)).size).toBe(12)
  const { opened } = await signIn(services, { login: 'approver2', password, address: '::1' })
  expect(await whoIs(services, hashOf(opened?.token ?? ''))).toEqual(people.approver2)
  expect(await loadMe(services, people.approver2)).toEqual(opened?.user)
  expect(opened?.user).toMatchObject({
    email: 'approver2@marigold.example',
    roles: { id: 4, name: 'Approver' },
  })
})
