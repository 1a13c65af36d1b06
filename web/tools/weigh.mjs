// Weighs the built page as it travels: gzip of every file, together. Fails above the limit.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const LIMIT = 450_000
const root = new URL('../dist', import.meta.url).pathname

function* files(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) yield* files(path)
    else yield path
  }
}

const weights = [...files(root)]
  .map((path) => ({ path: path.slice(root.length + 1), bytes: gzipSync(readFileSync(path), { level: 9 }).length }))
  .sort((a, b) => b.bytes - a.bytes)
const total = weights.reduce((sum, { bytes }) => sum + bytes, 0)
for (const { path, bytes } of weights) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`)
console.log(`${(total / 1000).toFixed(1).padStart(7)} kB  in all, gzip (limit ${LIMIT / 1000} kB)`)
if (total > LIMIT) {
  console.error('The page is too heavy.')
  process.exit(1)
}
