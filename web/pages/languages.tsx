// The choice of language: a form, so that it works without script.
import { type Lang, langs } from '../lang.ts'
import { pageWords } from '../words/all.ts'

const languageNames: Record<Lang, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
}

export const Languages = ({ lang, path }: { lang: Lang; path: string }) => (
  <form class="languages" method="post" action="/lang" aria-label={pageWords(lang).language}>
    <input type="hidden" name="back" value={path} />
    {langs.map(one => (
      <button
        key={one}
        type="submit"
        name="lang"
        value={one}
        lang={one}
        aria-current={one === lang ? 'true' : undefined}
      >
        {languageNames[one]}
      </button>
    ))}
  </form>
)
