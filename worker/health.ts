// Answers a watchdog: the server runs, and which version it is.
import { files } from './assets.ts'
import { door } from './door.ts'

export const health = [
  door({
    at: 'GET /health',
    id: 'health',
    tag: 'house',
    says: 'Check that the server runs. No table is read and nothing is counted, so a watchdog may ask every second.',
    gives: ['Health'],
    run: visit => visit.json({ status: 'ok', version: files.version }),
  }),
]
