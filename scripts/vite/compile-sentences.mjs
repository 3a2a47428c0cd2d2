import compile from 'icu-minify/compile'

/**
 * The back office's sentences come to browsers as they are said from, so that no browser needs a
 * reader of MessageFormat.
 * @returns {import('vite').Plugin}
 */
export function compileSentences() {
  return {
    name: 'compile-sentences',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/catalogue\/messages\/(admin|screens|sign-in)\/\w+\.json$/.test(id)) return null
      const read = Object.entries(JSON.parse(code)).map(([key, text]) => [key, compile(text)])
      return { code: JSON.stringify(Object.fromEntries(read)), map: null }
    },
  }
}
