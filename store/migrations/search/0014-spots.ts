import { type Kysely, sql } from 'kysely'

/**
 * Where what guests see stands, and by what they narrow a list of it. The place is a point of the
 * unit sphere: what is nearest by the straight way through it is nearest on the ground, and neither
 * the poles nor the date line are anything special. Each index has all that its question reads.
 */
export const spots = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

const statements = [
  `create table spot (subject text not null, entry_id integer not null, made_of integer not null,
    title text not null, marks integer not null, x double precision, y double precision,
    z double precision, shown_from text, shown_until text, primary key (subject, entry_id, made_of))`,
  `create index spot_by_title on spot (subject, title, entry_id, marks, shown_from, shown_until)`,
  `create index spot_by_place on spot
    (subject, z, x, y, marks, entry_id, shown_from, shown_until) where z is not null`,
]
