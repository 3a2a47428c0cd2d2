import { Fieldset } from '@mantine/core'
import { resolveTheme, type WeakPair } from '#catalogue/theme/resolve-theme.ts'
import type { Theme } from '#catalogue/theme/theme.ts'
import { useBrandColours } from '#web/admin/api/brand.ts'
import { RowForm, RowView } from '#web/admin/documents/form/row-form.tsx'
import type { CardContentProps } from '#web/admin/documents/section-card/card-content.tsx'
import { without } from '#web/admin/fields/field-errors.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { currentLocale, labelled, t } from '#web/admin/i18n/translate.ts'
import styles from './look.module.css'
import { LookPreview } from './look-preview.tsx'

/** Renders the look's form beside pages of the site that show it while it is edited. */
export function LookContent({ section, state, form, saveErrors, isBusy }: CardContentProps) {
  const { content, change } = form
  const colours = useBrandColours()
  const theme = { ...colours, ...themeValues(content.values) }
  const { weak } = resolveTheme(theme)
  const warnings = Object.fromEntries(weak.map((pair) => [pair.field, weakSentence(pair)]))

  function put(patch: Row, wire: string) {
    change({ ...content, values: { ...content.values, ...patch } })
    saveErrors.setErrors({
      ...saveErrors.errors,
      values: without(saveErrors.errors.values, [wire]),
    })
  }

  return (
    <div className={styles.columns}>
      {state.can.includes('edit') ? (
        <Fieldset
          variant="unstyled"
          p={0}
          mx={0}
          disabled={isBusy}
          aria-label={labelled(section.label)}
        >
          <RowForm
            fields={section.fields}
            row={content.values}
            errors={{ ...saveErrors.errors.values, ...warnings }}
            onChange={(patch, field) => put(patch, field.wire)}
          />
        </Fieldset>
      ) : (
        <RowView fields={section.fields} row={content.values} />
      )}
      <LookPreview theme={theme} />
    </div>
  )
}

/** Returns the values as a theme; a colour that is still being typed counts as empty. */
function themeValues(row: Row): Partial<Theme> {
  const readable = Object.entries(row).filter(
    ([, value]) => typeof value === 'string' && !/^#(?![0-9a-f]{6}$)/i.test(value),
  )
  return Object.fromEntries(readable)
}

/** The labels of what is read, and of what it is read on. */
const names = {
  white: 'White',
  dark: 'Dark',
  ink: 'Text colour',
  accent: 'Accent colour',
  positive: 'Positive colour',
  brand: 'Brand colour',
  ground: 'Background colour',
}

function weakSentence({ text, on, found, least, works }: WeakPair): string {
  // Rounded down: 4.49 is not 4.5.
  const ratio = (Math.floor(found * 100) / 100).toLocaleString(currentLocale())
  const ground = on === 'card' ? t('look.cards') : labelled(names[on])
  const pair = `${labelled(names[text])} / ${ground}`
  return t('look.weak', { pair, ratio, least: least.toLocaleString(currentLocale()), works })
}
