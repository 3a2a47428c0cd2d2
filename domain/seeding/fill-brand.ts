import { brand } from '#brand'
import type { BrandContent, BrandFile, SectionTranslation } from '#catalogue/brand/content.ts'
import { collections, sections } from '#catalogue/catalogue.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { checkComplete } from '#catalogue/content/check-complete.ts'
import {
  type Collection,
  type Declaration,
  emptyContent,
  type Section,
} from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import { type Language, languages } from '#catalogue/languages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Actor } from '#domain/actor.ts'
import { type Document, sectionDocument } from '#domain/content/document.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { windowOf } from '#domain/content/saving/save-window.ts'
import { approveRevision } from '#domain/content/transitions/decide.ts'
import { updateMedia } from '#domain/media-approval/update-media.ts'
import { saveSiteLayout } from '#domain/site-layout/save-site-layout.ts'
import { findLive } from '#store/content/live-revisions.ts'
import type { Tx } from '#store/tables.ts'
import { addDemoPeople } from './add-demo-people.ts'

interface SeedContent {
  content: BrandContent
  /** Library ids by file name. */
  files: ReadonlyMap<string, number>
  passwordHash: string
  /** Prints what had to be left empty. */
  say(sentence: string): void
}

interface Staff {
  admin: Actor
  editor: Actor
  approver: Actor
  /** For what two people approve. */
  approver2: Actor
  now: string
  say(sentence: string): void
}

/**
 * Publishes a brand's content by the workflow of each declaration. What the brand has no content for, and
 * what would not be complete, is left to the editors. Returns the names of the demo accounts.
 */
export async function fillBrand(
  tx: Tx,
  now: string,
  { content, files, passwordHash, say }: SeedContent,
): Promise<string[]> {
  const { emailDomain } = content
  const people = await addDemoPeople(tx, { passwordHash, now, emailDomain })
  const staff = { ...people, now, say }
  const file = (name: string) => idOf(files, name)
  // First, while nothing uses them: afterwards they change by approval.
  for (const each of content.files) await translateAlt(tx, staff, each, file(each.file))
  const ids = new Map<string, number>()
  const entry = (collection: string, title: string) => ids.get(`${collection} ${title}`) ?? null
  for (const { collection: key, make } of content.entries(now)) {
    const collection = collections.find((each) => each.name === key)
    if (!collection) continue
    const { sent, translations = {}, publishedAt } = make({ file, entry })
    const then = { ...staff, now: publishedAt ?? now }
    const title = String(sent[collection.titleKey])
    const former = entry(key, title)
    const entryId = await publishEntry(tx, then, { collection, sent, former })
    if (entryId === null) continue
    ids.set(`${key} ${title}`, entryId)
    for (const [language, texts] of byLanguage(translations)) {
      await publishTranslation(tx, then, { declaration: collection, entryId, language }, { texts })
    }
  }
  const sent = withLanguages(content.sections({ file, entry }))
  for (const section of sections) {
    const values = sent[section.name]
    if (values) await publishSection(tx, staff, section, values)
  }
  await translateSections(tx, staff, content)
  return Object.keys(people)
}

/** Returns what is sent, with the languages of the brand in its settings. */
function withLanguages(sent: Readonly<Record<string, SentValues>>) {
  const { [settings.key]: values, ...others } = sent
  if (!values) return others
  return { ...others, [settings.key]: { languages: brand.languages, ...values } }
}

function byLanguage<T>(texts: Partial<Record<Language, T>>): [Language, T][] {
  return languages.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [[language, text]]
  })
}

async function translateAlt(tx: Tx, { editor, now }: Staff, file: BrandFile, id: number) {
  const alts = 'pdf' in file ? undefined : file.translatedAlts
  if (alts) await updateMedia({ db: tx, actor: editor, now }, id, { alts })
}

/** Translates the published sections, by the same workflow as everything else. */
async function translateSections(tx: Tx, staff: Staff, { translations }: BrandContent) {
  for (const [language, ofSections] of byLanguage(translations)) {
    for (const section of sections) {
      const texts = ofSections[section.name]
      const document = { declaration: section, entryId: 0, language }
      if (texts) await publishTranslation(tx, staff, document, texts)
    }
  }
}

