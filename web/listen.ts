type Events = WindowEventMap & DocumentEventMap

/** Listens to the types of events. Returns a function that ends it. */
export function listen<Type extends string>(
  target: EventTarget,
  types: readonly Type[],
  listener: (event: Type extends keyof Events ? Events[Type] : Event) => void,
  capture = false,
) {
  for (const type of types) target.addEventListener(type, listener as EventListener, capture)
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, capture)
  }
}
