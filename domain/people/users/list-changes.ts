import type { UserLine } from '#catalogue/wire/users.ts'
import { findPerson } from '#store/people/people.ts'
import { listPersonLines } from '#store/people/person-log.ts'
import type { Db } from '#store/tables.ts'
import { noSuchUser } from './no-such-user.ts'
import type { Changes } from './record-change.ts'

/** Returns a page of an account's changes, the newest first. */
export async function listChanges(
  db: Db,
  id: number,
  page: { limit: number; offset: number },
): Promise<{ lines: UserLine[]; total: number }> {
  if (!(await findPerson(db, id))) throw noSuchUser()
  const { lines, total } = await listPersonLines(db, id, page)
  return {
    total,
    lines: lines.map(({ id, at, actor_name, step, changes }) => ({
      id,
      at,
      by: actor_name,
      step,
      changes: Object.entries(JSON.parse(changes) as Changes).map(([field, { before, after }]) => ({
        field,
        before: String(before),
        after: String(after),
      })),
    })),
  }
}
