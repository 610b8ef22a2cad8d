// Types `env` and `exports` of cloudflare:workers for the tests that run in workerd.
import type { Env as Bindings } from '../worker/visit.ts'

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
    interface GlobalProps {
      mainModule: typeof import('../worker/index.ts')
      durableNamespaces: 'Table'
    }
  }
}
