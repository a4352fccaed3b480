import type { ConversationTheme } from 'game/conversations'
import * as messages from 'messages/conversations'

export const THEME_NAMES: Readonly<Record<ConversationTheme, string>> = {
  talking: messages.themeTalking,
  permission: messages.themePermission,
  product: messages.themeProduct,
  customers: messages.themeCustomers,
  hesitation: messages.themeHesitation,
  joining: messages.themeJoining,
  team: messages.themeTeam,
  friends: messages.themeFriends,
}
