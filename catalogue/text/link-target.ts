import { type EntityRef, type Lookups, type MediaLookup, referenceName } from '../field.ts'

/** What a link leads to when it is not an address: an entry, or a file of the library. */
export type LinkTarget =
  | { entry: EntityRef & { category: string }; anchor: string }
  | { file: number }

const pattern =
  /^(?:entry:([a-z]\w{0,59})\/([1-9]\d{0,14})(#[^\s#\\]{1,100})?|media:([1-9]\d{0,14}))$/

/** Returns the stored link to an entry: `entry:promotion/12`. */
export function entryLink(type: string, id: number): string {
  return `entry:${type}/${id}`
}

/** Returns the target of a stored link (`entry:promotion/12#terms`, `media:7`), or null for an address. */
export function linkTarget(link: string): LinkTarget | null {
  const [, type, id, anchor = '', file] = pattern.exec(link) ?? []
  if (file !== undefined) return { file: Number(file) }
  return type === undefined ? null : { entry: { category: type, id: Number(id) }, anchor }
}

/** Returns the entries that links lead to. */
export function linkedEntries(links: readonly string[]): EntityRef[] {
  return links.flatMap((link) => {
    const target = linkTarget(link)
    return target && 'entry' in target ? [target.entry] : []
  })
}

/** Returns the library ids of the files that links lead to. */
export function linkedFiles(links: readonly string[]): number[] {
  return links.flatMap((link) => {
    const target = linkTarget(link)
    return target && 'file' in target ? [target.file] : []
  })
}

/** Returns the address for guests, or '' for a target that they cannot open. */
export function resolveLink(
  link: string,
  { entry, file }: Pick<Lookups, 'entry' | 'file'>,
): string {
  const target = linkTarget(link)
  if (target === null) return link
  if ('file' in target) return file(target.file)?.url ?? ''
  const path = entry(target.entry)?.path ?? null
  return path === null ? '' : `${path}${target.anchor}`
}

/** Returns a link as responses carry it: to guests its address, to staff as it is stored. */
export function linkToWire(link: string, media: MediaLookup): string {
  if (!media.isForGuests) return link
  return resolveLink(link, {
    entry: (ref) => media.references?.get(referenceName(ref)) ?? null,
    file: (id) => {
      const file = media.get(id)
      return file ? { id, name: file.name, url: file.url, size: 0 } : null
    },
  })
}

/** Returns what staff call the target of a link; an address is its own name. */
export function linkName(link: string, media: MediaLookup): string {
  const target = linkTarget(link)
  if (target === null) return link
  if ('file' in target) return media.get(target.file)?.name ?? `#${target.file}`
  const { entry, anchor } = target
  const title = media.references?.get(referenceName(entry))?.title
  return `${title || `${entry.category} #${entry.id}`}${anchor}`
}
