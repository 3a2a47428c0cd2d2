import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * A name in the log becomes that of nobody only where the account it stands for has it: it was erased.
 * Before, whoever wrote a line could be made into any number (docs/decisions/0063).
 */
export function erasedNames(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) {
        const statements = kind === 'sqlite' ? sqliteTrigger(table) : postgresTrigger(table)
        for (const statement of statements) await sql.raw(statement).execute(db)
      }
    },
  }
}

interface Table {
  name: string
  fixed: string[]
  /** Columns with a name in them, and when one may change. */
  free: ('actor_name' | 'author_name' | 'changes')[]
  /** May lines go when they are old? */
  goes: boolean
}

const tables: Table[] = [
  {
    name: 'activity',
    fixed: [
      ...['id', 'at', 'actor_id', 'step', 'subject', 'entry_id', 'language', 'revision_id'],
      ...['title', 'description', 'from_state', 'to_state', 'remarks', 'author_at'],
    ],
    free: ['actor_name', 'author_name'],
    goes: true,
  },
  {
    name: 'person_log',
    fixed: ['id', 'at', 'actor_id', 'person_id', 'step'],
    free: ['actor_name', 'changes'],
    goes: true,
  },
  {
    name: 'ticket_line',
    fixed: ['id', 'ticket_id', 'at', 'actor_id', 'kind', 'text', 'changes'],
    free: ['actor_name'],
    goes: false,
  },
]

/** What of an account's changes says who somebody is. */
const personal = ['username', 'email', 'first_name', 'last_name', 'passkey']

const names = {
  actor_name: `exists (select 1 from person where person.id = old.actor_id
    and person.username = new.actor_name and person.username = 'former-colleague-' || person.id)`,
  author_name: `exists (select 1 from person
    where person.username = new.author_name and person.username = 'former-colleague-' || person.id)`,
}

function sqliteTrigger({ name, fixed, free }: Table): string[] {
  const rules = {
    ...names,
    changes: `new.changes = json_remove(old.changes, ${personal.map((key) => `'$.${key}'`).join(', ')})`,
  }
  const same = fixed.map((column) => `new.${column} is old.${column}`)
  const allowed = free.map((column) => `(new.${column} is old.${column} or ${rules[column]})`)
  return [
    `drop trigger ${name}_no_update`,
    `create trigger ${name}_no_update before update on ${name} when not (${[...same, ...allowed].join(' and ')})
      begin select raise(abort, '${name} is append-only'); end`,
  ]
}

function postgresTrigger({ name, free, goes }: Table): string[] {
  const rules = {
    ...names,
    changes: `new.changes::jsonb = old.changes::jsonb - array[${personal.map((key) => `'${key}'`).join(', ')}]`,
  }
  const loose = `array[${free.map((column) => `'${column}'`).join(', ')}]`
  const allowed = free.map(
    (column) => `(new.${column} is not distinct from old.${column} or ${rules[column]})`,
  )
  const isOld = `exists (select 1 from fact where fact.name = 'log_gone_before' and fact.value > old.at)`
  const update = `if tg_op = 'UPDATE' then
    if to_jsonb(new) - ${loose} = to_jsonb(old) - ${loose} and ${allowed.join(' and ')} then return new; end if;
  end if;`
  const remove = `if tg_op = 'DELETE' then if ${isOld} then return old; end if; end if;`
  return [
    `create or replace function ${name}_append_only() returns trigger language plpgsql as $$ begin ${update} ${goes ? remove : ''} raise exception '${name} is append-only'; end $$`,
  ]
}
