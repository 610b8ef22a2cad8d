// The choice of language: a form, so that it works without script.
import type { Lang } from '../lang.ts'
import { pageWords } from '../words/all.ts'
import type { PageProps } from './document.tsx'

const languageNames: Record<Lang, string> = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  de: 'Deutsch',
}

/** `path`: the page that the form returns to. Draws nothing if there is only one language. */
export const Languages = ({ lang, house, path }: Pick<PageProps, 'lang' | 'house' | 'path'>) =>
  house.langs.length < 2 ? null : (
    <form class="languages" method="post" action="/lang" aria-label={pageWords(lang).language}>
      <input type="hidden" name="back" value={path} />
      {house.langs.map(one => (
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
