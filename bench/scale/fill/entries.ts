import { menuItem } from '#catalogue/collections/menu-item.ts'
import { digits, idOf, insertFrom, moment, pick, quoted, type Target, upTo } from './sql.ts'
import { filling, kind, manner } from './words.ts'

const subject = quoted(menuItem.key)

/** Live entries of one collection, as if each had been approved once: revisions, heads, addresses, ledger. */
export async function addEntries(target: Target, count: number): Promise<void> {
  const before = await target.number('select coalesce(max(id), 0) from entry')
  const created = moment('n * 3')
  await insertFrom(target, 'entry', { subject, created_at: created }, upTo(count))
  await addRevisions(target, before)
  await addHeads(target, before)
  for (const column of menuItem.staffColumns) await addColumn(target, before, column)
  await addSlugs(target, before)
  await addKeys(target, before)
  await addPublications(target, before)
}

function addRevisions(target: Target, before: number): Promise<void> {
  const n = `(id - ${before})`
  const columns = {
    subject,
    entry_id: 'id',
    state: "'approved'",
    version: '1',
    content: contentOf(n),
    author_id: idOf('editor'),
    submitted_by: idOf('editor'),
    submitted_at: 'created_at',
    decided_by: idOf('approver'),
    decided_at: 'created_at',
    created_at: 'created_at',
    updated_at: 'created_at',
  }
  return insertFrom(target, 'revision', columns, `entry where id > ${before} order by entry.id`)
}

function titleOf(n: string): string {
  return `${pick(manner, n)} || ' ' || ${pick(kind, `${n} / 10`)} || ' ' || cast(${n} as text)`
}

/** What each declared column says of an entry; a new one says nothing. */
const columnsOf = (n: string): Record<string, string> => ({
  code: `'C-' || ${digits(n, 6)}`,
  type: pick(types, n),
})

const types = ['Breakfast', 'Regular', 'Sides', 'Drinks']

/** What lists filter and sort the entries by. */
function addColumn(target: Target, before: number, name: string): Promise<void> {
  const value = `lower(${columnsOf(`(entry_id - ${before})`)[name] ?? "''"})`
  const columns = { subject, entry_id: 'entry_id', name: quoted(name), value }
  return insertFrom(target, 'head_value', columns, `head where ${areNew(before)}`)
}

/** The title, code and type, four fillings, and ten words of three thousand. */
function contentOf(n: string): string {
  const often = [0, 17, 68, 153].map((step) => pick(filling, `${n} * 31 + ${step}`))
  const seldom = Array.from({ length: 10 }, (_, at) => {
    return `'taste' || ${digits(`(${n} * 31 + ${(at + 4) ** 2 * 17}) % 3000`, 4)}`
  })
  const description = [...often, ...seldom].join(" || ' ' || ")
  const { code = '', type = '' } = columnsOf(n)
  const between = JSON.stringify({
    values: { title: '|', code: '|', type: '|', description: '|', image: null },
    items: [],
    lastItemId: 0,
  }).split('|')
  const parts = [titleOf(n), code, type, description]
  return between.flatMap((text, at) => [quoted(text), ...parts.slice(at, at + 1)]).join(' || ')
}

function addHeads(target: Target, before: number): Promise<void> {
  const title = titleOf(`(entry_id - ${before})`)
  const columns = {
    subject,
    entry_id: 'entry_id',
    language: "''",
    version: '1',
    last_item_id: '0',
    shown_id: 'id',
    shown_state: 'state',
    live_id: 'id',
    live_since: 'decided_at',
    live_archived: '0',
    scheduled_archived: '0',
    title,
    search_title: `lower(${title})`,
    live_title: title,
    slug: `replace(lower(${title}), ' ', '-')`,
    position: `substr('0000000000' || entry_id, length('' || entry_id) + 1)`,
    updated_at: 'updated_at',
  }
  return insertFrom(target, 'head', columns, `revision where ${areNew(before)}`)
}

function addSlugs(target: Target, before: number): Promise<void> {
  const columns = { subject, language: "''", slug: 'slug', entry_id: 'entry_id' }
  return insertFrom(target, 'entry_slug', columns, `head where ${areNew(before)}`)
}

function addKeys(target: Target, before: number): Promise<void> {
  const value = `lower(${columnsOf(`(entry_id - ${before})`)[menuItem.naturalKey ?? ''] ?? "''"})`
  return insertFrom(
    target,
    'entry_key',
    { subject, value, entry_id: 'entry_id' },
    `head where ${areNew(before)}`,
  )
}

async function addPublications(target: Target, before: number): Promise<void> {
  const last = await target.number('select sequence from publication_counter')
  const columns = {
    sequence: `${last} + entry_id - ${before}`,
    subject,
    entry_id: 'entry_id',
    language: "''",
    at: 'decided_at',
    cause: "'decision'",
    revision_id: 'id',
  }
  await insertFrom(target, 'publication', columns, `revision where ${areNew(before)}`)
  const sequence = '(select max(sequence) from publication)'
  await target.run(`update publication_counter set sequence = ${sequence}`)
}

function areNew(before: number): string {
  return `subject = ${subject} and entry_id > ${before}`
}
