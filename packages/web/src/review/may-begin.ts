/** Whether a device has the strength to judge a game unasked: not when its battery runs low. */
interface Battery {
  readonly charging: boolean
  readonly level: number
}

const LOW = 0.2

export async function mayBegin(
  device: { getBattery?(): Promise<Battery> } = navigator as Navigator & { getBattery?(): Promise<Battery> },
): Promise<boolean> {
  const battery = await device.getBattery?.().catch(() => null)
  return !battery || battery.charging || battery.level > LOW
}
