import { declarationByKey, editorPathOf } from '#catalogue/catalogue.ts'
import { may } from '#catalogue/roles.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import type { ContentIssueList, ContentIssueRow, Overview } from '#catalogue/wire/overview.ts'
import type { ReadContext } from '#domain/context.ts'
import { findLastPosition } from '#store/content/ledger.ts'
import {
  listContentIssues,
  type ContentIssueRow as Row,
} from '#store/content-checks/content-issues.ts'
import {
  countPicturesWithoutAlt,
  listPicturesWithoutAlt,
} from '#store/overview/pictures-without-alt.ts'
import type { Db } from '#store/tables.ts'
import { lastCheck } from '../content-checks/check-content.ts'

/** Rows of each kind on the screen. */
const maxListed = 5
const maxCounted = 1_000

const kinds = ['promotions', 'hours', 'allergens', 'translations'] as const

/** Returns what may be wrong with the content that this person can edit, and where to fix it. */
export async function loadContentIssues({
  db,
  actor,
  now,
}: ReadContext): Promise<NonNullable<Overview['care']>> {
  const lists = [await loadPictures(db)]
  for (const kind of kinds) lists.push(await loadKind(db, kind, now))
  if (may(actor.role, redirects.ability)) lists.push(await loadKind(db, 'redirects', now))
  return { lists, looked_at: await lookedAt(db, now) }
}

/** Returns now where nothing was published since the last check. */
async function lookedAt(db: Db, now: string): Promise<string | null> {
  const last = await lastCheck(db)
  if (!last) return null
  const { sequence, identity } = await findLastPosition(db)
  const isSame = last.sequence === sequence && (last.mark?.identity ?? identity) === identity
  return isSame ? now : last.at
}

async function loadPictures(db: Db): Promise<ContentIssueList> {
  const pictures = await listPicturesWithoutAlt(db, maxListed)
  const total =
    pictures.length < maxListed
      ? pictures.length
      : await countPicturesWithoutAlt(db, maxCounted + 1)
  const rows = pictures.map(({ id, name }): ContentIssueRow => {
    return { title: name, label: null, language: '', path: `/admin/media?file=${id}` }
  })
  return counted('pictures', rows, total)
}

async function loadKind(
  db: Db,
  kind: Exclude<ContentIssueList['kind'], 'pictures'>,
  now: string,
): Promise<ContentIssueList> {
  const issues = await listContentIssues(db, kind, now, { limit: maxListed, most: maxCounted + 1 })
  return counted(kind, issues.rows.flatMap(toRow), issues.total)
}

function toRow({ subject, entry_id, language, title, detail }: Row): ContentIssueRow[] {
  const declaration = declarationByKey(subject)
  if (!declaration) return []
  const path = editorPathOf(declaration, entry_id, language) ?? '/admin/settings'
  const name = entry_id === 0 ? detail : title
  return [{ title: name, label: declaration.label, language, path }]
}

function counted(
  kind: ContentIssueList['kind'],
  rows: ContentIssueRow[],
  total: number,
): ContentIssueList {
  return { kind, rows, total: Math.min(total, maxCounted), is_more: total > maxCounted }
}
