import * as messages from 'messages/uploads'
import { useState } from 'react'
import { notReached, settle } from '#web/client/api/api.ts'
import { ApiError } from '#web/client/api/api-error.ts'
import { changedFile } from '#web/client/api/read-file.ts'
import { userVersion } from '#web/client/session/stored-user.ts'

type Upload = {
  signal: AbortSignal
  /** @param share of it that has left, 0 to 1 */
  onProgress: (share: number) => void
}

/** What is sent: a form with a file, or a file's text alone, whose type says what it is. */
type Body = FormData | Blob

/** Sends files, says how much of one has left, and calls it off. */
export function useUpload() {
  const [share, setShare] = useState<number>()
  const [control, setControl] = useState<AbortController>()
  const send = async <Answer>(path: string, body: Body): Promise<Answer> => {
    const sending = new AbortController()
    setControl(sending)
    setShare(0)
    try {
      return await upload<Answer>(path, body, { signal: sending.signal, onProgress: setShare })
    } finally {
      setShare(undefined)
    }
  }
  return {
    send,
    /** Of what is being sent, 0 to 1; undefined where none is. */
    share,
    callOff: () => control?.abort(),
  }
}

/**
 * Sends a file. Not by fetch, which does not say how much has left; and without a time limit, because a
 * large file over a slow line takes what it takes.
 * @throws ApiError when no answer came or it is not a success, AbortError when it was called off
 */
async function upload<Answer>(path: string, body: Body, { signal, onProgress }: Upload): Promise<Answer> {
  const asked = userVersion()
  const response = await send(path, body, signal, onProgress)
  return settle<Answer>(response, asked).catch((error: ApiError) => {
    // A proxy answers with its own page instead of our error.
    const isFromProxy = error.status === 413 && error.sentence === undefined
    throw isFromProxy ? new ApiError({ status: 413, text: messages.tooLarge, sentence: messages.tooLarge }) : error
  })
}

function send(path: string, body: Body, signal: AbortSignal, onProgress: Upload['onProgress']): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  const callOff = () => request.abort()
  request.open('POST', path)
  request.setRequestHeader('Accept', 'application/json')
  request.upload.onprogress = ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total)
  request.onload = () => resolve(responseOf(request))
  request.onerror = async () => reject(await failureOf(body))
  request.onabort = () => reject(new DOMException('', 'AbortError'))
  request.onloadend = () => signal.removeEventListener('abort', callOff)
  signal.addEventListener('abort', callOff)
  request.send(body)
  return promise
}

/** The browser reports a file that changed since it was chosen like a lost connection. */
async function failureOf(body: Body): Promise<ApiError> {
  try {
    for (const part of body instanceof FormData ? body.values() : [])
      if (part instanceof Blob) await part.slice(0, 1).arrayBuffer()
  } catch (cause) {
    return changedFile(cause)
  }
  return notReached()
}

function responseOf(request: XMLHttpRequest): Response {
  const { status, statusText, responseText } = request
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(responseText, { status, statusText, headers: retryAfter ? { 'Retry-After': retryAfter } : {} })
}
