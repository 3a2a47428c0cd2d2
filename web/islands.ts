import { islandRegistry } from '#web/site/island-registry.ts'
import { keepLanguage } from './ui/islands/keep-language.ts'
import { startIslands } from './ui/islands/start-islands.ts'
import { supportInvokers } from './ui/islands/support-invokers.ts'

// The only script of a public page: a few lines now, React when the first island wants it.
supportInvokers(document)
keepLanguage(document)
startIslands(document, islandRegistry)
