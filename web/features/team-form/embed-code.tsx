import * as m from '../../../functions/values/messages/generated.ts'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { copyText } from '../../ui/share-button.tsx'

const codeOf = (path: string, title: string) =>
  `<iframe src="${location.origin}${path}" title="${title.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" width="100%" height="480" style="border:0" loading="lazy"></iframe>`

/** The code that shows a team, or the tryouts of all teams of its name, on a club's own site. */
export function EmbedCode({ team: { id, name } }: { team: { id: string; name: string } }) {
  const lang = siteLocale() === 'en' ? '' : siteLocale()
  const codes = [
    { label: m.this_team_its_tryouts_and_events(), code: codeOf(withQuery(`/embed/team/${id}`, { lang }), name) },
    {
      label: m.the_tryouts_of_every_team_with_this_name(),
      code: codeOf(withQuery('/embed/tryouts', { search: name, lang }), m.tryouts_of_name({ name })),
    },
  ]
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{m.on_your_own_website()}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{m.paste_this_code_into_a_page_of_your_site()}</p>
      <div className="grid max-w-xl gap-5">
        {codes.map(({ label, code }) => (
          <div key={label} className="grid justify-items-start gap-2 *:first:w-full">
            <Field label={label}>
              <TextArea readOnly translate="no" rows={3} value={code} onFocus={({ target }) => target.select()} />
            </Field>
            <Button variant="secondary" onClick={() => copyText(code, m.code_copied())}>
              {m.copy_code()}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
