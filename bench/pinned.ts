import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { serverFlags } from '../scripts/root.mjs'

/** A program and its arguments, as they are spawned. */
interface Command {
  program: string
  args: string[]
}

/** Where `taskset` is and there are two cores, what serves and what loads it have one each. */
const canPin = availableParallelism() > 1 && !spawnSync('taskset', ['--version']).error
const cores = { server: '0', client: '1' }

/** A command on the core of its part. */
export function pinned(part: keyof typeof cores, { program, args }: Command): Command {
  if (!canPin) return { program, args }
  return { program: 'taskset', args: ['-c', cores[part], program, ...args] }
}

/** A server on this Node with the flags that `npm start` gives ours. */
export function nodeServer(script: string, ...args: string[]): Command {
  return { program: process.execPath, args: [...serverFlags, script, ...args] }
}
