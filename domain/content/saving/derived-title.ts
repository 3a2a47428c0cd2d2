import { type Content, type Declaration, storedValue } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'

/**
 * Returns the content of an entry with the title that its fields give it (`Field.titleFrom`), unless
 * somebody typed another.
 */
export function withDerivedTitle(
  declaration: Declaration,
  before: Content,
  content: Content,
): Content {
  const { titleKey } = declaration
  if (titleKey === null) return content
  const derived = derivedTitle(declaration, content)
  const title = content.values[titleKey] ?? ''
  const isTyped = title !== '' && title !== derivedTitle(declaration, before)
  if (derived === null || isTyped) return content
  return { ...content, values: { ...content.values, [titleKey]: derived } }
}

function derivedTitle({ fields, titleKey }: Declaration, { values }: Content): string | null {
  const titleFrom = fields.find(({ key }) => key === titleKey)?.titleFrom
  if (!titleFrom) return null
  const texts = fields
    .filter(({ key }) => titleFrom.includes(key))
    .map((field) => field.text(storedValue(field, values), new Map()))
  return texts.filter(Boolean).join(' · ').slice(0, limits.title)
}
