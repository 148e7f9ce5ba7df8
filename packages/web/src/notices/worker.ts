/** Becomes part of the service worker: see build/notices.ts. */
import { onPush, onTouch, type Scope, type Shown } from './handling.ts'

interface Lasting extends Event {
  waitUntil(doing: Promise<unknown>): void
}
type Pushed = Lasting & { readonly data: { text(): string } | null }
type Touched = Lasting & { readonly notification: Shown }

const scope = self as unknown as Scope & EventTarget

scope.addEventListener('push', (event) => {
  const { data } = event as Pushed
  ;(event as Pushed).waitUntil(onPush(scope, data?.text() ?? '', Date.now()))
})
scope.addEventListener('notificationclick', (event) => {
  ;(event as Touched).waitUntil(onTouch(scope, (event as Touched).notification))
})
