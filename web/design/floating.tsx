import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Group, Row } from './group.tsx'

/** A dialog and a toast use the theme of the whole page, not of the column that opened them. */
export function Floating() {
  const [open, setOpen] = useState(false)
  const [asking, setAsking] = useState(false)
  const [tokens, setTokens] = useState(95)
  return (
    <Group title="What floats, and what rolls">
      <Row>
        <Button onClick={() => setOpen(true)}>Open a dialog</Button>
        <Button onClick={() => setAsking(true)}>Ask first</Button>
        <Button
          onClick={() => toast({ title: 'Mission Completed!', description: 'You earned 5 tokens and 15 points.' })}
        >
          Show a toast
        </Button>
        <Button
          onClick={() => toast({ title: 'Error', description: 'Failed to complete mission', variant: 'destructive' })}
        >
          Show an error
        </Button>
        <Tooltip name="Restart">
          <Button variant="plain" size="icon">
            <RotateCcw size={20} aria-hidden />
          </Button>
        </Tooltip>
        <Button onClick={() => setTokens(tokens + 5)}>
          <RollingNumber value={tokens} className="figure-large" />
          tokens
        </Button>
      </Row>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Station 2: Friendship Frontier"
        description="Turn small talk into a real conversation, without a pitch."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
            <Button variant="go" onClick={() => setOpen(false)}>
              Start Mission
            </Button>
          </>
        }
      >
        <p className="mt-4">Ask one question, then a second one about the answer.</p>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Restart Journey"
        question="Restart this course from the beginning? This will reset all your progress."
        confirmLabel="Restart"
        onConfirm={() => setAsking(false)}
        onCancel={() => setAsking(false)}
      />
    </Group>
  )
}
