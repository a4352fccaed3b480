import { SCENES } from 'virtual:guide'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { GettingStartedGuide } from './getting-started-guide.tsx'
import { GuideAgain } from './guide-again.tsx'
import { useGuideShown } from './use-guide-shown.ts'

const SCENE_MS = 15_000

function Page({ memberId = 'u-maya' }: { memberId?: string }) {
  const { isShown, place, remember, dismiss, bringBack } = useGuideShown(memberId)
  return (
    <main id="main" tabIndex={-1}>
      {isShown ? (
        <GettingStartedGuide place={place} onFinished={remember} onDismiss={dismiss} />
      ) : (
        <GuideAgain onBringBack={bringBack} />
      )}
    </main>
  )
}

class FakeUtterance {
  text: string
  rate = 1
  pitch = 1
  volume = 1
  onend: (() => void) | null = null
  constructor(text: string) {
    this.text = text
  }
}

function withSpeech() {
  const spoken: FakeUtterance[] = []
  const cancel = vi.fn()
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance)
  vi.stubGlobal('speechSynthesis', { speak: (each: FakeUtterance) => spoken.push(each), cancel })
  return { spoken, cancel }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const sceneShown = () => screen.getByText(/^Scene \d of 5/).textContent
const played = () => /translateX\((.*)%\)/.exec(document.querySelector('[aria-current] [style]')?.outerHTML ?? '')?.[1]

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

describe('the getting-started guide', () => {
  it('has five scenes, each with its title, content, description, narration, icon and colour', () => {
    expect(SCENES).toHaveLength(5)
    for (const scene of SCENES) {
      expect(Object.keys(scene).sort()).toEqual(['colour', 'content', 'description', 'icon', 'narration', 'title'])
    }
  })

  it('waits, paused, on its first scene', () => {
    render(<Page />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
    wait(60_000)
    expect(sceneShown()).toBe('Scene 1 of 5')
  })

  it('shows the scene that plays, and the next one after a hundred ticks of 150 ms', () => {
    render(<Page />)
    press('Play')
    expect(screen.getByText(SCENES[0]?.content ?? '')).toBeDefined()
    wait(SCENE_MS - 1)
    expect(sceneShown()).toBe('Scene 1 of 5')
    wait(1)
    expect(sceneShown()).toBe('Scene 2 of 5')
    expect(screen.getByText(SCENES[1]?.description ?? '')).toBeDefined()
  })

  it('stands still while paused, and goes on from there', () => {
    render(<Page />)
    press('Play')
    wait(SCENE_MS / 2)
    press('Pause')
    wait(60_000)
    expect(sceneShown()).toBe('Scene 1 of 5')
    expect(played()).toBe('-50')
    press('Play')
    wait(SCENE_MS / 2)
    expect(sceneShown()).toBe('Scene 2 of 5')
  })

  it('Restart goes back to the first scene and plays', () => {
    render(<Page />)
    press('Scene 4: Inviting honestly')
    expect(sceneShown()).toBe('Scene 4 of 5')
    press('Restart')
    expect(sceneShown()).toBe('Scene 1 of 5')
    expect(screen.getByRole('button', { name: 'Pause' })).toBeDefined()
  })

  it('goes to a scene of the list, paused as it was', () => {
    render(<Page />)
    const list = within(screen.getByRole('list', { name: 'Scenes' }))
    expect(list.getAllByRole('button').map((each) => each.ariaLabel)).toEqual(
      SCENES.map(({ title }, index) => `Scene ${index + 1}: ${title}`),
    )
    press(`Scene 3: ${SCENES[2]?.title}`)
    wait(60_000)
    expect(sceneShown()).toBe('Scene 3 of 5')
  })

  it('stops after the last scene, back on the first', () => {
    render(<Page />)
    press('Play')
    wait(5 * SCENE_MS)
    expect(sceneShown()).toBe('Scene 1 of 5: the guide is finished')
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
    press('Play')
    wait(SCENE_MS / 2)
    press('Pause')
    expect(sceneShown()).toBe('Scene 1 of 5')
    press('Scene 4: Inviting honestly')
    expect(sceneShown()).toBe('Scene 4 of 5')
  })
})

describe('the voice', () => {
  it('is offered only where the browser can speak', () => {
    render(<Page />)
    expect(screen.queryByRole('button', { name: 'Voice' })).toBeNull()
  })

  it('is off at first; switched on it reads the narration at rate 0.8, pitch 1 and volume 0.8', () => {
    const { spoken } = withSpeech()
    render(<Page />)
    press('Play')
    expect(spoken).toEqual([])
    press('Voice')
    expect(screen.getByRole('button', { name: 'Voice' }).ariaPressed).toBe('true')
    expect(spoken).toHaveLength(1)
    expect(spoken[0]).toMatchObject({ text: SCENES[0]?.narration, rate: 0.8, pitch: 1, volume: 0.8 })
  })

  it('keeps the scene at 85 until it has spoken', () => {
    const { spoken } = withSpeech()
    render(<Page />)
    press('Voice')
    press('Play')
    wait(2 * SCENE_MS)
    expect(played()).toBe('-15')
    act(() => spoken[0]?.onend?.())
    wait(15 * 150)
    expect(sceneShown()).toBe('Scene 2 of 5')
    expect(spoken.map(({ text }) => text)).toEqual([SCENES[0]?.narration, SCENES[1]?.narration])
  })

  it('does not hold a scene for ever where the browser never tells its end', () => {
    withSpeech()
    render(<Page />)
    press('Voice')
    press('Play')
    for (let second = 1; second <= 44; second += 1) wait(1_000)
    expect(sceneShown()).toBe('Scene 1 of 5')
    for (let second = 1; second <= 6; second += 1) wait(1_000)
    expect(sceneShown()).toBe('Scene 2 of 5')
  })

  it('falls silent at a pause, and when the guide goes', () => {
    const { cancel } = withSpeech()
    const { unmount } = render(<Page />)
    press('Voice')
    press('Play')
    press('Pause')
    expect(cancel).toHaveBeenCalledTimes(1)
    press('Play')
    unmount()
    expect(cancel).toHaveBeenCalledTimes(2)
  })
})

describe('a guide that was', () => {
  it('sent away stays away for this member, and comes back when asked', () => {
    const { unmount } = render(<Page />)
    press('Close the guide')
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
    expect(document.activeElement?.id).toBe('main')
    unmount()
    const again = render(<Page />)
    press('Show the getting-started guide')
    wait(16)
    expect(document.activeElement?.textContent).toContain('Getting started:')
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
    again.unmount()
    render(<Page memberId="u-other" />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  })

  it('watched to its end stays for this visit and is gone at the next', () => {
    const { unmount } = render(<Page />)
    press('Play')
    wait(5 * SCENE_MS)
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
    unmount()
    render(<Page />)
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull()
  })

  it('only begun is there again', () => {
    const { unmount } = render(<Page />)
    press('Play')
    wait(SCENE_MS)
    unmount()
    render(<Page />)
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined()
  })
})
