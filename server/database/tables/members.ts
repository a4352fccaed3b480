import type { Generated } from 'kysely'

/** Times are milliseconds since 1970. Flags are 0 or 1, the same on both engines. */
export type MemberTables = {
  members: {
    id: string
    name: string
    email: string
    /** The form in which two spellings of one address are the same; unique. */
    email_key: string
    phone: string | null
    /** Argon2id in PHC format; null until a new administrator has chosen a password. */
    password_hash: string | null
    is_admin: 0 | 1
    /** The sum of this member's ledger, kept in the transaction that adds an entry. */
    tokens: number
    /** Likewise. */
    leaderboard_pts: number
    invite_code: string
    sponsor_id: string | null
    /** How many members have this one as their sponsor. */
    invited_count: number
    /**
     * JSON of the newest of them as it is sent (`invitedUsers`), so that reading it costs the same for every member.
     */
    invited_recent: Generated<string>
    joined_at: number
    /** Whether the leaderboard counts them: not administrators, suspended members or those who left. */
    is_on_board: Generated<0 | 1>
    /** The name on the board where it is another than `name`. */
    board_name: string | null
    /** An IANA name; UTC where null. */
    time_zone: string | null
    /** The language they chose, a folder's name in `messages`; null where they chose none. */
    language: string | null
    email_verified_at: number | null
    /** How many invitations were accepted into the outbox, ever. */
    invitation_count: Generated<number>
    /** How many of those invited have been paid for. */
    paid_referral_count: Generated<number>
    redemption_count: Generated<number>
    /** Days in a row with a visit, as of `last_visit_day`. */
    login_streak: Generated<number>
    /** Days since 1970 in the member's zone. */
    last_visit_day: number | null
    /** Days that the streak before had; 0 again from the second day of the new one. */
    ended_streak: Generated<number>
    /** The month since January 1970 in which `rest_days_used` missed days ended no streak. */
    rest_month: number | null
    rest_days_used: Generated<number>
    /** The first and last day of the rest that was announced last, both days since 1970 in the member's zone. */
    rest_from_day: number | null
    rest_to_day: number | null
    /** When they completed the last of all stations. */
    line_finished_at: number | null
    suspended_at: number | null
    /**
     * The account that is found by the key of this one's address: older versions treated two spellings of one mailbox
     * as two. This account is found by its own spelling.
     */
    same_mailbox_as: Generated<string | null>
    /** How many review cards they want to answer a day. */
    reviews_per_day: Generated<number>
    /** The sponsor who may see this member's progress. It counts only while it is `sponsor_id`. */
    shares_progress_with: Generated<string | null>
    /** The sponsor about whom they were asked and answered. */
    progress_answered_for: Generated<string | null>
    /** Whether they want no reminders and no messages that a sponsor is advised to send. */
    no_nudges: Generated<0 | 1>
    /** Whether they take part in leagues, with what they earn from the time below on. */
    in_leagues: Generated<0 | 1>
    /** When they last switched leagues on; 0 for members who never switched them off. */
    in_leagues_since: Generated<number>
    /** When the person left: the row then has only the sums of the ledger and no personal data. */
    deleted_at: number | null
  }
}
