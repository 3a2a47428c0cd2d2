/** `linecheck/test`: what the tests of a brand (`*.spec.ts`) import. */
export { startBrand } from '../scripts/brand-test/start-brand.mjs'
/** @typedef {import('../scripts/brand-test/start-brand.mjs').Site} Site */
