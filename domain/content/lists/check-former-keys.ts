import { brand } from '#brand'
import { declarations } from '#catalogue/catalogue.ts'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Db } from '#store/tables.ts'
import { listUndeclared } from './list-undeclared.ts'

/**
 * Throws `StartupError` when a renamed declaration (`formerly`) has content under another of its keys than
 * the first: it would be hidden, and only a person knows which of the two is meant.
 */
export async function checkFormerKeys(db: Db): Promise<void> {
  const renamed = declarations.filter(({ formerly }) => formerly.length > 0)
  if (renamed.length === 0) return
  const kept = await listUndeclared(db)
  for (const { key, name, formerly } of renamed) {
    const other = [name, ...formerly].find((one) => one !== key && one in kept)
    if (other)
      throw new StartupError(
        `${brand.name} finds the content of ${name} under ${key}, its first key, but there is content under ${other} too. Leave ${key} out of "formerly" to go on with that of ${other}: the rest is kept, and an Admin can download it.`,
      )
  }
}
