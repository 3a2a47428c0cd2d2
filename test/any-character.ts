import fc from 'fast-check'

const codePoint = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((point) => point < 0xd8_00 || point > 0xdf_ff)
  .map((point) => String.fromCodePoint(point))

/**
 * Any character but half ones, as a unit of `fc.string`. With `unit: 'binary'` fast-check builds a map
 * of a million characters in each process, which takes a busy machine over 20 seconds.
 */
export const anyCharacter = fc.oneof(
  fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 1 }), // also finds `__proto__`
  codePoint,
)
