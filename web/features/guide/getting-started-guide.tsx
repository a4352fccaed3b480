import { SCENES } from 'virtual:guide'
import * as messages from 'messages/guide'
import type { Ref } from 'react'
import { useState } from 'react'
import { Card } from '#web/ui/card.tsx'
import { GuideControls } from './guide-controls.tsx'
import type { GuideScene } from './guide-scene.ts'
import { ScenePicture } from './scene-picture.tsx'
import { SceneSteps } from './scene-steps.tsx'
import { useGuidePlayer } from './use-guide-player.ts'

type GettingStartedGuideProps = {
  place: Ref<HTMLElement>
  onFinished: () => void
  onDismiss: () => void
}

/** The getting-started guide: one line until the member plays it, then its scenes. */
export function GettingStartedGuide({ place, onFinished, onDismiss }: GettingStartedGuideProps) {
  const { guide, scene, hasVoice, toggleVoice, play, pause, restart, goTo } = useGuidePlayer(onFinished)
  const isAtEnd = guide.hasFinished && !guide.isPlaying && guide.scene === 1 && guide.progress === 0
  const [isOpen, setOpen] = useState(false)
  const opening = (action: () => void) => () => {
    setOpen(true)
    action()
  }
  return (
    <Card
      ref={place}
      tabIndex={-1}
      aria-labelledby="guide"
      data-station={scene.colour.slice('station-'.length)}
      className="grid gap-4 md:px-5 md:py-3.5"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 max-lg:w-full lg:grow">
          <p id="guide" className="heading-card">
            {messages.gettingStarted({ title: scene.title })}
          </p>
          <p className="text-ink-soft text-sm">
            {(isAtEnd ? messages.sceneOfFinished : messages.sceneOf)({
              scene: guide.scene,
              count: SCENES.length,
            })}
          </p>
        </div>
        <SceneSteps guide={guide} onGoTo={(number) => opening(() => goTo(number))()} />
        <GuideControls
          isPlaying={guide.isPlaying}
          hasVoice={hasVoice}
          onPlay={opening(play)}
          onPause={pause}
          onRestart={opening(restart)}
          onToggleVoice={toggleVoice}
          onDismiss={onDismiss}
        />
      </div>
      {isOpen && <Scene scene={scene} isAnnounced={guide.isPlaying && !hasVoice} />}
    </Card>
  )
}

/** @param props.isAnnounced whether a screen reader announces each new scene; not while the voice speaks */
function Scene({ scene, isAnnounced }: { scene: GuideScene; isAnnounced: boolean }) {
  return (
    <div className="grid gap-4 pb-1 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-6">
      <ScenePicture scene={scene} />
      <div aria-live={isAnnounced ? 'polite' : 'off'} className="content-center">
        <div key={scene.title} className="fade-in grid gap-2">
          <p className="font-semibold text-station">{scene.description}</p>
          <p className="max-w-reading text-lg">{scene.content}</p>
        </div>
      </div>
    </div>
  )
}
