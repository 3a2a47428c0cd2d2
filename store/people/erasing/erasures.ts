import { changeFact } from '#store/facts.ts'
import { foldedLogin } from '#store/people/folded-login.ts'
import type { Db, Tx } from '#store/tables.ts'

/** An erased account and its former names, while they still occur in other rows. */
export interface Erasure {
  personId: number
  /** User names that nobody else ever had. */
  own: string[]
  /** User names that somebody else had too; occurrences of that person stay. */
  shared: string[]
}

const begin = 'erasing/'

export async function addErasure(tx: Tx, { personId, ...names }: Erasure): Promise<void> {
  await changeFact(tx, `${begin}${personId}`, JSON.stringify(names))
}

export async function listErasures(db: Db): Promise<Erasure[]> {
  const rows = await db
    .selectFrom('fact')
    .selectAll()
    // Not by comparing: databases sort text differently.
    .where('name', 'like', `${begin}%`)
    .execute()
  return rows.map(({ name, value }) => ({
    personId: Number(name.slice(begin.length)),
    ...(JSON.parse(value) as Omit<Erasure, 'personId'>),
  }))
}

export async function removeErasure(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('fact').where('name', '=', `${begin}${personId}`).execute()
}

export async function listNamesOf(
  db: Db,
  { id, username }: { id: number; username: string },
): Promise<Pick<Erasure, 'own' | 'shared'>> {
  const logged = await db
    .selectFrom('person_log')
    .select(['person_id', 'changes'])
    .where('changes', 'like', '%"username"%')
    .execute()
  const people = await db.selectFrom('person').select('username').where('id', '!=', id).execute()
  const ofOthers = new Set(people.map((person) => person.username))
  const names = new Set([username])
  for (const { person_id, changes } of logged) {
    const { username: change } = JSON.parse(changes) as { username?: NameChange }
    const set = person_id === id ? names : ofOthers
    if (change) set.add(change.before).add(change.after)
  }
  // Names are erased ignoring case, so `Anna` would also erase another person's `anna`.
  const foldedOthers = new Set([...ofOthers].map(foldedLogin))
  const isShared = (name: string) => foldedOthers.has(foldedLogin(name))
  return {
    own: [...names].filter((name) => !isShared(name)),
    shared: [...names].filter(isShared),
  }
}

interface NameChange {
  before: string
  after: string
}
