import { afterAll } from 'vitest'
import '../http/say-in-english.ts'
import { endFile } from './end-with-file.ts'

// Vitest runs this file anew for each file of tests, and what it imports once in a process.
afterAll(endFile)
