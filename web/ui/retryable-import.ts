/**
 * Read by what the build puts around each `import()` (`scripts/vite/fetch-before-import.mjs`).
 * @public
 */
export const importing = { isRetryable: false }

/**
 * Loads a script so that it can be loaded again where it does not arrive: it is fetched whole before
 * it is imported. It costs a look into the browser's cache for each of its files, so that what a page
 * starts with, where trying again is loading the page again, goes without.
 */
export function retryableImport<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  importing.isRetryable = true
  try {
    return load()
  } finally {
    importing.isRetryable = false
  }
}
