import { shortenName } from '#catalogue/messages/fill.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'

type Uploaded = Pick<GalleryItem, 'name'> & { duplicate: boolean; restored: boolean }

/** Returns the result of an upload in words: one file by name, several as a count. */
export function formatUploads(items: readonly Uploaded[]): string {
  const added = items.filter(({ duplicate, restored }) => !duplicate && !restored)
  const known = items.filter(({ duplicate }) => duplicate)
  const back = items.filter(({ restored }) => restored)
  return [
    formatGroup(added, 'upload.addedOne', 'upload.addedMany'),
    formatGroup(known, 'upload.knownOne', 'upload.knownMany'),
    formatGroup(back, 'upload.restoredOne', 'upload.restoredMany'),
  ]
    .filter(Boolean)
    .join(' ')
}

type Kind = 'added' | 'known' | 'restored'

function formatGroup(
  items: readonly Uploaded[],
  one: `upload.${Kind}One`,
  many: `upload.${Kind}Many`,
): string {
  const [first] = items
  if (!first) return ''
  return items.length === 1
    ? t(one, { name: shortenName(first.name) })
    : t(many, { count: items.length })
}
