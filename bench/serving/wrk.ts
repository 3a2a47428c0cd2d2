import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { pinned } from '../pinned.ts'

/** Requests to one address. */
export interface Load {
  url: string
  headers: Record<string, string>
  /** The process that answers them. */
  pid: number
}

/** How one turn went. */
export interface Turn {
  /** Answers a second. */
  rate: number
  /** Answers for each second that the server's process had a core: what it could do alone. */
  rateOfCore: number
}

/** Linux counts the time of processes in hundredths of a second. */
const tick = 0.01

/** Loads an address for so many seconds over 32 connections. */
export async function turn({ url, headers, pid }: Load, seconds: number): Promise<Turn> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = { program: 'wrk', args: ['-t1', '-c32', `-d${seconds}s`, ...sent, url] }
  const { program, args } = pinned('client', wrk)
  const before = coreSeconds(pid)
  const { stdout } = await promisify(execFile)(program, args)
  const used = coreSeconds(pid) - before
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`)
  const responses = Number(/(\d+) requests in/.exec(stdout)?.[1])
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    rateOfCore: responses / used,
  }
}

/** How long a process has been on a core, in seconds; 0 where the system does not tell. */
function coreSeconds(pid: number): number {
  const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = afterName.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}
