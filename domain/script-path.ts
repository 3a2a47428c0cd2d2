import { basename, join } from 'node:path'

/**
 * Returns the path of a script that runs in a process or thread of its own: as it was built, or its source
 * in development and in tests, which run from the repository's folder.
 * @param source from the repository's root
 */
export function scriptPath(source: string): string {
  if (!import.meta.env?.PROD) return join(process.cwd(), source)
  return join(import.meta.env.BUILD_DIR, 'server', `${basename(source, '.ts')}.js`)
}
