import { Share2 } from 'lucide-react'
import { alerts } from './alerts.tsx'
import { Button } from './button.tsx'

type ShareButtonProps = { title: string; url?: string; label?: string }

/** Opens the share sheet if the browser has one. Otherwise copies the link. */
export function ShareButton({ title, url, label = 'Share' }: ShareButtonProps) {
  async function share() {
    const link = new URL(url ?? location.href, location.origin).href
    if (!navigator.share) return copy(link)
    try {
      await navigator.share({ title, url: link })
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link)
    }
  }

  return (
    <Button variant="secondary" onClick={share}>
      <Share2 aria-hidden className="size-5" />
      {label}
    </Button>
  )
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link)
    alerts.success('Link copied')
  } catch {
    alerts.info(link, 10_000)
  }
}
