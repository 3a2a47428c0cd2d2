import { programVersion } from '#catalogue/program-version.ts'
import type { Route } from '../call/route.ts'
import { describeOperation } from './describe-operation.ts'
import type { Components } from './schemas.ts'

/** Returns the whole API as OpenAPI 3.1, made from its routes (contract section 1). */
export function describeApi(routes: readonly Route[]) {
  const { document, add } = beginDescription()
  for (const route of routes) add(route)
  return document
}

/** Describes one route at a time: all of them at once would block the thread that serves guests. */
export function beginDescription() {
  const components: Components = { schemas: {}, responses: {} }
  const paths: Record<string, Record<string, unknown>> = {}
  function add(route: Route): void {
    const item = paths[route.path] ?? {}
    for (const method of route.methods) item[method] = describeOperation(route, method, components)
    paths[route.path] = item
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Linecheck',
      version: programVersion,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, ...components },
  }
  return { document, add }
}
