import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import type { ChooseSide } from '#catalogue/change/conflict.ts'
import type { Section } from '#catalogue/declaration.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { hamburgerMenu } from '#catalogue/sections/site/header-menus.ts'
import { type FormContent, type FormItem, newItem } from '#web/admin/fields/form-content.ts'
import { emptyRow, type Row } from '#web/admin/fields/row.ts'
import { mergeForms } from './merge-forms.ts'
import { withAssignedIds } from './use-section-form.ts'

function block(values: Row): FormContent {
  return { values: { ...emptyRow(workWithUs.fields), ...values }, items: [] }
}

function card(id: number | null, title: string): FormItem {
  const row = { ...emptyRow(discover.set?.fields ?? []), title }
  return { key: id === null ? `new-${title}` : `item-${id}`, id, row }
}

function cards(...items: FormItem[]): FormContent {
  return { values: {}, items }
}

function titles({ items }: FormContent) {
  return items.map(({ id, row }) => `${id} ${row.title}`)
}

function merged(section: Section, [base, mine, theirs]: FormContent[], ask?: ChooseSide) {
  if (!base || !mine || !theirs) throw new Error('three forms')
  return mergeForms(section, { base, mine, theirs }, ask)
}

const picture = (id: number) => ({
  image_id: id,
  gallery_id: id,
  image_url: `/media/${id}`,
  alt: id === 2 ? 'A shake' : '',
})

test('what only one has changed is as that one has it, a picture with its address', () => {
  const forms = [
    block({ title: 'A', description: 'a', ...picture(1) }),
    block({ title: 'Mine', description: 'a', ...picture(1) }),
    block({ title: 'A', description: 'theirs', ...picture(2) }),
  ]
  const { form, questions, changes: told } = merged(workWithUs, forms)
  expect(form.values).toMatchObject({ title: 'Mine', description: 'theirs', ...picture(2) })
  expect(questions).toEqual([])
  expect(told.map(({ by, difference }) => [by, difference.label, difference.after])).toEqual([
    ['mine', 'Title', 'Mine'],
    ['theirs', 'Description', 'theirs'],
    ['theirs', 'Image', 'A shake'],
  ])
})

test('what both have changed is asked, and is as the answer says', () => {
  const forms = [
    block({ title: 'A', ...picture(1) }),
    block({ title: 'Mine', ...picture(2) }),
    block({ title: 'Theirs', ...picture(3) }),
  ]
  const { questions, form } = merged(workWithUs, forms)
  expect(form.values).toMatchObject({ title: 'Mine', ...picture(2) })
  expect(questions).toMatchObject([
    { label: 'Title', base: { words: 'A' }, mine: { words: 'Mine' }, theirs: { words: 'Theirs' } },
    {
      label: 'Image',
      base: { words: 'Picture 1', image: '/media/1' },
      mine: { words: 'A shake', image: '/media/2' },
      theirs: { words: 'Picture 3', image: '/media/3' },
    },
  ])
  const theirs = merged(workWithUs, forms, ({ field }) => (field === 'title' ? 'theirs' : 'mine'))
  expect(theirs.form.values).toMatchObject({ title: 'Theirs', ...picture(2) })
})

test('cards: my new one stays, theirs is added, the one I removed stays removed', () => {
  const { form, questions } = merged(discover, [
    cards(card(1, 'one'), card(2, 'two')),
    cards(card(2, 'my two'), card(null, 'new')),
    cards(card(1, 'one'), card(2, 'two'), card(3, 'three')),
  ])
  expect(titles(form)).toEqual(['2 my two', '3 three', 'null new'])
  expect(questions).toEqual([])
})

test('a card that somebody removed goes, unless I changed it and it is to stay: then it is new', () => {
  const forms = [
    cards(card(1, 'one'), card(2, 'two')),
    cards(card(1, 'one'), card(2, 'my two')),
    cards(),
  ]
  const { form, questions } = merged(discover, forms)
  expect(titles(form)).toEqual(['null my two'])
  expect(questions).toMatchObject([{ kind: 'removed', mine: { words: 'my two' }, theirs: null }])
  expect(titles(merged(discover, forms, () => 'theirs').form)).toEqual([])
})

test('the title of a reference alone is no change, and is shown as the newer version has it', () => {
  const slide = (entity_name: string, entity_id = 4) => {
    const row = { ...newItem(heroBanner, '').row, entity_category_id: 1, entity_id, entity_name }
    return { values: {}, items: [{ key: 'item-1', id: 1, row }] }
  }
  const same = merged(heroBanner, [slide(''), slide('Summer deal'), slide('')])
  expect(same).toMatchObject({ form: slide(''), questions: [], changes: [] })
  const other = merged(heroBanner, [slide('Deal'), slide('Shake', 5), slide('Deal')])
  expect(other.form.items[0]?.row).toMatchObject({ entity_id: 5, entity_name: 'Shake' })
})

test('pages that both added to a menu are both in it, as each of them shows it', () => {
  const menu = (...names: string[]) => {
    const links = names.map((name) => ({ entity_type: 'promotion', entry_id: name.length, name }))
    return { values: { ...emptyRow(hamburgerMenu.fields), links }, items: [] }
  }
  const { form, questions } = merged(hamburgerMenu, [
    menu('a', 'bb'),
    menu('a', 'bb', 'Marigold App'),
    menu('a', 'bb', 'dddd'),
  ])
  expect(form.values).toMatchObject(menu('a', 'bb', 'Marigold App', 'dddd').values)
  expect(questions).toEqual([])
})

test('what was typed into a new card while it was saved goes into the card that the save has made', () => {
  const sent = cards(card(1, 'one'), card(null, 'new'))
  const saved = cards(card(1, 'one'), card(2, 'new'))
  const [first, fresh] = sent.items
  if (!first || !fresh) throw new Error('two cards')
  const typed = cards(first, { ...fresh, row: { ...fresh.row, title: 'newer' } })
  const forms = [withAssignedIds(sent, sent, saved), withAssignedIds(typed, sent, saved), saved]
  const { form } = merged(discover, forms)
  expect(titles(form)).toEqual(['1 one', '2 newer'])
  expect(form.items[1]?.key).toBe(fresh.key)
})

test('a card that came back while a save without it ran keeps its id, so that it is not saved as a new one', () => {
  const sent = cards(card(1, 'one'))
  const typed = cards(card(1, 'one'), card(4, 'back'))
  expect(withAssignedIds(typed, sent, sent).items.map(({ id }) => id)).toEqual([1, 4])
})
