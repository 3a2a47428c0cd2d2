import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

/** The environment with the project's own binaries first, so that `node` is the pinned one. */
export const projectEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
}

/**
 * Runs a program, in the project's folder unless in another, prints its output and returns its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string | undefined>} [env]
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function run(program, args, env = projectEnv, cwd = root) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] })
    const end = () => child.kill()
    process.prependOnceListener('exit', end) // whoever ends this one ends what it runs
    child.once('error', fail)
    child.once('exit', (code) => {
      process.off('exit', end)
      done(code ?? 1)
    })
  })
}

/**
 * Runs npm, that which runs this where there is one, and returns its exit code.
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @param {string} [cwd]
 * @returns {Promise<number>}
 */
export function npm(args, env, cwd) {
  const file = process.env.npm_execpath
  // `npx` names itself there.
  if (file?.endsWith('npm-cli.js')) return run(process.execPath, [file, ...args], env, cwd)
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, env, cwd)
}
