import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { addTestPeople, asEditor } from '#test/people.ts'
import {
  addBackupRun,
  closeDeadBackups,
  findLastBackup,
  findRunningBackup,
} from './backups/backup-runs.ts'
import { addMail, claimDueMail, failUnsureMails, markHandedOver } from './mail/mails.ts'
import { listPresent, replacePresence } from './presence/presence.ts'

const now = '2026-05-04T08:00:00.000Z'
const soon = '2026-05-04T08:02:00.000Z'
const ahead = '2026-05-09T08:00:00.000Z'

async function openPeople() {
  const store = await openTestStore()
  await addTestPeople(store)
  return store
}

test('a mail that a clock ahead of today has put, taken or handed over leaves all the same', async () => {
  const store = await openPeople()
  const mail = {
    kind: 'invite',
    person_id: asEditor.id,
    address: 'a@b.example',
    payload: '{}',
  } as const
  const claim = (until: string, at = now) => store.write((tx) => claimDueMail(tx, at, until))
  await store.write((tx) => addMail(tx, ahead, { ...mail, stem: 'one' }))
  const taken = await claim(ahead)
  expect(taken?.stem).toBe('one')
  expect((await claim(soon))?.id).toBe(taken?.id)
  expect(await claim(soon)).toBe(undefined)
  const again = await claim(soon, soon)
  await store.write((tx) => markHandedOver(tx, again ?? raise(), ahead))
  expect(await store.write((tx) => failUnsureMails(tx, soon, 'unsure'))).toHaveLength(1)
})

test('a backup that a clock ahead of today has begun keeps no other from being taken', async () => {
  const store = await openPeople()
  const begin = (alive_until: string) =>
    store.write((tx) => addBackupRun(tx, { file: 'a', started_at: now, alive_until }))
  await begin(ahead)
  expect(await findRunningBackup(store.db, now)).toBe(undefined)
  await store.write((tx) => closeDeadBackups(tx, now, 'died'))
  expect(await findLastBackup(store.db, 'failed')).toMatchObject({ ended_at: now })
  const id = await begin(soon)
  expect((await findRunningBackup(store.db, now))?.id).toBe(id)
})

test('nobody is present who was seen by a clock ahead of today', async () => {
  const store = await openPeople()
  const row = { person_id: asEditor.id, subject: 'home.icm', entry_id: 0, language: '' } as const
  const rows = [
    { ...row, tab: 'a', typing_until: null, seen_at: now },
    { ...row, tab: 'b', typing_until: null, seen_at: ahead },
  ]
  await store.write((tx) => replacePresence(tx, [], rows))
  const present = await listPresent(store.db, '2026-05-04T07:59:00.000Z', soon)
  expect(present.map(({ tab }) => tab)).toEqual(['a'])
})

function raise(): never {
  throw new Error('There was none.')
}
