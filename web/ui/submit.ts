// A form sent by script, as if its button had been pressed.

/**
 * Sends a button's form by that button. Safari before 16 has no `requestSubmit`; its click sends
 * the form as well.
 */
export const submitBy = (button: HTMLButtonElement | null | undefined) => {
  const form = button?.form
  if (form?.requestSubmit) form.requestSubmit(button)
  else button?.click()
}
