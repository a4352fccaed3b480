/** A referral as the registration tells of it. */
export type NewReferral = {
  invitedId: string
  invitedEmail: string
  sponsorId: string
  /** Where they registered from, as `addressBlock` says. */
  addressBlock: string
  /** The browser they registered with, hashed. */
  deviceHash: string
}
