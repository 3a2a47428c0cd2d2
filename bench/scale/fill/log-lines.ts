import { menuItem } from '#catalogue/collections/menu-item.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import { transitionMessages } from '#catalogue/messages/messages.ts'
import { type State, stateAfter, type Transition } from '#catalogue/revision-state.ts'
import { idOf, insertFrom, moment, pick, quoted, type Target, upTo } from './sql.ts'

/** What one entry has been through again and again: each line with the state it came from. */
const story: [step: Transition, from: State | 'none'][] = [
  ['save', 'none'],
  ['save', 'draft'],
  ['submit', 'draft'],
  ['reject', 'pending'],
  ['save', 'none'],
  ['submit', 'draft'],
  ['withdraw', 'pending'],
  ['save', 'draft'],
  ['submit', 'draft'],
  ['approve', 'pending'],
]

const decisions: Transition[] = ['approve', 'reject']

/** So many lines of the log, spread over the entries that are there and over most of a year. */
export async function addLogLines(target: Target, count: number): Promise<void> {
  const ofEntries = `subject = ${quoted(menuItem.key)}`
  const first = await target.number(`select min(entry_id) from head where ${ofEntries}`)
  const entries = await target.number(`select count(*) from head where ${ofEntries}`)
  const stepOf = (say: (line: (typeof story)[number]) => string) => pick(story.map(say), 'n.n')
  const actor = stepOf(([step]) => (decisions.includes(step) ? 'approver' : 'editor'))
  const columns = {
    at: moment('n.n * 28'),
    actor_id: `case ${actor} when 'editor' then ${idOf('editor')} else ${idOf('approver')} end`,
    actor_name: actor,
    step: stepOf(([step]) => step),
    subject: 'head.subject',
    entry_id: 'head.entry_id',
    revision_id: 'head.live_id',
    title: 'head.title',
    description: `${quoted(menuItem.label)} || ' “' || head.title || '” ' || ${stepOf(([step]) => inEnglish(fill(transitionMessages[step], { what: '' })).trim())}`,
    from_state: stepOf(([, from]) => from),
    to_state: stepOf(([step, from]) => stateAfter(step, from)),
    remarks: `case ${stepOf(([step]) => step)} when 'reject' then 'Please name the sauce' end`,
    author_name: "'editor'",
    author_at: moment('n.n * 28'),
  }
  const ofThisLine = `head.entry_id = ${first} + n.n / ${story.length} % ${entries}`
  // SQLite takes the two tables of a cross join in the order in which they are written.
  const lines = `${upTo(count)} cross join head where ${ofThisLine} and head.${ofEntries}`
  await insertFrom(target, 'activity', columns, `${lines} order by n.n`)
}
