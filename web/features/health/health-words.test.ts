import { describe, expect, it } from 'vitest'
import { delayInWords, sizeInWords } from './health-words.ts'

describe('a size in words', () => {
  it.each([
    [0, '0 bytes'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [1_540_000, '1.5 MB'],
    [12_600_000, '13 MB'],
    [80_000_000_000, '80 GB'],
    [4_200_000_000_000, '4.2 TB'],
    [9_000_000_000_000_000, '9,000 TB'],
  ])('%d bytes are %s', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words)
  })
})

describe('a delay in words', () => {
  it.each([
    [0, 'less than 1 ms'],
    [0.94, 'less than 1 ms'],
    [1.4, '1 ms'],
    [3_021.7, '3,022 ms'],
  ])('%d ms are %s', (milliseconds, words) => {
    expect(delayInWords(milliseconds)).toBe(words)
  })
})
