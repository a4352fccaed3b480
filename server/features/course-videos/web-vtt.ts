import type { ServerMessages } from 'messages/server'

type CaptionsFault = (content: ServerMessages['content']) => string

type CueFault = (content: ServerMessages['content'], place: { number: string }) => string

const TIME = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}'
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`)

/**
 * What is wrong with a file of captions, by the WebVTT format: the heading, then cues with a start before their end and
 * text. Nothing in it is a style sheet or a region.
 * @returns undefined for a valid file
 */
export function webVttFault(text: string): CaptionsFault | undefined {
  const [heading = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(heading)) return (content) => content.captionsHeading
  if (/-->/.test(heading)) return (content) => content.captionsEmptyLine
  const cues = blocks.filter((block) => block.trim() !== '' && !/^NOTE(?:\s|$)/.test(block))
  if (cues.length === 0) return (content) => content.captionsNone
  for (const [index, cue] of cues.entries()) {
    const fault = cueFault(cue.trim())
    if (fault !== undefined) return (content) => fault(content, { number: String(index + 1) })
  }
  return undefined
}

function cueFault(cue: string): CueFault | undefined {
  if (/^(STYLE|REGION)(?:\s|$)/.test(cue)) return (content, place) => content.captionStyles(place)
  const lines = cue.split('\n')
  const at = lines[0]?.includes('-->') ? 0 : 1
  const timing = TIMING.exec(lines[at] ?? '')
  if (timing === null) return (content, place) => content.captionTimes(place)
  if (inSeconds(timing[1] ?? '') >= inSeconds(timing[2] ?? '')) return (content, place) => content.captionEnd(place)
  if (
    lines
      .slice(at + 1)
      .join('')
      .trim() === ''
  )
    return (content, place) => content.captionBlank(place)
  if (/-->|\p{Cc}/u.test(lines.slice(at + 1).join(''))) return (content, place) => content.captionSigns(place)
  return undefined
}

function inSeconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
