import { refreshContent } from '#web/admin/api/query-client.ts'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { listWords } from '#web/admin/i18n/list-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { Accepted } from '#web/admin/media/upload/chosen-files.ts'
import { type OneUpload, useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

interface Replacing {
  upload: OneUpload
  replace: (chosen: File) => Promise<void>
}

/** Puts another file in the place of this one: at once, or where guests see it once that is approved. */
export function useReplace(file: GalleryDetails, accepted: Accepted): Replacing {
  const dialogs = useDialogs()
  const upload = useOneUpload(accepted)

  async function replace(chosen: File) {
    const isSure = file.uses.length === 0 || (await dialogs.ask(question(file, chosen)))
    if (!isSure) return
    const beside = { id: file.id, fields: { version: String(file.version) } }
    const answer = await upload.send('/galleries/{id}/replace', chosen, beside)
    if (!answer) return
    void refreshContent()
    await dialogs.tell({ tone: 'success', title: file.name, message: answer.message })
  }

  return { upload, replace }
}

function question({ name, uses, live }: GalleryDetails, chosen: File) {
  const places = listWords(uses.map(({ label }) => label))
  const means = live ? 'file.replaceWaits' : 'file.replaceMeans'
  return {
    title: t('file.askReplace', { name }),
    message: t(means, { count: uses.length, name: chosen.name, places }),
    yes: t('file.replace'),
    no: t('file.keep'),
  }
}
