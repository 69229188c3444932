import { Share2 } from 'lucide-react'
import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'

type ShareButtonProps = { title: string; url?: string; label?: string }

/** Opens the share sheet if the browser has one. Otherwise copies the link. */
export function ShareButton({ title, url, label = m.share() }: ShareButtonProps) {
  async function share() {
    const link = url ?? location.href
    if (!navigator.share) return copyText(link, m.link_copied())
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(link, m.link_copied())
    }
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-5" />
      {label}
    </Button>
  )
}
