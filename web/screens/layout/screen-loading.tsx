import { Spinner } from '../../ui/spinner.tsx'

/** Holds the place of a screen whose code is on its way; appears only when that takes a while. */
export function ScreenLoading() {
  return <Spinner className="min-h-[70dvh] animate-late content-center" />
}
