// The form for a table's code, on the home page and on the error page of a code without a table.
import type { Lang } from '../../lang.ts'
import { pageWords } from '../../words/all.ts'

export const CodeForm = ({ lang, code }: { lang: Lang; code?: string }) => {
  const say = pageWords(lang)
  return (
    <form class="join-form" method="get" action="/t">
      <label for="code">{say.code}</label>
      <input
        id="code"
        name="code"
        class="code"
        required
        maxLength={12}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        value={code}
        placeholder="K7P X4M"
        aria-describedby="code-hint"
      />
      <button type="submit" class="button main">
        {say.joinGo}
      </button>
      <p id="code-hint">{say.joinHint}</p>
    </form>
  )
}
