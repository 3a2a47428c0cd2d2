import { type Kysely, sql } from 'kysely'
import type { Kind } from '../kind.ts'

/**
 * What the database refuses to change, but for two things: a name may become that of nobody
 * (`former-colleague-17`), because a person is erased, and lines older than the moment in the fact
 * `log_gone_before` may go, because their time is over (docs/decisions/0063).
 */
export function erasing(kind: Kind) {
  return {
    async up(db: Kysely<unknown>) {
      for (const table of tables) {
        const statements = kind === 'sqlite' ? sqliteTriggers(table) : postgresTriggers(table)
        for (const statement of statements) await sql.raw(statement).execute(db)
      }
    },
  }
}

interface Table {
  name: string
  fixed: string[]
  /** Columns with a name in them, and when one may change. */
  free: string[]
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

function sqliteTriggers({ name, fixed, free, goes }: Table): string[] {
  const same = fixed.map((column) => `new.${column} is old.${column}`)
  const rules: Record<string, string> = {
    actor_name: `new.actor_name = 'former-colleague-' || old.actor_id`,
    author_name: `new.author_name glob 'former-colleague-[1-9]*'`,
    changes: `new.changes = json_remove(old.changes, ${personal.map((key) => `'$.${key}'`).join(', ')})`,
  }
  const allowed = free.map((column) => `(new.${column} is old.${column} or ${rules[column]})`)
  const refuse = `begin select raise(abort, '${name} is append-only'); end`
  const update = `create trigger ${name}_no_update before update on ${name} when not (${[...same, ...allowed].join(' and ')}) ${refuse}`
  const remove = `create trigger ${name}_no_delete before delete on ${name} when not exists (select 1 from fact where name = 'log_gone_before' and value > old.at) ${refuse}`
  const changed = [`drop trigger ${name}_no_update`, update]
  return goes ? [...changed, `drop trigger ${name}_no_delete`, remove] : changed
}

function postgresTriggers({ name, free, goes }: Table): string[] {
  const rules: Record<string, string> = {
    actor_name: `new.actor_name = 'former-colleague-' || old.actor_id`,
    author_name: `new.author_name ~ '^former-colleague-[1-9][0-9]*$'`,
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
