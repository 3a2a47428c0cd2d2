import { islandRegistry } from '#web/site/island-registry.ts'
import { saveLanguage } from './ui/islands/save-language.ts'
import { startIslands } from './ui/islands/start-islands.ts'
import { supportInvokers } from './ui/islands/support-invokers.ts'

// The only script of a public page: a few lines now, React when the first island wants it.
supportInvokers(document)
saveLanguage(document)
startIslands(document, islandRegistry)
