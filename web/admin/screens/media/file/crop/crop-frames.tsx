import { t } from '#web/admin/i18n/translate.ts'
import fileStyles from '#web/admin/screens/media/file/file.module.css'
import { frames } from '#web/admin/screens/media/file/frames.ts'
import { Hint } from '#web/admin/ui/panel/hint.tsx'
import styles from './crop.module.css'
import { type CropBox, focalInBox, frameIn, type Original } from './crop-box.ts'

/** Renders the crop in the frames of pages, around its focal point. */
export function CropFrames({ original, box }: { original: Original; box: CropBox }) {
  const focal = focalInBox(original, box)
  return (
    <ul className={fileStyles.crops} aria-label={t('file.crops')}>
      {frames.map(({ name, ratio }) => (
        <li key={name}>
          <div className={styles.shown} style={{ aspectRatio: ratio }}>
            <img
              src={original.url}
              alt=""
              draggable={false}
              style={styleOfPart(frameIn(box, ratio, focal), original)}
            />
          </div>
          <Hint>{t(name)}</Hint>
        </li>
      ))}
    </ul>
  )
}

/** Returns the style that shows only a part of the picture in its frame. */
function styleOfPart(part: CropBox, { width, height }: Original) {
  return {
    width: `${(width / part.width) * 100}%`,
    height: `${(height / part.height) * 100}%`,
    left: `${(-part.left / part.width) * 100}%`,
    top: `${(-part.top / part.height) * 100}%`,
  }
}
