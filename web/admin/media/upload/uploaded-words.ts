import { clipped } from '#catalogue/messages/fill.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

type Uploaded = Pick<GalleryItem, 'name'> & { duplicate: boolean; restored: boolean }

/** Returns the result of an upload in words: one file by name, several as a count. */
export function uploadedWords(items: readonly Uploaded[]): string {
  const added = items.filter(({ duplicate, restored }) => !duplicate && !restored)
  const known = items.filter(({ duplicate }) => duplicate)
  const back = items.filter(({ restored }) => restored)
  const sentences = [addedWords(added), knownWords(known), broughtBackWords(back)]
  return sentences.filter(Boolean).join(' ')
}

function addedWords([item, ...more]: readonly Uploaded[]): string {
  if (!item) return ''
  if (more.length === 0) return t('upload.addedOne', { name: clipped(item.name) })
  return t('upload.addedMany', { count: more.length + 1 })
}

function knownWords([item, ...more]: readonly Uploaded[]): string {
  if (!item) return ''
  if (more.length === 0) return t('upload.knownOne', { name: clipped(item.name) })
  return t('upload.knownMany', { count: more.length + 1 })
}

function broughtBackWords([item, ...more]: readonly Uploaded[]): string {
  if (!item) return ''
  if (more.length === 0) return t('upload.broughtBackOne', { name: clipped(item.name) })
  return t('upload.broughtBackMany', { count: more.length + 1 })
}
