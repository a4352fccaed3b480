import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'

type HeaderMenuProps = { name: string; isAdmin: boolean; onLogout: () => void }

/**
 * What a phone's header has no room for. A native popover: it closes on Escape and on a press beside it, and brings no
 * script. Placed against the page, not the window, so that it stays under the header it belongs to.
 */
export function HeaderMenu({ name, isAdmin, onLogout }: HeaderMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <Button variant="plain" size="icon" aria-label="Menu" popoverTarget="site-menu" className="md:hidden">
        <Menu aria-hidden />
      </Button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className="absolute inset-auto top-13 end-(--gutter) w-56 flex-col gap-2 rounded-card border-2 border-line bg-card p-3 text-ink shadow-lift open:flex md:hidden"
      >
        <Link to="/account" onClick={close} className={buttonClass({ variant: 'plain' })}>
          <span className="truncate">{name}</span>
          <span className="sr-only">, your account</span>
        </Link>
        <Link to="/practice" onClick={close} className={buttonClass({ variant: 'plain' })}>
          Practice
        </Link>
        <Link to="/team" onClick={close} className={buttonClass({ variant: 'plain' })}>
          Team
        </Link>
        <Link to="/content-manager" onClick={close} className={buttonClass({ variant: 'plain' })}>
          Manage
        </Link>
        {isAdmin && (
          <Link
            to="/admin/$section"
            params={{ section: 'members' }}
            onClick={close}
            className={buttonClass({ variant: 'plain' })}
          >
            Members
          </Link>
        )}
        <Button onClick={onLogout}>Logout</Button>
      </div>
    </>
  )
}
