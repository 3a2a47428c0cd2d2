import { globSync } from 'node:fs'
import { join } from 'node:path'
import { renderDocs } from '../docs/render-docs.mjs'
import { root } from '../root.mjs'

const base = 'admin/guides/'

function renderGuides() {
  const folder = join(root, 'docs/guides')
  const rest = globSync('*.md', { cwd: folder }).filter((name) => name !== 'README.md')
  return renderDocs(folder, ['README.md', ...rest.toSorted()])
}

/**
 * Writes the guides for staff beside the scripts, where the back office links to them.
 * @returns {import('vite').Plugin}
 */
export function serveGuides() {
  return {
    name: 'serve-guides',
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        const path = req.url?.slice(1) ?? ''
        const file = path.startsWith(base) && renderGuides().get(path.slice(base.length))
        if (!file) return next()
        if (path.endsWith('.html')) res.setHeader('content-type', 'text/html; charset=utf-8')
        if (path.endsWith('.css')) res.setHeader('content-type', 'text/css; charset=utf-8')
        res.end(file)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [name, source] of renderGuides())
        this.emitFile({ type: 'asset', fileName: base + name, source })
    },
  }
}
