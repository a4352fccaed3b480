import type { AdvisedSetting } from 'contract/health'
import { ADVISED_SETTINGS } from 'contract/health'
import { type Config, DEFAULT_ADMIN_EMAIL } from '#server/config.ts'

/** As docs/operations.md recommends it. */
const PASSWORD_MIN = 10

/** The settings that are weaker than docs/operations.md recommends for a public site. */
export function adviseSettings(config: Config): AdvisedSetting[] {
  const { protocol, hostname } = new URL(config.publicUrl)
  const isSecure = protocol === 'https:'
  const isWeaker: Record<AdvisedSetting, boolean> = {
    RATE_LIMITS: !config.rateLimits,
    PUBLIC_URL: !isSecure && !isThisMachine(hostname),
    // The program speaks no TLS itself, so with https a proxy stands in front.
    TRUST_PROXY: isSecure && config.trustProxy === false,
    SMTP_URL: config.smtpUrl === undefined,
    ADMIN_EMAILS: config.adminEmails.includes(DEFAULT_ADMIN_EMAIL),
    CONTACT_EMAIL: config.contactEmail === undefined,
    PASSWORD_MIN: config.passwordMin < PASSWORD_MIN,
    PASSWORD_BLOCKLIST: !config.passwordBlocklist,
    REFERRAL_PAYS_AT: config.referralPaysAt !== 'station1',
    COURSE_COMPLETION: config.courseCompletion !== 'strict',
  }
  return ADVISED_SETTINGS.filter((setting) => isWeaker[setting])
}

function isThisMachine(hostname: string): boolean {
  return /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
}
