/**
 * Keeps out of browsers what a brand loads on the server: its content, pages and parts, which its
 * `brand.ts` imports dynamically.
 * @param {string} brandFile absolute path
 * @returns {import('vite').Plugin}
 */
export function dropServerParts(brandFile) {
  return {
    name: 'drop-server-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.split('?')[0] !== brandFile) return null
      const onServer = "Promise.reject(new Error('This part of the brand is on the server.'))"
      return { code: code.replaceAll(/\bimport\(\s*['"][^'"]+['"]\s*\)/g, onServer), map: null }
    },
  }
}
