import { Link } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import * as messages from 'messages/shell'
import { useRef } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'

type HeaderMenuProps = { name: string; isAdmin: boolean; onLogout: () => void }

/**
 * The links that don't fit into the header of a phone or a tablet. A native popover closes on Escape and on a press beside
 * it without any script. It's positioned in the page, not the window, so that it stays under the header.
 */
export function HeaderMenu({ name, isAdmin, onLogout }: HeaderMenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <Button variant="plain" size="icon" aria-label={messages.menu} popoverTarget="site-menu" className="xl:hidden">
        <Menu aria-hidden />
      </Button>
      <div
        ref={menu}
        id="site-menu"
        popover="auto"
        className="absolute inset-auto top-13 end-(--gutter) w-56 flex-col gap-2 rounded-card border-2 border-line bg-card p-3 text-ink shadow-lift open:flex xl:hidden"
      >
        <Link to="/account" onClick={close} className={buttonClass({ variant: 'plain', className: 'lg:hidden' })}>
          {messages.yourAccount({
            name,
            who: (inside) => (
              <span dir="auto" className="truncate">
                {inside}
              </span>
            ),
            more: (inside) => <span className="sr-only">{inside}</span>,
          })}
        </Link>
        <Link to="/practice" onClick={close} className={buttonClass({ variant: 'plain' })}>
          {messages.practice}
        </Link>
        <Link to="/team" onClick={close} className={buttonClass({ variant: 'plain' })}>
          {messages.team}
        </Link>
        <Link
          to="/content-manager"
          onClick={close}
          className={buttonClass({ variant: 'plain', className: 'md:hidden' })}
        >
          {messages.manage}
        </Link>
        {isAdmin && (
          <Link
            to="/admin/$section"
            params={{ section: 'members' }}
            onClick={close}
            className={buttonClass({ variant: 'plain' })}
          >
            {messages.administration}
          </Link>
        )}
        <Button
          onClick={() => {
            close()
            onLogout()
          }}
        >
          {messages.logout}
        </Button>
      </div>
    </>
  )
}
