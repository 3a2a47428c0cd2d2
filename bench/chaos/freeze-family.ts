import { readFileSync } from 'node:fs'
import { whenOver } from './trial.ts'

/** Freezes a process and those that it has started, as a PostgreSQL has; gives how to thaw them: the end of the fault does too. */
export function freezeFamily(pid: number): () => void {
  const family = [pid, ...childrenOf(pid)]
  for (const one of family) process.kill(one, 'SIGSTOP')
  let isFrozen = true
  function thaw(): void {
    if (!isFrozen) return
    isFrozen = false
    for (const one of family) process.kill(one, 'SIGCONT')
  }
  whenOver(thaw)
  return thaw
}

/** The processes that this one has started and that live. */
export function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.trim().split(/\s+/).filter(Boolean).map(Number)
  } catch {
    return []
  }
}
