// Draws the settings of this phone: sound, vibration, the screen kept on, light or dark, the size
// of type. Only this browser stores them (`client/phone.ts`); without script the form is hidden.
import type { PageWords } from '../words/house.ts'

const Switch = ({ name, label, hint }: { name: string; label: string; hint?: string }) => (
  <label class="setting">
    <input type="checkbox" name={name} />
    <span>
      {label}
      {hint && <small>{hint}</small>}
    </span>
  </label>
)

const Choice = ({
  name,
  label,
  values,
}: {
  name: string
  label: string
  values: Record<string, string>
}) => (
  <fieldset class="setting-of">
    <legend>{label}</legend>
    {Object.entries(values).map(([value, word]) => (
      <label key={value}>
        <input type="radio" name={name} value={value} />
        <span>{word}</span>
      </label>
    ))}
  </fieldset>
)

export const ThisPhone = ({ say }: { say: PageWords }) => {
  const { phone } = say
  return (
    <form class="this-phone" data-phone hidden aria-label={phone.title}>
      <h2>{phone.title}</h2>
      <Switch name="sound" label={phone.sound} />
      <Switch name="buzz" label={phone.buzz} />
      <Switch name="awake" label={phone.awake} />
      <Switch name="keys" label={phone.keys} />
      <Switch name="gestures" label={phone.gestures} />
      <Choice name="theme" label={phone.theme} values={phone.themes} />
      <Choice name="size" label={phone.size} values={phone.sizes} />
    </form>
  )
}
