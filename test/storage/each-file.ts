import { afterAll } from 'vitest'
import '../http/compare-in-english.ts'
import { finishFile } from './after-file.ts'

// Vitest runs this file anew for each file of tests, and what it imports once in a process.
afterAll(finishFile)
