// A tick: done, or owned.

export const CheckIcon = () => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
    <path d="M3.5 10.5 8 15l8.500-10" stroke-width="3" />
  </svg>
)
