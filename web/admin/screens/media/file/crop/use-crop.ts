import { useState } from 'react'
import {
  type Bounds,
  type CropBox,
  isSameBox,
  type Original,
  reshapeBox,
  wholeBox,
} from './crop-box.ts'
import { type RatioName, ratioOf } from './ratios.ts'

export interface CropState {
  box: CropBox
  ratio: RatioName
  bounds: Bounds
  isChanged: boolean
  canUndo: boolean
  /** Changes with the same name that follow each other are undone together. */
  change: (box: CropBox, gesture: string) => void
  chooseRatio: (ratio: RatioName) => void
  undo: () => void
  showAll: () => void
}

interface Step {
  box: CropBox
  ratio: RatioName
}

/** Holds the crop that a person draws, with the steps before it. */
export function useCrop(original: Original): CropState {
  const first: Step = { box: original.shown, ratio: 'free' }
  const [{ now, past }, set] = useState({
    now: first,
    past: [] as readonly Step[],
    gesture: '',
  })
  const bounds = { picture: original, ratio: ratioOf(now.ratio, original) }

  function take(next: Step, name: string) {
    set((state) => {
      if (isSameBox(state.now.box, next.box) && state.now.ratio === next.ratio) return state
      const isGoingOn = name !== '' && name === state.gesture
      const before = isGoingOn ? state.past : [...state.past, state.now]
      return { now: next, past: before, gesture: name }
    })
  }

  return {
    ...now,
    bounds,
    isChanged: !isSameBox(now.box, original.shown),
    canUndo: past.length > 0,
    change: (box, name) => take({ ...now, box }, name),
    chooseRatio(ratio) {
      const shape = { picture: original, ratio: ratioOf(ratio, original) }
      take({ ratio, box: reshapeBox(now.box, shape) }, '')
    },
    undo() {
      const last = past.at(-1)
      if (last) set({ now: last, past: past.slice(0, -1), gesture: '' })
    },
    showAll: () => take({ ratio: 'free', box: wholeBox(original) }, ''),
  }
}
