import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The state that stands for a release until a later commit than that of v2.0.0 has it as its former one. */
const beforeReleases = 'dfd75868'

/** Returns the tag of the latest release before this state; null where there is none, or no history. */
export function formerTag(): string | null {
  try {
    return git('describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*', 'HEAD^')
  } catch {
    return null
  }
}

/**
 * Extracts the sources of the former release into a new folder, in a copy without history those of now.
 * Returns what they are.
 */
export function extractFormerRelease(folder: string): string {
  const former = formerTag() ?? (isInHistory(beforeReleases) ? beforeReleases : 'HEAD')
  extractCommit(former, folder)
  // `node_modules` has the packages of this state, and no registry those of the former one.
  const path = join(folder, 'package.json')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies }, null, 2))
  return former
}

/** Extracts the files of a commit into a new folder. */
export function extractCommit(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 28 })
  execFileSync('tar', ['x', '-C', folder], { input: archive })
}

function isInHistory(commit: string): boolean {
  try {
    git('merge-base', '--is-ancestor', commit, 'HEAD')
    return true
  } catch {
    return false
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}
