import { expect, test } from 'vitest'
import {
  boxByKey,
  type CropBox,
  frameIn,
  moveBox,
  rangeOf,
  reshapeBox,
  resizeBox,
  setSide,
  sharesOf,
} from './crop-box.ts'

const picture = { width: 1000, height: 500 }
const free = { picture, ratio: null }
const square = { picture, ratio: 1 }
const box: CropBox = { left: 100, top: 100, width: 400, height: 200 }

test('a crop moves no further than its picture', () => {
  expect(moveBox(box, { x: 50.4, y: -20 }, free)).toEqual({ ...box, left: 150, top: 80 })
  expect(moveBox(box, { x: 9_999, y: 9_999 }, free)).toEqual({ ...box, left: 600, top: 300 })
  expect(moveBox(box, { x: -9_999, y: -9_999 }, free)).toEqual({ ...box, left: 0, top: 0 })
})

test('a corner is pulled, and the opposite one stays; no further than the picture, nor too small', () => {
  expect(resizeBox(box, { x: -1, y: -1 }, { x: 60, y: 40 }, free)).toEqual({
    left: 60,
    top: 40,
    width: 440,
    height: 260,
  })
  expect(resizeBox(box, { x: 1, y: 1 }, { x: 5_000, y: 5_000 }, free)).toEqual({
    ...box,
    width: 900,
    height: 400,
  })
  expect(resizeBox(box, { x: -1, y: -1 }, { x: 5_000, y: 5_000 }, free)).toEqual({
    left: 450,
    top: 250,
    width: 50,
    height: 50,
  })
  expect(resizeBox(box, { x: 1, y: 0 }, { x: 300, y: 0 }, free)).toEqual({ ...box, width: 200 })
})

test('a fixed ratio is kept whatever is pulled or typed', () => {
  const start = reshapeBox(box, square)
  expect(start.width).toBe(start.height)
  const pulled = resizeBox(start, { x: 1, y: 1 }, { x: 5_000, y: 5_000 }, square)
  expect([pulled.width, pulled.height]).toEqual([500 - start.top, 500 - start.top])
  for (const side of ['width', 'height'] as const) {
    expect(setSide(start, side, 120, square)).toMatchObject({ width: 120, height: 120 })
  }
  expect(reshapeBox({ left: 0, top: 0, ...picture }, square)).toEqual({
    left: 250,
    top: 0,
    width: 500,
    height: 500,
  })
  const wide = { picture, ratio: 16 / 9 }
  const shaped = reshapeBox({ left: 0, top: 0, ...picture }, wide)
  expect(shaped).toMatchObject({ width: 889, height: 500 })
})

test('numbers that are typed stay within what they may be', () => {
  expect(rangeOf('width', box, free)).toEqual({ min: 50, max: 900 })
  expect(rangeOf('left', box, free)).toEqual({ min: 0, max: 600 })
  expect(setSide(box, 'width', 5, free).width).toBe(50)
  expect(setSide(box, 'height', 9_999, free).height).toBe(400)
  expect(setSide(box, 'left', 9_999, free).left).toBe(600)
  // A picture that is smaller than the least crop keeps its side.
  const small = { picture: { width: 40, height: 30 }, ratio: null }
  expect(rangeOf('height', { left: 0, top: 0, width: 40, height: 30 }, small)).toEqual({
    min: 30,
    max: 30,
  })
})

test('arrows move the crop, with Shift they size it, other keys do nothing', () => {
  const press = (key: string, shiftKey = false) => boxByKey(box, { key, shiftKey }, free)
  expect(press('ArrowLeft')).toEqual({ ...box, left: 90 })
  expect(press('ArrowDown')).toEqual({ ...box, top: 105 })
  expect(press('ArrowRight', true)).toEqual({ ...box, width: 410 })
  expect(press('ArrowUp', true)).toEqual({ ...box, height: 195 })
  expect(press('Tab')).toBeNull()
})

test('a frame shows the part of the crop around its focal point', () => {
  expect(frameIn(box, 1, { x: 1, y: 0.5 })).toEqual({
    left: 300,
    top: 100,
    width: 200,
    height: 200,
  })
  expect(frameIn(box, 4, { x: 0, y: 1 })).toEqual({ left: 100, top: 200, width: 400, height: 100 })
  expect(sharesOf(box, picture)).toEqual({ x: 0.1, y: 0.2, width: 0.4, height: 0.4 })
})
