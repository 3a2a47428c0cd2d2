/** Orientation of the camera, 1 to 8 (EXIF 2.32, tag 0x0112); 1 is upright. */
export type Orientation = number

const orientationTag = 0x0112

/** Returns a TIFF block with only the orientation. */
export function writeOrientation(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(orientationTag, 10)
  tiff.writeUInt16BE(3, 12) // one short value
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}
