import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { arbitraryBody } from '#test/content/arbitrary-body.ts'
import { everyKind } from '#test/content/every-kind.ts'
import {
  declarationByEntityType,
  declarationByKey,
  declarations,
  editorOf,
  editors,
  sections,
} from './catalogue.ts'
import { differences } from './change/difference.ts'
import { menuOverride } from './collections/overrides/menu-override.ts'
import { vacancy } from './collections/vacancy.ts'
import { applySave } from './content/apply-save.ts'
import { checkComplete } from './content/check-complete.ts'
import { itemsToWire, valuesToWire } from './content/content-to-wire.ts'
import { saveBody } from './content/save-body.ts'
import { type Declaration, emptyContent } from './declaration.ts'
import { inEnglish } from './messages/localize.ts'
import { isLocalizable } from './messages/message.ts'

const every = test.each(
  [...declarations, everyKind].map((declaration) => [declaration.key, declaration] as const),
)
const noMedia = new Map()
const runs = { numRuns: 40 }

test('keys, entity types, labels and save addresses are each given once', () => {
  const lists = [
    declarations.map(({ key }) => key),
    declarations.map(({ entityType }) => entityType),
    declarations.map(({ label }) => label),
    sections.flatMap(({ savePath }) => savePath ?? []),
  ]
  for (const list of lists) expect(new Set(list.filter(Boolean)).size).toBe(list.length)
})

every('%s calls each of its fields by a label of its own', (_, { fields, set }) => {
  for (const labels of [fields, set?.fields ?? []].map((list) => list.map(({ label }) => label))) {
    expect(new Set(labels.filter((label) => label.trim() !== '')).size).toBe(labels.length)
  }
})

test('every declaration is found by its key and by its entity type, anything else is not', () => {
  for (const declaration of declarations) {
    expect(declarationByKey(declaration.key)).toBe(declaration)
    expect(declarationByEntityType(declaration.entityType)).toBe(declaration)
  }
  for (const name of ['', 'constructor', '__proto__', 'toString']) {
    expect(declarationByKey(name)).toBeUndefined()
    expect(declarationByEntityType(name)).toBeUndefined()
  }
})

test('a section has the editor that lists it; the frame and collections have none', () => {
  for (const declaration of declarations) {
    const listing = editors.filter((editor) =>
      editor.sections.some((section) => section === declaration),
    )
    expect(listing).toHaveLength(
      /^((home|about|history|milestone|mission|app|careers)\.|frame\.(look|notice|urgent-notice|analytics|second-approval)$)/.test(
        declaration.key,
      )
        ? 1
        : 0,
    )
    expect(editorOf(declaration)).toBe(listing[0])
  }
})

every('%s accepts what its fields say a client may send', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryBody(declaration), (sent) => {
      const { content, errors } = save(declaration, sent)
      expect(errors).toEqual({})
      expect(JSON.parse(JSON.stringify(content))).toEqual(content)
    }),
    runs,
  )
})

every('%s refuses fields that it does not know, in items too', (_, declaration) => {
  const body = saveBody(declaration)
  for (const name of ['author_id', 'state', 'is_admin', 'constructor']) {
    expect(body.safeParse({ [name]: 1 }).success).toBe(false)
  }
  expect(body.safeParse(JSON.parse('{"__proto__":{"state":"approved"}}')).success).toBe(false)
  const { set } = declaration
  if (set) expect(body.safeParse({ [set.wire]: [{ state: 'approved' }] }).success).toBe(false)
})

every(
  '%s takes approval as 0, 1 or false, or not at all where none is needed',
  (_, declaration) => {
    const body = saveBody(declaration)
    const taken = declaration.workflow === 'approval' ? [0, 1, false] : []
    for (const approval of [0, 1, false, true, 2, -1, '1', null, 'yes', [], {}]) {
      const isTaken = taken.some((value) => value === approval)
      expect(body.safeParse({ approval }).success, String(approval)).toBe(isTaken)
    }
  },
)

