/** This browser has neither a service for pushes nor a place for notices; what it would answer if it had. */
export function pretendToBeWhole() {
  let current: object | null = null
  const endpoint = 'https://push.example.org/device-1'
  const subscription = (key: ArrayBuffer) => ({
    endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
    unsubscribe: async () => {
      current = null
      return true
    },
  })
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  PushManager.prototype.subscribe = async (options) => {
    const key = options?.applicationServerKey as Uint8Array<ArrayBuffer>
    if (key.length !== 65) throw new Error('no key of a court')
    current = subscription(key.buffer)
    return current as PushSubscription
  }
}

/** For who needs a worker's registration and nothing of what it would do: a real one fetches the whole house first. */
export function pretendToHaveAWorker() {
  const registration = { pushManager: Object.create(PushManager.prototype) } as ServiceWorkerRegistration
  Object.defineProperty(ServiceWorkerContainer.prototype, 'ready', { value: Promise.resolve(registration) })
  ServiceWorkerContainer.prototype.getRegistration = async () => registration
}
