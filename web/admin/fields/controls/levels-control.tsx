import { Button, Checkbox, Group, Input, Radio, Stack } from '@mantine/core'
import { useId } from 'react'
import { joinLevel, kindsIn, thingIn } from '#catalogue/menu-law/kinded-level.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldLabels, optionsOf } from '#web/admin/fields/field-labels.ts'
import { levelsAt } from '#web/admin/fields/format-value.ts'
import { formatList, labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import styles from './levels.module.css'

/**
 * Renders a table of things and levels. A row is a radio group: Tab moves between things, arrows
 * between levels. On a narrow screen each level has its label beside it.
 */
export function LevelsControl({ field, row, onChange, error }: ControlProps) {
  const id = useId()
  const chosen = levelsAt(field, row)
  const levels = optionsOf(field)
  const { items = [], blocking = null, kindsAt = [] } = field.levels ?? {}
  const { label, description } = fieldLabels(field)

  const value = row[field.wire] ?? field.empty

  function set(names: readonly string[], level: string) {
    const takesKinds = kindsAt.includes(level)
    const next = Object.fromEntries(
      items.map(({ value: name }) => {
        const to = names.includes(name) ? level : (chosen[name] ?? '')
        const isKept = takesKinds || !names.includes(name)
        return [name, joinLevel(to, isKept ? (kindsIn(thingIn(value, name)) ?? []) : [])]
      }),
    )
    onChange({ [field.wire]: next })
  }

  function setKinds({ value: name, kinds }: Thing, named: readonly string[]) {
    const next = kinds.map((kind) => kind.value).filter((kind) => named.includes(kind))
    const things = typeof value === 'object' && !Array.isArray(value) ? value : {}
    onChange({ [field.wire]: { ...things, [name]: joinLevel(chosen[name] ?? '', next) } })
  }

  return (
    <Stack gap="xs" role="group" aria-labelledby={`${id}-label`}>
      <Input.Label component="div" id={`${id}-label`}>
        {label}
      </Input.Label>
      {description && <Input.Description>{description}</Input.Description>}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
      <div className={styles.table}>
        <div className={styles.head} aria-hidden>
          <span className={styles.thing} />
          {levels.map((level) => (
            <span key={level.value} className={styles.level}>
              {level.label}
            </span>
          ))}
        </div>
        {items.map((thing) => (
          <div key={thing.value} className={styles.group}>
            <div
              className={styles.row}
              role="radiogroup"
              aria-labelledby={`${id}-${thing.value}`}
              aria-describedby={error ? `${id}-error` : undefined}
              data-open={chosen[thing.value] === blocking || undefined}
            >
              <span className={styles.thing} id={`${id}-${thing.value}`}>
                {labelled(thing.label)}
              </span>
              {levels.map((level) => (
                <Radio
                  key={level.value}
                  classNames={{ root: styles.level, label: styles.word }}
                  name={`${id}-${thing.value}`}
                  value={level.value}
                  label={level.label}
                  checked={chosen[thing.value] === level.value}
                  data-invalid={isOpen(thing.value, level.value) || undefined}
                  onChange={() => set([thing.value], level.value)}
                />
              ))}
            </div>
            {thing.kinds.length > 0 && kindsAt.includes(chosen[thing.value] ?? '') && (
              <KindsChoice
                thing={thing}
                named={kindsIn(thingIn(value, thing.value)) ?? []}
                onChange={(named) => setKinds(thing, named)}
              />
            )}
          </div>
        ))}
      </div>
      <FillButton field={field} chosen={chosen} onFill={set} />
    </Stack>
  )

  /** Whether the radio button belongs to an unset row, which takes the focus. */
  function isOpen(name: string, level: string): boolean {
    return error !== null && level === blocking && chosen[name] === blocking
  }
}

type Thing = NonNullable<ControlProps['field']['levels']>['items'][number]

interface KindsChoiceProps {
  thing: Thing
  named: readonly string[]
  onChange: (named: readonly string[]) => void
}

/** Asks which of the foods in an allergen are meant; marked while none is named. */
function KindsChoice({ thing: { label, kinds }, named, onChange }: KindsChoiceProps) {
  return (
    <Group
      className={styles.kinds}
      gap="md"
      role="group"
      aria-label={t('levels.whichOf', { name: labelled(label) })}
      data-open={named.length === 0 || undefined}
    >
      <span className={styles.which} aria-hidden>
        {t('levels.which')}
      </span>
      {kinds.map((kind) => (
        <Checkbox
          key={kind.value}
          label={labelled(kind.label)}
          checked={named.includes(kind.value)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...named, kind.value] : named.filter((one) => one !== kind.value))
          }
        />
      ))}
    </Group>
  )
}

interface FillButtonProps {
  field: ControlProps['field']
  chosen: Readonly<Record<string, string>>
  onFill: (names: readonly string[], level: string) => void
}

/** Sets all unset rows at once, after asking. */
function FillButton({ field: { levels, options = [] }, chosen, onFill }: FillButtonProps) {
  const dialogs = useDialogs()
  const nameOf = (level: string) =>
    labelled(options.find(({ value }) => value === level)?.label ?? level)
  const open = levels?.items.filter(({ value }) => chosen[value] === levels.blocking) ?? []
  const { blocking = null, fill = null } = levels ?? {}
  if (fill === null || blocking === null || open.length === 0) return null
  const [to, names] = [nameOf(fill), formatList(open.map(({ label }) => labelled(label)))]

  async function ask(level: string) {
    const isSure = await dialogs.confirm({
      title: t('levels.ask', { to }),
      message: t('levels.means', { names }),
      yes: t('levels.yes'),
    })
    if (!isSure) return
    onFill(
      open.map(({ value }) => value),
      level,
    )
    announce(t('levels.filled', { to, names }))
  }

  return (
    <Button
      variant="default"
      size="compact-md"
      className={styles.fill}
      onClick={() => void ask(fill)}
    >
      {t('levels.fill', { from: nameOf(blocking), to })}
    </Button>
  )
}
