import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { aChangedFile } from '#web/testing/changed-file.ts'
import { fakeUpload } from '#web/testing/fake-upload.ts'
import { useUpload } from './upload.ts'

describe('an upload that got no answer', () => {
  it.each([
    ['the server can’t be reached', new File(['name'], 'fair.csv'), 'We couldn’t reach Whistlestop.'],
    ['the file has changed', aChangedFile('fair.csv'), 'The file changed since you chose it. Choose it again.'],
  ])('says that %s', async (_, file, sentence) => {
    const sendings = fakeUpload()
    const { result } = renderHook(() => useUpload())
    const form = new FormData()
    form.append('title', 'Fair')
    form.append('file', file)
    await act(async () => {
      const sent = result.current.send('/api/admin/leads/preview', form)
      sendings[0]?.fail()
      await expect(sent).rejects.toMatchObject({ status: 0, sentence: expect.stringContaining(sentence) })
    })
  })
})
