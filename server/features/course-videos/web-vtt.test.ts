import { messagesIn } from 'messages/server'
import { describe, expect, test } from 'vitest'
import { webVttFault } from './web-vtt.ts'

const CUE = '00:01.000 --> 00:04.500\nHello.'

describe('captions', () => {
  test.each([
    `WEBVTT\n\n${CUE}`,
    `\uFEFFWEBVTT - made by Ana\r\n\r\nNOTE a remark\r\n\r\n1\r\n${CUE.replace('\n', '\r\n')}\r\n\r\n`,
    'WEBVTT\n\n01:00:01.000 --> 01:00:04.500 align:start\n<v Ana>Hello &amp; welcome.\nTwo lines.',
  ])('in the WebVTT format have no fault', (text) => {
    expect(webVttFault(text)).toBeUndefined()
  })

  test.each([
    ['', 'The first line must be WEBVTT.'],
    [`1\n${CUE}`, 'The first line must be WEBVTT.'],
    [`WEBVTT\n${CUE}`, 'There must be an empty line after WEBVTT.'],
    ['WEBVTT\n\n', 'There are no captions in it.'],
    [
      'WEBVTT\n\nSTYLE\n::cue { background: url(https://evil.example) }',
      'Caption 1: styles and regions are not taken.',
    ],
    [`WEBVTT\n\n${CUE}\n\n00:05,000 --> 00:06,000\nHi`, 'Caption 2: its times must be like 00:01.000 --> 00:04.500.'],
    ['WEBVTT\n\n00:04.000 --> 00:04.000\nHi', 'Caption 1: it must end after it starts.'],
    ['WEBVTT\n\n00:01.000 --> 00:04.000\n \n', 'Caption 1: it has no text.'],
    ['WEBVTT\n\n00:01.000 --> 00:04.000\nHi\u0000', 'Caption 1: its text holds signs that captions must not have.'],
    ['WEBVTT\n\n<script>alert(1)</script>', 'Caption 1: its times must be like 00:01.000 --> 00:04.500.'],
  ])('with a fault say which: %j', (text, fault) => {
    expect(webVttFault(text)?.(messagesIn('en').content)).toBe(fault)
  })
})
