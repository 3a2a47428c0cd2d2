import { storeFailure } from './store-failure.ts'

/** Returns why services cannot be opened, as a sentence for whoever called a command; null where it is a bug of ours. */
export function startFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // By name: the app is built apart and brings classes of its own.
  return error.name === 'StartRefused' || storeFailure(error) !== null ? error.message : null
}
