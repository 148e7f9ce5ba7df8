/** How much somebody may ask for: a bucket that fills steadily and is emptied by use. */
export class Bucket {
  private readonly most: number
  private readonly perMs: number
  private level: number
  private at: number

  constructor(most: number, perSecond: number, now: number) {
    this.most = most
    this.perMs = perSecond / 1000
    this.level = most
    this.at = now
  }

  /** false: too much. */
  take(now: number, count = 1): boolean {
    this.level = Math.min(this.most, this.level + Math.max(0, now - this.at) * this.perMs)
    this.at = now
    if (this.level < count) return false
    this.level -= count
    return true
  }

  get full(): boolean {
    return this.level >= this.most
  }
}

/** One bucket for each address or person, forgotten once it is full again. */
export class Buckets {
  private readonly make: (now: number) => Bucket
  private readonly all = new Map<string, Bucket>()

  constructor(most: number, perSecond: number) {
    this.make = (now) => new Bucket(most, perSecond, now)
  }

  take(who: string, now: number): boolean {
    let bucket = this.all.get(who)
    if (!bucket) {
      if (this.all.size > 10_000) for (const [key, each] of this.all) if (each.full) this.all.delete(key)
      bucket = this.make(now)
      this.all.set(who, bucket)
    }
    return bucket.take(now)
  }
}
