import type { Language } from '#catalogue/languages.ts'
import { postApi } from '#web/admin/api/call-api.ts'

/** Saves the language for mails. A failure does not matter: the next sign-in sends it again. */
export async function saveLanguage(language: Language): Promise<void> {
  await postApi('/users/update/language', { body: { language } }).catch(() => undefined)
}
