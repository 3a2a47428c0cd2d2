import { execFileSync } from 'node:child_process'

/** With owners and times; a file system that can shares the bytes until one of the two changes them. */
export function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', '--reflink=auto', from, to])
}
