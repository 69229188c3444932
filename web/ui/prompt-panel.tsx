import type { ReactNode } from 'react'

type PromptPanelProps = { title: string; children: ReactNode; actions: ReactNode }

/** A prompt for a next step: sign up, claim, create. */
export function PromptPanel({ title, children, actions }: PromptPanelProps) {
  return (
    <section className="mt-10 flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5 print:hidden">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-1 text-soft">{children}</p>
      </div>
      <div className="flex flex-wrap gap-2">{actions}</div>
    </section>
  )
}
