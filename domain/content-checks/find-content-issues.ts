import { contentFaults } from '#catalogue/content/checks/content-faults.ts'
import { isPageAt, slugTargets, targetAt } from '#catalogue/content/checks/targets-of.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import type { ReadContext } from '#domain/context.ts'
import { documentName } from '#store/content/document-key.ts'
import { type DocumentState, listDocumentStatesByEntryIds } from '#store/content/document-states.ts'
import { listRevisionsByIds, type Revision } from '#store/content/revisions.ts'
import type { ContentIssueTable } from '#store/content-checks/content-check-tables.ts'
import { listReachable } from '#store/content-checks/content-issues.ts'
import { keyOf } from '../content/document.ts'
import { listSources } from '../content/source/list-sources.ts'
import { liveAt } from '../content/timeline.ts'

type Issue = Pick<ContentIssueTable, 'kind'> & Partial<ContentIssueTable>

/**
 * Returns what may be wrong with the live content of some entries, in every language, and where it
 * links to. 0 is a section.
 *
 * @param pages addresses at which there is always a page
 */
export async function findContentIssues(
  context: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  { entryIds, pages }: { entryIds: readonly number[]; pages: readonly string[] },
): Promise<ContentIssueTable[]> {
  const { db, now } = context
  const states = await listDocumentStatesByEntryIds(db, declaration.key, entryIds)
  const live = states.flatMap((state) => {
    const seen = liveAt(state, now)
    return seen && !seen.isArchived ? [{ state, id: seen.id }] : []
  })
  const revisions = await listRevisionsByIds(
    db,
    live.map(({ id }) => id),
  )
  const byId = new Map(revisions.map((revision) => [revision.id, revision]))
  const checked = live.flatMap(({ state, id }) => {
    const revision = byId.get(id)
    return revision ? [{ state, revision }] : []
  })
  const outdated = await findOutdated(context, declaration, checked)
  const reached = await pagesReached(context, declaration, checked)
  return checked.flatMap(({ state, revision }) => {
    const issues: Issue[] = [
      ...(state.language === ''
        ? issuesIn(declaration, revision.content, [...pages, ...reached])
        : []),
      ...(outdated.has(revision.id) ? [{ kind: 'translations' as const }] : []),
    ]
    return issues.map((one) => ({ ...issueAt(state), ...one }))
  })
}

function issueAt({ subject, entry_id, language }: DocumentState): ContentIssueTable {
  const nothing = { detail: '', target_subject: '', target_id: 0 }
  return { kind: 'link', subject, entry_id, language, ...nothing }
}

function issuesIn(declaration: Declaration, content: Content, pages: readonly string[]): Issue[] {
  if (declaration.key === redirects.key) return redirectIssues(content, pages)
  return contentFaults(declaration, content).map((kind) => ({ kind }))
}

/**
 * Returns which entries redirects lead to, and which of them lead to an address of this site at which
 * there never is a page.
 */
function redirectIssues({ items }: Content, pages: readonly string[]): Issue[] {
  return items.flatMap(({ values }): Issue[] => {
    const [detail, to] = [String(values.from ?? ''), String(values.to ?? '')]
    const target = targetAt(to)
    if (target) return [{ kind: 'link', detail, target_subject: target.type, target_id: target.id }]
    return !to.startsWith('/') || isPageAt(to, pages) ? [] : [{ kind: 'redirects', detail }]
  })
}

/** Returns the paths of pages of editors that redirects lead to, while they are on the site. */
async function pagesReached(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  { key }: Declaration,
  shown: readonly { revision: Revision }[],
): Promise<string[]> {
  if (key !== redirects.key) return []
  const targets = shown.flatMap(({ revision }) => {
    return revision.content.items.flatMap(({ values }) => slugTargets(String(values.to ?? '')))
  })
  const found = await listReachable(db, now, targets)
  return found.map(({ slug }) => `/${encodeURIComponent(slug)}`)
}

async function findOutdated(
  context: Pick<ReadContext, 'db' | 'now'>,
  declaration: Declaration,
  checked: readonly { state: DocumentState; revision: Revision }[],
): Promise<Set<number>> {
  const translations = checked.flatMap(({ state, revision }) => {
    const { entry_id: entryId, language } = state
    return language === ''
      ? []
      : [{ document: { declaration, entryId, language }, translation: revision }]
  })
  const sources = await listSources(context, translations)
  const ids = translations.flatMap(({ document, translation: { id } }) => {
    const changed = sources.get(documentName(keyOf(document)))?.changed ?? []
    return changed.length > 0 ? [id] : []
  })
  return new Set(ids)
}
