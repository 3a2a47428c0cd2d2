import { drawScene } from './drawing/community/scenes.ts'
import { drawDish } from './drawing/dishes.ts'
import { drawHouse } from './drawing/houses.ts'

/** Returns the SVG of a dish, a house or a scene. Throws when there is none of that name. */
export function drawPicture(file: string): string {
  const svg = drawDish(file) ?? drawHouse(file) ?? drawScene(file)
  if (svg === undefined) throw new Error(`Nothing draws ${file}`)
  return svg
}
