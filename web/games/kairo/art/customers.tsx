// Customers in the pages: references to drawings that a page contains once (robes.tsx).
import type { Cloth } from '../rules/pieces.ts'

export const CustomerFace = ({ cloth }: { cloth: Cloth }) => (
  <use href={`#kairo-customer-${cloth}`} width="100" height="100" />
)

export const Customer = ({ cloth }: { cloth: Cloth }) => (
  <svg class="kairo-customer" viewBox="0 0 100 100" aria-hidden="true">
    <CustomerFace cloth={cloth} />
  </svg>
)
