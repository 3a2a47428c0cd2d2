import { basename, join } from 'node:path'
import { rootFolder } from '#store/root-folder.ts'

/**
 * Returns the path of a script that runs in a process or thread of its own: as it was built, or its source
 * in development and in tests. An installed package has built ones in development too.
 * @param source from the repository's root
 */
export function scriptPath(source: string): string {
  const built: string | undefined = import.meta.env?.SCRIPTS_DIR
  return built ? join(built, `${basename(source, '.ts')}.js`) : join(rootFolder, source)
}
