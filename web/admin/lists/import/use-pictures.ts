import { useEffect, useRef, useState } from 'react'
import { useUploadLimit } from '#web/admin/api/brand.ts'
import { type PlainMessage, t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { megabytesOf } from '#web/admin/media/upload/chosen-files.ts'
import { fileMessage, sendFiles } from '#web/admin/media/upload/send-files.ts'
import { type Unzipped, unzipPictures, ZipFault } from '#web/admin/media/upload/unzip-pictures.ts'

export interface PictureUpload {
  /** Name of the zip. */
  name: string
  isRunning: boolean
  /** Bytes of the zip that were unpacked and sent, 0 to 1. */
  done: number
  /** Ids by name. */
  ids: Record<string, number>
  /** How many have no alternative text. */
  withoutAlt: number
  failed: { name: string; sentence: string }[]
  error: string | null
}

const faults = {
  noPicture: 'import.zip.noPicture',
  broken: 'import.zip.broken',
  twice: 'import.zip.twice',
} as const satisfies Record<string, PlainMessage>

const zipFaults = {
  noZip: 'import.zip.noZip',
  tooMany: 'import.zip.tooMany',
  tooLarge: 'import.zip.tooLarge',
} as const satisfies Record<ZipFault['reason'], PlainMessage>

/** Unpacks a zip and puts its pictures into the library, one after the other. */
export function usePictures(onDone: (ids: Record<string, number>) => void) {
  const most = useUploadLimit() ?? Number.POSITIVE_INFINITY
  const [state, setState] = useState<PictureUpload | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  async function choose(zip: File) {
    abort.current?.abort()
    const controller = new AbortController()
    abort.current = controller
    const { signal } = controller
    const upload = newUpload(zip.name)
    const show = () => !signal.aborted && setState({ ...upload })
    show()
    let sent = 0
    try {
      for await (const one of unzipPictures(zip, most)) {
        await add(upload, one, signal)
        sent += 'file' in one ? one.file.size : 0
        upload.done = Math.min(1, sent / zip.size)
        show()
        if (signal.aborted) return
      }
    } catch (error) {
      upload.error = error instanceof ZipFault ? t(zipFaults[error.reason]) : t('import.unreadable')
    }
    upload.isRunning = false
    show()
    void refreshMedia()
    onDone(upload.ids)
  }

  async function add(upload: PictureUpload, one: Unzipped, signal: AbortSignal) {
    const { name } = one
    if ('fault' in one) {
      const sentence =
        one.fault === 'tooLarge'
          ? t('import.zip.pictureTooLarge', { most: megabytesOf(most) })
          : t(faults[one.fault])
      upload.failed.push({ name, sentence })
      return
    }
    const body = new FormData()
    body.append('image[]', one.file)
    try {
      const sending = { progress: () => undefined, signal }
      const [item] = (await sendFiles('/galleries', { body }, sending)).data.galleries
      if (!item) return
      upload.ids[name] = item.id
      if (item.needs_alt) upload.withoutAlt += 1
    } catch (error) {
      if (!signal.aborted)
        upload.failed.push({ name, sentence: fileMessage(error, t('api.failed')) })
    }
  }

  return { upload: state, choose }
}

function newUpload(name: string): PictureUpload {
  return { name, isRunning: true, done: 0, ids: {}, withoutAlt: 0, failed: [], error: null }
}
