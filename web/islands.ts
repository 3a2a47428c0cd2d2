import { islandRegistry } from '#web/site/island-registry.ts'
import { saveLanguage } from './ui/islands/save-language.ts'
import { startIslands } from './ui/islands/start-islands.ts'
import { supportInvokers } from './ui/islands/support-invokers.ts'

// The only script of every public page; it loads React when an island first needs it.
supportInvokers(document)
saveLanguage(document)
startIslands(document, islandRegistry)
