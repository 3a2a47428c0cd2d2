import satisfies from 'semver/functions/satisfies.js'
import { programVersion } from '#catalogue/program-version.ts'
import { StartupError } from '#catalogue/startup-error.ts'
import type { Brand } from './brand.ts'

/** Throws `StartupError` when a brand was written for other versions of Linecheck than this one. */
export function checkVersion(
  { name, linecheck }: Pick<Brand, 'name' | 'linecheck'>,
  version = programVersion,
): void {
  if (satisfies(version, linecheck, { includePrerelease: true })) return
  throw new StartupError(
    `${name} works with Linecheck ${linecheck}, and this is ${version}. Install that version, or adapt the brand and change "linecheck" in its brand.ts.`,
  )
}