async function publishTranslation(
  tx: Tx,
  staff: Staff,
  document: Document,
  { texts = {}, rows = [] }: SectionTranslation,
) {
  const { declaration, entryId } = document
  const key = { type: declaration.key, entryId, language: '' } as const
  const source = await findLive(tx, key, staff.now)
  // An offer that is to come is translated before anybody sees it.
  if (!source && entryId === 0) return
  const items = (source?.content.items ?? []).map(({ id }, nth) => ({ id, ...rows[nth] }))
  requireKnown(declaration, texts)
  const sent = { ...texts, ...(declaration.set ? { [declaration.set.wire]: items } : {}) }
  await publish(tx, staff, document, sent)
}

async function publishSection(tx: Tx, staff: Staff, declaration: Section, sent: SentValues) {
  if (isComplete(staff, declaration, sent))
    await publish(tx, staff, sectionDocument(declaration), sent)
}

interface EntryToPublish {
  collection: Collection
  sent: SentValues
  former: number | null
}

/** Publishes a new entry, or a new version of a former one. Returns its id, or null when it is incomplete. */
async function publishEntry(
  tx: Tx,
  staff: Staff,
  { collection, sent: values, former }: EntryToPublish,
) {
  if (!isComplete(staff, collection, values)) return null
  const sent = { ...values, approval: 1 }
  if (former !== null) {
    const document = { declaration: collection, entryId: former, language: '' } as const
    await publish(tx, staff, document, sent)
    return former
  }
  const context = { db: tx, actor: staff.editor, now: staff.now }
  const { entryId, revisionId } = await addEntry(context, collection, sent)
  await approve(tx, staff, collection, revisionId)
  return entryId
}

/** Saves a document and approves it, or publishes it at once where it needs no approval. */
async function publish(tx: Tx, staff: Staff, document: Document, values: SentValues) {
  const { admin, editor, now } = staff
  const { declaration } = document
  if (declaration.workflow === 'direct') {
    await saveSiteLayout({ db: tx, actor: admin, now }, document, values)
    return
  }
  const save = { document, recordId: null, sent: { ...values, approval: 1 } }
  const { revisionId } = await saveContent({ db: tx, actor: editor, now }, save)
  await approve(tx, staff, declaration, revisionId)
}

async function approve(tx: Tx, staff: Staff, { entityType }: Declaration, revisionId: number) {
  const { approver, approver2, now } = staff
  const target = { entityType, revisionId }
  const result = await approveRevision({ db: tx, actor: approver, now }, target)
  if (result === 'first') await approveRevision({ db: tx, actor: approver2, now }, target)
}

/** Throws on values that the declaration has no field for: the brand's author misspelled them. */
function requireKnown({ key, fields, set, hasWindow }: Declaration, sent: SentValues): void {
  const names = new Set(fields.flatMap(({ requestSchema }) => Object.keys(requestSchema)))
  if (set) names.add(set.wire)
  for (const name of hasWindow ? ['starts_at', 'ends_at'] : []) names.add(name)
  const unknown = Object.keys(sent).filter((name) => !names.has(name))
  if (unknown.length > 0) throw new Error(`${key} has no ${unknown.join(', ')} to fill`)
}

/** A field that became required after the brand was written leaves a section empty and does not end the start. */
function isComplete({ say }: Staff, declaration: Declaration, sent: SentValues): boolean {
  requireKnown(declaration, sent)
  const { content } = applySave(declaration, emptyContent(declaration), sent)
  const missing = Object.keys(
    checkComplete(declaration, content, windowOf(declaration, sent, undefined)),
  )
  if (missing.length === 0) return true
  say(`${declaration.label} stays empty: the brand has nothing for ${missing.join(', ')}.`)
  return false
}

function idOf(ids: ReadonlyMap<string, number>, file: string): number {
  const id = ids.get(file)
  if (id === undefined) throw new Error(`The brand has no file ${file}`)
  return id
}
