import { expect, test, vi } from 'vitest'
import {
  addAuthenticator,
  confirmAuthenticator,
} from '#store/people/second-factor/authenticators.ts'
import { replaceSecuredRoles } from '#store/people/second-factor/secured-roles.ts'
import type { Store } from '#store/store.ts'
import { StoreFull } from '#store/store-errors.ts'
import { openSession } from '#test/http/open-session.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asApprover, asEditor } from '#test/people.ts'
import { testClock } from '#test/test-clock.ts'
import { endSessions } from './end-sessions.ts'
import { findPreviewPass, openPreview } from './preview-pass.ts'
import { signOut } from './sign-out.ts'
import { hashOf } from './token.ts'
import { whoIs } from './who-is.ts'

async function signedIn() {
  const store = await openTestStore()
  await addTestPeople(store)
  const clock = testClock()
  const services = { store, now: clock.now }
  const { hash } = await openSession(store, asEditor, clock.now())
  const passHash = async (parent = hash) => hashOf((await openPreview(services, parent)).pass)
  return { store, clock, services, hash, passHash }
}

function changeEditor(store: Store, values: { active: 0 } | { role: 'Support' }) {
  return store.write((tx) =>
    tx.updateTable('person').set(values).where('id', '=', asEditor.id).execute(),
  )
}

async function lastSeen(store: Store): Promise<string | undefined> {
  const row = await store.db.selectFrom('session').select('last_seen_at').executeTakeFirst()
  return row?.last_seen_at
}

test('a session ends 12 hours after its last use', async () => {
  const { clock, services, hash } = await signedIn()
  for (let use = 0; use < 3; use += 1) {
    clock.pass({ hours: 11, minutes: 59 })
    expect(await whoIs(services, hash)).toEqual(asEditor)
  }
  clock.pass({ hours: 12 })
  expect(await whoIs(services, hash)).toBeNull()
})

test('a session ends after 7 days, however much it is used', async () => {
  const { clock, services, hash } = await signedIn()
  for (let hours = 6; hours < 7 * 24; hours += 6) {
    clock.pass({ hours: 6 })
    expect(await whoIs(services, hash)).toEqual(asEditor)
  }
  clock.pass({ hours: 6 })
  expect(await whoIs(services, hash)).toBeNull()
})

test('a use is written down once a minute', async () => {
  const { store, clock, services, hash } = await signedIn()
  const write = vi.spyOn(store, 'write')
  clock.pass({ seconds: 59 })
  await whoIs(services, hash)
  expect(write).not.toHaveBeenCalled()
  clock.pass({ seconds: 1 })
  await Promise.all([whoIs(services, hash), whoIs(services, hash)])
  await whoIs(services, hash)
  expect(write).toHaveBeenCalledTimes(1)
  await expect.poll(() => lastSeen(store)).toBe('2026-05-04T08:01:00.000Z')
})

test('people go on reading while nothing can be written, and stay signed in', async () => {
  const { store, clock, services, hash } = await signedIn()
  const write = vi.spyOn(store, 'write').mockRejectedValue(new StoreFull('no room'))
  for (let use = 0; use < 3; use += 1) {
    clock.pass({ hours: 11 })
    expect(await whoIs(services, hash)).toEqual(asEditor)
  }
  expect(write).toHaveBeenCalledTimes(3)
  clock.pass({ hours: 12 })
  expect(await whoIs(services, hash)).toBeNull()
})

test('nobody waits for a use to be written', async () => {
  const { store, clock, services, hash } = await signedIn()
  vi.spyOn(store, 'write').mockReturnValue(new Promise(() => undefined))
  clock.pass({ hours: 1 })
  expect(await whoIs(services, hash)).toEqual(asEditor)
})

test('the role is the one of this moment, and a deactivated person is nobody', async () => {
  const { store, services, hash, passHash } = await signedIn()
  const pass = await passHash()
  await changeEditor(store, { role: 'Support' })
  expect(await whoIs(services, hash)).toEqual({ ...asEditor, role: 'Support' })
  await changeEditor(store, { active: 0 })
  expect(await whoIs(services, hash)).toBeNull()
  expect(await findPreviewPass(services, pass)).toBeNull()
})

