import * as m from '../../../../functions/values/messages/generated.ts'

const loaded = new Map<string, Promise<void>>()

/** Loads a provider's script once. Retries after a failure. */
export function loadScript(url: string): Promise<void> {
  let script = loaded.get(url)
  if (!script) {
    script = new Promise<void>((resolve, reject) => {
      const element = document.createElement('script')
      element.src = url
      element.async = true
      element.onload = () => resolve()
      element.onerror = () => {
        loaded.delete(url)
        element.remove()
        reject(new Error(m.the_verification_didnt_load_check_your_network_and_try()))
      }
      document.head.append(element)
    })
    loaded.set(url, script)
  }
  return script
}
