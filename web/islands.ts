import { islandRegistry } from '#web/site/island-registry.ts'
import { startIslands } from '#web/ui/start-islands.ts'
import { supportInvokers } from '#web/ui/support-invokers.ts'

// The only script of a public page: a few lines now, React when the first island wants it.
supportInvokers(document)
startIslands(document, islandRegistry)
