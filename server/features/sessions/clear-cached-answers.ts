import type { FastifyReply } from 'fastify'

/**
 * At the end of a session the browser drops what it kept of our answers, the pages behind Back included. Its storage stays,
 * because the site removes there what is the member's, and the rest is the browser's own: which guides were shown. So do its
 * cookies: the one that names the browser lets its owner log in while somebody else guesses.
 */
export function clearCachedAnswers(reply: FastifyReply): void {
  reply.header('clear-site-data', '"cache"')
}
