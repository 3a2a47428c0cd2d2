import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { applySave } from '#catalogue/apply-save.ts'
import { collections, frameSections } from '#catalogue/catalogue.ts'
import { emptyContent, type Section } from '#catalogue/declaration.ts'
import { productIconIds, productIcons } from '#catalogue/frame/product-icons.ts'
import { homeEditor } from '#catalogue/home/editor.ts'
import type { Sent } from '#catalogue/json.ts'
import type { Actor } from '#domain/actor.ts'
import { addEntry } from '#domain/content/add-entry.ts'
import { approveRevision } from '#domain/content/decide.ts'
import { publishDirectly } from '#domain/content/publish-directly.ts'
import { saveContent } from '#domain/content/save-content.ts'
import { addStoredPicture, type StoredPicture, storePicture } from '#domain/media/add-picture.ts'
import { addDemoPeople } from '#domain/people/add-demo-people.ts'
import { claimSeeding, isSeeded } from '#domain/seeding.ts'
import type { Services } from '#domain/services.ts'
import type { Tx } from '#store/tables.ts'
import { type Finder, homeContent, menuCategories, menuItems, promotions } from './content.ts'
import { frameContent, iconItems } from './frame.ts'
import { pictures } from './pictures.ts'

interface SeedOptions {
  /** The folder of the SVG drawings. */
  folder: string
  /** Hashes the demo accounts' password; asked only when there is something to fill. */
  hash(): Promise<string>
  /** Told what is being done. */
  say(sentence: string): void
}

/**
 * Fills an empty database with the demo brand, all of it or nothing, by the same verbs that people
 * use. Gives the names of the demo accounts, or null when there is something already, also when
 * another process was faster.
 */
export async function seedDemo(services: Services, options: SeedOptions): Promise<string[] | null> {
  if (await isSeeded(services.store.db)) return null
  options.say(`Drawing ${pictures.length} pictures of the demo brand …`)
  const stored = await storePictures(services, options.folder)
  const passwordHash = await options.hash()
  return services.store.write(async (tx) => {
    const now = services.now()
    if (!(await claimSeeding(tx, now))) return null
    return seed(tx, now, stored, passwordHash)
  })
}

async function storePictures(
  { files, now }: Services,
  folder: string,
): Promise<Map<string, StoredPicture>> {
  const stored = new Map<string, StoredPicture>()
  const queue = [...pictures]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const bytes = await readFile(join(folder, `${next.file}.svg`))
      const isBanner = next.width >= 1200
      const width = isBanner ? next.width : next.width * 2
      const density = (72 * width) / next.width
      const picture = { ...next, bytes, width, density, isTransparent: !isBanner }
      stored.set(next.file, await storePicture(files, picture, now()))
    }
  }
  await Promise.all([work(), work()])
  return stored
}

async function seed(
  tx: Tx,
  now: string,
  stored: Map<string, StoredPicture>,
  passwordHash: string,
): Promise<string[]> {
  const people = await addDemoPeople(tx, { passwordHash, now })
  const ids = new Map<string, number>()
  for (const [file, picture] of [...stored].sort())
    ids.set(file, await addStoredPicture(tx, picture))
  const picture = (file: string) => idOf(ids, file)
  const { admin, editor, approver } = people
  const staff = { editor, approver, now }
  const promotionIds = await publishEntries(tx, staff, 'promotion', promotions, picture)
  const menuItemIds = await publishEntries(tx, staff, 'menu-item', menuItems, picture)
  await publishEntries(tx, staff, 'menu-category', menuCategories.map(withNamedLists), picture)
  const finder: Finder = {
    picture,
    promotion: (place) => promotionIds[place] ?? 0,
    menuItem: (place) => menuItemIds[place] ?? 0,
  }
  await publishFrame(tx, admin, now, picture)
  const home = homeContent(finder)
  for (const section of homeEditor.sections)
    await publish(tx, staff, section, home[section.key] ?? {})
  return Object.keys(people)
}

interface Staff {
  editor: Actor
  approver: Actor
  now: string
}

async function publish(tx: Tx, staff: Staff, declaration: Section, sent: Sent): Promise<void> {
  const place = { declaration, entryId: 0 }
  const save = { place, recordId: null, sent: { ...sent, approval: 1 } }
  const { revisionId } = await saveContent(tx, staff.editor, staff.now, save)
  const named = { entityType: declaration.entityType, entityId: revisionId }
  await approveRevision(tx, staff.approver, staff.now, named)
}

async function publishEntries(
  tx: Tx,
  { editor, approver, now }: Staff,
  key: string,
  entries: readonly (Sent & { picture?: string })[],
  picture: (file: string) => number,
): Promise<number[]> {
  const collection = collections.find((candidate) => candidate.key === key)
  if (!collection) throw new Error(`There is no collection ${key}`)
  const ids: number[] = []
  for (const { picture: file, ...fields } of entries) {
    const sent = { ...fields, ...(file ? { gallery_id: picture(file) } : {}), approval: 1 }
    const { entryId, revisionId } = await addEntry(tx, editor, now, collection, sent)
    await approveRevision(tx, approver, now, {
      entityType: collection.entityType,
      entityId: revisionId,
    })
    ids.push(entryId)
  }
  return ids
}

function withNamedLists({ lists, ...category }: (typeof menuCategories)[number]) {
  return { ...category, lists: lists.map((name) => ({ name })) }
}

async function publishFrame(tx: Tx, admin: Actor, now: string, picture: (file: string) => number) {
  const frame = frameContent(picture)
  for (const section of frameSections) {
    const sent = frame[section.key]
    if (sent) {
      const { content } = applySave(section, emptyContent(section), sent)
      await publishDirectly(tx, admin, now, section, content)
    }
  }
  const icons = { values: {}, items: iconItems(picture), lastItemId: Math.max(...productIconIds) }
  await publishDirectly(tx, admin, now, productIcons, icons)
}

function idOf(ids: Map<string, number>, file: string): number {
  const id = ids.get(file)
  if (id === undefined) throw new Error(`There is no picture ${file}`)
  return id
}
