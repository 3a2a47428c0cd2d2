import { digits, idOf, insertFrom, moment, pick, type Target, upTo } from './sql.ts'

const folders = 50
const things = 'Burger Fries Shake Team Kitchen Terrace Summer Winter Breakfast Basket'.split(' ')

/** So many pictures of the library, in folders: rows only, without a file behind them. */
export async function addLibrary(target: Target, count: number): Promise<void> {
  const before = await target.number('select coalesce(max(id), 0) from folder')
  const name = "'Shoot ' || cast(n as text)"
  const made = moment('n * 60')
  const folder = { name, search_name: `lower(${name})`, created_at: made }
  await insertFrom(target, 'folder', folder, upTo(folders))
  const file = `${pick(things, 'n')} || ' ' || cast(n as text) || '.jpg'`
  const columns = {
    name: file,
    search_name: `lower(${file})`,
    file_type: "'image/jpeg'",
    file_size: '200000 + n',
    sha256: `'5ca1e' || ${digits('n', 6)}`,
    width: '2400',
    height: '1600',
    alt: `${pick(things, 'n')} || ' on a table'`,
    focal_x: '0.5',
    focal_y: '0.5',
    color: "'#c8a15a'",
    stem: `'scale' || ${digits('n', 6)}`,
    renditions: '(select renditions from media order by id limit 1)',
    uploaded_by: idOf('editor'),
    created_at: made,
    updated_at: made,
    folder_id: `1 + (${before} + n) % (${before} + ${folders})`,
  }
  await insertFrom(target, 'media', columns, upTo(count))
}
