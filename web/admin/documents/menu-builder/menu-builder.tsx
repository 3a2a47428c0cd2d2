import { Paper, Stack, Title } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { PageId } from '#catalogue/fields/menu-item.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { pagesQuery } from '#web/admin/api/queries.ts'
import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import {
  headerQuery,
  type LayoutLoad,
  stateIn,
} from '#web/admin/documents/direct-sections/layout-load.ts'
import { PictureChoice } from '#web/admin/documents/direct-sections/picture-choice.tsx'
import { SaveBar } from '#web/admin/documents/direct-sections/save-bar.tsx'
import {
  type DirectSection,
  useDirectSection,
} from '#web/admin/documents/direct-sections/use-direct-section.ts'
import { mergeForms } from '#web/admin/documents/form/merge-forms.ts'
import { LayoutPreview } from '#web/admin/documents/preview/layout-preview.tsx'
import { type FormLink, menuLinks, toMenuRow } from '#web/admin/fields/sent-of.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { type Dialogs, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { moved } from '#web/admin/ui/ordered-list/list-actions.ts'
import { addTicked, type Builder, type MenuPage, removeLink, toggleTick } from './builder.ts'
import { LinkDialog } from './link-dialog.tsx'
import styles from './menu-builder.module.css'
import type { MenuEditor } from './menu-editors.ts'
import phoneStyles from './mobile-preview.module.css'
import { PagePicker } from './page-picker.tsx'
import { Structure } from './structure.tsx'

export function MenuBuilder({ editor, load }: { editor: MenuEditor; load: LayoutLoad }) {
  const direct = useConfirmEmpty(useDirectSection(editor.section, load))
  const pages = useQuery(pagesQuery)
  const [ticked, setTicked] = useState<readonly PageId[]>([])
  const [edited, setEdited] = useState<FormLink | 'new' | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const { values } = direct.form.content
  const known = pages.data?.data ?? []
  // A page without a label of its own shows its present name.
  const structure = menuLinks(values).map((one) => {
    const page = one.link.label ? undefined : known.find(({ id }) => id === one.id)
    return { ...one, name: page?.name ?? one.name }
  })
  const builder: Builder = { structure, ticked }
  const list = editor.section.fields.find(({ kind }) => kind === 'pageList')
  const picture = editor.section.fields.find(({ kind }) => kind === 'image')
  const max = list?.max ?? 0

  function put(next: Builder) {
    if (next.ticked !== ticked) setTicked(next.ticked)
    if (next.structure === structure) return
    direct.change(toMenuRow(next.structure), 'structure')
  }

  function keepLink(link: FormLink) {
    const isNew = edited === 'new'
    const next = isNew
      ? [...structure, link]
      : structure.map((one) => (one === edited ? link : one))
    put({ structure: next, ticked })
    setEdited(null)
    if (isNew) announce(additionMessage(1, 1, next.length, max))
  }

  function add() {
    const next = addTicked(builder, known, max)
    const count = next.structure.length - structure.length
    announce(additionMessage(count, ticked.length, next.structure.length, max))
    if (count > 0) put(next)
    else setTicked([])
  }

  return (
    <Stack gap="lg" ref={direct.place}>
      <LayoutPreview direct={direct} />
      {picture && (
        <Paper withBorder p="md" data-field={picture.key}>
          <PictureChoice
            field={picture}
            row={values}
            error={direct.errors.values[picture.wire] ?? null}
            mayEdit={direct.mayEdit}
            onChange={(patch) => direct.change(patch, picture.wire)}
          />
        </Paper>
      )}
      <div
        className={styles.columns}
        data-preview={editor.hasMobilePreview}
        data-wide={(editor.columnOf ?? max) < max}
      >
        {direct.mayEdit && (
          <PagePicker
            pages={pages}
            builder={builder}
            max={max}
            button={adding}
            onAdd={add}
            onToggle={(id) => setTicked(toggleTick(builder, id, max).ticked)}
          />
        )}
        <div className={styles.column} data-field="structure">
          <Structure
            label={labelled(editor.section.label)}
            pages={structure}
            max={max}
            columnOf={editor.columnOf}
            error={direct.errors.values.structure ?? direct.errors.values.links ?? null}
            onAdd={() => setEdited('new')}
            onEdit={(at) => setEdited(structure[at] ?? null)}
            mayEdit={direct.mayEdit}
            onRemove={(at) => put(removeLink(builder, at))}
            onMove={(from, to) => put({ structure: moved(structure, from, to), ticked })}
            whenEmpty={() => adding.current}
          />
          <SaveBar direct={direct} />
        </div>
        {edited && (
          <LinkDialog
            link={edited === 'new' ? null : edited}
            isTaken={(id) => structure.some((one) => one.id === id && one !== edited)}
            onSave={keepLink}
            onClose={() => setEdited(null)}
          />
        )}
        {editor.hasMobilePreview && <MobilePreview pages={structure} />}
      </div>
    </Stack>
  )
}

function additionMessage(added: number, ticked: number, length: number, max: number): string {
  if (ticked === 0) return t('menus.selectFirst')
  if (added === 0) return t('menus.addedNone', { length, most: max })
  return t('menus.added', { added, length, most: max })
}

function MobilePreview({ pages }: { pages: readonly MenuPage[] }) {
  const id = useId()
  const header = useQuery(headerQuery(1))
  const logo = header.data && stateIn(header.data, mainMenu).values.image_url
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={phoneStyles.card}>
      <Title order={2} size="h4" id={id}>
        {t('menus.mobilePreview')}
      </Title>
      <div className={phoneStyles.phone}>
        <div className={phoneStyles.bar}>
          {typeof logo === 'string' ? <img src={logo} alt="" height={28} /> : <span />}
          <IconMenu2 size={22} aria-hidden />
        </div>
        <ol className={phoneStyles.links}>
          {pages.map(({ id: page, name }) => (
            <li key={page} dir="auto">
              {name}
            </li>
          ))}
        </ol>
        {pages.length === 0 && <p className={phoneStyles.empty}>{t('menus.previewEmpty')}</p>}
      </div>
    </Paper>
  )
}

/** Asks before a save that removes the last page of a menu, which guests would see at once. */
function useConfirmEmpty(direct: DirectSection): DirectSection {
  const dialogs = useDialogs()
  async function save() {
    return (await confirmEmptyMenu(dialogs, direct)) && direct.save()
  }
  return { ...direct, save }
}

async function confirmEmptyMenu(
  dialogs: Dialogs,
  { section, form }: DirectSection,
): Promise<boolean> {
  const { content: before } = form.base
  const isLeftEmpty = menuLinks(form.content.values).length === 0
  if (!isLeftEmpty || menuLinks(before.values).length === 0) return true
  const { changes } = mergeForms(section, { base: before, mine: form.content, theirs: before })
  return dialogs.confirm({
    title: t('menus.askEmpty', { label: labelled(section.label) }),
    message: t('menus.emptyMeans'),
    about: (
      <DifferenceList
        differences={changes.map(({ difference }) => difference)}
        label={t('menus.askEmpty', { label: labelled(section.label) })}
      />
    ),
    yes: t('menus.saveEmpty'),
    isDanger: true,
  })
}
