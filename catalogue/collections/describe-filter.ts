import { type Language, locales } from '../languages.ts'
import { localizeLabel } from '../messages/labels/localize-label.ts'
import { Label } from '../messages/message.ts'
import { siteTranslator } from '../messages/site-translator.ts'
import { menuItem } from './menu-item.ts'
import type { MenuItemFilter } from './menu-item-filter.ts'

const fieldOf = (key: string) => menuItem.fields.find((one) => one.key === key)

export function describeFilter({ without, diets }: MenuItemFilter, language: Language): string[] {
  const named = (all: readonly { value: string; label: string }[], some: readonly string[]) =>
    all
      .filter(({ value }) => some.includes(value))
      .map(({ label }) => localizeLabel(language, new Label(label)))
  const allergens = named(fieldOf('allergens')?.levels?.items ?? [], without)
  const names = new Intl.ListFormat(locales[language]).format(allergens)
  return [
    ...(names === '' ? [] : [siteTranslator(language)('menu.without', { names })]),
    ...named(fieldOf('dietary')?.options ?? [], diets),
  ]
}
