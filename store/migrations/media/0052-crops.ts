import { type Kysely, sql } from 'kysely'

/**
 * Which part of which other bytes a picture's bytes show. It belongs to the bytes, so that a
 * program that does not know of crops swaps, restores and deletes cropped files as any other.
 */
export const crops = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table media_crop (stem text not null primary key,
          media_id integer not null references media (id) on delete cascade,
          source_stem text not null,
          x double precision not null, y double precision not null,
          width double precision not null, height double precision not null)`,
      )
      .execute(db)
    await sql.raw('create index media_crop_media on media_crop (media_id)').execute(db)
  },
}