test('signing out ends the session and its preview passes, and no other session', async () => {
  const { store, services, hash, passHash } = await signedIn()
  const other = await openSession(store, asEditor, services.now())
  const [pass, otherPass] = [await passHash(), await passHash(other.hash)]
  await signOut(services, hash)
  expect(await whoIs(services, hash)).toBeNull()
  expect(await findPreviewPass(services, pass)).toBeNull()
  expect(await whoIs(services, other.hash)).toEqual(asEditor)
  expect(await findPreviewPass(services, otherPass)).not.toBeNull()
  await signOut(services, hash)
})

test('all sessions of a person end, or all but one', async () => {
  const { store, services, hash, passHash } = await signedIn()
  const other = await openSession(store, asEditor, services.now())
  const approver = await openSession(store, asApprover, services.now())
  const [pass, otherPass] = [await passHash(), await passHash(other.hash)]
  await store.write((tx) => endSessions(tx, asEditor.id, hash))
  expect(await whoIs(services, hash)).toEqual(asEditor)
  expect(await findPreviewPass(services, pass)).not.toBeNull()
  expect(await whoIs(services, other.hash)).toBeNull()
  expect(await findPreviewPass(services, otherPass)).toBeNull()
  await store.write((tx) => endSessions(tx, asEditor.id))
  expect(await whoIs(services, hash)).toBeNull()
  expect(await findPreviewPass(services, pass)).toBeNull()
  expect(await whoIs(services, approver.hash)).toEqual(asApprover)
})

test('whose role needs a second factor and who has none sees no drafts until there is one', async () => {
  const { store, services, hash, passHash } = await signedIn()
  const pass = await passHash()
  await store.write((tx) => replaceSecuredRoles(tx, ['Editor', 'Approver']))
  expect(await whoIs(services, hash)).toEqual({ ...asEditor, isUnsecured: true })
  expect(await findPreviewPass(services, pass)).toBeNull()
  const app = { person_id: asEditor.id, sealed: 'sealed', created_at: services.now() }
  await store.write((tx) => addAuthenticator(tx, app))
  expect(await findPreviewPass(services, pass)).toBeNull()
  const first = { step: 1, now: services.now() }
  await store.write((tx) => confirmAuthenticator(tx, app, first))
  expect(await whoIs(services, hash)).toEqual(asEditor)
  expect(await findPreviewPass(services, pass)).not.toBeNull()
})

test('a preview pass opens drafts for an hour', async () => {
  const { clock, services, hash } = await signedIn()
  const { pass, expiresAt } = await openPreview(services, hash)
  expect(pass).toMatch(/^[\w-]{43}$/)
  expect(expiresAt).toBe('2026-05-04T09:00:00.000Z')
  clock.pass({ minutes: 59, seconds: 59 })
  expect(await findPreviewPass(services, hashOf(pass))).not.toBeNull()
  clock.pass({ seconds: 1 })
  expect(await findPreviewPass(services, hashOf(pass))).toBeNull()
})

test('a preview pass ends with its session at the latest', async () => {
  const { clock, services, hash } = await signedIn()
  for (let use = 0; use < 15; use += 1) {
    clock.pass({ hours: 11 })
    await whoIs(services, hash)
  }
  clock.pass({ hours: 2, minutes: 30 })
  const { pass, expiresAt } = await openPreview(services, hash)
  expect(expiresAt).toBe('2026-05-11T08:00:00.000Z')
  expect(await findPreviewPass(services, hashOf(pass))).not.toBeNull()
  clock.pass({ minutes: 30 })
  expect(await findPreviewPass(services, hashOf(pass))).toBeNull()
})

test('a session that is over opens no preview', async () => {
  const { clock, services, hash } = await signedIn()
  await signOut(services, hash)
  await expect(openPreview(services, hash)).rejects.toMatchObject({ code: 'unauthenticated' })
  const idle = await openSession(services.store, asEditor, services.now())
  clock.pass({ hours: 12 })
  await expect(openPreview(services, idle.hash)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a pass is no bearer token, a bearer token no pass, and nonsense neither', async () => {
  const { services, hash, passHash } = await signedIn()
  const pass = await passHash()
  expect(await whoIs(services, pass)).toBeNull()
  expect(await findPreviewPass(services, hash)).toBeNull()
  await expect(openPreview(services, pass)).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await whoIs(services, 'nonsense')).toBeNull()
  expect(await findPreviewPass(services, 'nonsense')).toBeNull()
})
