import { Input, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { type MouseEvent, useId, useMemo, useState } from 'react'
import type { Json } from '#catalogue/json.ts'
import { limits } from '#catalogue/limits.ts'
import { jsonBytes, type RichText } from '#catalogue/text/rich-text.ts'
import { lineBox, SizeCount } from '#web/admin/fields/text-box.tsx'
import { t } from '#web/admin/i18n/translate.ts'
import '#web/ui/rich-text/rich-text.css'
import { LinkDialog } from './link-dialog.tsx'
import { leftOutMessage } from './paste.ts'
import styles from './rich-text.module.css'
import { captionAt, setCaption } from './table.ts'
import { Toolbar } from './toolbar.tsx'
import { useEditor } from './use-editor.ts'

export interface RichTextEditorProps {
  label: string
  description: string | null
  isRequired: boolean
  error: string | null
  value: Json
  onChange: (value: RichText | null) => void
  /** The language and direction of the text. */
  writing: { lang?: string; dir: string }
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { label, description, isRequired, error, value, onChange, writing } = props
  const id = useId()
  const [isLinking, link] = useDisclosure(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const bytes = useMemo(() => (value === null ? 0 : jsonBytes(value)), [value])
  const describedBy = [
    ...(description ? [`${id}-description`] : []),
    ...(error ? [`${id}-error`] : []),
    `${id}-keys`,
  ]
  const { editor, place } = useEditor({
    value,
    change: onChange,
    onInvalidLinks: (links) => setLeftOut(links.map(leftOutMessage)),
    openLink: link.open,
    openToolbar: () =>
      document.getElementById(`${id}-bar`)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
    attributes: {
      ...writing,
      id,
      class: `rich-text ${styles.text}`,
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy.join(' '),
      'aria-required': String(isRequired),
      ...(error ? { 'aria-invalid': 'true' } : {}),
    },
  })

  const caption = editor && captionAt(editor)

  // A click beside the last line focuses the text.
  function focusText(event: MouseEvent) {
    if (event.target === event.currentTarget) editor?.commands.focus('end')
  }

  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, onClick: () => editor?.commands.focus() }}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={isRequired}
    >
      <div className={styles.box} data-error={error ? true : undefined}>
        {editor && (
          <Toolbar
            id={`${id}-bar`}
            label={t('rich.toolbar', { label })}
            controls={id}
            editor={editor}
            writing={writing.dir}
            onOpenLink={link.open}
          />
        )}
        {/* biome-ignore lint/a11y: the text itself is the box; this only widens where it is clicked */}
        <div ref={place} className={styles.place} onClick={focusText} />
      </div>
      {editor && caption !== null && (
        <TextInput
          mt="xs"
          size="sm"
          label={t('rich.caption')}
          description={t('rich.captionHint')}
          {...writing}
          {...lineBox(caption, limits.title, (text) => setCaption(editor, text))}
        />
      )}
      <SizeCount bytes={bytes} most={limits.richText.bytes} />
      <div role="status">
        {leftOut.map((words) => (
          <Text key={words} size="sm" mt={4} c="dimmed" className={styles.leftOut}>
            {words}
          </Text>
        ))}
      </div>
      <span id={`${id}-keys`} hidden>
        {t('rich.keys')}
      </span>
      {editor && isLinking && <LinkDialog editor={editor} onClose={link.close} />}
    </Input.Wrapper>
  )
}
