/** A scene of the guide, as content/guide.yaml has it and its loader has checked it. */
export type GuideScene = {
  readonly title: string
  readonly content: string
  readonly description: string
  /** What the voice says. */
  readonly narration: string
  readonly icon: 'TrainFront' | 'BookOpen' | 'Route' | 'Users' | 'Ticket' | 'Trophy' | 'HandHeart' | 'Sparkles'
  readonly colour: `station-${1 | 2 | 3 | 4 | 5 | 6}`
}