every('%s may be an empty draft, but not be submitted with something missing', (_, declaration) => {
  const { content, errors } = save(declaration, {})
  expect(errors).toEqual({})
  expect(content).toEqual(emptyContent(declaration))
  const required = declaration.fields.filter(({ required }) => required).map(({ wire }) => wire)
  const { set } = declaration
  const missing = [
    ...required,
    ...(set && set.min > 0 ? [set.wire] : []),
    ...(declaration.window?.needsEnd ? ['ends_at'] : []),
    ...(declaration === vacancy ? ['locations'] : []),
    ...(declaration === menuOverride ? ['location'] : []),
  ]
  expect(Object.keys(checkComplete(declaration, content)).sort()).toEqual(missing.sort())
  if (!set) return
  const needed = set.fields.filter((field) => field.required)
  // Items that are always there begin filled: only somebody who empties one leaves something out.
  const emptied = Object.fromEntries(needed.map(({ wire }) => [wire, '']))
  const item = set.fixed?.[0] ? { id: set.fixed[0].id, ...emptied } : {}
  const one = save(declaration, { [set.wire]: [item] }).content
  for (const { wire } of needed) {
    expect(checkComplete(declaration, one)).toHaveProperty([`${set.wire}.0.${wire}`])
  }
})

every('%s answers under wire names, each from one field', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryBody(declaration), (sent) => {
      const { content } = save(declaration, sent)
      const answers = [
        { fields: declaration.fields, answer: valuesToWire(declaration, content, noMedia) },
        ...itemsToWire(declaration, content, noMedia).map(({ id, ...wire }) => {
          expect(id).toBeGreaterThan(0)
          return { fields: declaration.set?.fields ?? [], answer: wire }
        }),
      ]
      for (const { fields, answer: wire } of answers) {
        const names = fields.flatMap((field) => Object.keys(field.toWire(field.empty, noMedia)))
        expect(new Set(names).size).toBe(names.length)
        expect(Object.keys(wire).sort()).toEqual(names.sort())
        for (const name of names) expect(name).toMatch(/^[a-z][a-z0-9_]*$/)
      }
    }),
    runs,
  )
})

every('%s: equal content has no differences, other content names the label', (_, declaration) => {
  const labels = [...declaration.fields, ...(declaration.set?.fields ?? [])].map((f) => f.label)
  const item = declaration.set?.label ?? 'no item'
  const kinds = declaration.fields.flatMap(({ rows }) => rows?.kinds ?? [])
  const ofBlocks = kinds.flatMap(({ label, fields }) =>
    fields.map((field) => [`${label} `, `: ${field.label}`] as const),
  )
  fc.assert(
    fc.property(arbitraryBody(declaration), arbitraryBody(declaration), (one, other) => {
      const before = save(declaration, one).content
      const after = save(declaration, other).content
      expect(differences(declaration, before, before, noMedia)).toEqual([])
      const isSame = JSON.stringify(before) === JSON.stringify(after)
      const found = differences(declaration, before, after, noMedia)
      expect(found.length > 0).toBe(!isSame)
      for (const change of found) {
        const label = isLocalizable(change.label) ? inEnglish(change.label) : change.label
        expect(
          label.startsWith(item) ||
            label.includes(item.toLowerCase()) ||
            labels.includes(label) ||
            ofBlocks.some(([block, field]) => label.startsWith(block) && label.endsWith(field)),
        ).toBe(true)
      }
    }),
    runs,
  )
})

every('%s: the same save twice changes nothing the second time', (_, declaration) => {
  fc.assert(
    fc.property(arbitraryBody(declaration), (sent) => {
      const parsed = saveBody(declaration).parse(sent)
      const { content } = applySave(declaration, emptyContent(declaration), parsed)
      const { set } = declaration
      const sentRows = set ? parsed[set.wire] : []
      const rows: object[] = Array.isArray(sentRows) ? sentRows : []
      const known = rows.map((row, index) => ({
        ...row,
        id: content.items[index]?.id,
      }))
      const again = applySave(declaration, content, set ? { ...parsed, [set.wire]: known } : parsed)
      expect(again).toEqual({ content, errors: {} })
    }),
    runs,
  )
})

every('%s can be described in JSON Schema', (_, declaration) => {
  const schema = z.toJSONSchema(saveBody(declaration), { io: 'input' })
  expect(schema).toMatchObject({ type: 'object', additionalProperties: false })
})

function save(declaration: Declaration, sent: object) {
  return applySave(declaration, emptyContent(declaration), saveBody(declaration).parse(sent))
}
