import { brand } from '#brand'
import { type BrandFace, bundledFaces, type FaceRole } from './bundled-faces.ts'

/** The families that can be chosen for titles, and for running text: bundled ones and the brand's. */
export const displayFaces = facesOf('display')
export const textFaces = facesOf('text')

/** Returns the families of a role by their keys: bundled ones, and those of a brand. */
export function facesOf(
  role: FaceRole,
  faces: Readonly<Record<string, BrandFace>> = brand.faces ?? {},
): Readonly<Record<string, string>> {
  const own = Object.entries(faces).filter(([, face]) => face.role === role)
  return {
    ...bundledFaces[role],
    ...Object.fromEntries(own.map(([key, { family }]) => [key, family])),
  }
}
