import { act, screen, waitFor } from '@testing-library/react'
import type { OwnCourseVideo } from 'contract/course-videos'
import { describe, expect, it } from 'vitest'
import { aCourse } from '#web/testing/factories.ts'
import { fakeUpload } from '#web/testing/fake-upload.ts'
import { openManager } from '#web/testing/open-manager.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

const ID = 'a'.repeat(22)

function openPanel(captionsUrl: string | null) {
  const file = { id: ID, courseId: 1, url: `/videos/${ID}`, mediaType: 'video/mp4', seconds: 60, size: 1_000_000 }
  const answer: OwnCourseVideo = { video: { ...file, captionsUrl, played: [], resumeAt: 0 } }
  return openManager({
    courses: [aCourse(1, { videoUrl: null, hasOwnVideo: true })],
    search: '?materials=1',
    plan: {
      'GET /api/course-materials/1': { body: [] },
      'GET /api/users/u-admin/course-videos/1': () => ({ body: answer }),
      'PUT /api/course-videos/1/captions': () => {
        if (answer.video) answer.video.captionsUrl = null
        return { body: { ...file, captionsUrl: null } }
      },
    },
  })
}

describe('the video of a course', () => {
  it.each([
    [null, 'It replaces the current video. Members start'],
    ['/videos/x/captions.vtt', 'It replaces the current video and removes its captions. Members start'],
  ])('with the captions %s says what another one replaces', async (captionsUrl, sentence) => {
    await openPanel(captionsUrl)
    expect(await screen.findByText(sentence, { exact: false })).toBeDefined()
  })

  it('keeps the focus at the button that has uploaded one', async () => {
    const sendings = fakeUpload()
    const { visitor } = await openPanel(null)
    const file = new File(['video'], 'talk.mp4', { type: 'video/mp4' })
    await visitor.upload(await screen.findByLabelText('Another video'), file)
    const upload = screen.getByRole('button', { name: 'Upload Video' })
    upload.focus()
    await visitor.keyboard('{Enter}')
    await waitFor(() => expect(sendings).toHaveLength(1))
    act(() => sendings[0]?.answer(201, { courseId: 1 }))
    await waitFor(() => expect(shownToast()?.title).toBe('Video Uploaded'))
    await waitFor(() => expect(upload.getAttribute('aria-busy')).toBeNull())
    expect(document.activeElement).toBe(upload)
    expect(upload.matches(':disabled')).toBe(false)
    expect(upload.getAttribute('aria-disabled')).toBe('true')
  })

  it('hands the focus to the field for captions when they are removed', async () => {
    const { visitor } = await openPanel('/videos/x/captions.vtt')
    await visitor.click(await screen.findByRole('button', { name: 'Remove Captions' }))
    await waitFor(() => expect(shownToast()?.title).toBe('Captions Removed'))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Captions' })).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Captions')))
  })

  it('takes captions only in UTF-8', async () => {
    const { visitor, written } = await openPanel(null)
    const utf16 = new File([new Uint8Array([0xff, 0xfe, 0x57, 0, 0x45, 0])], 'talk.vtt', { type: 'text/vtt' })
    await visitor.upload(await screen.findByLabelText('Captions'), utf16)
    const sentence = 'This file isn’t in UTF-8. Save it in UTF-8 and choose it again.'
    await waitFor(() => expect(shownToast()?.description).toBe(sentence))
    expect(written()).toEqual([])
  })
})
