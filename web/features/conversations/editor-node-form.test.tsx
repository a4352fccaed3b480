import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { A_SCRIPT, aNode, aReply } from '#web/testing/conversation-script.ts'
import { EditorNodeForm } from './editor-node-form.tsx'

const HELLO = aNode('hello', [aReply('reply-1', 'Good morning!', 'end')])
const SCRIPT = { ...A_SCRIPT, nodes: [HELLO, aNode('end', [])] }

function Form() {
  const [node, setNode] = useState(HELLO)
  return <EditorNodeForm script={SCRIPT} node={node} onChange={setNode} onDelete={vi.fn()} onPlay={vi.fn()} />
}

it('brings a deleted reply back after another one was added', async () => {
  render(<Form />)
  const visitor = userEvent.setup()
  await visitor.click(screen.getByRole('button', { name: /^Delete reply ?reply-1/ }))
  await visitor.click(screen.getByRole('button', { name: 'Add reply' }))
  await visitor.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getAllByRole('button', { name: /^Delete reply/ })).toHaveLength(2)
  expect(screen.getByDisplayValue('Good morning!')).toBeDefined()
})
