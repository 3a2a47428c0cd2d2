import type { Actor } from '#domain/actor.ts'
import { addPerson } from '#store/people/people.ts'
import type { Tx } from '#store/tables.ts'

const demoPeople = {
  admin: { first_name: 'Asha', last_name: 'Menon', role: 'Admin' },
  editor: { first_name: 'Elena', last_name: 'Brandt', role: 'Editor' },
  editor2: { first_name: 'Emil', last_name: 'Okafor', role: 'Editor' },
  approver: { first_name: 'Paula', last_name: 'Vidal', role: 'Approver' },
  approver2: { first_name: 'Pierre', last_name: 'Laurent', role: 'Approver' },
  support: { first_name: 'Sofia', last_name: 'Lindqvist', role: 'Support' },
} as const

type DemoName = keyof typeof demoPeople

/** The user names of the demo accounts (contract section 6). */
export const demoNames: readonly DemoName[] = [
  'admin',
  'editor',
  'editor2',
  'approver',
  'approver2',
  'support',
]

interface NewPeople {
  passwordHash: string
  now: string
  emailDomain: string
}

/** Adds the demo accounts with one password for all. Returns them by user name. */
export async function addDemoPeople(
  tx: Tx,
  { passwordHash, now, emailDomain }: NewPeople,
): Promise<Record<DemoName, Actor>> {
  const add = (name: DemoName) => addDemoPerson(tx, name, { passwordHash, now, emailDomain })
  return {
    admin: await add('admin'),
    editor: await add('editor'),
    editor2: await add('editor2'),
    approver: await add('approver'),
    approver2: await add('approver2'),
    support: await add('support'),
  }
}

async function addDemoPerson(
  tx: Tx,
  username: DemoName,
  { passwordHash, now, emailDomain }: NewPeople,
): Promise<Actor> {
  const person = demoPeople[username]
  const id = await addPerson(tx, {
    ...person,
    username,
    email: `${username}@${emailDomain}`,
    password_hash: passwordHash,
    active: 1,
    created_at: now,
  })
  return { id, username, role: person.role }
}
