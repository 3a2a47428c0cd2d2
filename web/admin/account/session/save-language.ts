import type { Language } from '#catalogue/languages.ts'
import { postApi } from '#web/admin/api/call-api.ts'

/**
 * Tells the server in which language its reader wants to be written to. The screens speak the chosen
 * one whether or not it could be told; the next sign-in tells it again.
 */
export async function saveLanguage(language: Language): Promise<void> {
  await postApi('/users/update/language', { body: { language } }).catch(() => undefined)
}
