import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '#scripts/root.mjs'
import { extractCommit, formerTag } from '#test/upgrade/former-release.ts'

export interface FormerProgram {
  /** Where it stands, built. */
  folder: string
  commit: string
  remove(): void
}

/**
 * Builds the release before this state; until there is one, the program before the last migration. Returns a
 * sentence where there is no history, as in a copy without it. Whatever else keeps it from being built is
 * thrown.
 */
export function buildFormerProgram(): FormerProgram | string {
  const commit = formerTag() ?? commitBefore()
  if (commit === null) return 'there is no history here'
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-former-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    extractCommit(commit, folder)
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
    const env = { ...process.env, NODE_ENV: 'production' }
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, env, stdio: 'pipe' })
    return { folder, commit, remove }
  } catch (error) {
    remove()
    throw error
  }
}

/** The commit before the one that brought the last step; null without a repository or as much of it. */
function commitBefore(): string | null {
  const steps = [':(glob)store/migrations/**/[0-9]*.ts', ':(exclude,glob)**/*.test.ts']
  try {
    const step = git('log', '--format=%H', '--diff-filter=A', '-n', '1', '--', ...steps)
    return step === '' ? null : git('rev-parse', '--short', '--verify', '--quiet', `${step}^`)
  } catch {
    return null
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
}
