import { parse } from 'yaml'

/** @param place what the sentence begins with, such as the file. @throws an Error with the place and the line */
export function parseYaml(place: string, text: string): unknown {
  try {
    return parse(text)
  } catch (cause) {
    throw new Error(`${place}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
