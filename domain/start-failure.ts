import { storeFailure } from './store-failure.ts'

/** Returns why the services cannot be opened, as a sentence for the operator; null for a bug. */
export function startFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  // By name: the built app has its own copy of the class.
  return error.name === 'StartupError' || storeFailure(error) !== null ? error.message : null
}
