// Submits a form by script, as if its button had been pressed.

/**
 * Submits a button's form with that button. Safari before 16 has no `requestSubmit`; there a click
 * submits the form too.
 */
export const submitBy = (button: HTMLButtonElement | null | undefined) => {
  const form = button?.form
  if (form?.requestSubmit) form.requestSubmit(button)
  else button?.click()
}
