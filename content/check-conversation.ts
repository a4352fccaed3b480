import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as english from 'messages/server/conversation-rules'
import { conversationFigures, conversationFindings } from './conversation-rules.ts'
import { readConversation } from './load-conversations.ts'

/** `npm run -s conversation:check FILE…` prints which rules each file breaks, and its figures. */
async function check(path: string): Promise<boolean> {
  const { slug, script } = readConversation(basename(path), await readFile(path, 'utf8'))
  const findings = conversationFindings(script)
  const { paths, endings, turns, nodes, longest, shortest, blind } = conversationFigures(script)
  print(`${slug}: ${findings.length === 0 ? 'no findings' : `${findings.length} findings`}`)
  for (const { rule, node, sentence } of findings) {
    print(`  rule ${rule}${node === null ? '' : `, ${node}`}: ${sentence(english)}`)
  }
  print(`  ${nodes} nodes, ${turns} turns at most, ${paths} paths`)
  for (const { id, paths: reached } of endings) {
    print(`  ${id}: ${reached} (${((100 * reached) / (paths ?? 1)).toFixed(1)}%)`)
  }
  print(`  the good reply is longest in ${longest} and shortest in ${shortest} of ${nodes} nodes (at most 40%)`)
  print(
    `  blind players: ${Object.entries(blind)
      .map(([player, ending]) => `${player} → ${ending}`)
      .join(', ')}`,
  )
  return findings.length === 0
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

for (const path of process.argv.slice(2)) {
  try {
    if (!(await check(path))) process.exitCode = 1
  } catch (fault) {
    print(fault instanceof Error ? fault.message : String(fault))
    process.exitCode = 1
  }
}
