import { useSyncExternalStore } from 'react'
import { listen } from '../listen.ts'

const subscribe = (onChange: () => void) => listen(window, ['online', 'offline'], onChange)

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
