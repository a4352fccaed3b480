import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { NotificationBell } from '#web/features/notifications/notification-bell.tsx'
import { BottomBar } from '#web/shell/bottom-bar.tsx'
import { NavigationAnnouncer } from '#web/shell/navigation-announcer.tsx'
import { OutboxPlace } from '#web/shell/outbox-place.tsx'
import { SiteFooter } from '#web/shell/site-footer.tsx'
import { SiteHeader } from '#web/shell/site-header.tsx'
import { SiteLines } from '#web/shell/site-lines.tsx'
import { SkipLink } from '#web/shell/skip-link.tsx'
import { Toaster } from '#web/ui/toaster.tsx'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root })

function Root() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader bell={<NotificationBell />} />
      <SiteLines />
      <OutboxPlace />
      <Outlet />
      <SiteFooter />
      <BottomBar />
      <NavigationAnnouncer />
      <Toaster />
    </div>
  )
}
