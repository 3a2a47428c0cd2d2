import { useState } from 'react'
import { playingAddress } from '#catalogue/text/video-address.ts'
import { Icon } from '#web/ui/icon.tsx'

interface VideoPlayerProps {
  /** On one of the hosts that pages may embed (`catalogue/text/video-address.ts`). */
  address: string
  title: string
  play: string
}

/** Renders a video of another host, which is contacted only when a guest plays it. */
export function VideoPlayer({ address, title, play }: VideoPlayerProps) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    return (
      <iframe
        ref={takeFocus}
        className="video"
        src={playingAddress(address)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <div className="video">
      <button
        type="button"
        className="video-play"
        aria-label={`${play}: ${title}`}
        onClick={() => setPlaying(true)}
      >
        <Icon name="play" />
      </button>
    </div>
  )
}

/** Focus the player: the button that had the focus is gone. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus()
}
