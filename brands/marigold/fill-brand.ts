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
import type { Actor } from '#domain/actor.ts'
import { type Document, sectionDocument } from '#domain/content/document.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { windowOf } from '#domain/content/saving/save-window.ts'
import { approveRevision } from '#domain/content/transitions/decide.ts'
import { updateMedia } from '#domain/media-approval/update-media.ts'
import { addDemoPeople } from '#domain/people/add-demo-people.ts'
import { saveSiteLayout } from '#domain/site-layout/save-site-layout.ts'
import { findLive } from '#store/content/live-revisions.ts'
import type { Tx } from '#store/tables.ts'
import { aboutContent, appContent, arabicAbout } from './about.ts'
import { arabicAlts, arabicSections, type Translation } from './arabic.ts'
import { arabicCareers, careersContent } from './careers/careers-content.ts'
import { brandEntries } from './entries.ts'
import { layoutContent } from './frame.ts'
import { homeContent } from './home.ts'

interface Brand {
  /** Library ids by the names of the drawings, and of the papers. */
  pictures: ReadonlyMap<string, number>
  passwordHash: string
  /** Told what had to be left empty. */
  say(sentence: string): void
}

interface Staff {
  admin: Actor
  editor: Actor
  approver: Actor
  now: string
  say(sentence: string): void
}

/**
 * Publishes what the demo brand says of each declaration, by the workflow of each. What it says
 * nothing of (a declaration that is newer than the demo), and what would not be complete, is left
 * to the editors. Gives the names of the demo accounts.
 */
export async function fillBrand(tx: Tx, now: string, brand: Brand): Promise<string[]> {
  const { passwordHash, say } = brand
  const people = await addDemoPeople(tx, { passwordHash, now })
  const staff = { ...people, now, say }
  const picture = (file: string) => idOf(brand.pictures, file)
  // First, while nothing shows them: what is live changes by approval.
  for (const [file, alt] of Object.entries(arabicAlts)) {
    await updateMedia({ db: tx, actor: staff.editor, now }, picture(file), { alts: { ae: alt } })
  }
  const ids = new Map<string, number>()
  const entry = (collection: string, title: string) => ids.get(`${collection} ${title}`) ?? null
  for (const [key, make] of brandEntries(now)) {
    const collection = collections.find((one) => one.key === key)
    if (!collection) continue
    const { sent, arabic, publishedAt } = make({ picture, entry })
    const then = { ...staff, now: publishedAt ?? now }
    const title = String(sent[collection.titleKey])
    const entryId = await publishEntry(tx, then, collection, sent, entry(key, title))
    if (entryId === null) continue
    ids.set(`${key} ${title}`, entryId)
    const place = { declaration: collection, entryId }
    await publishTranslation(tx, then, place, { texts: arabic })
  }
  const content = {
    ...layoutContent(picture),
    ...homeContent({ picture, entry }),
    ...aboutContent(picture),
    ...appContent(picture),
    ...careersContent(picture),
  }
  for (const section of sections) {
    const sent = content[section.key]
    if (sent) await publishSection(tx, staff, section, sent)
  }
  await translateSections(tx, staff)
  return Object.keys(people)
}

const arabic = { ...arabicSections, ...arabicAbout, ...arabicCareers }

/** What there is in Arabic of what has been published, by the same workflow as everything else. */
async function translateSections(tx: Tx, staff: Staff) {
  for (const section of sections) {
    const said: Translation | undefined = arabic[section.key]
    if (said) await publishTranslation(tx, staff, { declaration: section, entryId: 0 }, said)
  }
}

async function publishTranslation(
  tx: Tx,
  { admin, editor, approver, now }: Staff,
  of: Pick<Document, 'declaration' | 'entryId'>,
  { texts = {}, rows = [] }: Translation,
) {
  const { declaration, entryId } = of
  const source = await findLive(tx, { type: declaration.key, entryId, language: '' }, now)
  // An offer that is to come is translated before anybody sees it.
  if (!source && entryId === 0) return
  const document: Document = { ...of, language: 'ae' }
  const items = (source?.content.items ?? []).map(({ id }, nth) => ({ id, ...rows[nth] }))
  requireKnown(declaration, texts)
  const sent = { ...texts, ...(declaration.set ? { [declaration.set.wire]: items } : {}) }
  if (declaration.workflow === 'direct') {
    await saveSiteLayout({ db: tx, actor: admin, now }, document, sent)
    return
  }
  const save = { document, recordId: null, sent: { ...sent, approval: 1 } }
  const { revisionId } = await saveContent({ db: tx, actor: editor, now }, save)
  await approve(tx, approver, now, declaration, revisionId)
}

async function publishSection(tx: Tx, staff: Staff, declaration: Section, sent: SentValues) {
  const { admin, editor, approver, now } = staff
  if (!isComplete(staff, declaration, sent)) return
  if (declaration.workflow === 'direct') {
    await saveSiteLayout({ db: tx, actor: admin, now }, sectionDocument(declaration), sent)
    return
  }
  const document = sectionDocument(declaration)
  const save = { document, recordId: null, sent: { ...sent, approval: 1 } }
  const { revisionId } = await saveContent({ db: tx, actor: editor, now }, save)
  await approve(tx, approver, now, declaration, revisionId)
}

/** A new entry, or a new version of a former one. Gives its id, or null where nothing could be published. */
async function publishEntry(
  tx: Tx,
  staff: Staff,
  declaration: Collection,
  content: SentValues,
  former: number | null,
) {
  const { editor, approver, now } = staff
  if (!isComplete(staff, declaration, content)) return null
  const sent = { ...content, approval: 1 }
  if (former !== null) {
    const document = { declaration, entryId: former, language: '' } as const
    const { revisionId } = await saveContent(
      { db: tx, actor: editor, now },
      { document, recordId: null, sent },
    )
    await approve(tx, approver, now, declaration, revisionId)
    return former
  }
  const { entryId, revisionId } = await addEntry({ db: tx, actor: editor, now }, declaration, sent)
  await approve(tx, approver, now, declaration, revisionId)
  return entryId
}

function approve(tx: Tx, approver: Actor, now: string, { entityType }: Declaration, id: number) {
  return approveRevision({ db: tx, actor: approver, now }, { entityType, revisionId: id })
}

/** What the demo says of something that no declaration has is a slip of whoever wrote it, not to be passed over. */
function requireKnown({ key, fields, set, hasWindow }: Declaration, sent: SentValues): void {
  const names = new Set(fields.flatMap(({ requestSchema }) => Object.keys(requestSchema)))
  if (set) names.add(set.wire)
  for (const name of hasWindow ? ['starts_at', 'ends_at'] : []) names.add(name)
  const unknown = Object.keys(sent).filter((name) => !names.has(name))
  if (unknown.length > 0)
    throw new Error(`${key} has no ${unknown.join(', ')} for the demo to fill`)
}

/** A field that became required after the demo was written leaves a section empty, not the start in ruins. */
function isComplete({ say }: Staff, declaration: Declaration, sent: SentValues): boolean {
  requireKnown(declaration, sent)
  const { content } = applySave(declaration, emptyContent(declaration), sent)
  const missing = Object.keys(checkComplete(declaration, content, windowOf(sent, undefined)))
  if (missing.length === 0) return true
  say(`${declaration.label} stays empty: the demo brand has nothing for ${missing.join(', ')}.`)
  return false
}

function idOf(ids: ReadonlyMap<string, number>, file: string): number {
  const id = ids.get(file)
  if (id === undefined) throw new Error(`There is no picture ${file}`)
  return id
}
