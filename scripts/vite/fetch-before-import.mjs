import { join } from 'node:path'
import { root } from '../root.mjs'

/** What Vite calls its own: it is asked for where a script is loaded later (`import()`). */
const helper = /^\0vite\/preload-helper\.js$/

/**
 * A browser may remember for ever that a module did not arrive, whether it was imported or preloaded
 * (Chromium 150 does): then nobody could try again. What is fetched is remembered only where it came,
 * in the browser's cache, from which the import takes it.
 * @returns {import('vite').Plugin}
 */
export function fetchBeforeImport() {
  return {
    name: 'fetch-before-import',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: helper }, handler: () => ({ code, moduleSideEffects: false }) },
  }
}

/** Runs in browsers. `names` are the files of the build that a script is made of. */
const code = `
import { importing } from ${JSON.stringify(join(root, 'web/ui/retryable-import.ts'))}

const fetchOnce = remembered(fetchWhole)
const linkOnce = remembered(link)

export async function __vitePreload(run, names = []) {
  const addresses = names.map((name) => '/' + name)
  if (importing.isRetryable) await Promise.all(addresses.map(fetchOnce))
  await Promise.all(addresses.map(linkOnce))
  return run()
}

function remembered(work) {
  const known = new Map()
  return (address) => {
    const coming = known.get(address) ?? (isThere(address) ? Promise.resolve() : work(address))
    known.set(address, coming)
    coming.catch(() => known.delete(address))
    return coming
  }
}

async function fetchWhole(address) {
  const answer = await fetch(address, { credentials: 'same-origin' })
  if (!answer.ok) throw new Error(address + ' did not arrive')
  await answer.arrayBuffer()
}

function isThere(address) {
  return document.querySelector('[href="' + address + '"], [src="' + address + '"]') !== null
}

/** Scripts are on their way together; of styles it is waited for, because what is drawn wears them. */
function link(href) {
  const isStyle = href.endsWith('.css')
  const rel = isStyle ? 'stylesheet' : 'modulepreload'
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('link'), { rel, href })
    element.onload = resolve
    element.onerror = () => {
      element.remove()
      reject(new Error(href + ' did not arrive'))
    }
    document.head.append(element)
    if (!isStyle) resolve()
  })
}
`
