import type { FastifyReply } from 'fastify'

/**
 * At the end of a session the browser clears its cached answers, including the pages behind Back. Its storage stays:
 * the site itself removes the member's data there, and the rest belongs to the browser, such as which guides were
 * shown. Its cookies stay, too: the one that identifies the browser lets its owner log in while an attacker guesses
 * passwords.
 */
export function clearCachedAnswers(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}
