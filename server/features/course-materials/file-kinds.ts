import type { MaterialType } from 'game/courses'

/** What an upload turned out to be. */
export type FileKind = { readonly mediaType: string; readonly ending: string; readonly type: MaterialType }

export const PDF: FileKind = { mediaType: 'application/pdf', ending: 'pdf', type: 'pdf' }

const OFFICE = 'application/vnd.openxmlformats-officedocument'

export const IMAGE_KINDS = {
  png: { mediaType: 'image/png', ending: 'png', type: 'image' },
  jpeg: { mediaType: 'image/jpeg', ending: 'jpg', type: 'image' },
  webp: { mediaType: 'image/webp', ending: 'webp', type: 'image' },
} as const satisfies Record<string, FileKind>

export type ImageFormat = keyof typeof IMAGE_KINDS

/** Each by the content type of its main part, which no package with macros has. */
export const OFFICE_KINDS: ReadonlyMap<string, FileKind> = new Map(
  [
    ['wordprocessingml.document', 'docx'],
    ['spreadsheetml.sheet', 'xlsx'],
    ['presentationml.presentation', 'pptx'],
  ].map(([name, ending = '']) => [
    `${OFFICE}.${name}.main+xml`,
    { mediaType: `${OFFICE}.${name}`, ending, type: 'document' },
  ]),
)
