import { Copy } from 'lucide-react'
import * as messages from 'messages/ui'
import { Button, type ButtonProps } from './button.tsx'
import { toast } from './toast.ts'

type CopyButtonProps = Omit<ButtonProps, 'onClick'> & {
  text: string
  /** What to say once it is copied. */
  copied: string
}

/** Copies a text to the clipboard and says so in a toast with the specified words. */
export function CopyButton({ text, copied, children, ...rest }: CopyButtonProps) {
  return (
    <Button {...rest} onClick={() => copy(text, copied)}>
      <Copy size={20} className="shrink-0" aria-hidden />
      {children}
    </Button>
  )
}

async function copy(text: string, copied: string): Promise<void> {
  try {
    // Absent where the page did not come over https.
    await navigator.clipboard.writeText(text)
    toast({ title: messages.copied, description: copied })
  } catch {
    toast({ title: messages.copyFailed, description: messages.couldNotCopy, variant: 'destructive' })
  }
}
