import { brand } from '#brand'
import { communityPost } from './collections/community-post.ts'
import { faq } from './collections/faq.ts'
import { legalPage } from './collections/legal-page.ts'
import { location } from './collections/location.ts'
import { mediaFile } from './collections/media-file.ts'
import { menuCategory } from './collections/menu-category.ts'
import { menuItem } from './collections/menu-item.ts'
import { menuOverride } from './collections/overrides/menu-override.ts'
import { page } from './collections/page.ts'
import { promotion } from './collections/promotion.ts'
import { tender } from './collections/tender.ts'
import { vacancy } from './collections/vacancy.ts'
import { hasKind } from './content/has-kind.ts'
import { isTranslated } from './content/is-translated.ts'
import type { Collection, Declaration, Section } from './declaration.ts'
import { cardPath, defineEditor, type Editor } from './editor.ts'
import type { DocumentLanguage } from './languages.ts'
import { orderOf } from './order.ts'
import { aboutEditor } from './sections/about.ts'
import { appEditor } from './sections/app.ts'
import { careersEditor } from './sections/careers.ts'
import { homeEditor } from './sections/home/editor.ts'
import { analyticsEditor } from './sections/site/analytics.ts'
import { footer } from './sections/site/footer.ts'
import {
  bottomNavigation,
  hamburgerMenu,
  mainMenu,
  responsiveMenu,
} from './sections/site/header-menus.ts'
import { lookEditor } from './sections/site/look.ts'
import { noticeEditor } from './sections/site/notice.ts'
import { productIcons } from './sections/site/product-icons.ts'
import { redirects } from './sections/site/redirects.ts'
import { secondApprovalEditor } from './sections/site/second-approval.ts'
import { settings } from './sections/site/settings.ts'
import { synonyms } from './sections/site/synonyms.ts'

/** The screens that edit sections. A new section is one line in its editor's list. */
const ourEditors: readonly Editor[] = [
  homeEditor,
  aboutEditor,
  appEditor,
  careersEditor,
  noticeEditor,
  lookEditor,
  analyticsEditor,
  secondApprovalEditor,
]

export const editors: readonly Editor[] = [...ourEditors.map(withBrandSections), ...brandEditor()]

function withBrandSections(editor: Editor): Editor {
  const added: Readonly<Record<string, readonly Section[]>> = brand.sections ?? {}
  return { ...editor, sections: [...editor.sections, ...(added[editor.key] ?? [])] }
}

/** Returns the screen of sections that are on none of ours. */
function brandEditor(): Editor[] {
  const sections = brand.sections?.own ?? []
  if (sections.length === 0) return []
  const load = { path: '/sections/create', blocks: {} }
  return [
    defineEditor({
      key: 'brand',
      title: brand.name,
      path: '/admin/pages/brand',
      sections,
      loads: [load],
    }),
  ]
}

/** Most sections of the whole site are published without approval, but logged and versioned. */
const frameSections: readonly Section[] = [
  mainMenu,
  hamburgerMenu,
  responsiveMenu,
  bottomNavigation,
  footer,
  productIcons,
  settings,
  redirects,
  synonyms,
]

/** The screens of those that are written on none of the editors. */
export const frameScreens: Readonly<Record<string, string>> = {
  [mainMenu.key]: '/admin/header/mainmenu',
  [hamburgerMenu.key]: '/admin/header/hamburgermenu',
  [responsiveMenu.key]: '/admin/header/responsivemenu',
  [bottomNavigation.key]: '/admin/footer',
  [productIcons.key]: '/admin/header/iconmenu',
  [footer.key]: '/admin/footer',
  [settings.key]: '/admin/settings',
  [redirects.key]: '/admin/settings?tab=redirects',
  [synonyms.key]: '/admin/settings?tab=search',
}

export const collections: readonly Collection[] = [
  promotion,
  menuCategory,
  menuItem,
  menuOverride,
  location,
  vacancy,
  tender,
  faq,
  communityPost,
  legalPage,
  page,
  ...(brand.collections ?? []),
]

const orders: readonly Declaration[] = collections.map(orderOf)

export const sections: readonly Section[] = [
  ...editors.flatMap((editor) => editor.sections),
  ...frameSections,
]

export const declarations: readonly Declaration[] = [
  ...sections,
  ...collections,
  ...orders,
  mediaFile,
]

/** What can be translated, and is published by approval. */
const translatedDeclarations: readonly Declaration[] = [...collections, ...sections].filter(
  (declaration) => declaration.workflow === 'approval' && isTranslated(declaration),
)

/** What translators' files hold: besides these the labels of menus, which are saved directly. */
export const translationFileDeclarations: readonly Declaration[] = [
  ...translatedDeclarations,
  ...sections.filter((section) => hasKind(section, 'pageList')),
]

export const declaredKeys: readonly string[] = declarations.map(({ key }) => key)

const byKey = new Map(declarations.map((declaration) => [declaration.key, declaration]))
const byEntityType = new Map(
  declarations.map((declaration) => [declaration.entityType, declaration]),
)

export function declarationByKey(key: string): Declaration | undefined {
  return byKey.get(key)
}

export function declarationByEntityType(entityType: string): Declaration | undefined {
  return byEntityType.get(entityType)
}

export function editorOf(declaration: Declaration): Editor | undefined {
  return editors.find((editor) =>
    editor.sections.some((section) => section.key === declaration.key),
  )
}

/** Returns the back-office address that edits a document, or null when no screen edits it. */
export function editorPathOf(
  declaration: Declaration,
  entryId: number,
  language: DocumentLanguage = '',
): string | null {
  const path = screenPathOf(declaration, entryId)
  if (!path || language === '') return path
  const address = `${path}${path.includes('?') ? '&' : '?'}language=${language}`
  // The screen may show several cards: the fragment names the right one.
  return entryId === 0 ? `${address}#${declaration.key}@${language}` : address
}

function screenPathOf(declaration: Declaration, entryId: number): string | null {
  const editor = editorOf(declaration)
  if (editor) return cardPath(editor, declaration)
  if (declaration === mediaFile) return `/admin/media?file=${entryId}`
  const isOf = ({ key }: Collection) =>
    key === declaration.key || key === declaration.sortedCollection
  const screens = collections.find(isOf)?.screens
  if (!screens) return null
  return declaration.sortedCollection === null
    ? screens.entry.replace('{id}', String(entryId))
    : screens.list
}
