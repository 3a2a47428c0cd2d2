// `node --import`: lets the tests of a brand import `linecheck/test` from a folder anywhere.
import { registerHooks } from 'node:module'

const surface = new URL('../../surface/test.mjs', import.meta.url).href

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'linecheck/test' ? surface : specifier, context),
})
