import * as teamFormTexts from '#messages/team-form'
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
    { label: teamFormTexts.embedOfTeam, code: codeOf(withQuery(`/embed/team/${id}`, { lang }), name) },
    {
      label: teamFormTexts.embedOfTryouts,
      code: codeOf(withQuery('/embed/tryouts', { search: name, lang }), teamFormTexts.tryoutsOfName(name)),
    },
  ]
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2 className="text-xl">{teamFormTexts.onYourOwnWebsite}</h2>
      <p className="mt-1 mb-4 max-w-prose text-soft">{teamFormTexts.pasteCode}</p>
      <div className="grid max-w-xl gap-5">
        {codes.map(({ label, code }) => (
          <div key={label} className="grid justify-items-start gap-2 *:first:w-full">
            <Field label={label}>
              <TextArea readOnly translate="no" rows={3} value={code} onFocus={({ target }) => target.select()} />
            </Field>
            <Button variant="secondary" onClick={() => copyText(code, teamFormTexts.codeCopied)}>
              {teamFormTexts.copyCode}
            </Button>
          </div>
        ))}
      </div>
    </section>
  )
}
