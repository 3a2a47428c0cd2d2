import { brand } from '#brand'
import { bundledFaces, type FaceRole } from './bundled-faces.ts'

/** The families that can be chosen for titles, and for running text: bundled ones and the brand's. */
export const displayFaces = facesOf('display')
export const textFaces = facesOf('text')

function facesOf(role: FaceRole): Readonly<Record<string, string>> {
  const own = Object.entries(brand.faces ?? {}).filter(([, face]) => face.role === role)
  return {
    ...bundledFaces[role],
    ...Object.fromEntries(own.map(([key, { family }]) => [key, family])),
  }
}
