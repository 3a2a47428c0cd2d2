/** Photos can be looked at and cropped; everything else is a document with an icon. */
export function isPhoto({ file_type }: { file_type: string }): boolean {
  return file_type.startsWith('image/')
}
