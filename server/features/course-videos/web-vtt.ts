const TIME = '(?:\\d{2,}:)?[0-5]\\d:[0-5]\\d\\.\\d{3}'
const TIMING = new RegExp(`^(${TIME})[ \\t]+-->[ \\t]+(${TIME})(?:[ \\t].*)?$`)

/**
 * What is wrong with a file of captions, by the WebVTT format: the heading, then cues with a start before their end and
 * text. Nothing in it is a style sheet or a region.
 * @returns undefined where nothing is
 */
export function webVttFault(text: string): string | undefined {
  const [heading = '', ...blocks] = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(heading)) return 'The first line must be WEBVTT.'
  if (/-->/.test(heading)) return 'There must be an empty line after WEBVTT.'
  const cues = blocks.filter((block) => block.trim() !== '' && !/^NOTE(?:\s|$)/.test(block))
  if (cues.length === 0) return 'There are no captions in it.'
  for (const [index, cue] of cues.entries()) {
    const fault = cueFault(cue.trim())
    if (fault !== undefined) return `Caption ${index + 1}: ${fault}`
  }
  return undefined
}

function cueFault(cue: string): string | undefined {
  if (/^(STYLE|REGION)(?:\s|$)/.test(cue)) return 'styles and regions are not taken.'
  const lines = cue.split('\n')
  const at = lines[0]?.includes('-->') ? 0 : 1
  const timing = TIMING.exec(lines[at] ?? '')
  if (timing === null) return 'its times must be like 00:01.000 --> 00:04.500.'
  if (inSeconds(timing[1] ?? '') >= inSeconds(timing[2] ?? '')) return 'it must end after it starts.'
  if (
    lines
      .slice(at + 1)
      .join('')
      .trim() === ''
  )
    return 'it has no text.'
  if (/-->|\p{Cc}/u.test(lines.slice(at + 1).join(''))) return 'its text holds signs that captions must not have.'
  return undefined
}

function inSeconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
