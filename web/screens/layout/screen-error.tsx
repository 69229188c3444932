import { ErrorBox } from '../../ui/error-box.tsx'

/** A screen that could not be loaded or broke; a reload also fetches a version that was released meanwhile. */
export function ScreenError() {
  return <ErrorBox message="Something went wrong. Please try again." onRetry={() => location.reload()} />
}
