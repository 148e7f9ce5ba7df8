/** What is asked of a court over HTTP. */

/** The port of a court that can be asked just now. */
export type Where = () => number

interface Asked {
  readonly body?: unknown
  readonly secret?: string
}

/** The court was there and said no. */
class Declined extends Error {}

export async function ask<T>(
  where: Where,
  address: string,
  path: string,
  { body, secret }: Asked,
): Promise<T> {
  const reply = await fetch(`http://127.0.0.1:${where()}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'x-forwarded-for': address,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = await reply.json()
  if (reply.ok) return answer as T
  const said = `${path} was answered with ${reply.status}: ${JSON.stringify(answer)}`
  throw reply.status < 500 ? new Declined(said) : new Error(said)
}

/** Asks again, as somebody at a screen would, while the court cannot answer; a court that says no is believed. */
export async function askUntilAnswered<T>(
  { where, patience }: { readonly where: Where; readonly patience: () => number },
  address: string,
  path: string,
  asked: Asked,
): Promise<T> {
  for (;;) {
    try {
      return await ask<T>(where, address, path, asked)
    } catch (trouble) {
      if (trouble instanceof Declined) throw trouble
      await new Promise((resolve) => setTimeout(resolve, patience()))
    }
  }
}
