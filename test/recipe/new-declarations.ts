import { addDeclaration } from './copy-source.ts'

export interface NewSection {
  name: string
  workflow: 'approval' | 'direct'
  list: 'editor' | 'frame'
  /** A save that has what publishing needs, and its words. */
  body: Record<string, unknown>
}

const shapes = {
  record: `fields: { title: text('Title', { required: true }), note: longText('Note') }`,
  set: `items: {
    wire: 'rows',
    removeWire: 'removeRow',
    label: 'Row',
    plural: 'Rows',
    min: 1,
    fields: { title: text('Title', { required: true }), note: longText('Note') },
  }`,
}

const row = { title: 'Quinoa', note: 'Toasted' }
const bodies = { record: row, set: { rows: [row] } }

const lists = {
  editor: { file: 'catalogue/sections/home/editor.ts', begins: 'sections: [' },
  frame: { file: 'catalogue/catalogue.ts', begins: 'frameSections: readonly Section[] = [' },
  editors: { file: 'catalogue/catalogue.ts', begins: 'editors: readonly Editor[] = [' },
  collections: { file: 'catalogue/catalogue.ts', begins: 'collections: readonly Collection[] = [' },
}

/** One of each workflow and shape in each list: its declaration decides, not where it stands. */
export const newSections: NewSection[] = (['editor', 'frame'] as const).flatMap((list) =>
  (['approval', 'direct'] as const).flatMap((workflow) =>
    (['record', 'set'] as const).map((shape) => ({
      name: `${list}_${workflow}_${shape}`,
      workflow,
      list,
      body: bodies[shape],
    })),
  ),
)

/** Follows the recipe of CONTRIBUTING.md for all of them and a collection, `allergen`. */
export async function addNewDeclarations(copy: string): Promise<void> {
  for (const section of newSections) {
    const { name, list } = section
    const text = sectionText(section)
    await addDeclaration(copy, { name, text, folder: 'catalogue/sections/home', list: lists[list] })
  }
  await addDeclaration(copy, {
    name: 'kitchen_editor',
    text: tabsText,
    folder: 'catalogue/sections/home',
    list: lists.editors,
  })
  await addDeclaration(copy, {
    name: 'allergen',
    text: collectionText,
    folder: 'catalogue/collections',
    list: lists.collections,
  })
}

function sectionText({ name, workflow }: NewSection): string {
  return `import { defineSection } from '#catalogue/declaration.ts'
import { longText, text } from '#catalogue/fields/text.ts'

export const ${name} = defineSection({
  key: 'new.${name}',
  entityType: '${name}',
  label: 'New ${name}',
  workflow: '${workflow}',
  savePath: '/new/${name}',
  previewPath: '/?preview=1',
  search: { kind: 'New', path: '/home' },
  ${name.endsWith('set') ? shapes.set : shapes.record},
})
`
}

/** A screen with tabs, and three sections on them. */
const tabsText = `import { defineSection } from '#catalogue/declaration.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { text } from '#catalogue/fields/text.ts'

const stove = defineSection({
  key: 'new.stove',
  entityType: 'stove',
  label: 'Stove',
  savePath: '/kitchen/stove',
  fields: { title: text('Title') },
})

const oven = defineSection({
  key: 'new.oven',
  entityType: 'oven',
  label: 'Oven',
  savePath: '/kitchen/oven',
  fields: { title: text('Title') },
})

const trays = defineSection({
  key: 'new.trays',
  entityType: 'trays',
  label: 'Trays',
  savePath: '/kitchen/trays',
  items: {
    wire: 'trays',
    removeWire: 'removeTray',
    label: 'Tray',
    plural: 'Trays',
    min: 0,
    fields: { title: text('Title') },
  },
})

export const kitchen_editor = defineEditor({
  key: 'kitchen',
  title: 'Kitchen',
  path: '/admin/pages/kitchen',
  tabs: [
    { key: 'stove', label: 'Stove', sections: [stove] },
    { key: 'oven', label: 'Oven', sections: [oven, trays] },
  ],
  loads: [
    {
      path: '/kitchen/create',
      blocks: {
        stove: { section: stove, as: 'record' },
        oven: { section: oven, as: 'record' },
        oven_trays: { section: trays, as: 'items' },
      },
    },
  ],
})
`

const collectionText = `import { defineCollection } from '#catalogue/declaration.ts'
import { longText, text } from '#catalogue/fields/text.ts'

export const allergen = defineCollection({
  key: 'allergen',
  entityType: 'allergen',
  label: 'Allergen',
  plural: 'Allergens',
  path: '/allergens',
  screens: {
    list: '/admin/allergens',
    add: '/admin/allergens/add',
    entry: '/admin/allergens/details/{id}',
  },
  search: { kind: 'New', path: '/allergens/{id}' },
  fields: { title: text('Name', { required: true }), note: longText('Note', { required: true }) },
})
`
