import { Button, Group, NativeSelect, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { IconArrowBackUp, IconMaximize } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { formatMeasures } from '#web/admin/media/files/format-size.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import { formatBox } from './crop-area.tsx'
import { type CropBox, type Original, rangeOf, setSide, wholeBox } from './crop-box.ts'
import { type RatioName, ratioChoices } from './ratios.ts'
import type { CropState } from './use-crop.ts'

const sides = [
  { side: 'left', label: 'crop.left' },
  { side: 'top', label: 'crop.top' },
  { side: 'width', label: 'crop.width' },
  { side: 'height', label: 'crop.height' },
] as const

/** Renders the crop as a ratio and four numbers, with the ways back. */
export function CropFields({ original, crop }: { original: Original; crop: CropState }) {
  const { box, bounds } = crop
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('crop.ratio')}
        data={ratioChoices()}
        value={crop.ratio}
        onChange={({ currentTarget }) => crop.chooseRatio(currentTarget.value as RatioName)}
      />
      <SimpleGrid cols={2} spacing="sm">
        {sides.map(({ side, label }) => (
          <PixelField
            key={side}
            label={t(label)}
            value={box[side]}
            range={rangeOf(side, box, bounds)}
            onChange={(value) => crop.change(setSide(box, side, value, bounds), `field ${side}`)}
          />
        ))}
      </SimpleGrid>
      <Hint>
        {t('crop.result', { part: formatMeasures(box), whole: formatMeasures(original) })}
      </Hint>
      <Group gap="sm">
        <Step
          label={t('crop.undo')}
          icon={<IconArrowBackUp size={16} aria-hidden />}
          isPossible={crop.canUndo}
          onClick={crop.undo}
        />
        <Step
          label={t('crop.whole')}
          icon={<IconMaximize size={16} aria-hidden />}
          isPossible={box.width < original.width || box.height < original.height}
          onClick={() => {
            crop.showAll()
            announce(formatBox(wholeBox(original)))
          }}
        />
      </Group>
    </Stack>
  )
}

interface StepProps {
  label: string
  icon: ReactNode
  isPossible: boolean
  onClick: () => void
}

/** Renders a button that keeps the focus when it has nothing more to do. */
function Step({ label, icon, isPossible, onClick }: StepProps) {
  return (
    <Button
      variant="default"
      size="compact-sm"
      leftSection={icon}
      data-disabled={!isPossible || undefined}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onClick()
      }}
    >
      {label}
    </Button>
  )
}

interface PixelFieldProps {
  label: string
  value: CropBox[keyof CropBox]
  range: { min: number; max: number }
  onChange: (value: number) => void
}

/** Renders a number; while a person types, what is not possible yet waits in the field. */
function PixelField({ label, value, range, onChange }: PixelFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function type(text: string) {
    const number = Number(text)
    const isPossible = text.trim() !== '' && number >= range.min && number <= range.max
    setTyped(text)
    if (isPossible) onChange(Math.round(number))
  }

  function settle() {
    const number = Number(typed)
    if (typed !== null && typed.trim() !== '' && Number.isFinite(number)) {
      onChange(Math.round(Math.min(range.max, Math.max(range.min, number))))
    }
    setTyped(null)
  }

  return (
    <TextInput
      type="number"
      inputMode="numeric"
      step={1}
      {...range}
      label={label}
      value={typed ?? String(value)}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={settle}
    />
  )
}
