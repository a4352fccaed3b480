import { Graph, layout } from '@dagrejs/dagre'
import type { ConversationScript, Finding } from 'contract/conversation-script'
import * as messages from 'messages/conversation-editor'
import { useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const NODE = { width: 148, height: 56 } as const

type Placed = { id: string; x: number; y: number }

/** Where each node is drawn, from the top down, and the lines between them. */
function placesOf({ nodes }: ConversationScript) {
  const graph = new Graph().setGraph({ rankdir: 'TB', nodesep: 18, ranksep: 40, marginx: 8, marginy: 8 })
  graph.setDefaultEdgeLabel(() => ({}))
  for (const { id } of nodes) graph.setNode(id, { ...NODE })
  for (const { id, replies } of nodes) {
    for (const { go } of replies) if (graph.hasNode(go)) graph.setEdge(id, go)
  }
  layout(graph)
  const { width = 0, height = 0 } = graph.graph() as { width?: number; height?: number }
  const places = nodes.map(({ id }): Placed => ({ id, ...(graph.node(id) as { x: number; y: number }) }))
  const lines = graph.edges().map(({ v, w }) => ({
    key: `${v} ${w}`,
    points: (graph.edge(v, w) as { points: { x: number; y: number }[] }).points
      .map(({ x, y }) => `${x},${y}`)
      .join(' '),
  }))
  return { width, height, places, lines }
}

type EditorGraphProps = {
  script: ConversationScript
  findings: readonly Finding[]
  chosen: string | null
  onChoose: (id: string) => void
}

/** The conversation as a graph. Each node is a button; one that breaks a rule says so. */
export function EditorGraph({ script, findings, chosen, onChoose }: EditorGraphProps) {
  const { width, height, places, lines } = placesOf(script)
  const box = useRef<HTMLElement>(null)
  const [startAt] = useState(() => places.find(({ id }) => id === script.start)?.x ?? 0)
  // A graph that is wider than the screen opens at its start, and stays where it is while the conversation changes.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollLeft = startAt - box.current.clientWidth / 2
  }, [startAt])
  return (
    <section
      ref={box}
      aria-label={messages.graph}
      className="max-h-[75dvh] overflow-auto rounded-card border-2 border-rule bg-sunken"
      dir="ltr"
    >
      <div className="relative mx-auto" style={{ width, height }}>
        <svg width={width} height={height} className="absolute inset-0 text-control" aria-hidden="true">
          {lines.map(({ key, points }) => (
            <polyline key={key} points={points} fill="none" stroke="currentColor" strokeWidth="2" />
          ))}
        </svg>
        {places.map(({ id, x, y }) => {
          const node = script.nodes.find((each) => each.id === id)
          const isBroken = findings.some((finding) => finding.node === id)
          return (
            <button
              key={id}
              type="button"
              aria-pressed={id === chosen}
              onClick={() => onChoose(id)}
              style={{ left: x - NODE.width / 2, top: y - NODE.height / 2, ...NODE }}
              className={classNames(
                'absolute grid content-center overflow-hidden rounded-md border-2 px-2 text-center text-sm leading-tight',
                id === chosen
                  ? 'border-signal bg-card'
                  : isBroken
                    ? 'border-danger bg-danger-tint'
                    : 'border-line bg-card',
              )}
            >
              <span className="truncate font-semibold">
                {id === script.start ? messages.startNode({ id }) : id}
                {isBroken && <span className="text-danger"> !</span>}
              </span>
              <span className="truncate text-ink-soft">{node?.isEnd ? messages.endNode : node?.line}</span>
              {isBroken && <span className="sr-only">{messages.breaksRule}</span>}
            </button>
          )
        })}
      </div>
    </section>
  )
}
