/**
 * Read by the code that the build puts around each `import()` (`scripts/vite/fetch-before-
 * import.mjs`).
 * @public
 */
export const importing = { isRetryable: false }

/**
 * Imports a script so that a failed import can be retried: its files are fetched first. This costs
 * a look-up in the browser cache for each file, so the scripts that a page starts with go without.
 */
export function retryableImport<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  importing.isRetryable = true
  try {
    return load()
  } finally {
    importing.isRetryable = false
  }
}
