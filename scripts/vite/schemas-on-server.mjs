/** What browsers get in place of zod: it can be called and read like a schema, but not checked with. */
const stub = `
const refuse = () => { throw new Error('Schemas are checked on the server only.') }
const refused = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])
export const z = new Proxy(() => z, {
  get: (_, name) => (typeof name === 'symbol' ? undefined : refused.has(name) ? refuse : z),
  apply: () => z,
})`

/** Addresses are written in responses for guests, which only the server makes. */
const addresses = `export const formatAddress = () => {
  throw new Error('Addresses are written on the server only.')
}`

/** HTML comes from clients and spreadsheets, and is read when it is saved. */
const typedTexts = `const refuseTyped = () => { throw new Error('HTML is read on the server only.') }
export { refuseTyped as parseRichText, refuseTyped as typedTextFaults }`

const names = ['zod', 'localized-address-format', '#catalogue/text/html/parse-rich-text.ts']

/**
 * Keeps zod out of browsers. Declarations name their schemas, which only the server checks; in what
 * a back office loads first zod would be a twentieth. So with what declarations compute for guests
 * and read from clients.
 * @returns {import('vite').Plugin}
 */
export function schemasOnServer() {
  const id = '\0schemas-on-server'
  return {
    name: 'schemas-on-server',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (names.includes(source) ? id : null),
    load: (loaded) => (loaded === id ? [stub, addresses, typedTexts].join('\n') : null),
  }
}
