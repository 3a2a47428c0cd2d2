import { learn, speak } from '#web/admin/i18n/speech.ts'

// Imported first by tests of what the back office says, so that it says it in English.
await Promise.all([speak('en'), learn('en')])
