import { loadMessages, loadScreenMessages, setLanguage } from '#web/admin/i18n/translate.ts'

// Imported first by tests of what the back office says, so that it says it in English.
await Promise.all([setLanguage('en'), loadMessages('en'), loadScreenMessages('en')])
