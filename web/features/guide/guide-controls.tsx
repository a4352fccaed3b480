import { Pause, Play, RotateCcw, Volume2, VolumeX, X } from 'lucide-react'
import * as messages from 'messages/guide'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { canSpeak } from './use-narration.ts'

type GuideControlsProps = {
  isPlaying: boolean
  hasVoice: boolean
  onPlay: () => void
  onPause: () => void
  onRestart: () => void
  onToggleVoice: () => void
  onDismiss: () => void
}

/** Play and Pause, Restart, the voice where the browser has one, and the button that dismisses the guide. */
export function GuideControls(props: GuideControlsProps) {
  const { isPlaying, hasVoice } = props
  const Voice = hasVoice ? Volume2 : VolumeX
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Button onClick={isPlaying ? props.onPause : props.onPlay} className="min-w-27">
        {isPlaying ? <Pause size={18} aria-hidden /> : <Play size={18} aria-hidden />}
        {isPlaying ? messages.pause : messages.play}
      </Button>
      <Tooltip name={messages.restart}>
        <Button variant="plain" size="icon" onClick={props.onRestart}>
          <RotateCcw size={20} aria-hidden />
        </Button>
      </Tooltip>
      {canSpeak() && (
        <Tooltip name={messages.voice}>
          <Button
            variant="plain"
            size="icon"
            aria-pressed={hasVoice}
            onClick={props.onToggleVoice}
            className="aria-pressed:border-outline"
          >
            <Voice size={20} aria-hidden />
          </Button>
        </Tooltip>
      )}
      <Tooltip name={messages.close}>
        <Button variant="plain" size="icon" onClick={props.onDismiss}>
          <X size={20} aria-hidden />
        </Button>
      </Tooltip>
    </div>
  )
}
