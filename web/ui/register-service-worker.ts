import { type Locale, siteLocale } from '../../functions/values/messages/locale.ts'

/** Only a build has the service worker. */
export const hasServiceWorker = import.meta.env.PROD && 'serviceWorker' in navigator

/** The file, which has the names of the language's chunks. */
const serviceWorkerOf = (locale: Locale) => (locale === 'en' ? '/service-worker.js' : `/service-worker-${locale}.js`)

/** Registers the service worker for the scope. Resolves once it is active, to null if it could not be installed. */
export async function registerServiceWorker(scope: string): Promise<ServiceWorkerRegistration | null> {
  const registration = await navigator.serviceWorker.register(serviceWorkerOf(siteLocale()), {
    scope,
    updateViaCache: 'none',
  })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration.active && registration
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(registration)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}
